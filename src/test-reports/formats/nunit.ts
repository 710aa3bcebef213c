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

/** Message of a test of NUnit 2 whose fixture could not be set up. Only the fixture says why. */
const OF_SET_UP = /^(?:TestFixture|Fixture|OneTime)?SetUp failed in /

/** Read a report of NUnit 2 or 3. A suite that fails by itself, such as in its tear-down, is a case without a name. */
export async function* readNUnit(pieces: AsyncIterable<string>): ReportReader {
  const suites = new FailedSuites()
  const read = ({ element, above }: FoundElement) => {
    if (element.name === 'test-case') return suites.withTest(caseOf(element, above), { element, above })
    suites.hold(element, above.at(-1))
    return []
  }
  const close = (element: ReportElement) => suites.close(element)
  const format = { whole: WHOLE, texts: TEXTS, counts: countsOf, read, close, hasDoctype: true } as const
  return dotnetEnd(yield* readElements(pieces, format))
}

/** A suite that failed by itself. */
interface FailedSuite {
  readonly testCase: TestCase
  /** True if the case was shown, or the tests of the suite show it. */
  isShown: boolean
}

/**
 * Failures of open suites themselves. If the set-up of a suite failed, NUnit says so in each of its tests: these
 * count, and not the suite beside them.
 */
class FailedSuites {
  readonly #open = new Map<ReportElement, FailedSuite>()

  hold(element: ReportElement, suite: ReportElement | undefined): void {
    const testCase = suite === undefined ? undefined : suiteCase(element, suite)
    if (suite !== undefined && testCase !== undefined) this.#open.set(suite, { testCase, isShown: false })
  }

  /** Return a test, after the failed suites around it that it does not show. A test that was skipped shows nothing. */
  withTest(test: TestCase, { element, above }: FoundElement): TestCase[] {
    const around = above.flatMap(suite => this.#open.get(suite) ?? [])
    if (around.length === 0 || test.status === 'skipped') return [test]
    const message = test.problems[0]?.message ?? ''
    const isOfSetUp = OF_SET_UP.test(message)
    const shows = ({ testCase }: FailedSuite) =>
      isOfSetUp || element.attributes.site === 'Parent' || testCase.problems[0]?.message === message
    const apart = around.filter(suite => !suite.isShown && !shows(suite)).map(({ testCase }) => testCase)
    for (const suite of around) suite.isShown = true
    const why = isOfSetUp ? around.at(-1)?.testCase.problems : undefined
    return [...apart, why === undefined ? test : { ...test, problems: why }]
  }

  /** End a suite. @returns its failure, if no test was there to show it */
  close(element: ReportElement): TestCase[] {
    const suite = this.#open.get(element)
    this.#open.delete(element)
    return suite === undefined || suite.isShown ? [] : [suite.testCase]
  }
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
function suiteCase(element: ReportElement, { name: tag, attributes }: ReportElement): TestCase | undefined {
  const { site = '', fullname, name = '', label, result = '' } = attributes
  if (tag !== 'test-suite' || PASSED.has(result) || SKIPPED.has(result)) return undefined
  const message = textOf(element, 'message')
  // A reason is why tests were not run; of a suite that cannot be loaded it is the failure.
  if (element.name === 'reason' && label !== 'Invalid') return undefined
  if (site === 'Child' || site === 'Parent' || OF_CHILDREN.test(message)) return undefined
  const problem = dotnetProblem(message, textOf(element, 'stack-trace'), 'error')
  return dotnetCase({ className: fullname ?? name, name: '', status: 'failed', durationMs: 0, problem })
}
