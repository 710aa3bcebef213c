import { existsSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import { countByStatus } from '../domain/model/test-case.ts'
import { detectFramework } from '../frameworks/project/detect-framework.ts'
import { projectAt } from '../frameworks/project/project-files.ts'
import { logLine } from '../rendering/markdown-escape.ts'
import { relativeTo } from '../test-reports/relative-path.ts'
import { listReports, type ReportFile, keepHeapSmall } from '../test-reports/read-reports.ts'
import type { Cases } from '../test-reports/case-list.ts'
import { fileBytes } from '../test-reports/decode.ts'
import type { ReadArguments } from './arguments.ts'

/** Glob of the report files in a directory. */
const REPORT_GLOB = '**/*.{xml,json,jsonl,tap,trx}{,.gz}'
const IGNORED = ['**/node_modules/**', '**/.git/**']
/** Size of one write, in bytes, and the most that a unit of UTF-16 takes. */
const CHUNK = 64 * 1024
const MAX_BYTES = 3

/** Test cases of the reports that a command names. */
export interface NamedReports {
  /** Framework of all reports; empty if they have several or none. */
  readonly framework: string
  readonly complete: boolean
  readonly cases: Cases
  /** Counts of all tests, also of those that passed and have no names in a runner's printed output. */
  readonly summary: ReturnType<typeof countByStatus>
  readonly notes: readonly string[]
  /** One sentence for each unreadable file. */
  readonly unreadable: readonly string[]
}

/** Read the files, globs, directories and standard input that a command names. */
export async function readNamedReports(
  { files, format, framework }: ReadArguments,
  cwd: string,
): Promise<NamedReports> {
  keepHeapSmall()
  const project = projectAt(cwd)
  // Not every text of a folder is what a compiler printed.
  const areNamed = files.every(name => name === '-' || isFile(resolve(cwd, name)))
  const expanded = await Promise.all(files.map(name => expand(name, cwd)))
  const { cases, unreadable, notes, complete, frameworks, unnamed } = await listReports(
    expanded.flatMap(each => each.files),
    {
      format,
      framework,
      likely: detectFramework(project, [])?.name,
      findings: areNamed,
      relative: relativeTo(cwd, project.exists),
      exists: project.exists,
    },
  )
  const { total, passed, failed, skipped } = countByStatus(cases)
  const missing = expanded.flatMap(each => each.missing)
  return {
    framework: frameworks.length === 1 ? (frameworks[0] ?? '') : '',
    complete: complete && missing.length === 0,
    cases,
    summary: {
      total: total + unnamed.passed + unnamed.skipped,
      passed: passed + unnamed.passed,
      failed,
      skipped: skipped + unnamed.skipped,
    },
    notes:
      frameworks.length > 1 ? [...notes, `The reports come from several frameworks: ${frameworks.join(', ')}.`] : notes,
    unreadable: [...missing, ...unreadable],
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && !statSync(path).isDirectory()
}

async function expand(name: string, cwd: string): Promise<{ files: ReportFile[]; missing: string[] }> {
  if (name === '-') return { files: [{ name: 'standard input', open: () => process.stdin }], missing: [] }
  const path = resolve(cwd, name)
  if (isFile(path)) return { files: [{ name, open: () => fileBytes(path) }], missing: [] }
  const isDirectory = existsSync(path)
  const options = {
    cwd: isDirectory ? path : cwd,
    ignore: IGNORED,
    absolute: true,
    dot: true,
    followSymbolicLinks: false,
  }
  const paths = await glob([isDirectory ? REPORT_GLOB : name.replaceAll('\\', '/')], options)
  const why = isDirectory ? 'it contains no report file.' : 'no such file.'
  if (paths.length === 0) return { files: [], missing: [`${name} cannot be read: ${why}`] }
  return {
    files: paths.toSorted().map(each => ({ name: relative(cwd, each), open: () => fileBytes(each) })),
    missing: [],
  }
}

/** True if nothing could be read: then there is nothing to print but why. */
export function isNothingRead(cases: number, { unreadable }: Pick<NamedReports, 'unreadable'>): boolean {
  return cases === 0 && unreadable.length > 0
}

/** Warn of each unreadable file. @returns the exit code */
export function warnUnreadable({ unreadable }: Pick<NamedReports, 'unreadable'>): number {
  for (const sentence of unreadable) process.stderr.write(`fix-tests: ${logLine(sentence)}\n`)
  return unreadable.length === 0 ? 0 : 2
}

/** Write to standard output chunk by chunk, as fast as the reader reads. Stop if the reader closes the pipe. */
export async function print(lines: Iterable<string>): Promise<void> {
  const { stdout } = process
  // Each failed write also rejects its own promise.
  stdout.on('error', () => undefined)
  try {
    for (const chunk of chunks(lines)) {
      await new Promise<void>((resolveWrite, rejectWrite) => {
        stdout.write(chunk, error => (error ? rejectWrite(error) : resolveWrite()))
      })
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}

/** Join lines to chunks, each to be written before the next one is asked for: lines that wait would fill the heap. */
function* chunks(lines: Iterable<string>): Generator<Uint8Array | string> {
  const room = Buffer.allocUnsafeSlow(CHUNK)
  let used = 0
  for (const line of lines) {
    const most = line.length * MAX_BYTES
    if (used + most > CHUNK) {
      yield room.subarray(0, used)
      used = 0
    }
    if (most > CHUNK) yield line
    else used += room.write(line, used)
  }
  yield room.subarray(0, used)
}
