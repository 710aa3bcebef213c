import { localSourceIndex, diagnoseReports } from '../../engine/diagnose-reports.ts'
import type { Diagnosis } from '../../domain/model/diagnosis.ts'
import { visibleJson } from '../../domain/text/hidden-characters.ts'
import { countByStatus, type TestCase, testKey, titleOf } from '../../domain/model/test-case.ts'
import { diagnosisLines } from '../../rendering/diagnosis-comment.ts'
import type { Arguments } from '../arguments.ts'
import { isNothingRead, print, readNamedReports, warnUnreadable } from '../report-files.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Run `fix-tests triage`: group failures by root cause and rank the suspects. @returns the exit code */
export async function triageReports(args: Arguments & { kind: 'triage' }, env: Env): Promise<number> {
  const cwd = process.cwd()
  const read = await readFailing(args, cwd)
  if (isNothingRead(read.summary.total, read)) return warnUnreadable(read)
  const diagnosis = diagnoseReports(read, await localSourceIndex(cwd, env))
  await print(args.json ? [`${visibleJson(jsonDiagnosis(diagnosis), 2)}\n`] : diagnosisLines(diagnosis))
  return warnUnreadable(read)
}

/** Read the reports, and keep the cases that failed or are flaky. All others would take much memory until the end. */
async function readFailing(args: Arguments & { kind: 'triage' }, cwd: string) {
  const { cases, ...read } = await readNamedReports(args, cwd)
  const kept: TestCase[] = []
  for (const testCase of cases) if (testCase.status === 'failed' || testCase.flaky === true) kept.push(testCase)
  return { ...read, cases: kept, summary: countByStatus(cases) }
}

/** Build the JSON of a diagnosis, with the same test names as `parse`. */
function jsonDiagnosis({ clusters, failures, flaky, ...rest }: Diagnosis) {
  const byKey = new Map(failures.map(failure => [testKey(failure.id), failure]))
  return {
    ...rest,
    clusters: clusters.map(({ tests, suspects: _files, places, ...cluster }) => ({
      ...cluster,
      message: byKey.get(tests[0] ?? '')?.problem.message ?? '',
      tests: tests.flatMap(key => {
        const failure = byKey.get(key)
        return failure === undefined ? [] : [titleOf(failure.id)]
      }),
      suspects: places,
    })),
    flaky: flaky.map(titleOf),
  }
}
