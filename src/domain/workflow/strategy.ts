import type { Strategy } from '../model/attempt.ts'

/** Points of pass rate (0–1) whose loss calls for the smallest possible change. */
export const REGRESSION_DROP = 0.1

export const AGGRESSIVE_FROM_ITERATION = 3

export const AGGRESSIVE_ABOVE_RATE = 0.8

export const AGGRESSIVE_SIMILARITY = 0.7

export interface Situation {
  readonly iteration: number
  /** 0–1, on the newest confirmed commit. */
  readonly passRate: number
  /** The last confirmation found a regression. */
  readonly regressed: boolean
  /** How far the pass rate fell at the last confirmation, 0–1. */
  readonly drop: number
  /** How alike the open clusters are, 0–1. */
  readonly similarity: number
}

/** The first row of the strategy table that holds. */
export function strategyFor(situation: Situation): Strategy {
  if (situation.regressed || situation.drop > REGRESSION_DROP) return 'surgical'
  const alike = situation.similarity > AGGRESSIVE_SIMILARITY
  if (situation.iteration >= AGGRESSIVE_FROM_ITERATION && situation.passRate > AGGRESSIVE_ABOVE_RATE && alike) {
    return 'aggressive'
  }
  return 'conservative'
}
