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
  const message = unescaped(error.trim()) || assertionText(text, field('assertion')) || NO_MESSAGE
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

/** Label of a detail of ava, with the value behind it or below. */
const DETAIL = /^ {1,40}(?:'(?<single>[^'\n]{1,200})'|(?<plain>\w[^:\n]{0,200})): *(?<value>\S.*)?$/

/** Return what ava says of an assertion in place of a message: its name, and each detail with its label. */
function assertionText(text: string, assertion: string | undefined): string {
  const lines = text.split('\n')
  const from = lines.findIndex(line => /^ *details: *$/.test(line))
  if (assertion === undefined || from < 0) return assertion ?? ''
  const outer = indentOf(lines[from] ?? '')
  const end = lines.findIndex((line, at) => at > from && line.trim() !== '' && indentOf(line) <= outer)
  const own = lines.slice(from + 1, end < 0 ? undefined : end)
  const inner = indentOf(own[0] ?? '')
  const said = own.map(line => {
    const { single, plain, value = '' } = (indentOf(line) === inner && DETAIL.exec(line)?.groups) || {}
    const label = (single ?? plain)?.replace(/:$/, '')
    if (label === undefined) return line.slice(inner + 2)
    return `${label}:${/^[|>]/.test(value) || value === '' ? '' : ` ${value.replace(/^'(.*)'$/, '$1')}`}`
  })
  return `${assertion}: ${said.join('\n').trim()}`
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** Return a text of several lines in YAML: `error: |-` and the indented lines below it. */
function block(text: string, name: string): string | undefined {
  const found = new RegExp(`^( *)${name}: *\\|[-+]?\\n((?:\\1 +.*\\n|[ \\t]*\\n)*)`, 'm').exec(text)?.[2]
  return found?.replace(/^ +/gm, '').trim()
}

export function unescaped(text: string): string {
  return text.replaceAll(/\\([#\\])/g, '$1')
}
