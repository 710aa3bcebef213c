import { stat } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import type { TestCase } from '../domain/model/test-case.ts'
import { NoReports, StaleReports, UnreadableReports } from '../contracts/errors.ts'
import { detectFramework } from '../frameworks/project/detect-framework.ts'
import { projectAt } from '../frameworks/project/project-files.ts'
import { relativeTo } from './relative-path.ts'
import { readReports, type ReportFile } from './read-reports.ts'
import { fileBytes } from './decode.ts'

/** Default locations of reports: JUnit XML, and what `dotnet test` writes. */
export const DEFAULT_REPORTS = [
  '**/{junit,report,test-report,test-results,pytest,vitest,jest}*.xml',
  '**/TEST-*.xml',
  '**/{test-results,test-reports,reports,junit,surefire-reports,failsafe-reports}/**/*.xml',
  '**/TestResults/**/*.trx',
]
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/vendor/**', '**/.venv/**']

export interface DiscoveredReports {
  readonly cases: readonly TestCase[]
  /** False if a report breaks off or cannot be read. */
  readonly complete: boolean
  readonly files: number
  /** Unreadable reports and oddities, as sentences. */
  readonly notes: readonly string[]
}

/** List absolute paths of the reports in a directory, by patterns or in the default locations. */
export function reportPathsIn(root: string, patterns: readonly string[] | undefined): Promise<string[]> {
  const options = { cwd: root, ignore: IGNORED, absolute: true, dot: true, followSymbolicLinks: false }
  return glob([...(patterns ?? DEFAULT_REPORTS)], options)
}

/**
 * Find fresh reports.
 * @param options `since`: milliseconds since the epoch; older reports are ignored; `isLeft`: false for the absolute
 * path of a file that was there before
 * @throws NoReports if no pattern matches
 * @throws StaleReports if every match is older
 */
export async function reportsInWorkspace(
  root: string,
  options: { patterns: readonly string[] | undefined; since?: number; isLeft?: (path: string) => boolean },
): Promise<{ files: ReportFile[]; notes: string[] }> {
  const searched = (options.patterns ?? DEFAULT_REPORTS).join(', ')
  const { isLeft = () => true } = options
  const paths = (await reportPathsIn(root, options.patterns)).filter(path => isLeft(resolve(path))).toSorted()
  if (paths.length === 0) {
    throw new NoReports(
      `No test report matches ${searched}.`,
      'Have the tests write JUnit XML, and give its path in report-paths.',
    )
  }
  const since = options.since ?? 0
  const dated = await Promise.all(
    paths.map(async path => ({ path, name: relative(root, path), at: await changedAt(path) })),
  )
  const stale = dated.filter(({ at }) => at < since)
  const fresh = dated.filter(({ at }) => at >= since)
  if (fresh.length === 0) {
    throw new StaleReports(
      `Every test report that matches ${searched} is older than the commit that failed.`,
      'Run the tests before, so that they write fresh reports.',
    )
  }
  return {
    files: fresh.map(({ path, name }) => ({ name, open: () => fileBytes(path) })),
    notes: stale.map(({ name }) => `${name} is older than the commit that failed, and was ignored.`),
  }
}

/**
 * Return when a file was changed, in milliseconds since the epoch; without an answer it is fresh, and its reading says
 * why.
 */
async function changedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY
}

/** Read the reports into one list of test cases. @throws UnreadableReports if no file can be read */
export async function readAll(
  files: readonly ReportFile[],
  options: { root: string; notes: readonly string[] },
): Promise<DiscoveredReports> {
  const project = projectAt(options.root)
  const {
    cases,
    complete,
    unreadable,
    notes: odd,
  } = await readReports(files, {
    likely: detectFramework(project, [])?.name,
    relative: relativeTo(options.root, project.exists),
    exists: project.exists,
  })
  const notes = [...options.notes, ...unreadable, ...odd]
  if (unreadable.length === files.length) {
    throw new UnreadableReports(
      `No test report can be read: ${notes.slice(0, 3).join(' ')}`,
      'Check that the job uploads complete JUnit XML files, and that report-paths or artifact-name names them.',
    )
  }
  return { cases, complete, files: files.length - unreadable.length, notes }
}
