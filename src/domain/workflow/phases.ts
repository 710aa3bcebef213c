import { attemptAt, keptAttempts, unconfirmedAttempts } from '../model/selectors.ts'
import type { Phase, State } from '../model/state.ts'
import { remainingBudget } from '../policy/budget.ts'
import { isDue, nextProbe } from './checkpoint.ts'
import { wantsTests } from './added-tests-rules.ts'
import { wantsProposal } from './proposal-rules.ts'
import { chooseAssignment } from './choose-assignment.ts'
import { isDegraded } from './fixer-availability.ts'
import type { WorkflowRules } from './workflow-rules.ts'
import type { Observation } from './observation.ts'
import type { Step } from './step.ts'

type At = Phase['at']

/**
 * A phase of the workflow. A new one is a schema in `state.ts`, an entry of `PHASES`, and a file in `workflow/steps`.
 */
interface PhaseRule<Here extends At> {
  /** The step to perform. */
  readonly step: (phase: Phase & { at: Here }, state: State, rules: WorkflowRules) => Step
  /** The observations that may be recorded. */
  readonly observes: readonly Observation['kind'][]
  /** The phase that follows without a step, from the state and the rules alone; undefined to stay. */
  readonly settle?: (phase: Phase & { at: Here }, state: State, rules: WorkflowRules) => Phase | undefined
  /**
   * Push the ledger when the phase is reached: a test run or a model's answer would be lost otherwise. Any other
   * phase follows from the one before in no time.
   */
  readonly isDurable: boolean
}

const PHASES: { readonly [Here in At]: PhaseRule<Here> } = {
  reproducing: { step: () => ({ kind: 'reproduce' }), observes: ['reproduced'], isDurable: false },
  triaging: { step: () => ({ kind: 'triage' }), observes: ['diagnosed'], isDurable: false },
  choosing: {
    step: (_, state, rules) => choosingStep(state, rules),
    settle: (_, state, rules) => settleChoosing(state, rules),
    observes: ['assigned', 'concluded'],
    isDurable: true,
  },
  running: {
    step: ({ iteration }, state) => ({ kind: 'run', attempt: attemptAt(state, iteration) }),
    observes: ['proposed', 'abstained', 'rejected'],
    isDurable: false,
  },
  analyzing: {
    step: ({ iteration }, state) => ({ kind: 'analyze', attempt: attemptAt(state, iteration) }),
    observes: ['analyzed', 'abstained'],
    isDurable: false,
  },
  fixing: {
    step: ({ iteration }, state) => ({ kind: 'fix', attempt: attemptAt(state, iteration) }),
    observes: ['proposed', 'abstained'],
    isDurable: true,
  },
  checking: {
    step: ({ iteration, tree }, state) => ({ kind: 'check', attempt: attemptAt(state, iteration), tree }),
    observes: ['checked', 'rejected'],
    isDurable: false,
  },
  validating: {
    step: ({ iteration, tree }, state) => ({ kind: 'validate', attempt: attemptAt(state, iteration), tree }),
    observes: ['validated'],
    isDurable: false,
  },
  committing: {
    step: ({ iteration, tree }, state) => ({ kind: 'commit', attempt: attemptAt(state, iteration), tree }),
    observes: ['committed'],
    isDurable: false,
  },
  racing: {
    step: ({ iterations }, state) => ({ kind: 'race', attempts: iterations.map(each => attemptAt(state, each)) }),
    observes: ['raced'],
    isDurable: false,
  },
  combining: {
    step: ({ iteration }, state) => ({ kind: 'combine', attempt: attemptAt(state, iteration) }),
    observes: ['combined', 'dropped'],
    isDurable: false,
  },
  confirming: {
    step: (_, state) => ({ kind: 'confirm', attempts: unconfirmedAttempts(state) }),
    settle: ({ due }, state, rules) => (due || isDue(state, rules.validate) ? undefined : { at: 'triaging' }),
    observes: ['confirmed'],
    isDurable: true,
  },
  tracing: {
    step: (phase, state) => ({ kind: 'probe', attempt: attemptAt(state, nextProbe(phase)), broken: phase.broken }),
    observes: ['probed'],
    isDurable: true,
  },
  reverting: {
    step: ({ iterations }, state) => ({ kind: 'revert', attempts: iterations.map(each => attemptAt(state, each)) }),
    observes: ['reverted'],
    isDurable: true,
  },
  minimizing: { step: () => ({ kind: 'minimize' }), observes: ['minimized'], isDurable: false },
  proving: { step: () => ({ kind: 'prove' }), observes: ['proved'], isDurable: true },
  reviewing: { step: () => ({ kind: 'review' }), observes: ['reviewed'], isDurable: true },
  planning: {
    step: (_, state, rules) =>
      wantsTests(state, rules)
        ? { kind: 'plan-tests', ...testWriter(rules) }
        : { kind: 'plan-proposal', by: rules.proposeTests?.by ?? '' },
    observes: ['tests-planned', 'proposal-planned'],
    isDurable: false,
  },
  writing: {
    step: ({ iteration }, state, rules) => {
      const attempt = attemptAt(state, iteration)
      return attempt.kind === 'proposal'
        ? { kind: 'propose-tests', attempt }
        : { kind: 'write-tests', attempt, mode: testWriter(rules).mode }
    },
    // A session without a test writer leaves the tests out.
    settle: ({ iteration }, state, { addTests, proposeTests }) => {
      const who = attemptAt(state, iteration).kind === 'proposal' ? proposeTests : addTests
      return who === undefined ? { at: 'publishing' } : undefined
    },
    observes: ['tests-written', 'tests-proposed'],
    isDurable: true,
  },
  publishing: {
    step: (_, state, rules) => ({ kind: isSquashDue(state, rules) ? 'squash' : 'publish' }),
    // Tests have a commit of their own, after the one that holds the fix.
    settle: (_, state, rules) =>
      !isSquashDue(state, rules) && (wantsTests(state, rules) || wantsProposal(state, rules))
        ? { at: 'planning' }
        : undefined,
    observes: ['squashed', 'published'],
    isDurable: true,
  },
  done: { step: () => ({ kind: 'finish' }), observes: [], isDurable: true },
}

/** True if the ledger is pushed when this phase is reached. */
export function isDurable({ at }: Phase): boolean {
  return PHASES[at].isDurable
}

/**
 * Check that a step of this phase can lead to the observation; a run can be stopped or renamed in any phase.
 * @throws Error
 */
export function requireTransition({ phase }: State, { kind }: Observation): void {
  if (kind === 'stopped' || kind === 'renamed' || PHASES[phase.at].observes.includes(kind)) return
  throw new Error(`${kind} was recorded in phase ${phase.at}`)
}

/** Narrow the phase of a state. @throws Error if it is another one */
export function requirePhase<Here extends At>({ phase }: State, at: Here): Phase & { at: Here } {
  if (phase.at !== at) throw new Error(`recorded for ${at} in phase ${phase.at}`)
  return phase as Phase & { at: Here }
}

export function ruleOf(phase: Phase): PhaseRule<At> {
  // An entry takes its own phase only; the table's type guarantees that they match.
  return PHASES[phase.at] as unknown as PhaseRule<At>
}

/** Choose a phase without a step: combine a passing attempt; before the end, confirm all commits. */
function settleChoosing(state: State, rules: WorkflowRules): Phase | undefined {
  const choice = chooseAssignment(state, rules)
  if (choice.kind === 'combine') return { at: 'combining', iteration: choice.attempt.iteration }
  if (choice.kind === 'stop' && unconfirmedAttempts(state).length > 0) return { at: 'confirming', due: true }
  return undefined
}

function choosingStep(state: State, rules: WorkflowRules): Step {
  const choice = chooseAssignment(state, rules)
  switch (choice.kind) {
    case 'assign':
      return choice
    case 'stop':
      return {
        kind: 'conclude',
        why: choice.why,
        left: remainingBudget(state, rules.limits),
        degraded: state.degraded || isDegraded(state, rules),
      }
    case 'combine':
      throw new Error('the state was not settled')
  }
}

function testWriter({ addTests }: WorkflowRules): NonNullable<WorkflowRules['addTests']> {
  if (addTests === undefined) throw new Error('there is no test writer')
  return addTests
}

/** Return true if one commit is to replace several: none that a person has reviewed, and no tests of the bot's own. */
function isSquashDue(state: State, { squash }: WorkflowRules): boolean {
  if (squash !== true || keptAttempts(state).some(({ kind }) => kind === 'tests')) return false
  if (state.targets.length === 0 || state.reviews.some(({ person }) => person !== undefined)) return false
  const commits = state.attempts.flatMap(({ commit, revert }) => [commit, revert]).filter(sha => sha !== undefined)
  return keptAttempts(state).length > 0 && state.squashed?.sha !== state.tip && new Set(commits).size > 1
}
