import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Problem, TestCase } from '../domain/tests.ts'
import { UnreadableReport } from './junit.ts'

/** What is read of jest's `--json`. Source: FormattedTestResults in @jest/test-result. */
const JestJson = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          location: z.object({ line: z.number() }).nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/**
 * Reads the report of `jest --json`. A file that could not be loaded is a failed case without a name.
 * @throws UnreadableReport when it is not that
 */
export function parseJestJson(text: string): TestCase[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UnreadableReport('it is not JSON.', { cause: error })
  }
  const report = JestJson.safeParse(json)
  if (!report.success) throw new UnreadableReport('it is JSON, but not a report of jest --json.')

  return report.data.testResults.flatMap((file): TestCase[] => {
    const path = file.name.replaceAll('\\', '/')
    if (file.assertionResults.length === 0 && file.status === 'failed') {
      const problems = [problemOf(file.message, 'error')]
      return [{ id: { framework: 'jest', file: path, suite: [], name: '' }, status: 'failed', durationMs: 0, problems }]
    }
    return file.assertionResults.map(test => ({
      id: { framework: 'jest', file: path, suite: test.ancestorTitles, name: test.title },
      status: statusOf(test.status),
      durationMs: test.duration ?? 0,
      problems: (test.failureMessages ?? []).map(message => problemOf(message, 'failure')),
      line: test.location?.line,
    }))
  })
}

function statusOf(status: string): TestCase['status'] {
  return status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped'
}

function problemOf(text: string, kind: Problem['kind']): Problem {
  const stack = stripVTControlCharacters(text)
  const message = stack.split('\n    at ')[0]?.trim() ?? ''
  return { kind, type: /^(\w*Error)\b/.exec(message)?.[1] ?? '', message, stack }
}
