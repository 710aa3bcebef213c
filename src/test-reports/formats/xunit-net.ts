import type { TestCase } from '../../domain/model/test-case.ts'
import type { ReportReader } from '../report.ts'
import { dotnetCase, dotnetEnd, dotnetProblem } from './dotnet.ts'
import { child, type FoundElement, milliseconds, readElements, type ReportElement, textOf } from './element-stream.ts'

const WHOLE = ['test', 'error']
const TEXTS = ['message', 'stack-trace']

/** Read a report of xUnit.net. An error outside of tests, such as in a clean-up, is a failed case without a name. */
export async function* readXUnitNet(pieces: AsyncIterable<string>): ReportReader {
  const counts = ({ attributes }: ReportElement) => ({ failures: attributes.failed, errors: attributes.errors })
  const read = ({ element }: FoundElement) => [element.name === 'test' ? caseOf(element) : errorCase(element)]
  return dotnetEnd(yield* readElements(pieces, { whole: WHOLE, texts: TEXTS, counts, read }))
}

function caseOf(element: ReportElement): TestCase {
  const { type = '', name = '', time, result, 'source-file': file, 'source-line': line } = element.attributes
  const failure = child(element, 'failure')
  const status = result === 'Pass' ? 'passed' : result === 'Skip' || result === 'NotRun' ? 'skipped' : 'failed'
  const number = Number(line)
  return dotnetCase({
    className: type,
    name,
    status,
    durationMs: milliseconds(time),
    problem: failure === undefined ? undefined : problemOf(failure),
    file,
    line: Number.isInteger(number) && number > 0 ? number : undefined,
  })
}

function errorCase(element: ReportElement): TestCase {
  const problem = { ...problemOf(child(element, 'failure') ?? element), kind: 'error' as const }
  return dotnetCase({ className: element.attributes.name ?? '', name: '', status: 'failed', durationMs: 0, problem })
}

/** An exception of the assertion library is a failure, any other one an error. */
function problemOf(failure: ReportElement) {
  const type = failure.attributes['exception-type'] ?? ''
  const kind = /^Xunit\.|Assert/.test(type) ? 'failure' : 'error'
  return dotnetProblem(textOf(failure, 'message'), textOf(failure, 'stack-trace'), kind, type)
}
