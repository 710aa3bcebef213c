import { note } from '../../contracts/events.ts'
import { inPieces } from '../../concurrency/in-pieces.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { State } from '../../domain/model/state.ts'
import {
  otherThan,
  byKey,
  type TestCase,
  type TestId,
  testKey,
  type TestKey,
  titleOf,
} from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { UserError } from '../../contracts/errors.ts'
import { unpassedNotes } from '../../triage/unpassed-variables.ts'
import { snapshotOf } from '../test-runs/run-analysis.ts'
import { type FirstRun, onlyJudgedByCi, sortFirstRun } from '../test-runs/first-run.ts'
import { environmentFailures, machineFailures } from '../test-runs/environment-failures.ts'
import { readAhead } from '../read-ahead.ts'
import { onlyInCiNotes, reproducedOnlyInCi } from '../test-runs/failures-only-in-ci.ts'
import { flakyNotes, rerunTests } from '../test-runs/rerun-tests.ts'
import { runTests } from '../test-runs/run-tests.ts'
import { timeLimitError } from '../time-limit.ts'
import type { WorkflowContext } from '../context.ts'
import { compareWithBase, findCulprit, outcomes, playedHere } from '../judging/compare-base.ts'

/** Run the whole suite, and the failing tests again: a target must fail here every time. */
export async function reproduce(state: State, context: WorkflowContext): Promise<Observation> {
  const { headSha } = state.request
  if (state.tip === headSha) return reproduceHere(state, context)
  // The branch already has commits of a run whose ledger is lost.
  const observation = await context.workspace.at(headSha, () => reproduceHere(state, context))
  if (observation === undefined) throw new Error('the failing commit cannot be put into the work tree')
  return observation
}

async function reproduceHere(state: State, context: WorkflowContext): Promise<Observation> {
  const whole = await runTests({ kind: 'all' }, context)
  if (!whole.complete) return reproduceOnlyInCi(whole, state, context)
  for (const text of whole.notes) context.emit(note('warning', text))
  const first = await sortFirstRun(whole, state, context)
  const { cases, onlyInCi, missing, checks } = first
  // That a reported test does not run here is no sign that it is green.
  if (missing.some(({ file }) => (whole.leftOut ?? []).some(dir => file.startsWith(`${dir}/`))))
    throw unusableRunError({ ...whole, result: 'not-found' })
  const { snapshot, reruns, results } = await repeat(first, state, context)
  const idsOf = (keys: readonly TestKey[]) => keys.flatMap(key => cases.get(key)?.id ?? [])
  const casesOf = (keys: readonly TestKey[]) => keys.flatMap(key => cases.get(key) ?? [])
  const keysWhere = (test: (seen: ReadonlySet<string>) => boolean) =>
    [...results].filter(([, seen]) => test(seen)).map(([key]) => key)
  const failing = keysWhere(seen => seen.has('failed') && !seen.has('passed'))
  // What CI reported is the work, whatever its kind, and so is what the user named.
  const isFree = state.reported.length === 0 && (state.request.only ?? []).length === 0
  const ofMachine = machineFailures(casesOf(failing), context.reproduction.unfetched ?? [])
  const played = await playedHere(ofMachine, context)
  const environment = environmentFailures(isFree ? ofMachine : [], { played, failing: failing.length })
  const here = [...otherThan(failing, environment.keys), ...checks.targets]
  const targets = [...here, ...onlyInCi.map(({ id }) => testKey(id))]
  const mixed = keysWhere(seen => seen.has('failed') && seen.has('passed'))
  const orderDependent = await findOrderDependent(mixed, { whole, reruns: reruns.runs, context })
  const flaky = otherThan(mixed, orderDependent)
  const green = keysWhere(seen => !seen.has('failed'))
  const origins = await compareWithBase(context.reproduction.compareBase ? idsOf(here) : [], context)
  const suggested = suggestions(casesOf(here), context)
  const unpassed = unpassedNotes(
    whole.cases.flatMap(({ problems }) => problems),
    context.reproduction.unpassed,
  )
  for (const text of unpassed) context.emit(note('warning', text))
  return {
    kind: 'reproduced',
    snapshot,
    targets,
    flaky,
    orderDependent,
    onlyInCi,
    notReproduced: [...idsOf(green), ...missing],
    outside: [...otherThan(first.failed, [...results.keys(), ...targets]), ...environment.keys, ...checks.environment],
    played: [...played],
    origins: origins.origins,
    culprit: await findCulprit(idsOf(here), origins, context),
    notes: [
      ...(context.reproduction.notes ?? []),
      ...whole.notes,
      ...missingNote(missing),
      ...onlyInCiNotes(onlyInCi),
      ...environment.notes,
      ...suggested,
      ...checks.notes,
      ...unpassed,
      ...flakyNotes(idsOf(flaky), reruns),
    ],
  }
}

/** Take what CI reported as the work where the tests cannot run here. @throws UserError if CI judges nothing of it */
async function reproduceOnlyInCi(whole: TestRun, state: State, context: WorkflowContext): Promise<Observation> {
  const failures = await onlyJudgedByCi(new Map(), state, context)
  if (failures.length === 0) throw timeLimitError(whole, context.rules.limits) ?? unusableRunError(whole)
  const { notes = [] } = context.reproduction
  return reproducedOnlyInCi(failures, { headSha: state.request.headSha, reason: whole.notes.join(' '), notes })
}

/** Run the wanted tests again, and prepare the work meanwhile. @returns the outcomes of each test with those */
async function repeat({ whole, cases, wanted }: FirstRun, { request }: State, context: WorkflowContext) {
  const again = wanted.filter(key => cases.get(key)?.status !== 'skipped')
  const about = { sha: request.headSha, before: undefined, inProject: context.inProject }
  const snapshot = await inPieces(snapshotOf(whole, about), context.signal)
  const ids = again.flatMap(key => cases.get(key)?.id ?? [])
  const [reruns] = await Promise.all([rerunTests(ids, whole, context), readAhead(snapshot.failures, context)])
  const rerunCases = reruns.runs.map(run => byKey(run.cases))
  const results = new Map(again.map(key => [key, outcomes(key, [cases, ...rerunCases])]))
  return { snapshot, reruns, results }
}

/** Say in the log and in the report which commands of the project could fix this, if there are any. */
function suggestions(failed: readonly TestCase[], { reproduction, emit }: WorkflowContext): string[] {
  const lines = reproduction.suggestCommands?.(failed) ?? []
  if (lines.length === 0) return []
  const text = `To have this tried before any fixer, set fix-commands to: ${lines.join('; ')}`
  emit(note('info', text))
  return [text]
}

/**
 * Find order-dependent tests: they passed alone every time and fail with the whole suite twice. They are not flaky; an
 * earlier test breaks them.
 */
async function findOrderDependent(
  mixed: readonly TestKey[],
  { whole, reruns, context }: { whole: TestRun; reruns: readonly TestRun[]; context: WorkflowContext },
): Promise<TestKey[]> {
  const first = byKey(whole.cases)
  const rerunCases = reruns.map(run => byKey(run.cases))
  const suspected = mixed.filter(key => first.get(key)?.status === 'failed' && !outcomes(key, rerunCases).has('failed'))
  if (suspected.length === 0) return []
  const once = byKey((await runTests({ kind: 'all', fresh: true }, context)).cases)
  return suspected.filter(key => once.get(key)?.status === 'failed')
}

function unusableRunError(run: TestRun): UserError {
  const remedy =
    run.result === 'not-found'
      ? 'Install it in an earlier step or by setup-command, or correct test-command.'
      : 'Make the test command work here: setup-command can install what it needs, a custom test-command writes JUnit XML to {report}, test-timeout-minutes sets the time limit.'
  const notes = run.notes.map(text => (/[.!?]$/.test(text) ? text : `${text}.`))
  return new UserError(`The tests cannot be judged here: ${notes.join(' ')}`, remedy)
}

function missingNote(missing: readonly TestId[]): string[] {
  if (missing.length === 0) return []
  return [
    `${missing.length} of the reported failing tests do not exist here; the report may be of another commit or project.`,
  ]
}

export async function reproducing(state: State, context: WorkflowContext): Promise<Observation> {
  const observation = await reproduce(state, context)
  if (observation.kind === 'reproduced') {
    const known = [...observation.snapshot.tests, ...(observation.onlyInCi ?? [])]
    const ids = new Map(known.map(({ id }) => [testKey(id), id]))
    const titles = (keys: readonly string[]) => keys.map(key => titleOf(ids.get(key) as TestId))
    const { targets, flaky, notReproduced, orderDependent, outside } = observation
    context.emit({
      kind: 'reproduced',
      targets: titles(targets),
      flaky: titles(flaky),
      notReproduced: notReproduced.map(titleOf),
      orderDependent: titles(orderDependent),
      leftAlone: titles(outside.filter(key => ids.has(key))),
    })
  }
  return observation
}
