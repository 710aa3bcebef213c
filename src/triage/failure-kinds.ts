import { CHECK } from '../domain/model/check.ts'
import type { FailureKind } from '../domain/model/failure-kind.ts'
import { NO_MESSAGE, type Problem } from '../domain/model/test-case.ts'
import { PATTERNS } from './failure-patterns.ts'
import { NOT_COLLECTED } from './kind-pattern.ts'
import { comparedValues, COMPARISONS } from '../domain/text/compared-values.ts'

/** Kind of a failure, with a suggestion for a first step. */
export interface ClassifiedFailure {
  readonly pattern: FailureKind
  readonly suggestion: string
  /** Thing that the message names: a module, a variable, an address. */
  readonly subject?: string
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

/** Types of failed assertions, and the kinds that they can have. */
const ASSERTION =
  /(?:Assert(?:ion)?\w*(?:Error|Failed\w*|Exception)|ComparisonFailure|Expectation\w*(?:Error|Exception)|TestingLibraryElementError)$/
/** Types of errors that are raised, and no word of a runner for any failure. */
const OTHER_ERROR = /\w(?:Error|Exception)$/
/** Kinds that say more of a test than of a file that does not load. */
const OF_TESTS: ReadonlySet<FailureKind> = new Set(['value', 'exception'])
/** Kinds that a runner may report as an assertion, since it has no other word. */
const OF_LOADING: ReadonlySet<FailureKind> = new Set([
  'missing-module',
  'missing-dependency',
  'missing-fixture',
  'compile',
  'collection',
])
const ASSERTED: ReadonlySet<FailureKind> = new Set(['snapshot', 'timeout', 'assertion'])

/** A note that every panic of Rust ends with. */
const RUST_NOTE = /^note: run with `RUST_BACKTRACE=1`.*$/gm
/** Root cause of an exception of Java or JavaScript, in its stack. */
const CAUSE = /^[ \t]{0,40}(?:Caused by|\[cause\]): (?<cause>.{1,500})$/gm

/** A frame of Python where a program is started. */
const STARTED = /\/lib\/python[\d.]{0,9}\/subprocess\.py[":]/

/** Classify a failure by its type and message. */
export function classifyFailure(problem: Problem, nameless: boolean): ClassifiedFailure {
  const type = problem.type.slice(0, MAX_TYPE)
  if (type === CHECK) return { pattern: 'check', suggestion: CHECK_SUGGESTION }
  const [message = '', stack = ''] = [problem.message, problem.stack].map(text =>
    text.slice(0, MAX_TEXT).replace(EXCERPT, '').replace(RUST_NOTE, ''),
  )
  // A compared value may contain any word: { timeout: 30 } is no timeout.
  const plainMessage = COMPARISONS.reduce((text, pattern) => text.replace(pattern, ' '), message)
  const cause = [...stack.matchAll(CAUSE)].at(-1)?.groups?.cause
  const head = type === '' || plainMessage.startsWith(type) ? plainMessage : `${type}: ${plainMessage}`
  // A file that is not there may be the program to start.
  const started = STARTED.test(stack) ? '\nin subprocess' : ''
  const summary = (cause === undefined ? head : `${cause}\n${head}`) + started
  const thrown = type === '' ? (/^[\w.$\\]{1,200}(?=:)/.exec(summary)?.[0] ?? '') : type
  const isAssertion = ASSERTION.test(thrown)
  // The stack of another error may quote the assertion that it kept from being made.
  const values =
    comparedValues(message) ?? (OTHER_ERROR.test(thrown) && !isAssertion ? undefined : comparedValues(stack))
  for (const { name, marks, suggest, ofTests } of PATTERNS) {
    if (nameless && ofTests === true) continue
    // An assertion may quote any error. With both values, it is one.
    const quotes = values !== undefined || !OF_LOADING.has(name)
    if (isAssertion ? quotes && !ASSERTED.has(name) : name === 'exception' && values !== undefined) continue
    // What keeps a file from being loaded is no exception of a test.
    if (nameless && OF_TESTS.has(name)) return { pattern: 'collection', suggestion: NOT_COLLECTED }
    const match = marks.map(mark => mark.exec(summary)).find(found => found !== null) ?? undefined
    if (match === undefined) continue
    return {
      pattern: name,
      suggestion: suggest(match.groups ?? {}),
      ...subjectOf(name, match, `${cause ?? ''}\n${message}`),
      ...(name === 'assertion' || name === 'snapshot' ? values : {}),
    }
  }
  if (values !== undefined)
    return {
      pattern: 'assertion',
      suggestion: '',
      ...values,
    }
  // In JUnit's words a failure is what a test says itself, an error what it did not expect.
  if (!nameless && problem.kind === 'failure' && message.trim() !== '' && message !== NO_MESSAGE)
    return { pattern: 'assertion', suggestion: '' }
  return nameless ? { pattern: 'collection', suggestion: NOT_COLLECTED } : { pattern: 'other', suggestion: '' }
}

/** Return what a match names; of a refused connection the address. */
function subjectOf(pattern: FailureKind, { groups = {} }: RegExpExecArray, message: string): { subject?: string } {
  const named = Object.values(groups).find(value => value !== undefined)
  const subject = pattern === 'connection' ? addressIn(message) : named
  return subject === undefined ? {} : { subject }
}

const ADDRESS =
  /(?<host>\b\d{1,3}(?:\.\d{1,3}){3}|\[?::1\]?|\b(?!\d{1,9}:)[\w-]{1,60}(?:\.[\w-]{1,60}){0,8}):(?<port>\d{2,5})\b/
/** The same in words: `server at "localhost" (::1), port 5432`, `for "127.0.0.1" port 5432`. */
const IN_WORDS = /\b(?:at|for|to) "(?<host>[^"\s]{1,200})"(?: \([^()\n]{1,60}\))?,? port (?<port>\d{1,5})\b/
/** Names of this machine: one service may be refused by each of them. */
const OWN_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?)$/

function addressIn(message: string): string | undefined {
  const { host, port } = (IN_WORDS.exec(message) ?? ADDRESS.exec(message))?.groups ?? {}
  return host === undefined ? undefined : `${OWN_HOST.test(host) ? 'localhost' : host}:${port}`
}
