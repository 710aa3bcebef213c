import { readFile, stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { glob } from 'tinyglobby'
import type { TestCase } from '../domain/tests.ts'
import { UserError } from '../errors.ts'
import { projectAt } from '../frameworks/project.ts'
import { readReports, relativiser, type ReportFile } from './read.ts'

/** Where test runners and their common set-ups put JUnit XML. */
export const USUAL_REPORTS = [
  '**/{junit,report,test-report,test-results,pytest,vitest,jest}*.xml',
  '**/TEST-*.xml',
  '**/{test-results,test-reports,reports,junit,surefire-reports}/**/*.xml',
]
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/vendor/**', '**/.venv/**']
/** Bytes beyond which a report is not read. */
const MAX_BYTES = 200_000_000

export interface Reports {
  readonly cases: readonly TestCase[]
  readonly files: number
  /** What could not be read, as sentences. */
  readonly notes: readonly string[]
}

/** Absolute paths of the reports in a directory: those of the patterns, or of the usual places. */
export function reportPathsIn(root: string, patterns: readonly string[] | undefined): Promise<string[]> {
  const options = { cwd: root, ignore: IGNORED, absolute: true, dot: true, followSymbolicLinks: false }
  return glob([...(patterns ?? USUAL_REPORTS)], options)
}

/** @throws UserError when a pattern matches nothing */
export async function reportsInWorkspace(root: string, patterns: readonly string[] | undefined): Promise<ReportFile[]> {
  const paths = await reportPathsIn(root, patterns)
  if (paths.length === 0) {
    throw new UserError(
      `No test report matches ${(patterns ?? USUAL_REPORTS).join(', ')}.`,
      'Have the tests write JUnit XML, and give its path in report-paths.',
    )
  }
  const sizes = await Promise.all(paths.map(async path => ({ path, size: (await stat(path)).size })))
  return Promise.all(
    sizes
      .filter(({ size }) => size <= MAX_BYTES)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(async ({ path }) => ({ name: relative(root, path), text: await readFile(path, 'utf8') })),
  )
}

/** @throws UserError when not one of the files can be read */
export async function readAll(
  files: readonly ReportFile[],
  options: { root: string; notes: readonly string[] },
): Promise<Reports> {
  const project = projectAt(options.root)
  const { cases, unreadable } = await readReports(files, relativiser(options.root, project.exists))
  const notes = [...options.notes, ...unreadable]
  if (unreadable.length === files.length) {
    throw new UserError(
      `No test report can be read: ${notes.slice(0, 3).join(' ')}`,
      'Check that the job uploads complete JUnit XML files, and that report-paths or artifact-name names them.',
    )
  }
  return { cases, files: files.length - unreadable.length, notes }
}
