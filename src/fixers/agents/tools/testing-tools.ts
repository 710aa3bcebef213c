import { z } from 'zod'
import { redacted } from '../../../domain/policy/redaction.ts'
import { type TestRun, titleOf } from '../../../domain/model/test-case.ts'
import { truncate } from '../truncate.ts'
import { define, error, result } from './tool.ts'

/** Characters of one failure, of the output of a run that did not finish, and failures told one by one. */
const FAILURE = 1_500
const OUTPUT = 3_000
const FAILURES = 8

export const runTestsTool = define({
  description: 'Runs the failing tests of this assignment on the code as it is now.',
  input: z.object({}),
  async run(_input, { runTests: run, emit, redact }) {
    if (run === undefined) return error('There are no tests to run here.')
    const told = tell(redacted(await run(), redact))
    emit({ kind: 'thought', fixer: 'tests', text: told.split('\n')[0] ?? '' })
    return result(told)
  },
})

/** A run as a model reads it: counts, failures, and what to do next. */
function tell(run: TestRun): string {
  const red = run.cases.filter(({ status }) => status === 'failed')
  const green = run.cases.filter(({ status }) => status === 'passed').length
  const head = `${green} passed, ${red.length} failed.`
  if (!run.complete)
    return `${head} The run is incomplete: ${run.notes.join(' ')}\nSee first that the code loads and compiles.\n${truncate(run.output, OUTPUT)}`
  if (red.length === 0) return `${head} If the change is whole, call done.`
  const shown = red
    .slice(0, FAILURES)
    .map(
      ({ id, problems: [problem] }) =>
        `FAIL ${titleOf(id)}\n${truncate(problem?.stack || problem?.message || '', FAILURE)}`,
    )
  const rest = red.length - shown.length
  return [
    head,
    ...shown,
    ...(rest > 0 ? [`… and ${rest} more failures`] : []),
    'Compare these messages with the ones in the evidence: an unchanged one says that the cause is elsewhere.',
  ].join('\n')
}
