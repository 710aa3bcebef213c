import { lstat, stat } from 'node:fs/promises'
import type { TestCase } from '../domain/model/test-case.ts'
import type { ReportLocation } from '../frameworks/framework.ts'
import { reportPathsIn } from '../test-reports/discover.ts'
import { readReport } from '../test-reports/read-reports.ts'
import { fileBytes, type ByteSource } from '../test-reports/decode.ts'
import { UnreadableReport } from '../test-reports/report.ts'
import type { EndedProcess } from './run-result.ts'
import type { ProcessResult } from './process.ts'

/** What the reports of one command say, and what became of them. */
export interface RunReports {
  readonly cases: readonly TestCase[]
  readonly report: EndedProcess['report']
  /** Why a report is broken or half, as a part of a sentence. */
  readonly detail: string
}

export interface LeftoverReports {
  readonly place: ReportLocation
  readonly result: ProcessResult
  /** Where the standard output was kept, if it is the report. */
  readonly kept: string | undefined
  /** The project's directory, and globs of its own reports. */
  readonly root: string
  readonly patterns: readonly string[] | undefined
  readonly framework: string | undefined
  readonly relative: (file: string) => string
}

/** Finds and reads the reports that a command left. Whatever is wrong with them is a value. */
export async function readRunReports(left: LeftoverReports): Promise<RunReports> {
  const { sources, stale } = await found(left)
  if (sources.length === 0) return { cases: [], report: stale ? 'stale' : 'none', detail: '' }
  const cases: TestCase[] = []
  let half = ''
  for (const source of sources) {
    try {
      const read = await readReport(source, options(left))
      // One by one: so many arguments as a large report has cases are more than a call takes.
      for (const testCase of read.cases) cases.push(testCase)
      if (!read.complete) half ||= read.notes.join(' ') || 'it breaks off.'
    } catch (error) {
      const said = sayingOf(error)
      return { cases: [], report: isNone(left, said) ? 'none' : 'broken', detail: said }
    }
  }
  return { cases, report: half === '' ? 'read' : 'half', detail: half }
}

function options({ place, result, framework, relative }: LeftoverReports) {
  if (place.at === 'nowhere') return { framework, relative }
  // Go before 1.24 has the words of its compiler there.
  const errors = place.at === 'output' && place.format === 'go-json' ? result.errors : undefined
  return { format: place.format, framework, errors, relative }
}

/** What a command printed that is no report, and an empty file of one that failed, say that there is none. */
function isNone({ place, result }: LeftoverReports, said: string): boolean {
  return place.at === 'output' || (result.exit.kind === 'exited' && result.exit.code !== 0 && said === 'it is empty.')
}

async function found({
  place,
  result,
  kept,
  root,
  patterns,
}: LeftoverReports): Promise<{ sources: ByteSource[]; stale: boolean }> {
  switch (place.at) {
    case 'nowhere':
      return { sources: [], stale: false }
    case 'output':
      return { sources: kept === undefined || (await sizeOf(kept)) === 0 ? [] : [fileBytes(kept)], stale: false }
    case 'file':
      return { sources: (await sizeOf(place.path)) === undefined ? [] : [fileBytes(place.path)], stale: false }
    case 'project': {
      const paths = await reportPathsIn(root, place.patterns ?? patterns)
      const dated = (await Promise.all(paths.map(dateOf))).filter(each => each !== undefined)
      // Older ones are of another run and say nothing of this one. The start is told in whole milliseconds, rounded down,
      // and no process writes a report within its first.
      const fresh = dated.filter(({ at }) => at >= result.startedAt + 1).toSorted((a, b) => (a.path < b.path ? -1 : 1))
      return { sources: fresh.map(({ path }) => fileBytes(path)), stale: dated.length > fresh.length }
    }
  }
}

/** Why a report cannot be read, as a part of a sentence. @throws what is no fault of the report's */
function sayingOf(error: unknown): string {
  if (error instanceof UnreadableReport) return error.message
  const { code, syscall } = error as NodeJS.ErrnoException
  // Tests can take the permissions of a file away, and the file.
  if (code === undefined || syscall === undefined) throw error
  return `it cannot be read (${code}).`
}

/** When a plain file was written; behind a link may be a pipe, or nothing. */
async function dateOf(path: string): Promise<{ path: string; at: number } | undefined> {
  return stat(path).then(
    info => (info.isFile() ? { path, at: info.mtimeMs } : undefined),
    () => undefined,
  )
}

/** The size of a plain file: reading a pipe that a test put there would never end. */
async function sizeOf(path: string): Promise<number | undefined> {
  return lstat(path).then(
    info => (info.isFile() ? info.size : undefined),
    () => undefined,
  )
}
