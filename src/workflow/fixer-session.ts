import type { Attempt } from '../domain/model/attempt.ts'
import { knownFacts } from '../domain/history/known-facts.ts'
import { openClusters } from '../domain/workflow/choose-assignment.ts'
import { failedTries } from '../domain/workflow/fixer-availability.ts'
import { knownFailures, testsOf } from '../domain/model/test-results.ts'
import { runnableHere, withCiFailures } from '../domain/model/only-in-ci.ts'
import { attemptAt, attemptClusters } from '../domain/model/selectors.ts'
import { Cluster } from '../domain/model/cluster.ts'
import { allowance, type Allowance } from '../domain/policy/budget.ts'
import type { Observed, RoleUsage } from '../domain/workflow/observation.ts'
import { demandsOf } from '../domain/model/review.ts'
import type { State } from '../domain/model/state.ts'
import { type Failure, testKey, type TestSelection } from '../domain/model/test-case.ts'
import { noUsage } from '../domain/model/usage.ts'
import type { Assignment } from '../domain/model/assignment.ts'
import type { Abstention } from '../domain/model/answer.ts'
import type { ConversationKeeper } from '../domain/model/open-conversation.ts'
import type { Fixer, FixerTools, ReaderTools } from '../contracts/ports.ts'
import { withoutInFileTests } from './filtered-writes.ts'
import { warmTests } from './test-runs/warm-tests.ts'
import { runToJudge } from './test-runs/run-tests.ts'
import { guardChange } from './test-runs/guard-change.ts'
import { withImpliedPasses } from './test-runs/run-analysis.ts'
import type { Testbed, WorkflowContext } from './context.ts'

/** One attempt and its testbed: the checkout or a worktree. */
export interface AttemptContext {
  readonly attempt: Attempt
  readonly state: State
  readonly testbed: Testbed
  readonly context: WorkflowContext
}

export const ABSTENTION = { kind: 'abstention', final: false } as const

export const DEPENDED_ON: Abstention = {
  kind: 'abstention',
  final: true,
  reason: 'A later change depends on the one that it was to replace.',
  usage: noUsage,
}

export function recordAbstention({ attempt, context }: AttemptContext, answer: Abstention): Observed<'abstained'> {
  const { reason, final, unavailable = false, misconfigured = false, intent, usage, transcripts = [] } = answer
  context.emit({ kind: 'judged', iteration: attempt.iteration, result: 'abstained', reason })
  return { kind: 'abstained', reason, final, unavailable, misconfigured, intent, usage, transcripts }
}

/** A cancelled conversation, with its usage so far. */
export class Interrupted extends Error {
  readonly spent: RoleUsage

  constructor(spent: RoleUsage) {
    super('the run was ended from outside')
    this.spent = spent
  }
}

/** A run that is resumed may have other models. */
const NOT_IN_CHAIN = 'The chain does not name it any more.'

/** Call the fixer and abort it when its time is used up. */
export async function askWithinBudget<Answer extends { kind: string }>(
  attemptContext: AttemptContext,
  ask: (fixer: Fixer, tools: FixerTools) => Promise<Answer | Abstention>,
): Promise<Answer | Abstention> {
  const { attempt, state, context } = attemptContext
  const fixer = context.fixers.get(attempt.fixer)
  if (fixer === undefined) return { ...ABSTENTION, final: true, reason: NOT_IN_CHAIN, usage: noUsage }
  const left = new Set(openClusters(state, context.rules).map(({ cluster }) => cluster.id))
  const allowed = allowance(state, attempt, { ...context.rules.limits, left })
  if (allowed.ms <= 0) return { ...ABSTENTION, reason: 'No time was left for it.', usage: noUsage }
  const deadline = deadlineSignal(allowed)
  const signal = AbortSignal.any([context.signal, deadline])
  try {
    const answer = await ask(fixer, fixerTools(attemptContext, { signal, allowed }))
    // An abort can make a fixer abstain; that says nothing about the failure.
    if (isAbstention(answer) && context.signal.aborted) {
      const role = state.phase.at === 'analyzing' ? 'analyst' : 'fixer'
      throw new Interrupted({ iteration: attempt.iteration, role, usage: answer.usage })
    }
    return answer
  } catch (error) {
    if (context.signal.aborted || !deadline.aborted) throw error
    const reason = `It did not finish within ${Math.round(allowed.ms / 1000)} s, its remaining time.`
    return { ...ABSTENTION, reason, usage: noUsage }
  }
}

function isAbstention(answer: { kind: string }): answer is Abstention {
  return answer.kind === 'abstention'
}

/** Longest timer in milliseconds: longer than any run, below the limit of Node's timers. */
const MAX_TIMER_MS = 2_000_000_000

/** Create a signal that aborts when the allowed time is used up. */
export function deadlineSignal({ ms }: Allowance): AbortSignal {
  return AbortSignal.timeout(Math.floor(Math.max(1, Math.min(ms, MAX_TIMER_MS))))
}

/**
 * Start with the files of the branch's tip, without the change that the attempt reconsiders.
 *
 * @returns false if a later commit depends on that change
 */
export async function prepareFiles({ attempt, state, testbed }: AttemptContext): Promise<boolean> {
  const { workspace } = testbed
  await workspace.discard()
  if (attempt.undoes === undefined) return true
  const { commit = '', base } = attemptAt(state, attempt.undoes)
  return workspace.merge({ base: commit, tree: base })
}

export async function buildAssignment({ attempt, state, testbed, context }: AttemptContext): Promise<Assignment> {
  const { kind, targets: keys } = attempt
  const isRevision = kind === 'revision'
  const targets = new Set(keys)
  const clusters = assignedClusters(state, attempt)
  // Each copy has a reader of its own, and the history is one.
  const { history } = context.workspace
  const earlier = isRevision ? earlierRevisions(state, attempt) : earlierRepairs(state, { attempt, clusters })
  return {
    iteration: attempt.iteration,
    kind: isRevision ? 'revision' : 'repair',
    strategy: attempt.strategy,
    clusters,
    failures: withCiFailures(failuresBefore(state, attempt), state).filter(failure => targets.has(testKey(failure.id))),
    earlier,
    debugging: attempt.debugging === 0 ? undefined : { count: attempt.debugging, log: earlier.at(-1)?.output ?? '' },
    candidate: attempt.candidate,
    failingDiff: await history.failingDiff(),
    purpose: (await history.suspectedChange()).commits,
    changelogs: (await context.changelogs?.()) ?? [],
    known: knownFacts(state, attempt.clusters),
    demands: isRevision ? demandsOf(state.reviews.at(-1), state.tip) : [],
    change: isRevision ? await testbed.workspace.changeDiff() : '',
  }
}

/** List the clusters with the tests that the attempt is for. */
function assignedClusters(state: State, attempt: Attempt): Cluster[] {
  const { targets, undoes, signature, title, files } = attempt
  const found = attemptClusters(state, attempt)
  const own = new Set(targets)
  if (undoes === undefined)
    return found.map(cluster => ({ ...cluster, tests: cluster.tests.filter(test => own.has(test)) }))
  // No diagnosis holds the tests that the kept change turned green.
  const [cluster = Cluster.parse({ id: '', signature, title, criticality: 'medium', tests: [], suspects: files })] =
    found
  return [{ ...cluster, tests: targets }]
}

/** List the failures that a fixer starts from: without a kept change, those that it turned green fail as at first. */
function failuresBefore(state: State, { kind, undoes }: Attempt): readonly Failure[] {
  const initial = state.initial?.failures ?? []
  if (kind === 'revision') return initial
  const known = knownFailures(state)
  if (undoes === undefined) return known
  const red = new Set(known.map(({ id }) => testKey(id)))
  return [...known, ...initial.filter(({ id }) => !red.has(testKey(id)))]
}

/** List the failed attempts at these clusters, and last the change that is reconsidered. */
function earlierRepairs(
  state: State,
  { attempt: { undoes }, clusters }: { attempt: Attempt; clusters: readonly Cluster[] },
): Attempt[] {
  const failed = clusters.flatMap(({ id }) => failedTries(state, id))
  return undoes === undefined ? failed : [...failed, attemptAt(state, undoes)]
}

/** List the earlier attempts at the demands of the same review. */
function earlierRevisions(state: State, { base, iteration }: Attempt): Attempt[] {
  return state.attempts.filter(each => each.kind === 'revision' && each.base === base && each.iteration < iteration)
}

function fixerTools(
  { attempt, state, testbed, context }: AttemptContext,
  { signal, allowed }: { signal: AbortSignal; allowed: Allowance },
): FixerTools {
  const targets = testsOf(state, runnableHere(state, attempt.targets))
  const run = async (selection: TestSelection) => {
    signal.throwIfAborted()
    return withImpliedPasses(state, await runToJudge(state, () => testbed.tests.run(selection, signal)))
  }
  return {
    ...readerTools({ testbed, context, signal, allowed }),
    source: withoutInFileTests(testbed.workspace),
    conversation: keeperOf(attempt, context),
    runTests: (selection = { kind: 'only', tests: targets }) => run(selection),
    trace: async tests => (await testbed.trace?.({ kind: 'only', tests }, signal, { lines: true })) ?? [],
    openJudge: async (failures, isNeeded) => testbed.openJudge?.(warmTests(failures, state), signal, isNeeded),
    guard: scope => guardChange(scope, { state, targets, of: attempt.targets, run }),
  }
}

/** Keep the conversation of an attempt in the ledger. */
export function keeperOf(attempt: Attempt, { ledger }: Pick<WorkflowContext, 'ledger'>): ConversationKeeper {
  return {
    load: () => ledger.conversation(attempt),
    keep: conversation => ledger.keepConversation(attempt, conversation),
  }
}

/** Create the tools that only read a testbed. */
export function readerTools(options: {
  testbed: Testbed
  context: WorkflowContext
  signal: AbortSignal
  allowed: Allowance
}): ReaderTools {
  const { testbed, context, signal, allowed } = options
  return {
    source: testbed.workspace,
    commit: testbed.workspace.tip,
    history: testbed.workspace.history,
    emit: context.emit,
    signal,
    budgetMs: allowed.ms,
    budgetTokens: allowed.tokens,
    budgetDollars: allowed.dollars,
  }
}
