import type { Assignment, ReviewedChange } from '../../../domain/model/assignment.ts'
import { type Analysis, type Attempt, isRefuted } from '../../../domain/model/attempt.ts'
import type { Finding } from '../../../domain/model/review.ts'
import { escapeEvidence } from '../prompt-text.ts'

/** Make the analyst's instructions, after the evidence. */
export function analystPrompt(
  { debugging, candidate, earlier }: Pick<Assignment, 'debugging' | 'candidate' | 'earlier'>,
  { goesOn }: { /** True if the same model makes the change. */ readonly goesOn: boolean },
): string {
  return [
    'You are the analyst. Find the root cause of these failures: not the line that fails, but the defect behind it, and where to mend it.',
    ...(debugging === undefined ? [] : [afterFailure(debugging.count, earlier)]),
    ...(candidate > 1 ? ['Others try the likeliest approach at the same time: take another one.'] : []),
    'The code above is what stacks, changes, calls and words point to, with the reason for each: suspects, not findings. Find others by find_symbol, outline and search. Then call report_analysis, in few words. If the test or its surroundings are wrong, say so in "wrong" and look for no way around it: where a commit meant what the test contradicts, quote its commit-message in rootCause.',
    ...(goesOn ? [EDIT_AT_ONCE] : []),
  ].join('\n')
}

/** Saves the model a turn: calls after a report are made by the fixer that continues the conversation. */
const EDIT_AT_ONCE =
  'Then you make the change, as the fixer. If you know it by now, add the edits to the same turn, after report_analysis, and give the last one a summary: the tests run then, and if they pass you are done.'

/** Demand a hypothesis after a failed attempt. */
function afterFailure(count: number, earlier: readonly Attempt[]): string {
  return [
    `${count} ${count === 1 ? 'attempt' : 'attempts'} came out otherwise than expected: see earlier-attempt and last-run. Before another edit, say in "hypothesis" what must be true if your root cause is right, why the earlier attempts did not hold, and how the tests will show it.`,
    ...(earlier.some(isRefuted) ? ['The same root cause once more is no answer.'] : []),
  ].join(' ')
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
    HOW_TO_FIX,
  ].join('\n')
}

const HOW_TO_FIX =
  'Edit with edit_file, and give the last edit a summary: the tests then run, and if they pass you are done. Call give_up if you cannot fix it.'

/** The reply to an analysis after which the same conversation makes the change. */
export const HANDOVER = `Noted. You are the fixer now: make that change. ${HOW_TO_FIX}`

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
    ...evidence.flatMap(({ file, line, says }) =>
      says === '' ? [] : `Seen: ${file}${line === undefined ? '' : `:${line}`}: ${says}`,
    ),
    ...modificationPoints.map(
      ({ file, symbol, lines, change }) =>
        `- ${[file, symbol, lines === undefined ? '' : `lines ${lines.join('–')}`].filter(part => part !== '').join(' ')}: ${change}`,
    ),
    `Approach: ${approach}`,
    ...(alternative === '' ? [] : [`If it does not hold: ${alternative}`]),
    ...(hypothesis === '' ? [] : [`Hypothesis: ${hypothesis}`]),
  ].join('\n')
}

/** Make the reviewer's instructions, after the evidence. They claim only what is proved. */
export function reviewerPrompt({ isProved, stillFailing }: Pick<ReviewedChange, 'isProved' | 'stillFailing'>): string {
  const seen = isProved
    ? 'tests that failed pass with it, fail without it, and none was edited. That is proved'
    : 'no proof of it has held, but no test was edited'
  const rest = stillFailing.length === 0 ? '' : ' The tests in still-failing fail as before: it is a part of the fix.'
  return `You are the reviewer. The change stands above (a very long one without its middle: read the files then); ${seen}.${rest} Look at what tests do not see:
- Does it fix the root cause, or does it special-case what the tests happen to check?
- Is it minimal? Is anything in it that the failure did not ask for?
- Is anything weakened: a check, an error, a limit, somebody's data?
- Does it do what its author says?
Read around it where you have to. Then call report_review. Severity high is for what must not be merged like this, and it is worked on before anything is published. Ask for what matters: style and taste are no findings. Approve what you would merge.`
}
