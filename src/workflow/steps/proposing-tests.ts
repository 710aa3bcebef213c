import { note } from '../../contracts/events.ts'
import type { Attempt } from '../../domain/model/attempt.ts'
import { BY_VALUES, noProposal, type OutdatedTest, type ProposedTests } from '../../domain/model/proposed-tests.ts'
import { outdatedTests } from '../../domain/model/outdated.ts'
import type { State } from '../../domain/model/state.ts'
import { type TestId, testKey, titleOf } from '../../domain/model/test-case.ts'
import { noUsage } from '../../domain/model/usage.ts'
import { count, listOf } from '../../domain/text/wording.ts'
import type { Observation, Observed } from '../../domain/workflow/observation.ts'
import { replaceExpected } from '../../syntax/replace-expected.ts'
import { comparedValues } from '../../domain/text/compared-values.ts'
import { askTestWriter } from '../ask-test-writer.ts'
import { assertionsOnly } from '../filtered-writes.ts'
import { proposalMessage } from '../commits/commit-messages.ts'
import type { Testbed, WorkflowContext } from '../context.ts'
import { judgeProposal, type ProposalVerdict, repeatProposal } from '../judging/judge-proposal.ts'
import { listedPath } from '../../triage/locate-file.ts'

/** Longest diff that is kept, in characters. */
const MAX_DIFF = 20_000
/** Limit of tests named in a sentence. */
const MAX_NAMED = 3

export async function planningProposal(by: string, { clock, emit }: WorkflowContext): Promise<Observation> {
  const text = 'Some tests contradict what the failing change meant. Trying to bring their assertions up to date.'
  emit(note('info', text))
  return { kind: 'proposal-planned', by, at: clock.now() }
}

interface Proposing {
  readonly attempt: Attempt
  readonly state: State
  readonly outdated: readonly OutdatedTest[]
  /** Number of outdated tests of each file, by its path. */
  readonly paths: ReadonlyMap<string, number>
  readonly testbed: Testbed
  readonly context: WorkflowContext
}

/**
 * Bring the assertions of outdated tests up to date, on a commit of its own on top of the failing one: by the values in
 * their messages, or else by a model. It proves nothing, and a person decides on it.
 */
export async function proposingTests(attempt: Attempt, state: State, context: WorkflowContext): Promise<Observation> {
  await context.workspace.discard()
  await using testbed = await context.openCopy(state.request.headSha, 'tests')
  if (testbed === undefined)
    return proposed(noProposal('No copy of the checkout can run tests, so nothing can be proposed.'), 'abstained')
  const outdated = outdatedOf(attempt, state)
  const paths = await pathsOf(outdated, testbed)
  const work: Proposing = { attempt, state, outdated, paths, testbed, context }
  const options = { state, keys: attempt.targets, testbed, context }
  await replaceValues(work)
  const first = (await testbed.workspace.changed()).length === 0 ? undefined : await judgeProposal(options)
  if (first !== undefined && objection(first) === undefined) return await accepted(work, BY_VALUES, {})

  await testbed.workspace.discard()
  const failingDiff = (await context.workspace.history.suspectedChange()).diff
  const task = { iteration: attempt.iteration, tests: outdated, failingDiff }
  const source = assertionsOnly(testbed.workspace, paths)
  const guard = () => judgeProposal(options)
  const answer = await askTestWriter({ attempt, state, testbed, context, source, guard }, (writer, tools) =>
    writer.update(task, tools),
  )
  if (answer.kind === 'abstention') return proposed(noProposal(answer.reason), 'abstained', answer)
  const reason = objection(await judgeProposal(options))
  if (reason !== undefined) return proposed(noProposal(reason), 'fail', answer)
  // Awaited here, since the copy goes away as soon as this returns.
  return await accepted(work, attempt.fixer, answer)
}

/** List the outdated tests with their failures on the failing commit. */
function outdatedOf({ targets }: Attempt, state: State): OutdatedTest[] {
  const intents = outdatedTests(state)
  const own = new Set(targets)
  return (state.initial?.failures ?? []).flatMap(failure => {
    const key = testKey(failure.id)
    const intent = intents.get(key)
    return intent === undefined || !own.has(key) ? [] : [{ failure, intent }]
  })
}

/** Count the outdated tests by the path of their file. */
async function pathsOf(outdated: readonly OutdatedTest[], { workspace }: Testbed): Promise<Map<string, number>> {
  const listed = await workspace.list()
  const paths = new Map<string, number>()
  for (const { failure } of outdated) {
    const path = listedPath(listed, failure.id.file)
    if (path !== undefined) paths.set(path, (paths.get(path) ?? 0) + 1)
  }
  return paths
}

/** Write the value that each test got in the place of the one that it expects, where both stand in its message. */
async function replaceValues({ outdated, paths, testbed }: Proposing): Promise<void> {
  const source = assertionsOnly(testbed.workspace, paths)
  const listed = await source.list()
  for (const { failure } of outdated) {
    const file = listedPath(listed, failure.id.file)
    const line = failure.frames.find(frame => listedPath(listed, frame.file) === file)?.line
    const values = comparedValues(failure.problem.message)
    const text = file === undefined ? undefined : await source.read(file)
    if (file === undefined || line === undefined || values === undefined || text === undefined) continue
    const changed = replaceExpected(text, { line, ...values })
    if (changed !== undefined) await source.write(file, changed)
  }
}

/** Repeat the tests, and commit what passes each time. */
async function accepted(
  { attempt, state, outdated, testbed, context }: Proposing,
  by: string,
  cost: Partial<Pick<Observed<'tests-proposed'>, 'usage' | 'transcripts'>>,
): Promise<Observation> {
  const unsteady = await repeatProposal({ state, keys: attempt.targets, testbed, context })
  if (unsteady.length > 0)
    return proposed(noProposal(`On the same code, ${named(unsteady)} passed and failed.`), 'fail', cost)
  const { workspace } = testbed
  const tests = outdated.map(({ failure, intent }) => ({ title: titleOf(failure.id), intent }))
  const change = { tests, files: await workspace.changed(), diff: (await workspace.diff()).slice(0, MAX_DIFF), by }
  const message = proposalMessage(attempt, change, state, context.rules)
  const sha = await workspace.commit({ tree: await workspace.tree(), message })
  context.emit(note('info', `Assertions of ${count(tests.length, 'test')} are proposed.`))
  return proposed({ ...change, sha, reason: '' }, 'pass', cost)
}

function proposed(
  result: ProposedTests,
  how: Observed<'tests-proposed'>['result'],
  { usage = noUsage, transcripts = [] }: Partial<Pick<Observed<'tests-proposed'>, 'usage' | 'transcripts'>> = {},
): Observed<'tests-proposed'> {
  return { kind: 'tests-proposed', proposed: result, result: how, usage, transcripts }
}

/** Reason to propose nothing, as a sentence; undefined if the assertions say what the change meant, and no more. */
function objection({ run, red, broken, problem }: ProposalVerdict): string | undefined {
  if (problem !== '') return problem
  if (!run.complete) return `The run with the changed assertions was incomplete: ${run.notes.join(' ')}`
  if (red.length > 0) return `With the changed assertions, ${count(red.length, 'test')} did not pass: ${named(red)}.`
  const [first] = broken
  return first === undefined ? undefined : `${titleOf(first.id)}: ${first.how}.`
}

function named(tests: readonly TestId[]): string {
  return listOf(tests.map(titleOf), MAX_NAMED)
}
