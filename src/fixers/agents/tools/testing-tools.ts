import { z } from 'zod'
import { redacted } from '../../../domain/policy/redaction.ts'
import { isCheck } from '../../../domain/model/check.ts'
import { count } from '../../../domain/text/wording.ts'
import type { ComparedRun } from '../../../domain/model/assignment.ts'
import { type Problem, type TestCase, type TestId, testKey, titleOf } from '../../../domain/model/test-case.ts'
import type { TestRun } from '../../../domain/model/test-run.ts'
import { withoutForeignFrames } from '../../../domain/text/foreign-frames.ts'
import { truncate } from '../prompt-text.ts'
import { shortened } from './ending-tools.ts'
import { defineTool, type ToolContext, toolError, type ToolOutcome, toolResult } from './tool.ts'

/** Limits of the summary: characters of a message, a stack and an incomplete run's output, and failures shown. */
const FAILURE_LENGTH = 1_500
const STACK_LENGTH = 1_500
const OUTPUT_LENGTH = 3_000
const MAX_FAILURES = 8

/** Test runs in one conversation. */
const MAX_TEST_RUNS = 8

export const runTestsTool = defineTool({
  description: 'Runs the failing tests, then those that the change may break. Summary: as in edit_file.',
  input: z.object({ summary: z.string().optional() }),
  run: ({ summary }, context) => checkedChange(context, summary),
})

/**
 * Run the tests of the assignment with their files, then the tests that the change may break.
 *
 * @param summary the commit's line: if all tests pass, they end the work
 */
export async function checkedChange(context: ToolContext, summary: string | undefined): Promise<ToolOutcome> {
  const { guard, source, emit, redact, hide, testRuns } = context
  if (guard === undefined) return toolError('There are no tests to run here.')
  if (testRuns.used >= MAX_TEST_RUNS)
    return toolError(`The ${MAX_TEST_RUNS} test runs of this attempt are used up: call done or give_up.`)
  testRuns.used += 1
  const changed = await source.changed()
  const run = async (scope: Parameters<typeof guard>[0]) => redacted(await guard(scope), text => hide(redact(text)))
  const own = await run('own files')
  const seen = isGreen(own) && changed.length > 0 ? await run(changed) : own
  const why = seen.run.complete ? '' : ` The run is incomplete: ${seen.run.notes.join(' ')}`
  const head = headOf(seen) + why
  emit({ kind: 'thought', fixer: 'tests', text: head })
  if (!isGreen(seen)) return toolResult(redText(seen, head))
  if (summary === undefined || changed.length === 0) return toolResult(`${head} If the change is whole, call done.`)
  return { kind: 'final', final: { of: 'change', summary: shortened(summary), files: changed, leftUndone: '' } }
}

function isGreen({ run, red, broken }: ComparedRun): boolean {
  return run.complete && red.length === 0 && broken.length === 0
}

/** Count the tests of a run, and of those that failed what the change broke, and what belongs to other work. */
function headOf({ run, red, broken }: ComparedRun): string {
  const tests = run.cases.filter(({ id }) => id.name !== '' && !isCheck(id))
  const passed = tests.filter(({ status }) => status === 'passed').length + (run.unnamed?.passed ?? 0)
  const checks = red.filter(isCheck).length
  const own = new Set([...red, ...broken.map(({ id }) => id)].filter(id => !isCheck(id)).map(testKey))
  const isOther = ({ id, status }: TestCase) => status === 'failed' && !own.has(testKey(id))
  const others = tests.filter(isOther).length
  const parts = [
    ...(broken.length === 0 ? [] : [`${broken.length} broken by the change`]),
    ...(others === 0 ? [] : [`${others} not yours`]),
  ]
  return [
    `${passed} passed`,
    `${own.size + others} failed${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
    ...(checks === 0 ? [] : [count(checks, 'failing check')]),
  ]
    .join(', ')
    .concat(run.cached === true ? ' (known of this code).' : '.')
}

function redText({ run, red, broken }: ComparedRun, head: string): string {
  if (!run.complete)
    return `${head}\nSee first that the code loads and compiles.\n${truncate(run.output, OUTPUT_LENGTH)}`
  const all = [
    ...red.map(id => `FAIL ${failureText(id, run)}`),
    ...broken.map(({ id, how }) => `BROKEN (${how}) ${failureText(id, run)}`),
  ]
  const rest = all.length - MAX_FAILURES
  return [
    head,
    ...all.slice(0, MAX_FAILURES),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
    ...(red.length === 0
      ? []
      : ['Compare these messages with the ones in the evidence: an unchanged one says that the cause is elsewhere.']),
  ].join('\n')
}

function failureText(id: TestId, { cases }: TestRun): string {
  const key = testKey(id)
  const found = cases.filter(each => testKey(each.id) === key)
  const problem = found.find(({ status }) => status === 'failed')?.problems[0]
  const without = found.length === 0 ? 'The run has no result of it.' : ''
  return `${titleOf(id)}\n${problem === undefined ? without : problemText(problem)}`.trimEnd()
}

/** Show a message, which no long stack may push out, then its stack without frames outside of the project. */
function problemText({ message, stack }: Problem): string {
  const said = truncate(message, FAILURE_LENGTH)
  const at = stack.indexOf(message.slice(0, 40))
  const frames = withoutForeignFrames(at < 0 ? stack : stack.slice(at + message.length)).trim()
  return [said, truncate(frames, STACK_LENGTH)].filter(part => part !== '').join('\n')
}
