import { errorType } from '../failure-message.ts'
import { type Problem, type TestCase, testKey } from '../../domain/model/test-case.ts'

/** Maximum problems of one test. */
const MAX_PROBLEMS = 20

/**
 * Tests of node-tap, whose points are assertions. Their names repeat, so a test with all of its assertions is one case.
 * An assertion at the top level of a file is a case of its own.
 */
export class AssertedTests {
  readonly #cases = new Map<string, TestCase>()

  /** Add an assertion. A point without assertions is a test that is skipped, or that has none. */
  add(point: TestCase): void {
    const { suite, name } = point.id
    const isAssertion = suite.length > 0 && name !== '' && point.status !== 'skipped'
    const id = isAssertion ? { ...point.id, suite: suite.slice(0, -1), name: suite.at(-1) ?? '' } : point.id
    const known = this.#cases.get(testKey(id))
    const named = { ...point, id, problems: point.problems.map(each => ({ ...each, message: messageOf(each, name) })) }
    this.#cases.set(testKey(id), known === undefined ? named : merged(known, named))
  }

  /** Return the tests. @param errors error output, which has the errors of files that could not be loaded */
  cases(errors = ''): readonly TestCase[] {
    return [...this.#cases.values()].map(each => (each.id.name === '' ? explained(each, errors) : each))
  }
}

/** Explain the failure of a file by the error that names it. */
function explained(file: TestCase, errors: string): TestCase {
  if (file.status !== 'failed') return file
  const blocks = errors.split(/^(?=(?:node:|file:|\/)\S{1,1000}:\d{1,9}$)/m)
  const text = blocks.find(block => block.includes(`/${file.id.file}`))
  const message = text === undefined ? undefined : /^(?:\w*Error\b.*)$/m.exec(text)?.[0]
  if (text === undefined || message === undefined) return file
  return { ...file, problems: [{ kind: 'error', type: errorType(message), message, stack: text.trim() }] }
}

/** Name the assertion, with the lines that differ. Its details have no message. */
function messageOf({ message, stack }: Problem, assertion: string): string {
  if (!/^\w+:(?: |$)/.test(message)) return message
  const diff = /^ *diff: \|-?\n(?<lines>(?: +.*\n?)*)/m.exec(stack)?.groups?.lines ?? ''
  const changes = diff.split('\n').filter(line => /^ *[-+](?![-+])/.test(line))
  return [assertion, ...changes.map(line => line.trim())].join('\n')
}

function merged(known: TestCase, point: TestCase): TestCase {
  const failed = known.status === 'failed' || point.status === 'failed'
  return {
    ...known,
    status: failed ? 'failed' : known.status === 'skipped' ? point.status : known.status,
    durationMs: known.durationMs + point.durationMs,
    problems: [...known.problems, ...point.problems].slice(0, MAX_PROBLEMS),
  }
}
