import { resolve } from 'node:path'
import { FailureReader } from '../workflow/test-runs/failure-reader.ts'
import type { Diagnosis } from '../domain/model/diagnosis.ts'
import { countByStatus, type Failure, type TestCase, type TestId } from '../domain/model/test-case.ts'
import type { NamableTest } from '../domain/policy/test-filter.ts'
import { inPieces } from '../concurrency/in-pieces.ts'
import { UserError } from '../contracts/errors.ts'
import { projectAt } from '../frameworks/project/project-files.ts'
import { isTestFile, ProjectFiles, indexSources } from './source-index.ts'
import { filesOfTest } from '../triage/test-files.ts'
import { clusterFailures } from '../triage/cluster-failures.ts'
import type { SourceIndex } from '../triage/suspects.ts'
import { inspectCheckout, lookedAt } from '../workspace/checkout.ts'
import type { GitHost } from '../workspace/git.ts'

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

/**
 * Diagnose the failures of reports without running anything.
 * @throws the signal's reason
 */
export function diagnoseReports(read: ReportsRead, sources: LocalSources, signal?: AbortSignal): Promise<Diagnosis> {
  return inPieces(diagnosisOf(read, sources), signal)
}

function* diagnosisOf(read: ReportsRead, sources: LocalSources): Generator<void, Diagnosis> {
  const { cases, framework, complete, notes } = read
  const failures: Failure[] = []
  const flaky: TestId[] = []
  const reader = new FailureReader(sources.inProject)
  for (const testCase of cases) {
    // A test that also passed is listed as flaky, never in a cluster. Of very many cases none is kept as it is.
    if (testCase.flaky === true) flaky.push(testCase.id)
    else {
      const failure = reader.read(testCase)
      if (failure !== undefined) failures.push(failure)
    }
    yield
  }
  return {
    framework,
    complete,
    summary: read.summary ?? countByStatus(cases),
    clusters: yield* clusterFailures({ ...sources, failures }),
    failures,
    flaky,
    notes,
  }
}

/** Add to the tests of reports the files that they can be in. */
export function withFiles(cases: readonly TestCase[], { inProject }: LocalSources): Required<NamableTest>[] {
  return cases.map(testCase => ({ id: testCase.id, files: filesOfTest(testCase, inProject) }))
}

/** Index the files of this folder: much in a repository, little elsewhere. */
export async function localSourceIndex(cwd: string, host: GitHost): Promise<LocalSources> {
  try {
    const checkout = await inspectCheckout(cwd, host)
    return sourceIndexOf(cwd, { ...(await lookedAt(checkout)), top: checkout.top })
  } catch (error) {
    // Outside of a repository, reports can still be read.
    if (!(error instanceof UserError)) throw error
    return sourceIndexOf(cwd, { listed: [], diff: '', recent: [] })
  }
}

/**
 * Index files of a folder.
 * @param looked the files and the diff of a commit; `top`: the folder that their paths start from, by default the same
 */
export function sourceIndexOf(
  cwd: string,
  looked: { listed: readonly string[]; diff: string; recent: readonly string[]; top?: string },
): LocalSources {
  const { listed, diff, recent, top = resolve(cwd) } = looked
  const files = new ProjectFiles({ top, project: projectAt(cwd), files: listed })
  return { ...indexSources({ files, diff, recent, isTest: isTestFile }), inProject: files.inProject }
}
