import type { Attempt } from '../domain/model/attempt.ts'
import { codeBlock, commitLink, inlineCode, inlineProse, inlineText } from './markdown-escape.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import type { ResultView } from './result-view.ts'
import { more } from './tests-section.ts'

/** Render the section with the fix of each kept attempt; empty if none is kept. */
export function fixesSection(view: ResultView, options: ReportOptions, detail: Detail): string {
  const repairs = view.kept.filter(attempt => attempt.proposal !== undefined)
  if (repairs.length === 0) return ''
  const smaller = view.kept
    .filter(({ kind }) => kind === 'pruning')
    .map(
      ({ title, commit = '' }) => `Made smaller in ${commitLink(commit, options.repositoryUrl)}: ${inlineText(title)}`,
    )
  return ['### What was fixed', ...repairs.map(attempt => fixText(attempt, view, options, detail)), ...smaller].join(
    '\n\n',
  )
}

function fixText(attempt: Attempt, { titles }: ResultView, options: ReportOptions, detail: Detail): string {
  const tests = attempt.targets
    .slice(0, detail.listed)
    .map(key => `- ${inlineCode(titles.get(key) ?? 'a deleted test')}`)
  const { proposal } = attempt
  const isRevision = attempt.kind === 'revision'
  const lines = [
    `#### ${isRevision ? 'After the review: ' : ''}${inlineProse(proposal?.summary ?? attempt.title, 200)}`,
    '',
    `**${isRevision ? 'Demanded' : 'Root cause'}:** ${inlineProse(proposal?.rootCause ?? '')}`,
    '',
    ...(proposal?.changes ?? []).map(({ file, why }) => `- ${inlineCode(file)}: ${inlineProse(why)}`),
    ...(proposal === undefined || proposal.leftUndone === ''
      ? []
      : ['', `**Left undone:** ${inlineProse(proposal.leftUndone)}`]),
    '',
    `**Seen:** ${inlineText(attempt.reason)} ${attempt.confirmed ? 'A run of the whole suite has confirmed' : 'No run of the whole suite has confirmed'} ${commitLink(attempt.commit ?? '', options.repositoryUrl)}.`,
    '',
    isRevision ? 'Tests that still pass with it:' : 'Tests that failed before and pass now:',
    '',
    ...tests,
    ...more(attempt.targets.length - tests.length),
  ]
  if (detail.diffs && attempt.diff !== '') {
    lines.push('', '<details><summary>The change</summary>', '', codeBlock(attempt.diff, 'diff'), '', '</details>')
  }
  return lines.join('\n')
}
