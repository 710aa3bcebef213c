import type { Attempt } from '../../domain/model/attempt.ts'
import { isQuick } from '../../domain/workflow/checkpoint.ts'
import { vainTries } from '../../domain/workflow/choose-assignment.ts'
import { knownFailures, testsOf } from '../../domain/model/test-results.ts'
import { clustersOf } from '../../domain/model/selectors.ts'
import { type Allowance, allowance } from '../../domain/policy/budget.ts'
import type { Observed, RoleUsage } from '../../domain/workflow/observation.ts'
import { demandsOf } from '../../domain/model/review.ts'
import { reusableAnalysis, analysisOfDemands } from '../../domain/history/analysis-reuse.ts'
import type { State } from '../../domain/model/state.ts'
import { testKey } from '../../domain/model/test-case.ts'
import { noUsage } from '../../domain/model/usage.ts'
import { isGood } from '../../domain/workflow/verdict.ts'
import type { TestSelection } from '../../domain/model/test-selection.ts'
import type { Assignment } from '../../domain/model/assignment.ts'
import type { Abstention } from '../../domain/model/answer.ts'
import type { Fixer, FixerTools, ReaderTools } from '../../contracts/ports.ts'
import { checkSyntax } from '../../syntax/syntax-gate.ts'
import { verdictOn } from '../run-analysis.ts'
import { verdictText } from '../verdict-text.ts'
import { judgeRun, partialResults } from '../judge-run.ts'
import { affectedSelection, runTests } from '../run-tests.ts'
import type { Testbed, WorkflowContext } from '../context.ts'

/** The steps of one attempt, in the checkout or in a copy of it. */
export interface AttemptContext {
  readonly attempt: Attempt
  readonly state: State
  readonly site: Testbed
  readonly world: WorkflowContext
}

export async function analyzing(trial: AttemptContext): Promise<Observed<'analyzed' | 'abstained'>> {
  const { attempt, state, world } = trial
  await trial.site.workspace.discard()
  const told = attempt.kind === 'revision' ? analysisOfDemands(state, attempt) : reusableAnalysis(state, attempt)
  if (told !== undefined) return { kind: 'analyzed', ...told, usage: noUsage }
  const answer = await inTime(trial, async (fixer, tools) => fixer.analyze(await assignmentOf(trial), tools))
  if (answer.kind === 'abstention') return abstained(trial, answer)
  const { analysis, code = '', usage, transcripts = [] } = answer
  world.emit({ kind: 'thought', fixer: attempt.fixer, text: analysis.rootCause })
  if (analysis.hypothesis !== '') {
    world.emit({ kind: 'thought', fixer: attempt.fixer, text: `Hypothesis: ${analysis.hypothesis}` })
  }
  return { kind: 'analyzed', analysis, code, usage, transcripts }
}

export async function fixing(trial: AttemptContext): Promise<Observed<'proposed' | 'abstained'>> {
  const { workspace } = trial.site
  const { analysis } = trial.attempt
  if (analysis === undefined) throw new Error(`iteration ${trial.attempt.iteration} is fixed before it is analyzed`)
  await workspace.discard()
  const answer = await inTime(trial, async (fixer, tools) =>
    fixer.fix({ ...(await assignmentOf(trial)), analysis }, tools),
  )
  const files = await workspace.changed()
  if (answer.kind === 'proposal' && files.length > 0) {
    const { proposal, usage, transcripts = [] } = answer
    const made = { files, diff: await workspace.diff(), tree: await workspace.tree() }
    return { kind: 'proposed', proposal, usage, transcripts, ...made }
  }
  await workspace.discard()
  const reason = 'It proposed a fix but changed no file.'
  return abstained(trial, answer.kind === 'abstention' ? answer : { ...answer, ...NOTHING, reason })
}

const NOTHING = { kind: 'abstention', final: false } as const

function abstained({ attempt, world }: AttemptContext, answer: Abstention): Observed<'abstained'> {
  const { reason, final, unavailable = false, usage, transcripts = [] } = answer
  world.emit({ kind: 'judged', iteration: attempt.iteration, result: 'abstained', reason })
  return { kind: 'abstained', reason, final, unavailable, usage, transcripts }
}

/** A conversation that was ended from outside: what it has cost by then is not forgotten. */
export class Interrupted extends Error {
  readonly spent: RoleUsage

  constructor(spent: RoleUsage) {
    super('the run was ended from outside')
    this.spent = spent
  }
}

/** Asks the fixer, and ends its work when the time that it may take is over. */
async function inTime<Answer extends { kind: string }>(
  trial: AttemptContext,
  ask: (fixer: Fixer, tools: FixerTools) => Promise<Answer | Abstention>,
): Promise<Answer | Abstention> {
  const { attempt, state, world } = trial
  const fixer = world.fixers.get(attempt.fixer)
  if (fixer === undefined) throw new Error(`no fixer is called ${attempt.fixer}`)
  const allowed = allowance(state, attempt, world.rules.limits)
  const deadline = deadlineOf(allowed)
  const signal = AbortSignal.any([world.signal, deadline])
  try {
    const answer = await ask(fixer, toolsFor(trial, { signal, allowed }))
    // A fixer that is told to stop may say that it has nothing; that is not what it thinks of the failure.
    if (isAbstention(answer) && world.signal.aborted) {
      const role = state.phase.at === 'analyzing' ? 'analyst' : 'fixer'
      throw new Interrupted({ iteration: attempt.iteration, role, usage: answer.usage })
    }
    return answer
  } catch (error) {
    if (world.signal.aborted || !deadline.aborted) throw error
    const reason = `It was not done within ${Math.round(allowed.ms / 1000)} s, the time that was left for it.`
    return { ...NOTHING, reason, usage: noUsage }
  }
}

function isAbstention(answer: { kind: string }): answer is Abstention {
  return answer.kind === 'abstention'
}

/** Longer than any run, shorter than what a timer can wait for. */
const MOST_MS = 2_000_000_000

/** Aborted when the time that somebody may take is over. */
export function deadlineOf({ ms }: Allowance): AbortSignal {
  return AbortSignal.timeout(Math.floor(Math.max(1, Math.min(ms, MOST_MS))))
}

async function assignmentOf({ attempt, state, site }: AttemptContext): Promise<Assignment> {
  const clusters = clustersOf(state, attempt)
  const { kind, targets: keys } = attempt
  const isRevision = kind === 'revision'
  const earlier = isRevision ? revisionsBefore(state, attempt) : clusters.flatMap(({ id }) => vainTries(state, id))
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
    failingDiff: await site.workspace.history.failingDiff(),
    demands: isRevision ? demandsOf(state.reviews.at(-1), state.tip) : [],
    change: isRevision ? await site.workspace.changeDiff() : '',
  }
}

/** What was tried in vain of what the same review demands. */
function revisionsBefore(state: State, { base, iteration }: Attempt): Attempt[] {
  return state.attempts.filter(each => each.kind === 'revision' && each.base === base && each.iteration < iteration)
}

function toolsFor(
  { attempt, state, site, world }: AttemptContext,
  { signal, allowed }: { signal: AbortSignal; allowed: Allowance },
): FixerTools {
  const targets = testsOf(state, attempt.targets)
  const run = async (selection: TestSelection) => {
    signal.throwIfAborted()
    return site.tests.run(selection, signal)
  }
  return {
    ...readerTools({ site, world, signal, allowed }),
    runTests: (selection = { kind: 'only', tests: targets }) => run(selection),
    async guard(files) {
      const whole = isQuick(state)
      const all = await run(whole ? { kind: 'all' } : { kind: 'affected', tests: targets, files })
      const verdict = verdictOn(state, all, { targets: attempt.targets, whole })
      return { run: all, broken: verdict.kind === 'regression' ? verdictText(verdict, state).broken : [] }
    },
  }
}

/** What whoever looks at the code of a site may use. */
export function readerTools(options: {
  site: Testbed
  world: WorkflowContext
  signal: AbortSignal
  allowed: Allowance
}): ReaderTools {
  const { site, world, signal, allowed } = options
  return {
    source: site.workspace,
    commit: site.workspace.tip,
    history: site.workspace.history,
    emit: world.emit,
    signal,
    budgetMs: allowed.ms,
    budgetTokens: allowed.tokens,
    budgetDollars: allowed.dollars,
  }
}

export async function checking(trial: AttemptContext, tree: string): Promise<Observed<'checked' | 'rejected'>> {
  const { attempt, site } = trial
  const { workspace } = site
  await hold(site, tree)
  const refusal = await workspace.refusal()
  if (refusal !== undefined) return rejected(trial, { result: 'refused', reason: refusal })
  const problem = await checkSyntax(attempt.files, workspace, file => site.compiles(file))
  if (problem !== undefined) return rejected(trial, { result: 'syntax-error', reason: problem })
  return { kind: 'checked' }
}

async function rejected(
  { attempt, site, world }: AttemptContext,
  why: { result: 'syntax-error' | 'refused'; reason: string },
): Promise<Observed<'rejected'>> {
  await site.workspace.discard()
  world.emit({ kind: 'judged', iteration: attempt.iteration, ...why })
  return { kind: 'rejected', ...why }
}

export async function validating(trial: AttemptContext, tree: string): Promise<Observed<'validated'>> {
  const { attempt, state, site, world } = trial
  await hold(site, tree)
  const run = await runTests(affectedBy(attempt, state), world, site)
  const verdict = await judgeRun(state, run, { targets: attempt.targets, whole: false, site, world })
  const { kind } = verdict.verdict
  if (!isGood(verdict.verdict)) {
    await site.workspace.discard()
    world.emit({ kind: 'judged', iteration: attempt.iteration, result: kind, reason: verdict.reason })
  }
  return { kind: 'validated', ...verdict, seen: partialResults(state, run, world) }
}

/** The targets, the tests that the proposal names, and those that stand on the changed files. */
function affectedBy(attempt: Attempt, state: State): TestSelection {
  const named = [...(attempt.proposal?.affectedTests ?? []), ...(attempt.analysis?.affectedTests ?? [])]
  return affectedSelection(testsOf(state, attempt.targets), { changed: attempt.files, named })
}

/** After a death the edits are only in the tree. */
async function hold({ workspace }: Testbed, tree: string): Promise<void> {
  if ((await workspace.tree()) !== tree) await workspace.restore(tree)
}
