import { localSourceIndex, diagnoseReports } from '../../engine/diagnose-reports.ts'
import type { Diagnosis } from '../../domain/model/diagnosis.ts'
import { testKey, titleOf } from '../../domain/model/test-case.ts'
import { diagnosisText } from '../../rendering/diagnosis-comment.ts'
import type { Arguments } from '../arguments.ts'
import { print, readNamedReports, warnUnreadable } from '../report-files.ts'

type Env = Readonly<Record<string, string | undefined>>

/** `fix-tests triage`: which failures are one failure, and what is likely to blame. @returns the exit code */
export async function triageReports(args: Arguments & { kind: 'triage' }, env: Env): Promise<number> {
  const cwd = process.cwd()
  const read = await readNamedReports(args, cwd)
  const around = await localSourceIndex(cwd, env)
  const diagnosis = diagnoseReports(read, around)
  const text = args.json ? `${JSON.stringify(forMachines(diagnosis), undefined, 2)}\n` : diagnosisText(diagnosis)
  await print([text])
  return warnUnreadable(read)
}

/** The diagnosis with tests named as `parse` names them. */
function forMachines({ clusters, failures, flaky, ...rest }: Diagnosis) {
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
