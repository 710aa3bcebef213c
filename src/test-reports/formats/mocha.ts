import { z } from 'zod'
import type { TestCase } from '../../domain/model/test-case.ts'
import { isMochaHook, withoutSuffix } from '../title-path.ts'
import { errorType } from '../failure-message.ts'
import type { ReportReader } from '../report.ts'
import { parseJson } from './json.ts'

const Result = z.object({
  title: z.string(),
  fullTitle: z.string(),
  file: z.string().nullish(),
  duration: z.number().nullish(),
  currentRetry: z.number().nullish(),
  err: z.object({ message: z.string().nullish(), stack: z.string().nullish(), name: z.string().nullish() }).nullish(),
})
type Result = z.infer<typeof Result>

/** Source: lib/reporters/json.js of mocha. */
const MochaJson = z.object({
  stats: z.object({ tests: z.number(), failures: z.number().default(0) }),
  passes: z.array(Result),
  pending: z.array(Result),
  failures: z.array(Result),
})

/** Read the report of mocha's json reporter. A failed hook is a failed case of its suite without a name. */
export async function* readMochaJson(pieces: AsyncIterable<string>): ReportReader {
  const report = await parseJson(pieces, MochaJson, "a report of mocha's json reporter")
  const cases = (results: readonly Result[], status: TestCase['status']) =>
    results.map(result => caseOf(result, status))
  yield [...cases(report.passes, 'passed'), ...cases(report.failures, 'failed'), ...cases(report.pending, 'skipped')]
  return { framework: 'mocha', complete: true, notes: [], counted: report.stats.failures }
}

function caseOf(result: Result, status: TestCase['status']): TestCase {
  const title = isMochaHook(result.title) ? '' : result.title
  const above = withoutSuffix(result.fullTitle, result.title)
  const id = { framework: 'mocha', file: result.file ?? '', suite: above === '' ? [] : [above], name: title }
  const base = { id, status, durationMs: result.duration ?? 0 }
  if (status !== 'failed')
    return { ...base, problems: [], ...((result.currentRetry ?? 0) > 0 && status === 'passed' ? { flaky: true } : {}) }
  const message = result.err?.message ?? ''
  const stack = result.err?.stack ?? message
  const where = title === '' ? `${result.title}: ` : ''
  const type = result.err?.name ?? errorType(stack)
  return { ...base, problems: [{ kind: title === '' ? 'error' : 'failure', type, message: where + message, stack }] }
}
