import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { failuresOf } from '../workflow/run-analysis.ts'
import type { Diagnosis } from '../domain/model/diagnosis.ts'
import type { TestCase } from '../domain/model/test-case.ts'
import { UserError } from '../contracts/errors.ts'
import { projectAt } from '../frameworks/project-files.ts'
import { isTestFile, ProjectFiles, indexSources } from './source-index.ts'
import { clusterFailures } from '../triage/cluster-failures.ts'
import type { SourceIndex } from '../triage/suspects.ts'
import { inspectCheckout, lookedAt } from '../workspace/checkout.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Test cases of the reports. */
export interface ReportsRead {
  readonly cases: readonly TestCase[]
  readonly framework: string
  readonly complete: boolean
  readonly notes: readonly string[]
}

/** Index of the files around failures, and the paths of reported files in the project. */
export type LocalSources = SourceIndex & { readonly inProject: (file: string) => string | undefined }

/** Diagnose the failures of reports without running anything. */
export function diagnoseReports(read: ReportsRead, sources: LocalSources): Diagnosis {
  const { cases, framework, complete, notes } = read
  const count = (status: TestCase['status']) => cases.filter(test => test.status === status).length
  const flaky = cases.filter(test => test.flaky === true)
  // A test that also passed is listed as flaky, never in a cluster.
  const failures = failuresOf(
    cases.filter(test => test.flaky !== true),
    sources.inProject,
  )
  return {
    framework,
    complete,
    summary: { total: cases.length, passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
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
