import type { Attempt, AttemptResult } from '../model/attempt.ts'
import { nextIteration } from '../model/selectors.ts'
import type { State } from '../model/state.ts'
import { redClusters } from './fixer-availability.ts'
import type { Assigned, WorkflowRules } from './workflow-rules.ts'

/**
 * Choose the next of the project's own commands, before any fixer: each once in a run, in the order of the setting, for
 * all that is red. Those that changed something and did not help apart are tried together once, since one may spoil
 * what the next one puts right: a generator and a formatter.
 */
export function chooseCommands(state: State, { commands = [] }: WorkflowRules): Assigned | undefined {
  const clusters = redClusters(state)
  if (clusters.length === 0) return undefined
  const tried = state.attempts.filter(({ kind, past }) => kind === 'command' && !past)
  const next = commands.find(command => attemptWith([command], tried) === undefined)
  const chosen = next === undefined ? unhelpfulApart(commands, tried) : [next]
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

/** List the commands whose change a test run rejected, if there are several. */
function unhelpfulApart(commands: readonly string[], tried: readonly Attempt[]): string[] {
  const rejected = commands.filter(command => isRejected(attemptWith([command], tried)?.result))
  return rejected.length > 1 ? rejected : []
}

function isRejected(result: AttemptResult | undefined): boolean {
  return result === 'fail' || result === 'regression'
}

function attemptWith(commands: readonly string[], tried: readonly Attempt[]): Attempt | undefined {
  return tried.find(attempt => attempt.commands.join('\n') === commands.join('\n'))
}
