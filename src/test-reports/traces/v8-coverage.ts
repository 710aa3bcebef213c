import { z } from 'zod'
import { partsOf } from '../../domain/model/ran-parts.ts'
import type { RanFunction, RanLine } from '../../domain/model/code.ts'
import { lineAt, lineStartsOf } from '../../domain/text/line-starts.ts'
import type { BuiltPlace, BuiltSources } from '../built-sources.ts'
import { scriptPath } from '../relative-path.ts'

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

/** Access to the code that ran. */
export interface TracedCode {
  /** Map a path to a file of the repository, or to undefined for other code. */
  readonly inProject: (file: string) => string | undefined
  /** Read a file of it; undefined if it cannot be read. */
  readonly textOf: (path: string) => string | undefined
  /** Finds the sources of built files. */
  readonly sources?: BuiltSources | undefined
}

/** Read the coverage that one process wrote. Functions of built scripts are the lines of their sources that ran. */
export function v8Functions(json: unknown, { inProject, textOf, sources }: TracedCode): RanFunction[] {
  const read = V8Coverage.safeParse(json)
  if (!read.success) return []
  return read.data.result.flatMap(({ url, functions }) => {
    const path = scriptPath(url)
    const places = path === undefined ? undefined : sources?.placesIn(path)
    const built = path === undefined || places === undefined ? undefined : textOf(path)
    if (places !== undefined && built !== undefined) return builtLines(functions, built, { places, inProject })
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
  if (areTooMany(all)) return undefined
  const ran = new Uint32Array(text.length)
  for (const { startOffset, endOffset, count } of all) ran.fill(count, startOffset, endOffset)
  const starts = lineStartsOf(text)
  return ({ startOffset, endOffset }) => {
    const lines = new Map<number, number>()
    let line = lineAt(starts, startOffset)
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

function areTooMany(ranges: readonly z.infer<typeof Range>[]): boolean {
  return ranges.reduce((sum, { startOffset, endOffset }) => sum + Math.abs(endOffset - startOffset), 0) > MAX_MARKED
}

/**
 * Find the lines of sources that ran in a built script. What runs when the script is loaded, and belongs to no function
 * with a name, says nothing of a test.
 */
function builtLines(
  functions: ScriptFunctions,
  text: string,
  { places, inProject }: { readonly places: readonly BuiltPlace[] } & Pick<TracedCode, 'inProject'>,
): RanFunction[] {
  if (areTooMany(functions.flatMap(({ ranges }) => ranges))) return []
  const ran = new Uint32Array(text.length)
  let namedTo = 0
  for (const { functionName, ranges } of functions) {
    const [whole] = ranges
    const isNamed = nameOf(functionName) !== ''
    if (whole === undefined || (!isNamed && whole.startOffset >= namedTo)) continue
    if (isNamed) namedTo = Math.max(namedTo, whole.endOffset)
    for (const { startOffset, endOffset, count } of ranges) ran.fill(count, startOffset, endOffset)
  }
  const starts = lineStartsOf(text)
  const files = new Map<string, { readonly file: string | undefined; readonly lines: Map<number, number> }>()
  for (const { line, column, source, sourceLine } of places) {
    const own = files.get(source) ?? { file: inProject(source), lines: new Map<number, number>() }
    files.set(source, own)
    const calls = ran[(starts[line - 1] ?? text.length) + column] ?? 0
    if (calls > 0) own.lines.set(sourceLine, Math.min(calls, own.lines.get(sourceLine) ?? calls))
  }
  return [...files.values()].flatMap(({ file, lines }) =>
    file === undefined
      ? []
      : [...lines].map(([line, calls]) => ({ file, name: '', line, calls, lines: [[line, calls]] as const })),
  )
}
