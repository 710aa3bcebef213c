import { type Analysis, type Attempt, isRefuted } from '../../domain/model/attempt.ts'
import { similarity } from '../../domain/model/cluster.ts'

const MIN_CONFIDENCE = 0.4
/** Fewest characters of a root cause that says something. */
const MIN_CHARACTERS = 12
/** Similarity from which two root causes count as the same. */
const SAME_CAUSE = 0.8
/** Times that the same root cause may be named for the same failure. */
const MAX_REPEATS = 2

export interface AnalysisContext {
  readonly wrong: 'code' | 'test' | 'environment'
  /** True after a failed attempt: then a hypothesis is required. */
  readonly debugging: boolean
  readonly earlier: readonly Attempt[]
  /** Files of the project. */
  readonly files: ReadonlySet<string>
}

/** Find a reason to reject an analysis; undefined if it is accepted. After a rejection the next fixer takes over. */
export function rejectionReason(
  analysis: Analysis,
  { wrong, debugging, earlier, files }: AnalysisContext,
): string | undefined {
  const { rootCause, modificationPoints, confidence, evidence, hypothesis } = analysis
  if (wrong === 'environment') return `The environment is wrong, not the code: ${rootCause}`
  if (wrong === 'test') return `The test is wrong, not the code: ${rootCause}`
  if (modificationPoints.length === 0) return 'The analysis names no place to change.'
  if (confidence < MIN_CONFIDENCE) return `The analysis is not sure enough (confidence ${confidence}).`
  if (rootCause.trim().length < MIN_CHARACTERS) return 'The analysis is too thin: it names no root cause.'
  const named = [...evidence, ...modificationPoints].map(({ file }) => file)
  if (!named.some(file => files.has(file))) return 'The analysis is too thin: it names no file of the project.'
  const before = earlier.filter(
    attempt =>
      isRefuted(attempt) &&
      attempt.analysis !== undefined &&
      similarity(attempt.analysis.rootCause, rootCause) >= SAME_CAUSE,
  )
  if (before.length >= MAX_REPEATS) return `The analysis names the same root cause for the third time: ${rootCause}`
  if (debugging && hypothesis.trim() === '') return 'The analysis states no hypothesis after an attempt that failed.'
  return undefined
}
