import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { partsOf } from '../../domain/model/ran-parts.ts'
import type { RanFunction, RanLine } from '../../domain/model/code.ts'

/** A part of a script and how often it ran. Offsets are in characters of what Node.js was given to run. */
const Count = z.number().int().nonnegative()
const Range = z.object({ startOffset: Count, endOffset: Count, count: Count })

/** Source: `Profiler.ScriptCoverage` of the Chrome DevTools Protocol; Node.js writes it for NODE_V8_COVERAGE. */
const V8Coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(z.object({ functionName: z.string(), ranges: z.array(Range).min(1) })),
    }),
  ),
})

type ScriptFunctions = z.infer<typeof V8Coverage>['result'][number]['functions']

/** Lines of one function that run: more are no function. */
const MAX_LINES = 20_000

/** Rows of our module for Python: file, name, first line, tests that ran it, and tests that ran each of its lines. */
const PythonTrace = z.array(
  z.tuple([z.string(), z.string(), Count, Count, z.array(z.tuple([Count, Count])).max(MAX_LINES)]),
)

/** Access to the code that ran. */
export interface TracedCode {
  /** Map a path to a file of the repository, or to undefined for other code. */
  readonly inProject: (file: string) => string | undefined
  /** Read a file of it; undefined if it cannot be read. */
  readonly textOf: (path: string) => string | undefined
}

/**
 * Read one file of a traced run. Its name says its kind. A damaged file gives nothing.
 */
export function readTrace(name: string, text: string, code: TracedCode): readonly RanFunction[] {
  if (name.endsWith('.out')) return goBlocks(text, code.inProject)
  if (name.endsWith('.xml')) return jacocoLines(text, code.inProject)
  const json = parsed(text)
  return name.startsWith('python-') ? pythonFunctions(json, code.inProject) : v8Functions(json, code)
}

function v8Functions(json: unknown, { inProject, textOf }: TracedCode): RanFunction[] {
  const read = V8Coverage.safeParse(json)
  if (!read.success) return []
  return read.data.result.flatMap(({ url, functions }) => {
    const path = pathOf(url)
    const file = path === undefined || path.includes('/node_modules/') ? undefined : inProject(path)
    if (path === undefined || file === undefined) return []
    const linesOf = ranLines(functions, textOf(path))
    // The first range is the whole function; a script itself, and what the bundler adds, has no name.
    return functions.flatMap(({ functionName, ranges }) => {
      const [whole] = ranges
      const name = nameOf(functionName)
      const calls = whole?.count ?? 0
      if (name === '' || whole === undefined || calls === 0) return []
      const lines = linesOf?.(whole)
      const ran = { file, name, line: undefined, calls, parts: partsOf(ranges) }
      return [lines === undefined ? ran : { ...ran, lines }]
    })
  })
}

/** Characters that are marked for one script: a bound for what a test may write into the folder. */
const MAX_MARKED = 100_000_000

function nameOf(functionName: string): string {
  return functionName.replace(/^.*\./, '').replace(/^(?:get|set|async|static) /, '')
}

/**
 * Find the lines of a script that ran. @returns undefined if Node.js was given another text than that of the file, as
 * where a bundler translates it
 */
function ranLines(
  functions: ScriptFunctions,
  text: string | undefined,
): ((span: z.infer<typeof Range>) => RanLine[]) | undefined {
  const named = functions.filter(({ functionName }) => /^[\w$]+$/.test(nameOf(functionName)))
  const isSame = ({ functionName, ranges: [whole] }: ScriptFunctions[number]) =>
    whole !== undefined && text?.slice(whole.startOffset, whole.endOffset).includes(nameOf(functionName)) === true
  if (text === undefined || named.length === 0 || !named.every(isSame)) return undefined
  // Ranges lie within each other, the outer one first.
  const all = functions.flatMap(({ ranges }) => ranges)
  if (all.reduce((sum, { startOffset, endOffset }) => sum + Math.abs(endOffset - startOffset), 0) > MAX_MARKED)
    return undefined
  const ran = new Uint32Array(text.length)
  for (const { startOffset, endOffset, count } of all) ran.fill(count, startOffset, endOffset)
  return ({ startOffset, endOffset }) => {
    const lines = new Map<number, number>()
    let line = text.slice(0, startOffset).split('\n').length
    for (let at = startOffset; at < Math.min(endOffset, text.length); at += 1) {
      const calls = ran[at] ?? 0
      if (text[at] === '\n') line += 1
      else if (calls > 0 && /[^\s{}()[\],;]/.test(text[at] ?? ''))
        // A part of a line that ran less often is what is special.
        lines.set(line, Math.min(calls, lines.get(line) ?? calls))
    }
    return [...lines]
  }
}

function pythonFunctions(json: unknown, inProject: (file: string) => string | undefined): RanFunction[] {
  const read = PythonTrace.safeParse(json)
  if (!read.success) return []
  return read.data.flatMap(([path, name, line, calls, lines]) => {
    const file = inProject(path)
    return file === undefined ? [] : [{ file, name, line, calls, ...(lines.length === 0 ? {} : { lines }) }]
  })
}

/** Source: `go doc golang.org/x/tools/cover`: `path/file.go:12.30,14.2 statements count`. */
const MAX_BLOCK = 1_000

function goBlocks(text: string, inProject: (file: string) => string | undefined): RanFunction[] {
  const files = new Map<string, string | undefined>()
  return text.split('\n').flatMap(line => {
    const block =
      /^(?<path>[^:]{1,1000}):(?<line>\d{1,9})\.\d{1,9},(?<last>\d{1,9})\.\d{1,9} \d{1,9} (?<calls>\d{1,15})$/.exec(
        line,
      )?.groups
    if (block === undefined || block.calls === '0') return []
    const { path = '' } = block
    if (!files.has(path)) files.set(path, inProject(path))
    const file = files.get(path)
    if (file === undefined) return []
    const [first, last] = [Number(block.line), Number(block.last)]
    const calls = Number(block.calls)
    const lines = Array.from(
      { length: Math.min(MAX_BLOCK, last - first + 1) },
      (_, index) => [first + index, calls] as const,
    )
    return [{ file, name: '', line: first, calls, lines }]
  })
}

/** Source: https://www.jacoco.org/jacoco/trunk/coverage/report.dtd: lines with the number of their instructions that ran. */
const JACOCO =
  /<package name="(?<folder>[^"<>]{0,500})"|<sourcefile name="(?<source>[^"<>]{1,500})"|<line nr="(?<line>\d{1,7})" mi="\d{1,9}" ci="(?<ran>\d{1,9})"/g

/** Rows of a report of JaCoCo or Go that are read: a test may write anything there. */
const MAX_ROWS = 300_000

function jacocoLines(text: string, inProject: (file: string) => string | undefined): RanFunction[] {
  const found: RanFunction[] = []
  let folder = ''
  let file: string | undefined
  for (const { groups = {} } of text.matchAll(JACOCO)) {
    if (groups.folder !== undefined) folder = groups.folder
    else if (groups.source !== undefined) file = inProject(folder === '' ? groups.source : `${folder}/${groups.source}`)
    else if (file !== undefined && groups.ran !== '0') {
      const line = Number(groups.line)
      found.push({ file, name: '', line, calls: 1, lines: [[line, 1]] })
      if (found.length >= MAX_ROWS) break
    }
  }
  return found
}

function pathOf(url: string): string | undefined {
  if (url.startsWith('/')) return url
  if (!url.startsWith('file:///')) return undefined
  try {
    return fileURLToPath(url.split('?', 1)[0] ?? url)
  } catch {
    return undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
