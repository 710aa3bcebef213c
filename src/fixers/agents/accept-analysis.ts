import type { Analysis, Attempt } from '../../domain/model/attempt.ts'
import { similarity } from '../../domain/model/cluster.ts'
/** Below this the next fixer is asked. */
const LEAST_CONFIDENCE = 0.4
/** A root cause in fewer characters says nothing. */
const LEAST_CHARACTERS = 12
/** From here on two root causes are the same one in other words. */
const SAME = 0.8
/** So often the same root cause may be named for the same failure. */
const SAME_TIMES = 2

export interface AnalysisContext {
  readonly wrong: 'code' | 'test' | 'environment'
  /** An attempt went wrong before: then a hypothesis is demanded. */
  readonly debugging: boolean
  readonly earlier: readonly Attempt[]
  /** Files of the project. */
  readonly files: ReadonlySet<string>
}

/** Why an analysis is not gone by, so that the next fixer is asked; undefined where it is. */
export function rejectionReason(
  analysis: Analysis,
  { wrong, debugging, earlier, files }: AnalysisContext,
): string | undefined {
  const { rootCause, modificationPoints, affectedTests, confidence, evidence, hypothesis } = analysis
  if (wrong === 'environment') return `The environment is wrong, not the code: ${rootCause}`
  if (wrong === 'test') return `The test is wrong, not the code: ${rootCause}`
  if (modificationPoints.length === 0) return 'The analysis names no place to change.'
  if (affectedTests.length === 0) return 'The analysis names no affected tests.'
  if (confidence < LEAST_CONFIDENCE) return `The analysis is not sure enough (confidence ${confidence}).`
  if (rootCause.trim().length < LEAST_CHARACTERS) return 'The analysis is too thin: it names no root cause.'
  const named = [...evidence, ...modificationPoints].map(({ file }) => file)
  if (!named.some(file => files.has(file))) return 'The analysis is too thin: it names no file of the project.'
  const before = earlier.filter(
    ({ analysis: other }) => other !== undefined && similarity(other.rootCause, rootCause) >= SAME,
  )
  if (before.length >= SAME_TIMES) return `The analysis names the same root cause for the third time: ${rootCause}`
  if (debugging && hypothesis.trim() === '') return 'The analysis states no hypothesis after an attempt that failed.'
  return undefined
}
