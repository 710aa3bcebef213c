import type { Report } from './report-options.ts'
import { addedTestsSection } from './added-tests-section.ts'
import { percent } from '../domain/model/pass-rate.ts'
import { shellWord } from '../domain/text/shell-words.ts'
import { ciSection } from './ci-section.ts'
import { changeSection, droppedSection, mutantSection, uncoveredSection } from './change-section.ts'
import { count } from '../domain/text/wording.ts'
import { passRateChart } from './chart.ts'
import { costTable } from './cost-table.ts'
import { fixesSection } from './fixes-section.ts'
import { headlineOf, pullRequestTitle } from './headline.ts'
import { iterationsSection, transcriptsLine } from './iterations-section.ts'
import { outdatedSection } from './outdated-section.ts'
import { revealHidden } from '../domain/text/hidden-characters.ts'
import { inertCode } from '../domain/text/inert-text.ts'
import { codeBlock, inlineCode, inlineProse, inlineText } from './markdown-escape.ts'
import type { ResultView } from './result-view.ts'
import { modelWarning, reviewSection, reviewWarning } from './review-section.ts'
import { asideSection, changesSection, isFlakyNote, originsSection, remainingSection } from './tests-section.ts'
import { signsSection } from './signs-section.ts'
import { unopenedSection } from './unopened-section.ts'
import { footing, proofSection, resumeInstructions } from './verification.ts'
import { type Detail, DETAILS, type ReportOptions } from './report-options.ts'

/** Render the result for the pull request, the comment, the job summary and the report file. Pure. */
export function renderReport(view: ResultView, options: ReportOptions): Report {
  const versions = DETAILS.map(detail => render(view, options, detail))
  const fitting = versions.find(markdown => Buffer.byteLength(markdown) <= options.limit)
  const markdown = fitting ?? `${firstBytes(versions.at(-1) ?? '', options.limit - 100)}\n\n… the report was cut here.`
  return { outcome: view.outcome, title: pullRequestTitle(view), markdown }
}

/** Truncate a text to a number of bytes, between two characters. */
function firstBytes(text: string, max: number): string {
  return new TextDecoder().decode(Buffer.from(text).subarray(0, max), { stream: true })
}

function render(view: ResultView, options: ReportOptions, detail: Detail): string {
  const { repositoryUrl } = options
  const parts = [
    `## ${headlineOf(view)}`,
    unopenedSection(options.unopened),
    modelWarning(view),
    reviewWarning(view),
    ciSection(view),
    signsSection(view, options),
    resumeInstructions(view, options.program),
    overview(view),
    changesSection(view, detail),
    proofSection(view, repositoryUrl),
    outdatedSection(view, options, detail),
    remainingSection(view, detail),
    fixesSection(view, options, detail),
    changeSection(view, options, detail),
    uncoveredSection(view, options, detail),
    mutantSection(view, detail),
    addedTestsSection(view, detail),
    droppedSection(view, options, detail),
    reviewSection(view),
    originsSection(view, options),
    asideSection(view, detail),
    iterationsSection(view, options),
    detail.diffs ? passRateChart(view) : '',
    costTable(view),
    transcriptsLine(view, options),
    notes(view),
    howToReproduce(view, options),
    howToRequestChanges(view, options),
    `<sub>Made by fix-tests.${footing(view)}</sub>`,
  ]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

function overview({ before, after, request }: ResultView): string {
  if (before === undefined) return ''
  const row = (name: string, old: string | number, now: string | number) => `| ${name} | ${old} | ${now} |`
  const run = request.run === undefined ? '' : ` of [${inlineText(request.run.name || 'the run')}](${request.run.url})`
  return [
    `Failing commit ${inlineCode(request.headSha.slice(0, 7))} on ${inlineCode(request.headBranch)}${run}.`,
    '',
    '| | before | after |',
    '|---|---:|---:|',
    row('Pass rate', percent(before.rate), percent(after?.rate ?? 1)),
    row('Passed', before.passed, after?.passed ?? 0),
    row('Failed', before.failed, after?.failed ?? 0),
    row('Skipped', before.skipped, after?.skipped ?? 0),
    ...(before.unloaded + (after?.unloaded ?? 0) === 0
      ? []
      : [row('Could not be loaded', before.unloaded, after?.unloaded ?? 0)]),
    ...(before.failedChecks + (after?.failedChecks ?? 0) === 0
      ? []
      : [row('Checks failed', before.failedChecks, after?.failedChecks ?? 0)]),
  ].join('\n')
}

function notes(view: ResultView): string {
  const all = view.notes.filter(note => !isFlakyNote(note, view))
  return all.length === 0 ? '' : ['### Notes', '', ...all.map(note => `- ${inlineProse(note, 600)}`)].join('\n')
}

/** Maximum length of a command, in characters; a longer one is replaced by a comment. */
const MAX_COMMAND = 2_000

function howToReproduce(view: ResultView, { reproduce, repositoryUrl }: ReportOptions): string {
  const { tests, kept, before } = view
  const targets = tests.fixed.length + tests.remaining.length
  const isCounted = tests.targets.every(({ kind }) => kind === 'test')
  if (before === undefined || targets === 0) return ''
  const branch = shellWord(view.branch)
  const checkout =
    kept.length > 0
      ? [repositoryUrl === '' ? `git switch ${branch}` : `git fetch origin ${branch} && git switch ${branch}`]
      : []
  // A command that Markdown cannot show as it is does not select these tests.
  const isShown = reproduce.length <= MAX_COMMAND && inertCode(revealHidden(reproduce)) === reproduce
  const run = isShown ? [reproduce] : [`# ${targets} tests: run the whole suite`]
  return [
    '<details><summary>How to see it yourself</summary>',
    '',
    `In a clone with its dependencies installed, from its top folder. ${isCounted ? `This runs the ${count(targets, 'test')} of this report: ${tests.fixed.length} passed here${tests.remaining.length === 0 ? '' : `, ${tests.remaining.length} did not`}.` : 'This runs what this report is about.'}`,
    '',
    codeBlock([...checkout, ...run].join('\n'), 'sh'),
    '',
    '</details>',
  ].join('\n')
}

/** Say how people ask for changes to the pull request; empty without a server or a fix. */
function howToRequestChanges(
  { kept, request, outcome }: ResultView,
  { repositoryUrl, unopened }: ReportOptions,
): string {
  if (repositoryUrl === '' || kept.length === 0 || unopened !== undefined || outcome === 'stopped') return ''
  const { pullRequest } = request
  const onPullRequest =
    // A step of the failing job receives no comments.
    pullRequest === undefined || request.trigger === 'failing-step'
      ? ''
      : ` On #${pullRequest}, ${inlineCode('/fix-tests apply')} puts the fix onto its own branch, ${inlineCode('/fix-tests retry')} tries once more, and ${inlineCode('/fix-tests stop')} ends what is under way.`
  return [
    '<details><summary>How to have it changed</summary>',
    '',
    `Review this pull request: each comment at a line, and what you write when you request changes, is worked on, and answered with the commit that does it.${onPullRequest} To have none of it, close the pull request.`,
    '',
    '</details>',
  ].join('\n')
}
