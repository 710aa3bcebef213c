import type { Attempt } from '../domain/model/attempt.ts'
import { isQuick } from '../domain/workflow/checkpoint.ts'
import { failedTries } from '../domain/workflow/choose-assignment.ts'
import { knownFailures, testsOf } from '../domain/model/test-results.ts'
import { attemptClusters } from '../domain/model/selectors.ts'
import { allowance, type Allowance } from '../domain/policy/budget.ts'
import type { Observed, RoleUsage } from '../domain/workflow/observation.ts'
import { demandsOf } from '../domain/model/review.ts'
import type { State } from '../domain/model/state.ts'
import { testKey } from '../domain/model/test-case.ts'
import { noUsage } from '../domain/model/usage.ts'
import type { TestSelection } from '../domain/model/test-case.ts'
import type { Assignment } from '../domain/model/assignment.ts'
import type { Abstention } from '../domain/model/answer.ts'
import type { Fixer, FixerTools, ReaderTools } from '../contracts/ports.ts'
import { verdictOn } from './run-analysis.ts'
import { verdictText } from './verdict-text.ts'

import type { Testbed, WorkflowContext } from './context.ts'

/** One attempt and its testbed: the checkout or a worktree. */
export interface AttemptContext {
  readonly attempt: Attempt
  readonly state: State
  readonly testbed: Testbed
  readonly context: WorkflowContext
}

export const ABSTENTION = { kind: 'abstention', final: false } as const

export function recordAbstention({ attempt, context }: AttemptContext, answer: Abstention): Observed<'abstained'> {
  const { reason, final, unavailable = false, usage, transcripts = [] } = answer
  context.emit({ kind: 'judged', iteration: attempt.iteration, result: 'abstained', reason })
  return { kind: 'abstained', reason, final, unavailable, usage, transcripts }
}

/** A cancelled conversation, with its usage so far. */
export class Interrupted extends Error {
  readonly spent: RoleUsage

  constructor(spent: RoleUsage) {
    super('the run was ended from outside')
    this.spent = spent
  }
}

/** Call the fixer and abort it when its time is used up. */
export async function askWithinBudget<Answer extends { kind: string }>(
  attemptContext: AttemptContext,
  ask: (fixer: Fixer, tools: FixerTools) => Promise<Answer | Abstention>,
): Promise<Answer | Abstention> {
  const { attempt, state, context } = attemptContext
  const fixer = context.fixers.get(attempt.fixer)
  if (fixer === undefined) throw new Error(`no fixer is called ${attempt.fixer}`)
  const allowed = allowance(state, attempt, context.rules.limits)
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

export async function buildAssignment({ attempt, state, testbed }: AttemptContext): Promise<Assignment> {
  const clusters = attemptClusters(state, attempt)
  const { kind, targets: keys } = attempt
  const isRevision = kind === 'revision'
  const earlier = isRevision ? earlierRevisions(state, attempt) : clusters.flatMap(({ id }) => failedTries(state, id))
  const targets = new Set(keys)
  return {
    iteration: attempt.iteration,
    kind: isRevision ? 'revision' : 'repair',
    strategy: attempt.strategy,
    clusters: clusters.map(cluster => ({ ...cluster, tests: cluster.tests.filter(test => targets.has(test)) })),
    failures: (isRevision ? (state.initial?.failures ?? []) : knownFailures(state)).filter(failure =>
      targets.has(testKey(failure.id)),
    ),
    earlier,
    debugging: attempt.debugging === 0 ? undefined : { count: attempt.debugging, log: earlier.at(-1)?.output ?? '' },
    candidate: attempt.candidate,
    failingDiff: await testbed.workspace.history.failingDiff(),
    demands: isRevision ? demandsOf(state.reviews.at(-1), state.tip) : [],
    change: isRevision ? await testbed.workspace.changeDiff() : '',
  }
}

/** List the earlier attempts at the demands of the same review. */
function earlierRevisions(state: State, { base, iteration }: Attempt): Attempt[] {
  return state.attempts.filter(each => each.kind === 'revision' && each.base === base && each.iteration < iteration)
}

function fixerTools(
  { attempt, state, testbed, context }: AttemptContext,
  { signal, allowed }: { signal: AbortSignal; allowed: Allowance },
): FixerTools {
  const targets = testsOf(state, attempt.targets)
  const run = async (selection: TestSelection) => {
    signal.throwIfAborted()
    return testbed.tests.run(selection, signal)
  }
  return {
    ...readerTools({ testbed, context, signal, allowed }),
    runTests: (selection = { kind: 'only', tests: targets }) => run(selection),
    async guard(files) {
      const whole = isQuick(state)
      const all = await run(whole ? { kind: 'all' } : { kind: 'affected', tests: targets, files })
      const verdict = verdictOn(state, all, { targets: attempt.targets, whole })
      return { run: all, broken: verdict.kind === 'regression' ? verdictText(verdict, state).broken : [] }
    },
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
