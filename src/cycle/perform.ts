import { remainingMs, remainingTokens } from '../domain/limits.ts'
import { type Observation, type Step, targetFailures } from '../domain/machine.ts'
import { triesOf } from '../domain/choice.ts'
import { type Attempt, type State, testById } from '../domain/state.ts'
import { keyOf, type TestId, titleOf } from '../domain/tests.ts'
import type { FixerTools } from '../ports.ts'
import { checkSyntax } from '../syntax/check.ts'
import { diagnose } from '../triage/diagnose.ts'
import { rateAfter, snapshotOf, verdictOn } from './evidence.ts'
import { iterationMessage, revertMessage } from './messages.ts'
import { reproduce } from './reproduce.ts'
import { explain } from './explain.ts'
import { runTests } from './tests.ts'
import type { World } from './world.ts'

/** Performs one step and says what came of it. */
export async function perform(step: Step, state: State, world: World): Promise<Observation> {
  switch (step.kind) {
    case 'reproduce':
      return reproducing(state, world)
    case 'triage':
      return triaging(state, world)
    case 'assign':
      return assigning(step, world)
    case 'fix':
      return fixing(step.attempt, state, world)
    case 'check':
      return checking(step.attempt, world)
    case 'validate':
      return validating(step.attempt, state, world)
    case 'commit':
      return committing(step, state, world)
    case 'confirm':
      return confirming(step.attempt, state, world)
    case 'revert':
      return reverting(step.attempt, state, world)
    case 'finalize':
      return finalizing(step, state, world)
    case 'publish':
      return { kind: 'published', pullRequest: await world.publish(state) }
    case 'finish':
      throw new Error('there is nothing to perform after the end')
  }
}

async function reproducing(state: State, world: World): Promise<Observation> {
  const observation = await reproduce(state, world)
  if (observation.kind === 'reproduced') {
    const ids = new Map(observation.snapshot.tests.map(({ id }) => [keyOf(id), id]))
    const titles = (keys: readonly string[]) => keys.map(key => titleOf(ids.get(key) as TestId))
    const { targets, flaky, notReproduced } = observation
    world.emit({
      kind: 'reproduced',
      targets: titles(targets),
      flaky: titles(flaky),
      notReproduced: notReproduced.map(titleOf),
    })
  }
  return observation
}

async function triaging(state: State, world: World): Promise<Observation> {
  const clusters = diagnose({ failures: targetFailures(state), ...(await world.surroundings()) })
  world.emit({ kind: 'diagnosed', clusters: clusters.map(({ title, tests }) => ({ title, tests: tests.length })) })
  return { kind: 'diagnosed', clusters }
}

function assigning(step: Step & { kind: 'assign' }, world: World): Observation {
  const { iteration, strategy, fixer, clusters } = step
  world.emit({ kind: 'attempt', iteration, strategy, fixer, title: clusters.map(({ title }) => title).join('; ') })
  return { kind: 'assigned', step }
}

async function fixing(attempt: Attempt, state: State, world: World): Promise<Observation> {
  const { workspace } = world
  const fixer = world.fixers.get(attempt.fixer)
  if (fixer === undefined) throw new Error(`no fixer is called ${attempt.fixer}`)
  await workspace.discard()
  const clusters = state.clusters.filter(({ id }) => attempt.clusters.includes(id))
  const targets = new Set(attempt.targets)
  const answer = await fixer.fix(
    {
      iteration: attempt.iteration,
      strategy: attempt.strategy,
      clusters,
      failures: targetFailures(state).filter(failure => targets.has(keyOf(failure.id))),
      earlier: clusters.flatMap(({ id }) => triesOf(state, id)),
      failingDiff: await workspace.failingDiff(),
    },
    toolsFor(attempt, state, world),
  )
  const files = await workspace.changed()
  if (answer.kind === 'proposal' && files.length > 0) {
    return { ...answer, kind: 'proposed', files, diff: await workspace.diff() }
  }
  await workspace.discard()
  const abstained =
    answer.kind === 'abstention'
      ? answer
      : { reason: 'It proposed a fix but changed no file.', final: false, usage: answer.usage }
  world.emit({ kind: 'judged', iteration: attempt.iteration, result: 'abstained', reason: abstained.reason })
  return { ...abstained, kind: 'abstained' }
}

function toolsFor(attempt: Attempt, state: State, world: World): FixerTools {
  const tests = testsOf(attempt, state)
  return {
    source: world.workspace,
    runTests: (selection = { kind: 'only', tests }) => world.tests.run(selection, world.signal),
    regressions(run) {
      const verdict = verdictOn(state, run, { targets: attempt.targets, whole: true })
      return verdict.kind === 'regression' ? explain(verdict, state).broken : []
    },
    emit: world.emit,
    signal: world.signal,
    budgetMs: remainingMs(state, world.rules.limits),
    budgetTokens: remainingTokens(state, world.rules.limits),
  }
}

async function checking(attempt: Attempt, world: World): Promise<Observation> {
  const refusal = await world.workspace.refusal()
  if (refusal !== undefined) return rejected(attempt, world, { result: 'refused', reason: refusal })
  const problem = await checkSyntax(attempt.files, world.workspace, file => world.compiles(file))
  if (problem !== undefined) return rejected(attempt, world, { result: 'syntax-error', reason: problem })
  return { kind: 'checked', tree: await world.workspace.tree() }
}

async function rejected(
  attempt: Attempt,
  world: World,
  why: { result: 'syntax-error' | 'refused'; reason: string },
): Promise<Observation> {
  await world.workspace.discard()
  world.emit({ kind: 'judged', iteration: attempt.iteration, ...why })
  return { kind: 'rejected', ...why }
}

async function validating(attempt: Attempt, state: State, world: World): Promise<Observation> {
  // A model's words: an option such as -u would have the runner rewrite what the tests compare with.
  const named = (attempt.proposal?.affectedTests ?? []).filter(file => !file.startsWith('-'))
  const selection = { kind: 'affected' as const, tests: testsOf(attempt, state), files: [...attempt.files, ...named] }
  const run = await runTests(selection, world)
  const verdict = verdictOn(state, run, { targets: attempt.targets, whole: false })
  const { reason } = explain(verdict, state, run)
  if (verdict.kind !== 'pass' && verdict.kind !== 'progress') {
    await world.workspace.discard()
    world.emit({ kind: 'judged', iteration: attempt.iteration, result: verdict.kind, reason })
  }
  return { kind: 'validated', verdict, rateAfter: rateAfter(state, run), reason }
}

async function committing(step: Step & { kind: 'commit' }, state: State, world: World): Promise<Observation> {
  const message = iterationMessage(step.attempt, state, step.rateAfter)
  const sha = await world.workspace.commit({ tree: step.tree, message })
  world.emit({ kind: 'committed', iteration: step.attempt.iteration, sha, subject: subjectOf(message) })
  return { kind: 'committed', sha }
}

async function confirming(attempt: Attempt, state: State, world: World): Promise<Observation> {
  const run = await runTests({ kind: 'all' }, world)
  const verdict = verdictOn(state, run, { targets: attempt.targets, whole: true })
  const { reason } = explain(verdict, state, run)
  world.emit({ kind: 'judged', iteration: attempt.iteration, result: verdict.kind, reason })
  const snapshot = run.complete
    ? snapshotOf(run, { sha: state.tip, before: state.current, inProject: world.inProject })
    : undefined
  return { kind: 'confirmed', verdict, snapshot, rateAfter: rateAfter(state, run), reason }
}

async function reverting(attempt: Attempt, state: State, world: World): Promise<Observation> {
  const message = revertMessage(attempt, state)
  const sha = await world.workspace.revert({ commit: attempt.commit ?? '', message })
  world.emit({ kind: 'reverted', iteration: attempt.iteration, sha, subject: subjectOf(message) })
  return { kind: 'reverted', sha }
}

async function finalizing(step: Step & { kind: 'finalize' }, state: State, world: World): Promise<Observation> {
  world.emit({ kind: 'stopping', why: step.why })
  await world.workspace.discard()
  // The very code that is published was confirmed by a whole run already: nothing is run twice on the same code.
  if (state.current?.sha === state.tip) return { kind: 'finalized', why: step.why, snapshot: state.current, notes: [] }
  const run = await runTests({ kind: 'all' }, world)
  const snapshot = run.complete
    ? snapshotOf(run, { sha: state.tip, before: state.current, inProject: world.inProject })
    : state.current
  return { kind: 'finalized', why: step.why, snapshot, notes: run.complete ? [] : run.notes }
}

function testsOf(attempt: Attempt, state: State): TestId[] {
  const ids = testById(state)
  return attempt.targets.flatMap(key => ids.get(key) ?? [])
}

function subjectOf(message: string): string {
  return message.slice(0, message.indexOf('\n'))
}
