import { homedir } from 'node:os'
import { resolve } from 'node:path'
import type { Diagnosis } from '../domain/diagnosis.ts'
import { keyOf, type TestCase, titleOf } from '../domain/tests.ts'
import { failuresOf } from '../cycle/evidence.ts'
import { UserError } from '../errors.ts'
import { projectAt } from '../frameworks/project.ts'
import { diagnosisText } from '../report/diagnosis.ts'
import { isTestFile, ProjectFiles, surroundings } from '../surroundings.ts'
import { diagnose } from '../triage/diagnose.ts'
import type { Surroundings } from '../triage/suspects.ts'
import { inspectCheckout, lookedAt } from '../workspace/checkout.ts'
import type { Arguments } from './arguments.ts'
import { print, type Read, readNamed, tellUnreadable } from './reports.ts'

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

type Around = Surroundings & { readonly inProject: (file: string) => string | undefined }

function diagnosisOf(read: Read, around: Around): Diagnosis {
  const { cases, framework, complete, notes } = read
  const count = (status: TestCase['status']) => cases.filter(test => test.status === status).length
  const flaky = cases.filter(test => test.flaky === true)
  // One that passed too is no proof of anything broken: it is told apart, and never a cluster.
  const failures = failuresOf(
    cases.filter(test => test.flaky !== true),
    around.inProject,
  )
  return {
    framework,
    complete,
    summary: { total: cases.length, passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    clusters: diagnose({ ...around, failures }),
    failures,
    flaky: flaky.map(({ id }) => id),
    notes,
  }
}

/** What this folder tells of the files that the reports speak of: much in a repository, little elsewhere. */
async function aroundHere(cwd: string, env: Env): Promise<Around> {
  const project = projectAt(cwd)
  try {
    const checkout = await inspectCheckout(cwd, { PATH: env.PATH ?? '', HOME: env.HOME ?? homedir() })
    const { listed, diff, recent } = await lookedAt(checkout)
    const files = new ProjectFiles({ top: checkout.top, project, files: listed })
    return { ...surroundings({ files, diff, recent, isTest: isTestFile }), inProject: files.inProject }
  } catch (error) {
    // Reports can be looked at anywhere.
    if (!(error instanceof UserError)) throw error
    const files = new ProjectFiles({ top: resolve(cwd), project, files: [] })
    return { ...surroundings({ files, diff: '', recent: [], isTest: isTestFile }), inProject: files.inProject }
  }
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
