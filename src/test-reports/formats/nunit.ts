import type { TestCase } from '../../domain/model/test-case.ts'
import type { ReportReader } from '../report.ts'
import { type DotnetResult, dotnetCase, dotnetEnd, dotnetProblem, splitName } from './dotnet.ts'
import {
  child,
  type FoundElement,
  milliseconds,
  readElements,
  type ReportElement,
  type SuiteCounts,
  textOf,
} from './element-stream.ts'

const WHOLE = ['test-case', 'failure', 'reason']
const TEXTS = ['message', 'stack-trace']
/** Results of NUnit 2 and 3 besides a failure. */
const PASSED = new Set(['Passed', 'Success', 'Warning'])
const SKIPPED = new Set(['Skipped', 'Ignored', 'Inconclusive', 'Explicit'])
/** Message of a suite that fails only since its tests do. */
const OF_CHILDREN = /^(?:One or more (?:child tests|tests in|tests)|Child test|child tests?) /i

/** Read a report of NUnit 2 or 3. A suite that fails by itself, such as in its tear-down, is a case without a name. */
export async function* readNUnit(pieces: AsyncIterable<string>): ReportReader {
  const read = ({ element, above }: FoundElement) =>
    element.name === 'test-case' ? [caseOf(element, above)] : suiteCase(element, above)
  return dotnetEnd(yield* readElements(pieces, { whole: WHOLE, texts: TEXTS, counts: countsOf, read }))
}

/** NUnit 3 counts `failed` in each suite, NUnit 2 `failures` and `errors` in all. */
function countsOf({ attributes }: ReportElement): SuiteCounts {
  return { failures: attributes.failed ?? attributes.failures, errors: attributes.errors }
}

function caseOf(element: ReportElement, above: readonly ReportElement[]): TestCase {
  const { name = '', fullname = name, classname, duration, time } = element.attributes
  const split = splitName(fullname)
  // Without a class in its name a test belongs to the fixture around it.
  const fixture = split.className === '' ? (above.findLast(isFixture)?.attributes.name ?? '') : split.className
  const className = classname ?? fixture
  const found: DotnetResult = {
    className,
    name: fullname.startsWith(`${className}.`) ? fullname : name,
    status: statusOf(element),
    durationMs: milliseconds(duration ?? time),
  }
  return dotnetCase({ ...found, problem: problemOf(element) })
}

function isFixture({ name, attributes }: ReportElement): boolean {
  return name === 'test-suite' && (attributes.type === undefined || attributes.type === 'TestFixture')
}

function statusOf(element: ReportElement): TestCase['status'] {
  const { result, executed, success } = element.attributes
  if (child(element, 'failure') !== undefined) return 'failed'
  if (result === undefined) return executed === 'False' ? 'skipped' : success === 'False' ? 'failed' : 'passed'
  return PASSED.has(result) ? 'passed' : SKIPPED.has(result) ? 'skipped' : 'failed'
}

function problemOf(element: ReportElement) {
  const failure = child(element, 'failure')
  const { result, label } = element.attributes
  const isError = label === 'Error' || result === 'Error'
  const message = textOf(failure, 'message') || textOf(child(element, 'reason'), 'message')
  return dotnetProblem(message, textOf(failure, 'stack-trace'), isError ? 'error' : 'failure')
}

/** Turn what a suite itself says into a case, unless it fails for its tests or for the suite around it. */
function suiteCase(element: ReportElement, above: readonly ReportElement[]): TestCase[] {
  const suite = above.at(-1)
  if (suite?.name !== 'test-suite' || PASSED.has(suite.attributes.result ?? '')) return []
  const { site = '', fullname, name = '', label } = suite.attributes
  const message = textOf(element, 'message')
  // A reason is why tests were not run; of a suite that cannot be loaded it is the failure.
  if (element.name === 'reason' && label !== 'Invalid') return []
  if (site === 'Child' || site === 'Parent' || OF_CHILDREN.test(message)) return []
  const problem = dotnetProblem(message, textOf(element, 'stack-trace'), 'error')
  return [dotnetCase({ className: fullname ?? name, name: '', status: 'failed', durationMs: 0, problem })]
}
