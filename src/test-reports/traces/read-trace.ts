import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { RanFunction } from '../../domain/model/code.ts'

/** Source: `Profiler.ScriptCoverage` of the Chrome DevTools Protocol; Node.js writes it for NODE_V8_COVERAGE. */
const V8Coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({ functionName: z.string(), ranges: z.array(z.object({ count: z.number() })).min(1) }),
      ),
    }),
  ),
})

/** Rows of our plugin of pytest: file, name, first line, and tests that ran it. */
const PytestTrace = z.array(z.tuple([z.string(), z.string(), z.number(), z.number()]))

/**
 * Read one file of a traced run. Its name says its kind. A damaged file gives nothing.
 * @param inProject maps a path to a file of the repository, or to undefined for other code
 */
export function readTrace(
  name: string,
  text: string,
  inProject: (file: string) => string | undefined,
): readonly RanFunction[] {
  if (name.endsWith('.out')) return goBlocks(text, inProject)
  const json = parsed(text)
  return name.startsWith('pytest-') ? pytestFunctions(json, inProject) : v8Functions(json, inProject)
}

function v8Functions(json: unknown, inProject: (file: string) => string | undefined): RanFunction[] {
  const read = V8Coverage.safeParse(json)
  if (!read.success) return []
  return read.data.result.flatMap(({ url, functions }) => {
    const path = pathOf(url)
    const file = path === undefined || path.includes('/node_modules/') ? undefined : inProject(path)
    if (file === undefined) return []
    // The first range is the whole function; a script itself, and what the bundler adds, has no name.
    return functions.flatMap(({ functionName, ranges: [whole] }) => {
      const name = functionName.replace(/^.*\./, '').replace(/^(?:get|set|async|static) /, '')
      const calls = whole?.count ?? 0
      return name === '' || calls === 0 ? [] : [{ file, name, line: undefined, calls }]
    })
  })
}

function pytestFunctions(json: unknown, inProject: (file: string) => string | undefined): RanFunction[] {
  const read = PytestTrace.safeParse(json)
  if (!read.success) return []
  return read.data.flatMap(([path, name, line, calls]) => {
    const file = inProject(path)
    return file === undefined ? [] : [{ file, name, line, calls }]
  })
}

/** Source: `go doc golang.org/x/tools/cover`: `path/file.go:12.30,14.2 statements count`. */
function goBlocks(text: string, inProject: (file: string) => string | undefined): RanFunction[] {
  const files = new Map<string, string | undefined>()
  return text.split('\n').flatMap(line => {
    const block = /^(?<path>[^:]{1,1000}):(?<line>\d{1,9})\.\d{1,9},\d{1,9}\.\d{1,9} \d{1,9} (?<calls>\d{1,15})$/.exec(
      line,
    )?.groups
    if (block === undefined || block.calls === '0') return []
    const { path = '' } = block
    if (!files.has(path)) files.set(path, inProject(path))
    const file = files.get(path)
    return file === undefined ? [] : [{ file, name: '', line: Number(block.line), calls: Number(block.calls) }]
  })
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
