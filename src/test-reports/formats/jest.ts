import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Problem, TestCase } from '../../domain/model/test-case.ts'
import { errorType } from '../failure-message.ts'
import { withoutHeading } from '../title-path.ts'
import type { ReadContext, ReportReader } from '../report.ts'
import { parseJson } from './json.ts'

/** A title as jest prints it: a list of values is one, too. */
const Title = z.unknown().transform(String)

/** Fields of `jest --json`, and of vitest's json reporter with the same format. Source: FormattedTestResults. */
const JestJson = z.object({
  numRuntimeErrorTestSuites: z.number().optional(),
  numFailedTests: z.number().default(0),
  numFailedTestSuites: z.number().default(0),
  wasInterrupted: z.boolean().default(false),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(Title),
          title: Title,
          status: z.string(),
          duration: z.number().nullish(),
          location: z.object({ line: z.number() }).nullish(),
          failureMessages: z.array(z.string()).nullish(),
          retryReasons: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/**
 * Read the report of `jest --json` or of vitest's json reporter. A file that could not be loaded is a failed case
 * without a name.
 * @throws UnreadableReport if the format is another one
 */
export async function* readJestJson(pieces: AsyncIterable<string>, context: ReadContext): ReportReader {
  const report = await parseJson(pieces, JestJson, 'a report of jest --json')
  const framework = context.framework ?? (report.numRuntimeErrorTestSuites === undefined ? 'vitest' : 'jest')
  for (const file of report.testResults) {
    const path = file.name.replaceAll('\\', '/')
    if (file.assertionResults.length === 0 && file.status === 'failed') {
      const problems = [problemOf(file.message, 'error')]
      yield [{ id: { framework, file: path, suite: [], name: '' }, status: 'failed', durationMs: 0, problems }]
      continue
    }
    // Only our reporter of node:test writes such a file: it knows the result of the file, and not its tests.
    if (file.assertionResults.length === 0 && file.status === 'passed' && framework === 'node') {
      yield [{ id: { framework, file: path, suite: [], name: '' }, status: 'passed', durationMs: 0, problems: [] }]
      continue
    }
    // A failure outside of the tests, such as a hook after all of them, is on the file or missing.
    const isOutside = file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
    const outside = /^[ \t]*● Test suite failed to run\n(?<text>(?:(?![ \t]*●)[^\n]*\n?)*)/m.exec(
      stripVTControlCharacters(file.message),
    )?.groups?.text
    if (isOutside || outside !== undefined) {
      const text = outside ?? (file.message.trim() || 'A hook failed, or an error was thrown outside of all tests.')
      yield [
        {
          id: { framework, file: path, suite: [], name: '' },
          status: 'failed',
          durationMs: 0,
          problems: [problemOf(text.trim(), 'error')],
        },
      ]
    }
    yield file.assertionResults.map((test): TestCase => {
      const id = { framework, file: path, suite: test.ancestorTitles.filter(title => title !== ''), name: test.title }
      const problems = (test.failureMessages ?? []).map(message => problemOf(message, 'failure'))
      const flaky = test.status === 'passed' && (test.retryReasons ?? []).length > 0
      return {
        id,
        status: statusOf(test.status),
        durationMs: test.duration ?? 0,
        problems,
        line: test.location?.line,
        ...(flaky ? { flaky } : {}),
      }
    })
  }
  const notes = report.wasInterrupted ? ['The run was interrupted.'] : []
  const counted = report.numFailedTests + report.numFailedTestSuites
  return { framework, complete: !report.wasInterrupted, notes, counted }
}

function statusOf(status: string): TestCase['status'] {
  return status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped'
}

function problemOf(text: string, kind: Problem['kind']): Problem {
  const stack = withoutHeading(stripVTControlCharacters(text))
  const message = stack.split('\n    at ')[0]?.trim() ?? ''
  return { kind, type: errorType(message), message, stack }
}
