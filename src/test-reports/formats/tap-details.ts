import { NO_MESSAGE, type Problem, type TestCase } from '../../domain/model/test-case.ts'
import { errorType } from '../failure-message.ts'
import { TestOutput } from '../capped-text.ts'

export interface TestPoint {
  readonly testCase: TestCase
  readonly details: TestOutput
}

export function caseOfPoint({ testCase, details }: TestPoint): TestCase {
  const text = details.text()
  const field = (name: string) =>
    new RegExp(`^[ \\t]*${name}: *(?:'([^]*?)'|"([^]*?)"|(?!\\|)(\\S.*?))[ \\t]*$`, 'm').exec(text)?.slice(1).join('')
  // `at` is the place of the error, which may be far from the test.
  const location = /^(?<file>.*?):(?<line>\d+)(?::\d+)?$/.exec(field('location') ?? '')?.groups
  const id = { ...testCase.id, ...located(testCase.id) }
  id.file = location?.file?.replace(/^file:\/\//, '') ?? id.file
  const durationMs = Math.round(Number(field('duration_ms') ?? 0)) || 0
  const line = location === undefined ? {} : { line: Number(location.line) }
  if (testCase.status !== 'failed') return { ...testCase, id, durationMs, ...line }
  const error =
    block(text, 'error') ?? field('error') ?? block(text, 'message') ?? field('message') ?? text.split('\n')[0] ?? ''
  const message = unescaped(error.trim()) || NO_MESSAGE
  const problem: Problem = { kind: 'failure', type: field('name') ?? errorType(message), message, stack: text.trim() }
  return { ...testCase, id, durationMs, ...line, problems: [problem] }
}

/**
 * Find the file of a point. A file that could not be loaded is a point named like it. vitest has the file as the
 * outermost suite, or before a title.
 */
function located({ suite, name }: TestCase['id']): Omit<TestCase['id'], 'framework'> {
  const [first = '', ...rest] = suite
  if (FILE.test(first)) return { file: first, suite: rest, name }
  if (suite.length > 0) return { file: '', suite, name }
  const parts = name.split(' > ')
  return FILE.test(parts[0] ?? '')
    ? { file: parts.shift() ?? '', suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }
    : { file: '', suite, name }
}

const FILE = /\.[cm]?[jt]sx?$/

/** Return a text of several lines in YAML: `error: |-` and the indented lines below it. */
function block(text: string, name: string): string | undefined {
  const found = new RegExp(`^( *)${name}: *\\|[-+]?\\n((?:\\1 +.*\\n|[ \\t]*\\n)*)`, 'm').exec(text)?.[2]
  return found?.replace(/^ +/gm, '').trim()
}

export function unescaped(text: string): string {
  return text.replaceAll(/\\([#\\])/g, '$1')
}
