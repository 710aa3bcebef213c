import type { Problem } from '../domain/model/test-case.ts'
import { NOT_COLLECTED, type PatternName, PATTERNS } from './failure-patterns.ts'
import { comparedValues, COMPARISONS } from './compared-values.ts'

/** What kind of failure a message tells of, and what to look at first. */
export interface ClassifiedFailure {
  readonly pattern: PatternName
  readonly suggestion: string
  readonly expected?: string
  readonly actual?: string
}

const LOOKED_AT = 6_000

/** A line of the code that jest, vitest and Playwright show with a message: what it says is not what went wrong. */
const EXCERPT = /^ *>? *\d* *\|.*$/gm

/** Says what kind of failure this is. */
export function classifyFailure(problem: Problem, nameless: boolean): ClassifiedFailure {
  const { type } = problem
  const [message = '', stack = ''] = [problem.message, problem.stack].map(text =>
    text.slice(0, LOOKED_AT).replace(EXCERPT, ''),
  )
  const values = comparedValues(message) ?? comparedValues(stack)
  // What is compared may hold any word: { timeout: 30 } is no timeout.
  const told = COMPARISONS.reduce((text, pattern) => text.replace(pattern, ' '), message)
  const said = type === '' || told.startsWith(type) ? told : `${type}: ${told}`
  for (const { name, marks, suggest } of PATTERNS) {
    const match = marks.map(mark => mark.exec(said)).find(found => found !== null) ?? undefined
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
