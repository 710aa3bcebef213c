import type { Assignment } from '../../../domain/model/assignment.ts'

/** What the analyst is asked, after the evidence. */
export function analystPrompt({ debugging, candidate }: Pick<Assignment, 'debugging' | 'candidate'>): string {
  return [
    'You are the analyst. Find the root cause of these failures: not the line that fails, but the defect that makes it fail, and where it is to be mended.',
    ...(debugging === undefined ? [] : [afterFailure(debugging.count)]),
    ...(candidate > 1 ? ['Others try the likeliest approach at the same time: take another one.'] : []),
    'Most causes stand in the code above; look further where they do not. Then call report_analysis. When the test itself or its surroundings are wrong, say so in "wrong" and do not look for a way around it.',
  ].join('\n')
}

/** After an attempt that went wrong, a hypothesis is demanded before the next edit. */
function afterFailure(count: number): string {
  return `${count} ${count === 1 ? 'attempt' : 'attempts'} came out otherwise than expected: see earlier-attempt and last-run. Before another edit, say in "hypothesis" what must be true if your root cause is right, why the earlier attempts did not hold, and how the tests will show it. The same root cause once more is no answer.`
}
