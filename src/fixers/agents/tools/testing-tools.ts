import { z } from 'zod'
import { redacted } from '../../../domain/policy/redaction.ts'
import { failedChecks, isCheck } from '../../../domain/model/check.ts'
import { count } from '../../../domain/text/wording.ts'
import { type Problem, type TestRun, titleOf } from '../../../domain/model/test-case.ts'
import { withoutForeignFrames } from '../../../domain/text/foreign-frames.ts'
import { truncate } from '../prompt-text.ts'
import { defineTool, toolError, toolResult } from './tool.ts'

/** Limits of the summary: characters of a message, a stack and an incomplete run's output, and failures shown. */
const FAILURE_LENGTH = 1_500
const STACK_LENGTH = 1_500
const OUTPUT_LENGTH = 3_000
const MAX_FAILURES = 8

export const runTestsTool = defineTool({
  description: 'Runs the failing tests of this assignment on the code as it is now.',
  input: z.object({}),
  async run(_input, { runTests: run, emit, redact }) {
    if (run === undefined) return toolError('There are no tests to run here.')
    const summary = runSummary(redacted(await run(), redact))
    emit({ kind: 'thought', fixer: 'tests', text: summary.split('\n')[0] ?? '' })
    return toolResult(summary)
  },
})

/** Show a message, which no long stack may push out, then its stack without frames outside of the project. */
function problemText({ message, stack }: Problem): string {
  const said = truncate(message, FAILURE_LENGTH)
  const at = stack.indexOf(message.slice(0, 40))
  const frames = withoutForeignFrames(at < 0 ? stack : stack.slice(at + message.length)).trim()
  return [said, truncate(frames, STACK_LENGTH)].filter(part => part !== '').join('\n')
}

/** Summarize a run for the model: counts, failures, and the next step. */
function runSummary(run: TestRun): string {
  const failed = run.cases.filter(({ status }) => status === 'failed')
  const number = (wanted: string) => run.cases.filter(({ id, status }) => status === wanted && !isCheck(id)).length
  const checks = failedChecks(run.cases).length
  const head = `${number('passed')} passed, ${number('failed')} failed${checks === 0 ? '' : `, ${count(checks, 'failing check')}`}.`
  if (!run.complete)
    return `${head} The run is incomplete: ${run.notes.join(' ')}\nSee first that the code loads and compiles.\n${truncate(run.output, OUTPUT_LENGTH)}`
  if (failed.length === 0) return `${head} If the change is whole, call done.`
  const shown = failed
    .slice(0, MAX_FAILURES)
    .map(({ id, problems: [problem] }) => `FAIL ${titleOf(id)}\n${problem === undefined ? '' : problemText(problem)}`)
  const rest = failed.length - shown.length
  return [
    head,
    ...shown,
    ...(rest > 0 ? [`… and ${rest} more failures`] : []),
    'Compare these messages with the ones in the evidence: an unchanged one says that the cause is elsewhere.',
  ].join('\n')
}
