import type { Assignment } from '../../../domain/model/assignment.ts'
import type { Analysis } from '../../../domain/model/attempt.ts'
import type { Finding } from '../../../domain/model/review.ts'
import { escapeEvidence } from '../prompt-text.ts'

/** Make the analyst's instructions, after the evidence. */
export function analystPrompt({ debugging, candidate }: Pick<Assignment, 'debugging' | 'candidate'>): string {
  return [
    'You are the analyst. Find the root cause of these failures: not the line that fails, but the defect that makes it fail, and where it is to be mended.',
    ...(debugging === undefined ? [] : [afterFailure(debugging.count)]),
    ...(candidate > 1 ? ['Others try the likeliest approach at the same time: take another one.'] : []),
    'The code above is what stacks, changes, calls and words point to, with the reason for each: suspects, not findings. Find others by find_symbol, outline and search. Then call report_analysis. When the test itself or its surroundings are wrong, say so in "wrong" and do not look for a way around it.',
  ].join('\n')
}

/** Demand a hypothesis after a failed attempt. */
function afterFailure(count: number): string {
  return `${count} ${count === 1 ? 'attempt' : 'attempts'} came out otherwise than expected: see earlier-attempt and last-run. Before another edit, say in "hypothesis" what must be true if your root cause is right, why the earlier attempts did not hold, and how the tests will show it. The same root cause once more is no answer.`
}

/** Make the fixer's instructions, after the evidence. The analysis is quoted as data, since a model wrote it. */
export function fixerPrompt(analysis: Analysis, demands: readonly Finding[]): string {
  const revision =
    'You are the fixer. The tests pass by now, and a reviewer demands changes: see demand. Make them, and keep the tests green.'
  return [
    '<evidence>',
    '<analysis>',
    escapeEvidence(analysisText(analysis)),
    '</analysis>',
    '</evidence>',
    demands.length === 0 ? 'You are the fixer. Make the change that the analysis asks for.' : revision,
    'Edit with edit_file, run the tests with run_tests, and call done when they pass, or give_up when you cannot fix it.',
  ].join('\n')
}

function analysisText({
  rootCause,
  evidence,
  modificationPoints,
  approach,
  alternative,
  hypothesis,
}: Analysis): string {
  return [
    `Analysis: ${rootCause}`,
    ...evidence.map(({ file, line, says }) => `Seen: ${file}${line === undefined ? '' : `:${line}`}: ${says}`),
    ...modificationPoints.map(
      ({ file, symbol, lines, change }) =>
        `- ${[file, symbol, lines === undefined ? '' : `lines ${lines.join('–')}`].filter(part => part !== '').join(' ')}: ${change}`,
    ),
    `Approach: ${approach}`,
    ...(alternative === '' ? [] : [`If it does not hold: ${alternative}`]),
    ...(hypothesis === '' ? [] : [`Hypothesis: ${hypothesis}`]),
  ].join('\n')
}

/** The reviewer's instructions, after the evidence. */
export const REVIEWER_PROMPT = `You are the reviewer. The change stands above (a very long one without its middle: read the files then); all tests pass with it, fail without it, and none was edited. That is proved, so look at what tests do not see:
- Does it mend the root cause, or does it special-case what the tests happen to check?
- Is it minimal? Is anything in it that the failure did not ask for?
- Is anything weakened: a check, an error, a limit, somebody's data?
Read around it where you have to. Then call report_review. Severity high is for what must not be merged like this, and it is worked on before anything is published; style is low. Approve what you would merge.`
