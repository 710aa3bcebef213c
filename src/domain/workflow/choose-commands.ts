import type { Attempt } from '../model/attempt.ts'
import { runnableHere } from '../model/only-in-ci.ts'
import { nextIteration } from '../model/selectors.ts'
import type { State } from '../model/state.ts'
import { redClusters } from './fixer-availability.ts'
import type { Assigned, WorkflowRules } from './workflow-rules.ts'

/**
 * Choose the next of the project's own commands, before any fixer: each once in a run, in the order of the setting, for
 * all that is red. If one spoiled something, all run together once: a formatter may put right what a generator wrote.
 */
export function chooseCommands(state: State, { commands = [] }: WorkflowRules): Assigned | undefined {
  // A command that helps a test is seen to help it.
  const clusters = redClusters(state)
    .map(cluster => ({ ...cluster, tests: runnableHere(state, cluster.tests) }))
    .filter(({ tests }) => tests.length > 0)
  if (clusters.length === 0) return undefined
  const tried = state.attempts.filter(({ kind, past }) => kind === 'command' && !past)
  const next = commands.find(command => attemptWith([command], tried) === undefined)
  const chosen = next === undefined ? worthTogether(commands, tried) : [next]
  if (chosen.length === 0 || attemptWith(chosen, tried) !== undefined) return undefined
  return {
    kind: 'command',
    clusters,
    fixer: chosen.join(' && '),
    commands: chosen,
    strategy: 'conservative',
    iteration: nextIteration(state),
    debugging: 0,
    candidate: 0,
  }
}

/**
 * List the commands to try together, if one of them spoiled something apart: all that can run here and may write what
 * they write. What was kept runs again, since the others' output may need it.
 */
function worthTogether(commands: readonly string[], tried: readonly Attempt[]): readonly string[] {
  const usable = commands.filter(command => !isUnusable(attemptWith([command], tried)))
  const isSpoiled = usable.some(command => attemptWith([command], tried)?.result === 'regression')
  return isSpoiled && usable.length > 1 ? usable : []
}

function isUnusable(attempt: Attempt | undefined): boolean {
  return attempt?.result === 'refused' || attempt?.result === 'syntax-error' || attempt?.final === true
}

function attemptWith(commands: readonly string[], tried: readonly Attempt[]): Attempt | undefined {
  return tried.find(attempt => attempt.commands.join('\n') === commands.join('\n'))
}
