import { note } from '../../contracts/events.ts'
import { inPieces } from '../../concurrency/in-pieces.ts'
import { isCheck } from '../../domain/model/check.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import { isNamed, unmatchedWords } from '../../domain/policy/test-filter.ts'
import type { State } from '../../domain/model/state.ts'
import {
  otherThan,
  byKey,
  type Failure,
  matchTests,
  type TestCase,
  type TestId,
  testKey,
  type TestKey,
  titleOf,
} from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { NoSuchTest, UserError } from '../../contracts/errors.ts'
import { unpassedNotes } from '../../triage/unpassed-variables.ts'
import { snapshotOf } from '../test-runs/run-analysis.ts'
import { failingChecks } from '../test-runs/check-targets.ts'
import { filesOfTest } from '../../triage/test-files.ts'
import { environmentFailures, machineFailures } from '../test-runs/environment-failures.ts'
import { readAhead } from '../read-ahead.ts'
import { failuresOnlyInCi, onlyInCiNotes, reproducedOnlyInCi } from '../test-runs/failures-only-in-ci.ts'
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
  const { unfetched = [], judgedByCi = [], notes = [] } = context.reproduction
  const only = state.request.only ?? []
  const { inProject, signal } = context
  const isWanted = wantedTests(only, context)
  if (!whole.complete) {
    const reported = failuresOnlyInCi(judgedByCi, { here: new Map(), unfetched, inProject })
    const failures = (await inPieces(reported, signal)).filter(isWanted)
    if (failures.length === 0) throw timeLimitError(whole, context.rules.limits) ?? unusableRunError(whole)
    return reproducedOnlyInCi(failures, { headSha: state.request.headSha, reason: whole.notes.join(' '), notes })
  }
  for (const text of whole.notes) context.emit(note('warning', text))
  const cases = byKey(whole.cases)
  const unable = failuresOnlyInCi(judgedByCi, { here: cases, unfetched, inProject })
  const onlyInCi = (await inPieces(unable, signal)).filter(isWanted)
  const elsewhere = new Set(onlyInCi.map(({ id }) => testKey(id)))
  const requested = requestedTests(state, cases, isWanted)
  const wanted = requested.wanted.filter(key => !elsewhere.has(key))
  const missing = requested.missing.filter(id => !elsewhere.has(testKey(id)))

  const checks = failingChecks([...cases.values()], only)
  const failedTests = [...cases].filter(([, { id, status }]) => status === 'failed' && !isCheck(id))
  const failedHere = [...failedTests.map(([key]) => key), ...checks.targets]
  const idsOf = (keys: readonly TestKey[]) => keys.flatMap(key => cases.get(key)?.id ?? [])
  const failedCases = failedHere.flatMap(key => cases.get(key) ?? [])
  const withFiles = failedCases.map(each => ({ id: each.id, files: filesOfTest(each, inProject) }))
  // What only CI judges was named already.
  const none = onlyInCi.length > 0 ? undefined : unmatchedWords(only, withFiles)
  if (none !== undefined) throw new NoSuchTest(none.why, none.remedy)
  const again = wanted.filter(key => cases.get(key)?.status !== 'skipped')
  const about = { sha: state.request.headSha, before: undefined, inProject }
  const snapshot = await inPieces(snapshotOf(whole, about), signal)
  const rerunning = rerunTests(idsOf(again), whole, context)
  await Promise.all([rerunning, readAhead(snapshot.failures, context)])
  const reruns = await rerunning
  const rerunCases = reruns.runs.map(run => byKey(run.cases))
  const results = new Map(again.map(key => [key, outcomes(key, [cases, ...rerunCases])]))

  const keysWhere = (test: (seen: ReadonlySet<string>) => boolean) =>
    [...results].filter(([, seen]) => test(seen)).map(([key]) => key)
  const failing = keysWhere(seen => seen.has('failed') && !seen.has('passed'))
  // What CI reported is the work, whatever its kind, and so is what the user named.
  const isFree = state.reported.length === 0 && only.length === 0
  const ofMachine = machineFailures(
    failing.flatMap(key => cases.get(key) ?? []),
    unfetched,
  )
  const played = await playedHere(ofMachine, context)
  const environment = environmentFailures(isFree ? ofMachine : [], { played, failing: failing.length })
  const here = [...otherThan(failing, environment.keys), ...checks.targets]
  const targets = [...here, ...elsewhere]
  const mixed = keysWhere(seen => seen.has('failed') && seen.has('passed'))
  const orderDependent = await findOrderDependent(mixed, { whole, reruns: reruns.runs, context })
  const flaky = otherThan(mixed, orderDependent)
  const green = keysWhere(seen => !seen.has('failed'))
  const compared = context.reproduction.compareBase ? idsOf(here) : []
  const origins = await compareWithBase(compared, context)
  const suggested = suggestions(
    here.flatMap(key => cases.get(key) ?? []),
    context,
  )
  const unpassed = unpassedNotes(
    [...cases.values()].flatMap(({ problems }) => problems),
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
    outside: [...otherThan(failedHere, [...results.keys(), ...targets]), ...environment.keys, ...checks.environment],
    played: [...played],
    origins: origins.origins,
    culprit: await findCulprit(idsOf(here), origins, context),
    notes: [
      ...notes,
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

/** Say in the log and in the report which commands of the project could fix this, if there are any. */
function suggestions(failed: readonly TestCase[], { reproduction, emit }: WorkflowContext): string[] {
  const lines = reproduction.suggestCommands?.(failed) ?? []
  if (lines.length === 0) return []
  const text = `To have this tried before any fixer, set fix-commands to: ${lines.join('; ')}`
  emit(note('info', text))
  return [text]
}

type IsWanted = (test: TestCase | Failure) => boolean

/** Return a filter for the tests that the words of the request name. */
function wantedTests(only: readonly string[], { inProject }: WorkflowContext): IsWanted {
  return test => only.length === 0 || isNamed(test.id, only, filesOfTest(test, inProject))
}

/** Find the tests of this request, and the reported ones that do not exist here. */
function requestedTests(
  state: State,
  cases: ReadonlyMap<TestKey, TestCase>,
  isWanted: IsWanted,
): { wanted: TestKey[]; missing: TestId[] } {
  const { only = [] } = state.request
  const here = [...cases.values()]
  if (state.reported.length === 0) {
    const failed = here.filter(each => each.status === 'failed' && !isCheck(each.id) && isWanted(each))
    return { wanted: failed.map(({ id }) => testKey(id)), missing: [] }
  }
  const matches = [
    ...matchTests(
      state.reported,
      here.map(({ id }) => id),
    ),
  ]
  // A report may name no files: then the test's case here says its file.
  const isWantedHere = (key: TestKey) => {
    const found = cases.get(key)
    return found !== undefined && isWanted(found)
  }
  const wanted = matches.flatMap(([id, keys]) => (isNamed(id, only) ? keys : keys.filter(isWantedHere)))
  const missing = matches.filter(([id, keys]) => keys.length === 0 && isNamed(id, only))
  return { wanted: [...new Set(wanted)], missing: missing.map(([id]) => id) }
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
