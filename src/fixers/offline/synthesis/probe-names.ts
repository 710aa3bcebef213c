/** Limits of one process. */
export const LIMITS = {
  /** States of a site that one process writes down, each different from the others. */
  rows: 20,
  /** States of a watched expression that one process writes down. */
  states: 60,
  /** Evaluations of a site that one process looks at. */
  looks: 2_000,
  /** Rows of all sites that one process writes down. */
  total: 400,
  /** Longest list or text that operations are tried on. */
  length: 500,
  /** Characters of a value that are written down. */
  shown: 200,
} as const

/** Names of the functions that a probe calls: before an expression, behind it, in front of a statement, and for candidates. */
export const PROBES = {
  before: 'fixTestsBefore_',
  after: 'fixTestsAfter_',
  at: 'fixTestsAt_',
  watch: 'fixTestsWatch_',
} as const

/** List types of operands, as both languages write a list of texts. */
export function keysOf(takes: readonly (readonly string[])[]): string {
  return JSON.stringify(takes.map(each => each.join(',')))
}
