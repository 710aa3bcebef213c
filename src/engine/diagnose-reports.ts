import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { failuresOf } from '../workflow/run-analysis.ts'
import type { Diagnosis } from '../domain/model/diagnosis.ts'
import { countByStatus, type TestCase } from '../domain/model/test-case.ts'
import { UserError } from '../contracts/errors.ts'
import { projectAt } from '../frameworks/project-files.ts'
import { isTestFile, ProjectFiles, indexSources } from './source-index.ts'
import { clusterFailures } from '../triage/cluster-failures.ts'
import type { SourceIndex } from '../triage/suspects.ts'
import { inspectCheckout, lookedAt } from '../workspace/checkout.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Test cases of the reports. */
export interface ReportsRead {
  readonly cases: Iterable<TestCase>
  /** Counts of all cases, if `cases` lacks those that did not fail. */
  readonly summary?: Diagnosis['summary']
  readonly framework: string
  readonly complete: boolean
  readonly notes: readonly string[]
}

/** Index of the files around failures, and the paths of reported files in the project. */
export type LocalSources = SourceIndex & { readonly inProject: (file: string) => string | undefined }

/** Diagnose the failures of reports without running anything. */
export function diagnoseReports(read: ReportsRead, sources: LocalSources): Diagnosis {
  const { cases, framework, complete, notes } = read
  const failing: TestCase[] = []
  const flaky: TestCase[] = []
  for (const testCase of cases) {
    // A test that also passed is listed as flaky, never in a cluster.
    if (testCase.flaky === true) flaky.push(testCase)
    else if (testCase.status === 'failed') failing.push(testCase)
  }
  const failures = failuresOf(failing, sources.inProject)
  return {
    framework,
    complete,
    summary: read.summary ?? countByStatus(cases),
    clusters: clusterFailures({ ...sources, failures }),
    failures,
    flaky: flaky.map(({ id }) => id),
    notes,
  }
}

/** Index the files of this folder: much in a repository, little elsewhere. */
export async function localSourceIndex(cwd: string, env: Env): Promise<LocalSources> {
  const project = projectAt(cwd)
  try {
    const checkout = await inspectCheckout(cwd, { PATH: env.PATH ?? '', HOME: env.HOME ?? homedir() })
    const { listed, diff, recent } = await lookedAt(checkout)
    const files = new ProjectFiles({ top: checkout.top, project, files: listed })
    return { ...indexSources({ files, diff, recent, isTest: isTestFile }), inProject: files.inProject }
  } catch (error) {
    // Outside of a repository, reports can still be read.
    if (!(error instanceof UserError)) throw error
    const files = new ProjectFiles({ top: resolve(cwd), project, files: [] })
    return { ...indexSources({ files, diff: '', recent: [], isTest: isTestFile }), inProject: files.inProject }
  }
}
