import { localSourceIndex, diagnoseReports } from '../../engine/diagnose-reports.ts'
import type { Diagnosis } from '../../domain/model/diagnosis.ts'
import { visibleJson } from '../../domain/text/hidden-characters.ts'
import { testKey, titleOf } from '../../domain/model/test-case.ts'
import { diagnosisLines } from '../../rendering/diagnosis-comment.ts'
import { ownHost } from '../../workspace/git.ts'
import type { Arguments } from '../arguments.ts'
import { isNothingRead, print, readNamedReports, warnUnreadable } from '../report-files.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Run `fix-tests triage`: group failures by root cause and rank the suspects. @returns the exit code */
export async function triageReports(args: Arguments & { kind: 'triage' }, env: Env): Promise<number> {
  const cwd = process.cwd()
  const { cases, ...read } = await readNamedReports(args, cwd)
  if (isNothingRead(cases.length, read)) return warnUnreadable(read)
  // What did not fail is only counted, and that is done.
  const failing = { ...read, cases: cases.takeFailing() }
  const diagnosis = await diagnoseReports(failing, await localSourceIndex(cwd, ownHost(env)))
  await print(args.json ? [`${visibleJson(jsonDiagnosis(diagnosis), 2)}\n`] : diagnosisLines(diagnosis))
  return warnUnreadable(read)
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
