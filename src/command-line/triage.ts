import { aroundHere, diagnosisOf } from '../diagnosing.ts'
import type { Diagnosis } from '../domain/diagnosis.ts'
import { keyOf, titleOf } from '../domain/tests.ts'
import { diagnosisText } from '../report/diagnosis.ts'
import type { Arguments } from './arguments.ts'
import { print, readNamed, tellUnreadable } from './reports.ts'

type Env = Readonly<Record<string, string | undefined>>

/** `fix-tests triage`: which failures are one failure, and what is likely to blame. @returns the exit code */
export async function triage(args: Arguments & { kind: 'triage' }, env: Env): Promise<number> {
  const cwd = process.cwd()
  const read = await readNamed(args, cwd)
  const around = await aroundHere(cwd, env)
  const diagnosis = diagnosisOf(read, around)
  const text = args.json ? `${JSON.stringify(forMachines(diagnosis), undefined, 2)}\n` : diagnosisText(diagnosis)
  await print([text])
  return tellUnreadable(read)
}

/** The diagnosis with tests named as `parse` names them. */
function forMachines({ clusters, failures, flaky, ...rest }: Diagnosis) {
  const byKey = new Map(failures.map(failure => [keyOf(failure.id), failure]))
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
