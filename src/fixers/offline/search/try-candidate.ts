import { byKey, type Failure, testKey, type TestId } from '../../../domain/model/test-case.ts'
import type { TestRun } from '../../../domain/model/test-run.ts'
import type { FixerTools } from '../../../contracts/ports.ts'
import { isSwayed } from './failure-progress.ts'
import type { QueuedCandidate } from './candidate-queue.ts'
import type { Candidate } from '../candidates/candidates.ts'
import type { Improvement } from '../report/offline-report.ts'
import { countPassed, type QuickRejection } from '../candidates/quick-rejection.ts'
import type { TriedFile } from '../candidates/tried-file.ts'

/** The means to judge the candidates of a search. */
export interface CandidateTrial {
  /** Keys of the tests that should pass. */
  readonly targets: readonly string[]
  /** How they fail without a candidate. */
  readonly before: readonly Failure[]
  /** Those of them that run first. */
  readonly sample: readonly TestId[]
  readonly quick: QuickRejection
  readonly file: TriedFile
  readonly tools: FixerTools
}

/**
 * Run the failing tests with a candidate, then the others. The candidate stays in its file.
 * @param how `atLeast`: number of passing targets to exceed; `isLater`: true if a change is proved already that turns
 * all targets green. What the judge lets pass then is proved when it is chosen
 */
export async function tryCandidate(
  { candidate, patient, alone }: QueuedCandidate,
  trial: CandidateTrial,
  { atLeast, isLater }: { readonly atLeast: number; readonly isLater: boolean },
): Promise<Improvement | undefined> {
  const { targets, before, sample, quick, file, tools } = trial
  if (!patient && !alone && quick.hasSifted(candidate)) return undefined
  if (isLater && quick.hasPassedAll(candidate))
    return { candidate, green: targets.length, revealed: 0, isProved: false }
  if (!(await file.write(candidate)) || (await quick.rejects(candidate, targets, atLeast, { patient })))
    return undefined
  const { seen } = quick
  if (seen !== undefined && isLater) return { candidate, green: seen, revealed: 0, isProved: false }
  if (seen !== undefined) return prove(candidate, trial, { atLeast, seen })
  if (sample.length < targets.length) {
    const sampleRun = await tools.runTests({ kind: 'only', tests: sample, isTrial: true })
    if (countGreen(sampleRun, sample.map(testKey)) === 0) return undefined
  }
  const tests = before.map(({ id }) => id)
  const areAll = new Set(tests.map(testKey)).size === targets.length
  const run = await tools.runTests(areAll ? { kind: 'only', tests, isTrial: true } : undefined)
  return countGreen(run, targets) > atLeast ? prove(candidate, trial, { atLeast }) : undefined
}

/** Prove a candidate that only the judge has seen. @returns undefined if the test runner refutes it */
export async function proveLater(
  { candidate, green, ...rest }: Improvement,
  trial: CandidateTrial,
): Promise<Improvement | undefined> {
  const { targets, file } = trial
  if (!(await file.write(candidate))) return undefined
  const proved = await prove(candidate, trial, { atLeast: targets.length - 1, seen: green })
  return proved && { ...rest, ...proved }
}

async function prove(
  candidate: Candidate,
  { targets, before, quick, tools }: CandidateTrial,
  { atLeast, seen }: { readonly atLeast: number; readonly seen?: number },
): Promise<Improvement | undefined> {
  const { run, broken, revealed = [], others } = await tools.guard([candidate.file])
  const green = countGreen(run, targets)
  if (seen !== undefined) await quick.compare(seen, green)
  if (!run.complete || green <= atLeast || broken.length > 0) return undefined
  const cases = byKey(run.cases)
  const sways = before.some(each => isSwayed(each, cases.get(testKey(each.id))))
  const more = { ...(others === undefined ? {} : { others }), ...(sways ? { sways } : {}) }
  return { candidate, green, revealed: revealed.length, isProved: true, ...more }
}

function countGreen(run: TestRun, targets: readonly string[]): number {
  return run.exit.kind === 'exited' ? countPassed(run.cases, targets) : 0
}
