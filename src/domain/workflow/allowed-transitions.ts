import type { Observation } from './next-step.ts'
import type { Phase, State } from '../model/state.ts'

type At = Phase['at']

/** In which phases each observation can be made. A run can be stopped, and its branch be taken, in any of them. */
const TURNS: Readonly<Record<Exclude<Observation['kind'], 'stopped' | 'renamed'>, readonly At[]>> = {
  reproduced: ['reproducing'],
  diagnosed: ['triaging'],
  assigned: ['choosing'],
  analyzed: ['analyzing'],
  proposed: ['fixing'],
  abstained: ['analyzing', 'fixing'],
  checked: ['checking'],
  rejected: ['checking'],
  validated: ['validating'],
  committed: ['committing'],
  raced: ['racing'],
  selected: ['choosing'],
  combined: ['combining'],
  dropped: ['combining'],
  deferred: ['confirming'],
  checkpointed: ['choosing'],
  confirmed: ['confirming'],
  probed: ['tracing'],
  reverted: ['reverting'],
  concluded: ['choosing'],
  minimized: ['minimizing'],
  proved: ['proving'],
  reviewed: ['reviewing'],
  squashed: ['publishing'],
  published: ['publishing'],
}

/** @throws when something was observed that no step of this phase leads to */
export function requireTransition({ phase }: State, { kind }: Observation): void {
  if (kind === 'stopped' || kind === 'renamed' || TURNS[kind].includes(phase.at)) return
  throw new Error(`${kind} was recorded in phase ${phase.at}`)
}

/** The phase, which must be this one. @throws when it is another */
export function requirePhase<Here extends At>({ phase }: State, at: Here): Phase & { at: Here } {
  if (phase.at !== at) throw new Error(`recorded for ${at} in phase ${phase.at}`)
  return phase as Phase & { at: Here }
}
