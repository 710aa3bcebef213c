import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestCase } from '../domain/model/test-case.ts'
import { sumUnnamed, type UnnamedTests } from '../domain/model/test-run.ts'
import type { ReportFormat, ReportLocation } from '../frameworks/framework.ts'
import { reportPathsIn } from '../test-reports/discover.ts'
import { readReport } from '../test-reports/read-reports.ts'
import { fileBytes, type ByteSource } from '../test-reports/decode.ts'
import { UnreadableReport } from '../test-reports/report.ts'
import type { EndedProcess } from './run-result.ts'
import type { ProcessResult } from './process.ts'

/** Content and condition of the reports of one command. */
export interface RunReports {
  readonly cases: readonly TestCase[]
  readonly report: EndedProcess['report']
  /** Reason why a report is broken or half, as a part of a sentence. */
  readonly detail: string
  /** Sentences about tests that did not run. */
  readonly notRun?: readonly string[]
  /** Numbers of tests that the reports count and do not name; undefined if they have no counts. */
  readonly unnamed?: UnnamedTests | undefined
}

export interface LeftoverReports {
  readonly location: ReportLocation
  readonly result: ProcessResult
  /** File with the standard output, if that is the report. */
  readonly kept: string | undefined
  /** Directory of the project, and globs of its own reports. */
  readonly root: string
  readonly patterns: readonly string[] | undefined
  readonly framework: string | undefined
  readonly relative: (file: string) => string
}

/** Find and read the reports of a command. A problem with them is a result, not an exception. */
export async function readRunReports(left: LeftoverReports): Promise<RunReports> {
  const { sources, stale } = await findReports(left)
  if (sources.length === 0) return { cases: [], report: stale ? 'stale' : 'none', detail: '' }
  const cases: TestCase[] = []
  const notRun: string[] = []
  const ends: { unnamed?: UnnamedTests | undefined }[] = []
  let half = ''
  for (const source of sources) {
    try {
      const read = await readReport(source.bytes, options(left, source))
      // Push one by one: a call cannot take as many arguments as a large report has cases.
      for (const testCase of read.cases) cases.push(testCase)
      notRun.push(...(read.notRun ?? []))
      ends.push(read)
      if (!read.complete) half ||= read.notes.join(' ') || 'it breaks off.'
    } catch (error) {
      if (!(error instanceof UnreadableReport)) throw error
      const { message } = error
      return { cases: [], report: hasNoReport(left, message, source) ? 'none' : 'broken', detail: message }
    }
  }
  return { cases, report: half === '' ? 'read' : 'half', detail: half, notRun, unnamed: sumUnnamed(ends) }
}

function options({ location, result, framework, relative }: LeftoverReports, source: FoundReport) {
  if (location.at === 'none' || location.at === 'folder')
    return { format: source.format, framework: source.framework ?? framework, relative }
  // node-tap prints the errors of files that cannot be loaded there, and Go before 1.24 those of the compiler.
  const errors = location.at === 'output' && /^(?:go-json|tap)$/.test(location.format) ? result.errors : undefined
  return { format: location.format, framework, errors, relative }
}

/** True if the output is no report at all, or the report of a failed command is an empty file. */
function hasNoReport({ result }: LeftoverReports, reason: string, source: FoundReport): boolean {
  return (
    source.isPrinted === true || (result.exit.kind === 'exited' && result.exit.code !== 0 && reason === 'it is empty.')
  )
}

/** A report, and the framework that its name tells. */
interface FoundReport {
  readonly bytes: ByteSource
  readonly framework?: string | undefined
  readonly format?: ReportFormat
  /** True for the output of the command. */
  readonly isPrinted?: boolean
}

async function findReports(left: LeftoverReports): Promise<{ sources: FoundReport[]; stale: boolean }> {
  const { location, result, kept, root, patterns } = left
  switch (location.at) {
    case 'none':
      return { sources: [], stale: false }
    case 'output':
      return {
        sources: kept === undefined || (await sizeOf(kept)) === 0 ? [] : [{ bytes: fileBytes(kept), isPrinted: true }],
        stale: false,
      }
    case 'file':
      return {
        sources: (await sizeOf(location.path)) === undefined ? [] : [{ bytes: fileBytes(location.path) }],
        stale: false,
      }
    case 'folder': {
      const sources = await reportsIn(location.path)
      if (sources.length > 0 || !location.orPrinted) return { sources, stale: false }
      const own = await findReports({ ...left, location: { at: 'project', patterns: undefined, format: 'junit' } })
      if (own.sources.length > 0) return { ...own, stale: false }
      return findReports({ ...left, location: { at: 'output', format: 'plain' } })
    }
    case 'project': {
      const paths = await reportPathsIn(root, location.patterns ?? patterns)
      const dated = (await Promise.all(paths.map(dateOf))).filter(each => each !== undefined)
      // Ignore reports of older runs. The start is in whole milliseconds, rounded down, and no process writes a report
      // within its first one.
      const fresh = dated.filter(({ at }) => at >= result.startedAt + 1).toSorted((a, b) => (a.path < b.path ? -1 : 1))
      return { sources: fresh.map(({ path }) => ({ bytes: fileBytes(path) })), stale: dated.length > fresh.length }
    }
  }
}

/** List the reports that injected reporters wrote. Their names begin with the framework. */
async function reportsIn(folder: string): Promise<FoundReport[]> {
  const names = await readdir(folder).catch(() => [])
  const reports: string[] = []
  for (const name of names.filter(each => /^[\w-]+\..*(?:json|xml)$/.test(each)).toSorted())
    if ((await sizeOf(join(folder, name))) !== undefined) reports.push(name)
  return reports.map(name => {
    const [framework = ''] = name.split('.')
    const format = framework === 'go' ? 'go-json' : name.endsWith('.xml') ? 'junit' : 'jest-json'
    return { bytes: fileBytes(join(folder, name)), framework, format }
  })
}

/** Return the time when a regular file was written. A link may lead to a pipe, or to nothing. */
async function dateOf(path: string): Promise<{ path: string; at: number } | undefined> {
  return stat(path).then(
    info => (info.isFile() ? { path, at: info.mtimeMs } : undefined),
    () => undefined,
  )
}

/** Return the size of a regular file: a pipe made by a test would block a read forever. */
async function sizeOf(path: string): Promise<number | undefined> {
  return lstat(path).then(
    info => (info.isFile() ? info.size : undefined),
    () => undefined,
  )
}
