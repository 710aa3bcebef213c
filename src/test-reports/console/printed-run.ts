import type { Problem, TestCase, TestId } from '../../domain/model/test-case.ts'
import { TestOutput } from '../capped-text.ts'
import { errorType } from '../failure-message.ts'

/** Numbers of tests that a runner's summary counts. */
export interface Counted {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Output of one runner: the tests that it named, and the counts of its summary. */
export interface PrintedRun {
  readonly framework: string
  readonly cases: readonly TestCase[]
  /** Undefined if the output breaks off before the summary. */
  readonly counted: Counted | undefined
}

/** Reads the output of one runner, a line at a time, from what may be the output of many programs. */
export interface RunOutput {
  /** @returns true if the line is this runner's own */
  add(line: string): boolean
  /** @returns undefined if the runner has printed nothing */
  end(): PrintedRun | undefined
}

/** A test that a runner has printed. */
export class PrintedTest {
  id: TestId
  readonly status: TestCase['status']
  readonly durationMs: number
  line: number | undefined
  flaky = false
  kind: Problem['kind'] = 'failure'
  /** Text of its failure; undefined if none was printed so far. */
  text: TestOutput | undefined

  constructor(id: TestId, status: TestCase['status'], durationMs = 0) {
    this.id = id
    this.status = status
    this.durationMs = durationMs
  }

  /** Begin the text of its failure. */
  explain(): TestOutput {
    this.text = new TestOutput()
    return this.text
  }

  /** @param ends first line of a failure's text that is no part of the message: code, a stack, a diff */
  toCase(ends: RegExp): TestCase {
    const { id, status, durationMs, line, flaky, kind, text } = this
    const stack = outdented(text?.text() ?? '').trimEnd()
    const message = messageIn(stack, ends)
    return {
      id,
      status,
      durationMs,
      problems: status === 'failed' ? [{ kind, type: errorType(message), message, stack }] : [],
      ...(line === undefined ? {} : { line }),
      ...(flaky ? { flaky } : {}),
    }
  }
}

/** Leave out the type in front of a message of Java, which the problem has. A message of the type alone stays. */
export function withoutType(testCase: TestCase): TestCase {
  const problems = testCase.problems.map(problem => {
    const said = problem.message.startsWith(`${problem.type}:`) ? problem.message.slice(problem.type.length + 1) : ''
    return said.trim() === '' ? problem : { ...problem, message: said.trim() }
  })
  return { ...testCase, problems }
}

function messageIn(text: string, ends: RegExp): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && ends.test(line))
  return (end < 0 ? lines : lines.slice(0, end)).join('\n').trim()
}

/** Remove the indentation of the first line that says something from all lines that have it. */
function outdented(text: string): string {
  const lines = text.split('\n')
  const first = lines.find(line => line.trim() !== '') ?? ''
  const indent = ' '.repeat(first.length - first.trimStart().length)
  return lines
    .map(line => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n')
    .replace(/^\n+/, '')
}

/** Titles of suites by their indentation, the outermost first. */
export class SuitePath {
  readonly #open: { readonly indent: number; readonly title: string }[] = []

  /** Open a suite; those with the same or a larger indentation end. */
  open(indent: number, title: string): void {
    this.#closeTo(indent)
    this.#open.push({ indent, title })
  }

  /** Return the titles above a line with this indentation. */
  above(indent: number): string[] {
    return this.#open.filter(suite => suite.indent < indent).map(({ title }) => title)
  }

  /** Close the suite of this title and indentation. @returns false if it is not open */
  close(indent: number, title: string): boolean {
    const isOpen = this.#open.some(suite => suite.indent === indent && suite.title === title)
    if (isOpen) this.#closeTo(indent)
    return isOpen
  }

  #closeTo(indent: number): void {
    while ((this.#open.at(-1)?.indent ?? -1) >= indent) this.#open.pop()
  }
}

const PASSED = /(\d{1,9}) passed\b/g
const FAILED = /(\d{1,9}) (?:failed|timed out|exec failed)\b/g
const SKIPPED = /(\d{1,9}) (?:skipped|todo|pending)\b/g

/** Sum what a summary counts: "3 failed | 2 passed", "1 failed, 1 todo, 3 passed". */
export function countsIn(text: string): Counted {
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].reduce((sum, [, digits]) => sum + Number(digits), 0)
  return { passed: count(PASSED), failed: count(FAILED), skipped: count(SKIPPED) }
}

/** Count what passed, where a summary has the number of all tests. */
export function countedOf(all: number, { failed, skipped }: Pick<Counted, 'failed' | 'skipped'>): Counted {
  return { passed: Math.max(0, all - failed - skipped), failed, skipped }
}

/** Make the failed test without a name that stands for an error outside of the tests. */
export function outsideTests(framework: string, { file = '', suite = [] }: Partial<TestId> = {}): PrintedTest {
  const test = new PrintedTest({ framework, file, suite, name: '' }, 'failed')
  test.kind = 'error'
  return test
}

/** Add the counts of another run of the same runner. */
export function added(before: Counted | undefined, counted: Counted): Counted {
  const { passed = 0, failed = 0, skipped = 0 } = before ?? {}
  return { passed: passed + counted.passed, failed: failed + counted.failed, skipped: skipped + counted.skipped }
}
