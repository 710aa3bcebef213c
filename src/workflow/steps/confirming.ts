import type { Attempt } from '../../domain/model/attempt.ts'
import { testsOf } from '../../domain/model/test-results.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { Step } from '../../domain/workflow/step.ts'
import type { State } from '../../domain/model/state.ts'
import { byKey, testKey } from '../../domain/model/test-case.ts'
import { snapshotOf } from '../run-analysis.ts'
import { judgeRun } from '../judge-run.ts'
import { revertMessage } from '../commit-messages.ts'
import { runTests } from '../run-tests.ts'
import type { WorkflowContext } from '../context.ts'

/** Runs the whole suite on the tip: what the commits since the last time are worth. */
export async function confirming(
  { attempts }: Step & { kind: 'confirm' },
  state: State,
  world: WorkflowContext,
): Promise<Observation> {
  const run = await runTests({ kind: 'all' }, world)
  const targets = [...new Set(attempts.flatMap(attempt => attempt.targets))]
  const { verdict, flaky, rateAfter, reason, output } = await judgeRun(state, run, {
    targets,
    whole: true,
    site: world,
    world,
  })
  for (const { iteration } of attempts.slice(-1))
    world.emit({ kind: 'judged', iteration, result: verdict.kind, reason })
  const snapshot = run.complete
    ? snapshotOf(run, { sha: state.tip, before: state.current, inProject: world.inProject })
    : undefined
  return { kind: 'confirmed', verdict, snapshot, flaky, rateAfter, reason, output }
}

/** Asks of one of the branch's own commits whether the broken tests were whole then. */
export async function probing(
  { attempt, broken }: Step & { kind: 'probe' },
  state: State,
  world: WorkflowContext,
): Promise<Observation> {
  const { iteration, commit = '' } = attempt
  const tests = testsOf(state, broken)
  const run = await world.workspace.at(commit, () =>
    runTests(broken.length === 0 ? { kind: 'all' } : { kind: 'only', tests }, world),
  )
  const cases = byKey(run?.cases ?? [])
  const good = run?.complete === true && tests.every(id => cases.get(testKey(id))?.status === 'passed')
  world.emit({ kind: 'probed', iteration, good })
  return { kind: 'probed', good }
}

/** Takes commits back by `git revert`; where later ones stand on them, those go first. */
export async function reverting(
  { attempts }: Step & { kind: 'revert' },
  state: State,
  world: WorkflowContext,
): Promise<Observation> {
  const { workspace, emit } = world
  const reverts: { iteration: number; sha: string }[] = []
  const revert = async (attempt: Attempt) => {
    const message = revertMessage(attempt, state)
    const sha = await workspace.revert({ commit: attempt.commit ?? '', message })
    if (sha === undefined) return false
    // Several attempts may stand in one commit, since it was squashed: they go together.
    const together = state.attempts.filter(each => each.commit === attempt.commit && each.revert === undefined)
    for (const { iteration } of together) reverts.push({ iteration, sha })
    emit({ kind: 'reverted', iteration: attempt.iteration, sha, subject: subjectOf(message) })
    return true
  }
  const isDone = ({ iteration }: Attempt) => reverts.some(each => each.iteration === iteration)
  const later = ({ iteration }: Attempt) =>
    state.attempts.filter(each => each.iteration > iteration && each.commit !== undefined && each.revert === undefined)
  for (const attempt of attempts) {
    if (isDone(attempt) || (await revert(attempt))) continue
    // Newest first: at the latest when all later ones are gone, this one can go.
    for (const each of later(attempt).toReversed()) {
      if (!isDone(each)) await revert(each)
      if (await revert(attempt)) break
    }
    if (!isDone(attempt)) throw new Error(`iteration ${attempt.iteration} could not be reverted`)
  }
  return { kind: 'reverted', reverts, tip: reverts.at(-1)?.sha ?? state.tip }
}

export function subjectOf(message: string): string {
  return message.slice(0, message.indexOf('\n'))
}
