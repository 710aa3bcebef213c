// The parts of a turn that both APIs of OpenAI answer with.

import type { Reply } from '../model/script.ts'

/** 2026-01-01, the same in every run. */
export const created = 1_767_225_600

/** The text of a turn. @throws for a turn that OpenAI's APIs do not have */
export function textOf(turn: Reply): string {
  if (stopOf(turn) === 'pause_turn') throw new Error("there is no 'pause_turn' in OpenAI's APIs")
  return 'json' in turn ? JSON.stringify(turn.json) : (turn.say ?? '')
}

export function stopOf(turn: Reply) {
  return 'stop' in turn ? turn.stop : undefined
}
