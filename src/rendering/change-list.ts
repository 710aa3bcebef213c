import { changeOf } from '../domain/model/proposal-subject.ts'
import { count } from '../domain/text/wording.ts'
import { caseNoun, testName } from './case-counts.ts'
import { inlineProse } from './markdown-escape.ts'
import { more } from './markdown-parts.ts'
import { problemText } from './problem-text.ts'
import type { ResultView } from './result-view.ts'

/** Changes that the comment lists. */
const MAX_CHANGES = 10

/**
 * List the kept changes with a line each, for the comment that points to the pull request; empty if nothing was kept.
 */
export function changeList({ fixes }: Pick<ResultView, 'fixes'>): string {
  const lines = fixes.slice(0, MAX_CHANGES).map(({ attempt, fixed }) => {
    const tests = fixed.length === 0 || attempt.kind === 'revision' ? '' : ` (${count(fixed.length, caseNoun(fixed))})`
    return `- ${inlineProse(changeOf(attempt), 200)}${tests}`
  })
  return [...lines, ...more(fixes.length - lines.length)].join('\n')
}

/** Tests that the comment names among those that still fail. */
const MAX_REMAINING = 3

/** Say for the comment what still fails, with its values; empty if nothing does. */
export function stillFailing({ tests: { remaining } }: Pick<ResultView, 'tests'>): string {
  const lines = remaining.slice(0, MAX_REMAINING).map(({ title, kind, after }) => {
    const problem = problemText(after?.problem.message ?? '', { title })
    return `- ${testName({ title, kind })}${problem === '' ? '' : `: ${problem}`}`
  })
  return lines.length === 0
    ? ''
    : ['Still failing:', [...lines, ...more(remaining.length - lines.length)].join('\n')].join('\n\n')
}
