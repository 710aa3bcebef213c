import type { Strategy } from '../model/attempt.ts'

/** Loss of pass rate (0–1) that calls for the smallest possible change. */
export const REGRESSION_DROP = 0.1

export const AGGRESSIVE_FROM_ITERATION = 3

export const AGGRESSIVE_ABOVE_RATE = 0.8

export const AGGRESSIVE_SIMILARITY = 0.7

export interface Situation {
  readonly iteration: number
  /** Pass rate at the newest confirmed commit, 0–1. */
  readonly passRate: number
  /** True if the last confirmation found a regression. */
  readonly regressed: boolean
  /** Loss of pass rate at the last confirmation, 0–1. */
  readonly drop: number
  /** Similarity of the open clusters, 0–1. */
  readonly similarity: number
}

/** Choose the first matching strategy. */
export function strategyFor(situation: Situation): Strategy {
  if (situation.regressed || situation.drop > REGRESSION_DROP) return 'surgical'
  const isSimilar = situation.similarity > AGGRESSIVE_SIMILARITY
  if (situation.iteration >= AGGRESSIVE_FROM_ITERATION && situation.passRate > AGGRESSIVE_ABOVE_RATE && isSimilar) {
    return 'aggressive'
  }
  return 'conservative'
}
