import { lstatSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve } from 'node:path'
import { eachMapping, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { rebased } from '../domain/model/stand-in.ts'
import { isInstalledCode } from '../domain/text/installed-code.ts'
import { scriptPath } from './relative-path.ts'

/** Largest built file, and largest source map, in bytes: a map takes forty times its size once it is read. */
const MAX_BYTES = 5_000_000
/** Maps that are kept. */
const MAX_MAPS = 30
/** Lines of a stack that are looked at. */
const MAX_LINES = 200
/** Place of a map within a built file, near its end. Source: https://tc39.es/ecma426/#sec-linking-inline */
const LINK = /^[ \t]{0,9}\/\/[#@] ?sourceMappingURL=(\S+)[ \t]{0,9}$/
const INLINE = /^data:application\/json(?:;charset=[\w-]{1,20})?;base64,/

/** Words before the path of a frame. */
const BEFORE_PATH = ['(', ' at ', ' at async ']

/** A place in a file; the line is 1-based, the column 0-based. */
export interface CodePlace {
  readonly path: string
  readonly line: number
  readonly column: number
}

/** A place in a built file, and the line of a source that it is from: lines are 1-based, the column 0-based. */
export interface BuiltPlace {
  readonly line: number
  readonly column: number
  readonly source: string
  readonly sourceLine: number
}

interface KnownMap {
  readonly changedAt: number
  readonly map: TraceMap | undefined
}

/** Finds what built code of a project was built from, by the source maps that its tools wrote. Paths are absolute. */
export class BuiltSources {
  readonly #root: string
  readonly #runsAt: string
  readonly #maps = new Map<string, KnownMap>()

  /** @param runsAt where the processes of the project see its folder */
  constructor(root: string, runsAt = root) {
    this.#root = root
    this.#runsAt = runsAt
  }

  /** Let the frames of a stack name the sources. */
  inStack(stack: string): string {
    return stack
      .split('\n')
      .map((text, index) => (index < MAX_LINES ? this.#inFrame(text) : text))
      .join('\n')
  }

  #inFrame(text: string): string {
    // "at sum (/app/dist/sum.js:3:7)", "at file:///app/dist/sum.js:3:7"
    const end = /:(\d{1,7}):(\d{1,7})(\)?)$/.exec(text)
    if (end === null) return text
    const [all, line, column, bracket = ''] = end
    const before = text.slice(0, -all.length)
    const starts = BEFORE_PATH.flatMap(word => (before.includes(word) ? [before.lastIndexOf(word) + word.length] : []))
    const start = Math.max(...starts)
    const path = starts.length === 0 ? undefined : scriptPath(before.slice(start))
    const at = path && this.#here(path)
    const origin = at && this.originOf({ path: at, line: Number(line), column: Number(column) - 1 })
    // Without brackets no reader of frames knows where a path with a space begins.
    if (!origin || (bracket === '' && /\s/.test(origin.path))) return text
    const source = rebased(origin.path, this.#root, this.#runsAt)
    return `${text.slice(0, start)}${source}:${origin.line}:${origin.column + 1}${bracket}`
  }

  /**
   * List the places of a file that have a source, in the order of the file. @returns undefined for a file that was not
   * built from sources of the project
   */
  placesIn(script: string): readonly BuiltPlace[] | undefined {
    const path = this.#here(script)
    const map = this.#isBuilt(path) ? this.#mapOf(path) : undefined
    if (map === undefined) return undefined
    const sources = new Map<string | null, string | undefined>()
    const found: BuiltPlace[] = []
    eachMapping(map, ({ generatedLine: line, generatedColumn: column, source, originalLine }) => {
      if (!sources.has(source)) sources.set(source, this.#sourceOf(path, source))
      const file = sources.get(source)
      if (file !== undefined && originalLine !== null)
        found.push({ line, column, source: file, sourceLine: originalLine })
    })
    return found.length === 0 ? undefined : found
  }

  /**
   * Find the source of a place.
   * @returns undefined if the file is no built one of the project, or its source is none
   */
  originOf({ path, line, column }: CodePlace): CodePlace | undefined {
    const map = this.#isBuilt(path) && line >= 1 && column >= 0 ? this.#mapOf(path) : undefined
    if (map === undefined) return undefined
    const found = originalPositionFor(map, { line, column })
    const source = this.#sourceOf(path, found.source)
    return source === undefined || !found.line ? undefined : { path: source, line: found.line, column: found.column }
  }

  /** Return where this process sees a file of a process of the project. */
  #here(path: string): string {
    return rebased(path, this.#runsAt, this.#root)
  }

  #isBuilt(path: string): boolean {
    return /\.[cm]?js$/.test(path) && this.#isOwn(path)
  }

  /** Resolve what a map calls a source. @returns undefined if it is no plain file of the project */
  #sourceOf(path: string, source: string | null | undefined): string | undefined {
    // A mapping may name a source that the map does not have.
    if (source === null || source === undefined) return undefined
    const file = resolve(dirname(path), source.replace(/^file:\/\//, ''))
    return this.#isOwn(file) && fileTime(file) !== undefined ? file : undefined
  }

  #isOwn(path: string): boolean {
    const inside = relative(this.#root, path)
    return !inside.startsWith('..') && !isAbsolute(inside) && !isInstalledCode(inside)
  }

  #mapOf(path: string): TraceMap | undefined {
    const changedAt = fileTime(path)
    if (changedAt === undefined) return undefined
    const known = this.#maps.get(path)
    if (known?.changedAt === changedAt) return known.map
    const map = readMap(path, beside => this.#isOwn(beside))
    if (this.#maps.size >= MAX_MAPS) this.#maps.clear()
    this.#maps.set(path, { changedAt, map })
    return map
  }
}

/** Read the source map of a file, beside it or within. @returns undefined if there is none that can be read */
function readMap(path: string, isOwn: (path: string) => boolean): TraceMap | undefined {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  const url = LINK.exec(lines.at(-1)?.trimEnd() ?? '')?.[1]
  if (url === undefined) return undefined
  const inline = INLINE.exec(url)
  try {
    if (inline !== null) return new TraceMap(Buffer.from(url.slice(inline[0].length), 'base64').toString('utf8'))
    const beside = resolve(dirname(path), decodeURIComponent(url))
    return !isOwn(beside) || fileTime(beside) === undefined ? undefined : new TraceMap(readFileSync(beside, 'utf8'))
  } catch {
    // A map may be of another version, or damaged.
    return undefined
  }
}

/** Return when a plain file that is not too large was changed, in milliseconds since the epoch. */
function fileTime(path: string): number | undefined {
  const info = lstatSync(path, { throwIfNoEntry: false })
  return info?.isFile() === true && info.size <= MAX_BYTES ? info.mtimeMs : undefined
}
