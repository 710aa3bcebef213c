import type { Attempt } from '../domain/model/attempt.ts'
import { count } from '../domain/text/wording.ts'
import { testName } from './case-counts.ts'
import { commitLink, inlineCode, inlineProse, inlineText } from './markdown-escape.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import type { FixView, ResultView, TestView } from './result-view.ts'
import { more } from './tests-section.ts'

/** Render the section with each kept attempt and all tests that it fixed; empty if none is kept. */
export function fixesSection(view: ResultView, options: ReportOptions, detail: Detail): string {
  const { fixes, alsoFixed, changes } = view
  const rest = [
    ...listSection('Other tests that failed before and pass now:', alsoFixed, detail),
    ...listSection(
      'Tests that could not run before, since their file did not load, and pass now:',
      changes.loaded,
      detail,
    ),
  ]
  if (fixes.length === 0) return rest.length === 0 ? '' : ['### What was fixed', ...rest].join('\n\n')
  const hasFix = fixes.some(fix => !isProgress(fix.attempt))
  const heading = hasFix ? '### What was fixed' : '### Progress, not the whole fix'
  return [heading, ...fixes.map(fix => fixText(fix, options, detail)), ...rest].join('\n\n')
}

function fixText({ attempt, fixed, open }: FixView, options: ReportOptions, detail: Detail): string {
  const { proposal } = attempt
  const isRevision = attempt.kind === 'revision'
  const kind = isRevision ? 'After the review: ' : isProgress(attempt) ? 'Progress: ' : ''
  const commit = commitLink(attempt.commit ?? '', options.repositoryUrl)
  const parts = [
    `#### ${kind}${inlineProse(proposal?.summary ?? attempt.title, 200)}`,
    attempt.kind === 'command'
      ? ''
      : `**${isRevision ? 'Demanded' : 'Root cause'}:** ${inlineProse(proposal?.rootCause ?? '')}`,
    // The files of a command are in its summary: a formatter changes many, and says nothing about each.
    (attempt.kind === 'command' ? [] : (proposal?.changes ?? []))
      .map(({ file, why }) => `- ${inlineCode(file)}${why === '' ? '' : `: ${inlineProse(why)}`}`)
      .join('\n'),
    proposal === undefined || proposal.leftUndone === '' ? '' : `**Left undone:** ${inlineProse(proposal.leftUndone)}`,
    `**Seen:** ${inlineText(attempt.reason)} ${attempt.confirmed ? 'A run of the whole suite has confirmed' : 'No run of the whole suite has confirmed'} ${commit}.`,
    isProgress(attempt) ? progressText(open) : '',
    ...listSection(
      isRevision ? 'Tests that still pass with it:' : 'Tests that failed before and pass now:',
      fixed,
      detail,
    ),
    ...listSection('Tests of this cause that still fail:', open, detail),
  ]
  return parts.filter(part => part !== '').join('\n\n')
}

function isProgress({ result }: Attempt): boolean {
  return result === 'progress'
}

function progressText(open: readonly TestView[]): string {
  return open.length === 0
    ? 'This change alone is progress: a later change fixed the rest of its tests.'
    : `This change is progress, not a fix: ${count(open.length, 'test')} of the same cause did not turn green.`
}

/** List tests under a sentence; none if there are no tests. */
function listSection(sentence: string, tests: readonly TestView[], detail: Detail): string[] {
  if (tests.length === 0) return []
  const shown = tests.slice(0, detail.listed).map(test => `- ${testName(test)}`)
  return [sentence, [...shown, ...more(tests.length - shown.length)].join('\n')]
}
