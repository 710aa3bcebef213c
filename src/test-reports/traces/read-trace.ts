import { z } from 'zod'
import type { RanFunction } from '../../domain/model/code.ts'
import { type TracedCode, v8Functions } from './v8-coverage.ts'

/** Lines of one function that run: more are no function. */
const MAX_LINES = 20_000

const Count = z.number().int().nonnegative()

/** Rows of our module for Python: file, name, first line, tests that ran it, and tests that ran each of its lines. */
const PythonTrace = z.array(
  z.tuple([z.string(), z.string(), Count, Count, z.array(z.tuple([Count, Count])).max(MAX_LINES)]),
)

/**
 * Read one file of a traced run. Its name says its kind. A damaged file gives nothing.
 */
export function readTrace(name: string, text: string, code: TracedCode): readonly RanFunction[] {
  if (name.endsWith('.out')) return goBlocks(text, code.inProject)
  if (name.endsWith('.xml')) return jacocoLines(text, code.inProject)
  const json = parsed(text)
  return name.startsWith('python-') ? pythonFunctions(json, code.inProject) : v8Functions(json, code)
}

function pythonFunctions(json: unknown, inProject: (file: string) => string | undefined): RanFunction[] {
  const read = PythonTrace.safeParse(json)
  if (!read.success) return []
  return read.data.flatMap(([path, name, line, calls, lines]) => {
    const file = inProject(path)
    return file === undefined ? [] : [{ file, name, line, calls, ...(lines.length === 0 ? {} : { lines }) }]
  })
}

/** Lines of one block of a report of Go that are read. */
const MAX_BLOCK = 1_000
/** Lines of all blocks of a report of Go that are read, and rows of one of JaCoCo: a test may write anything there. */
const MAX_ROWS = 300_000

/** Source: `go doc golang.org/x/tools/cover`: `path/file.go:12.30,14.2 statements count`. */
const BLOCK =
  /^(?<path>[^:\r\n\u2028\u2029]{1,1000}):(?<line>\d{1,9})\.\d{1,9},(?<last>\d{1,9})\.\d{1,9} \d{1,9} (?<calls>\d{1,15})\r?$/gm

function goBlocks(text: string, inProject: (file: string) => string | undefined): RanFunction[] {
  const files = new Map<string, string | undefined>()
  const found: RanFunction[] = []
  let rows = 0
  for (const { groups = {} } of text.matchAll(BLOCK)) {
    const { path = '' } = groups
    const [first, last, calls] = [Number(groups.line), Number(groups.last), Number(groups.calls)]
    if (calls === 0) continue
    if (!files.has(path)) files.set(path, inProject(path))
    const file = files.get(path)
    if (file === undefined) continue
    const length = Math.max(0, Math.min(MAX_BLOCK, last - first + 1))
    rows += length
    if (rows > MAX_ROWS) break
    const lines = Array.from({ length }, (_, index) => [first + index, calls] as const)
    found.push({ file, name: '', line: first, calls, lines })
  }
  return found
}

/**
 * Source: https://www.jacoco.org/jacoco/trunk/coverage/report.dtd: lines with the number of their instructions that
 * ran.
 */
const JACOCO =
  /<package name="(?<folder>[^"<>]{0,500})"|<sourcefile name="(?<source>[^"<>]{1,500})"|<line nr="(?<line>\d{1,7})" mi="\d{1,9}" ci="(?<ran>\d{1,9})"/g

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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
