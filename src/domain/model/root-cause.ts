import type { Analysis } from './attempt.ts'

/** Name of the repair engine of this project in a chain of fixers. */
export const OFFLINE = 'offline'

/** An attempt, or an earlier fix. */
export interface Analyzed {
  readonly fixer: string
  readonly analysis?: Analysis | undefined
}

/**
 * Return the root cause that an analysis found, for people and models; '' if none did: the offline engine only lists
 * places.
 */
export function rootCauseOf({ fixer, analysis }: Analyzed): string {
  return fixer === OFFLINE ? '' : (analysis?.rootCause ?? '')
}
