/** Limits of one process. */
export const LIMITS = {
  /** States of a site that one process writes down, each different from the others. */
  rows: 10,
  /** States of a watched expression that one process writes down. */
  states: 40,
  /** Evaluations of a site that one process looks at. */
  looks: 500,
  /** Rows of all sites that one process writes down. */
  total: 120,
  /** Longest list that operations are tried on, and longest text in characters. */
  length: 64,
  text: 500,
  /** Elements of a value, within others too, from which only its identity counts. */
  elements: 200,
  /** Characters of a value that are written down. */
  shown: 200,
} as const

/**
 * Names of the functions that a probe calls: before an expression, behind it, in front of a statement, for candidates,
 * for a part.
 */
export const PROBES = {
  before: 'fixTestsBefore_',
  after: 'fixTestsAfter_',
  at: 'fixTestsAt_',
  watch: 'fixTestsWatch_',
  part: 'fixTestsPart_',
} as const

/** List types of operands, as both languages write a list of texts. */
export function keysOf(takes: readonly (readonly string[])[]): string {
  return JSON.stringify(takes.map(each => each.join(',')))
}
