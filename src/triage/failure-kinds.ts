import { CHECK } from '../domain/model/check.ts'
import type { Problem } from '../domain/model/test-case.ts'
import { NOT_COLLECTED, type PatternName, PATTERNS } from './failure-patterns.ts'
import { comparedValues, COMPARISONS } from './compared-values.ts'

/** Kind of a failure, with a suggestion for a first step. */
export interface ClassifiedFailure {
  readonly pattern: PatternName
  readonly suggestion: string
  readonly expected?: string
  readonly actual?: string
}

const CHECK_SUGGESTION =
  "The project's own check reports this, not a test: change the code that it names, never the settings of the tool."

/** Characters of a type, and of a message or stack, that are read. The patterns rely on it: some are not linear. */
const MAX_TYPE = 300
const MAX_TEXT = 6_000

/** A line of code that jest, vitest and Playwright print below a message. It says nothing about the failure. */
const EXCERPT = /^ *(?:> *)?(?:\d+ *)?\|.*$/gm

/** Classify a failure by its type and message. */
export function classifyFailure(problem: Problem, nameless: boolean): ClassifiedFailure {
  const type = problem.type.slice(0, MAX_TYPE)
  if (type === CHECK) return { pattern: 'check', suggestion: CHECK_SUGGESTION }
  const [message = '', stack = ''] = [problem.message, problem.stack].map(text =>
    text.slice(0, MAX_TEXT).replace(EXCERPT, ''),
  )
  const values = comparedValues(message) ?? comparedValues(stack)
  // A compared value may contain any word: { timeout: 30 } is no timeout.
  const plainMessage = COMPARISONS.reduce((text, pattern) => text.replace(pattern, ' '), message)
  const summary = type === '' || plainMessage.startsWith(type) ? plainMessage : `${type}: ${plainMessage}`
  for (const { name, marks, suggest } of PATTERNS) {
    const match = marks.map(mark => mark.exec(summary)).find(found => found !== null) ?? undefined
    if (match === undefined) continue
    return {
      pattern: name,
      suggestion: suggest(match.groups ?? {}),
      ...(name === 'assertion' || name === 'snapshot' ? values : {}),
    }
  }
  if (values !== undefined)
    return {
      pattern: 'assertion',
      suggestion: PATTERNS.find(({ name }) => name === 'assertion')?.suggest({}) ?? '',
      ...values,
    }
  if (nameless) return { pattern: 'collection', suggestion: NOT_COLLECTED }
  return { pattern: 'other', suggestion: '' }
}
