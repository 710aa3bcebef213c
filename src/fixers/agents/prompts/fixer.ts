import type { Analysis } from '../../../domain/attempt.ts'
import type { Finding } from '../../../domain/review.ts'

/** What the fixer is asked, after the evidence. */
export function fixerPrompt(analysis: Analysis, demands: readonly Finding[]): string {
  const revision =
    'You are the fixer. The tests pass by now, and a reviewer demands these changes. Make them, and keep the tests green.'
  return [
    demands.length === 0 ? 'You are the fixer. Make the change that the analysis asks for.' : revision,
    `Analysis: ${analysis.rootCause}`,
    ...analysis.modificationPoints.map(
      ({ file, symbol, lines, change }) =>
        `- ${[file, symbol, lines === undefined ? '' : `lines ${lines.join('–')}`].filter(part => part !== '').join(' ')}: ${change}`,
    ),
    `Approach: ${analysis.approach}`,
    ...(analysis.alternative === '' ? [] : [`If it does not hold: ${analysis.alternative}`]),
    ...(analysis.hypothesis === '' ? [] : [`Hypothesis: ${analysis.hypothesis}`]),
    'Edit with edit_file, run the tests with run_tests, and call done when they pass, or give_up when you cannot fix it.',
  ].join('\n')
}
