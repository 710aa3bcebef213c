import type { TestCase } from '../../domain/model/test-case.ts'
import { firstLine } from '../failure-message.ts'
import type { ReportReader } from '../report.ts'
import { type DotnetResult, dotnetCase, dotnetEnd, dotnetProblem } from './dotnet.ts'
import {
  child,
  type FoundElement,
  readElements,
  type ReportElement,
  type SuiteCounts,
  textOf,
} from './element-stream.ts'

const WHOLE = ['UnitTestResult', 'TestResultAggregation', 'GenericTestResult', 'UnitTest', 'RunInfo', 'Counters']
const TEXTS = ['Message', 'StackTrace', 'Text']
/** Outcomes besides a failure. Source: TestOutcome of vstest; it leaves out the attribute for the first one, Error. */
const PASSED = new Set(['Passed', 'PassedButRunAborted', 'Completed', 'Warning'])
const SKIPPED = new Set(['NotExecuted', 'Inconclusive', 'NotRunnable', 'Pending', 'Disconnected'])
/** Outcomes of a run after which tests may be missing. */
const ABORTED = new Set(['Aborted', 'Timeout', 'InProgress', 'Disconnected'])

/** Lines that xUnit.net logs about a test. */
const LOGGED_TEST = /\[(?:FAIL|SKIP)\]\s*$/
/** Errors after which tests are missing. */
const BROKE_OFF = /\b(?:aborted|crashed|terminated|stack overflow)\b/i

/** Read a TRX report, as `dotnet test --logger trx` writes it. An error of the run is a failed case without a name. */
export async function* readTrx(pieces: AsyncIterable<string>): ReportReader {
  const results: ReportElement[] = []
  /** Class of a test by its id. The definitions come after the results. */
  const classes = new Map<string, string>()
  const errors: string[] = []
  let counted: SuiteCounts = { failures: '', errors: '' }
  let isAborted = false
  let isRed = false
  const read = ({ element, above }: FoundElement): TestCase[] => {
    const { name, attributes } = element
    if (name === 'UnitTest') classes.set(attributes.id ?? '', classOf(element))
    else if (name === 'RunInfo') {
      if (attributes.outcome === 'Error') errors.push(textOf(element, 'Text'))
    } else if (name === 'Counters') {
      const outcome = above.at(-1)?.attributes.outcome ?? ''
      isAborted ||= ABORTED.has(outcome)
      isRed ||= outcome === 'Failed'
      counted = { failures: attributes.failed, errors: attributes.error }
    } else {
      results.push(...innermost(element))
      isAborted ||= attributes.outcome === 'Aborted' || attributes.outcome === 'InProgress'
    }
    return []
  }
  const end = yield* readElements(pieces, { whole: WHOLE, texts: TEXTS, counts: () => undefined, read })
  const tests = results.map(each => caseOf(each, classes.get(each.attributes.testId ?? '') ?? ''))
  // Runners log each failing test as an error of the run, too.
  const isExplained = tests.some(({ status }) => status === 'failed')
  const outside = errors.filter(text => !LOGGED_TEST.test(text) && (!isExplained || BROKE_OFF.test(text)))
  const cases = [...tests, ...outside.map(runError)]
  yield cases
  end.integrity.openSuite({ failures: counted.failures ?? '', errors: counted.errors ?? '' })
  if (cases.some(({ status }) => status === 'failed')) end.integrity.addFailure()
  end.integrity.closeSuite()
  const ended = dotnetEnd({ integrity: end.integrity, total: end.total + cases.length }, isAborted)
  // A run can fail though all of its tests passed, and says nowhere why.
  const isSilent = isRed && ended.complete && !cases.some(({ status }) => status === 'failed')
  return isSilent
    ? { ...ended, complete: false, notes: [...ended.notes, 'The run failed, and no test of it did.'] }
    : ended
}

/** List the results of the rows of a data-driven test, or the result itself. */
function innermost(result: ReportElement): ReportElement[] {
  const rows = child(result, 'InnerResults')?.children ?? []
  return rows.length === 0 ? [result] : rows.flatMap(innermost)
}

function caseOf(result: ReportElement, className: string): TestCase {
  const { testName = '', outcome = 'Error', duration = '' } = result.attributes
  const found: DotnetResult = {
    className,
    name: testName,
    status: PASSED.has(outcome) ? 'passed' : SKIPPED.has(outcome) ? 'skipped' : 'failed',
    durationMs: durationOf(duration),
  }
  if (found.status !== 'failed') return dotnetCase(found)
  const info = child(child(result, 'Output'), 'ErrorInfo')
  const message = textOf(info, 'Message') || (outcome === 'Failed' ? '' : `The outcome of the test is ${outcome}.`)
  const kind = outcome === 'Failed' ? 'failure' : 'error'
  return dotnetCase({ ...found, problem: dotnetProblem(message, textOf(info, 'StackTrace'), kind) })
}

/** The class is the first part of `Name.Space.Class, Assembly, Version=1.0.0.0`. */
function classOf(definition: ReportElement): string {
  return (child(definition, 'TestMethod')?.attributes.className ?? '').split(',')[0]?.trim() ?? ''
}

function runError(text: string): TestCase {
  const problem = dotnetProblem(firstLine(text), text, 'error')
  return dotnetCase({ className: '', name: '', status: 'failed', durationMs: 0, problem })
}

/** Parse `hh:mm:ss.fffffff`. */
function durationOf(text: string): number {
  const [hours = NaN, minutes = NaN, seconds = NaN] = text.split(':').map(Number)
  const total = (hours * 60 + minutes) * 60_000 + seconds * 1000
  return Number.isFinite(total) ? Math.round(total) : 0
}
