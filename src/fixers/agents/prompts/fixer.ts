import type { Analysis } from '../../../domain/model/attempt.ts'
import type { Finding } from '../../../domain/model/review.ts'
import { disarmed } from '../truncate.ts'

/** What the fixer is asked, after the evidence. The analysis is somebody's words about data: it is data itself. */
export function fixerPrompt(analysis: Analysis, demands: readonly Finding[]): string {
  const revision =
    'You are the fixer. The tests pass by now, and a reviewer demands changes: see demand. Make them, and keep the tests green.'
  return [
    '<evidence>',
    '<analysis>',
    disarmed(told(analysis)),
    '</analysis>',
    '</evidence>',
    demands.length === 0 ? 'You are the fixer. Make the change that the analysis asks for.' : revision,
    'Edit with edit_file, run the tests with run_tests, and call done when they pass, or give_up when you cannot fix it.',
  ].join('\n')
}

function told({ rootCause, evidence, modificationPoints, approach, alternative, hypothesis }: Analysis): string {
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
