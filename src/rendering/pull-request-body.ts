import { takesCommands, takesReviews } from '../domain/model/request.ts'
import { isDoubtful } from '../domain/model/selectors.ts'
import { count } from '../domain/text/wording.ts'
import { shellWord } from '../domain/text/shell-words.ts'
import { revealHidden } from '../domain/text/hidden-characters.ts'
import { inertCode } from '../domain/text/inert-text.ts'
import { addedTestsSection } from './added-tests-section.ts'
import { ciSection } from './ci-section.ts'
import { fixesSection } from './fixes-section.ts'
import { folded } from './markdown-parts.ts'
import { headlineOf, pullRequestTitle } from './headline.ts'
import { iterationsFold } from './iterations-section.ts'
import { confidenceNote, lookCloser, signsWarning } from './look-closer.ts'
import { codeBlock, inlineCode, inlineProse } from './markdown-escape.ts'
import { outdatedSection } from './outdated-section.ts'
import { type Detail, DETAILS, type Report, type ReportOptions } from './report-options.ts'
import { commitLink } from './repository-links.ts'
import type { ResultView } from './result-view.ts'
import type { TestView } from './test-view.ts'
import { modelWarning, reviewSection, reviewWarning } from './review-section.ts'
import { remainingSection } from './remaining-section.ts'
import { isFlakyNote, onlyIgnored, testsFold } from './tests-section.ts'
import { footing, proofFold, proofQuote, resumeInstructions } from './verification.ts'
import { unopenedSection } from './unopened-section.ts'

/** Render the result for the pull request, the comment, the job summary and the report file. Pure. */
export function renderReport(view: ResultView, options: ReportOptions): Report {
  const versions = DETAILS.map(detail => render(view, options, detail))
  const fitting = versions.find(markdown => Buffer.byteLength(markdown) <= options.limit)
  const markdown = fitting ?? `${cutReport(versions.at(-1) ?? '', options.limit - 100)}\n\n… the report was cut here.`
  return { outcome: view.outcome, title: pullRequestTitle(view, options.titleTemplate), markdown }
}

/** Truncate a report to a number of bytes, between two characters, and close the fold and the code that it cuts. */
function cutReport(markdown: string, max: number): string {
  const cut = new TextDecoder().decode(Buffer.from(markdown).subarray(0, max), { stream: true })
  const open = cut.lastIndexOf('<details>')
  if (open <= cut.lastIndexOf('</details>')) return cut
  const fences = cut.slice(open).match(/^`{3,}/gm) ?? []
  const fence = fences.length % 2 === 1 ? `\n${fences.at(-1)}` : ''
  return `${cut}${fence}\n\n</details>`
}

function render(view: ResultView, options: ReportOptions, detail: Detail): string {
  const parts = [
    `## ${headlineOf(view)}`,
    unopenedSection(options.unopened),
    modelWarning(view),
    reviewWarning(view),
    signsWarning(view),
    confidenceNote(view),
    ciSection(view),
    resumeInstructions(view, options),
    proofQuote(view),
    fixesSection(view, options, detail),
    lookCloser(view, options, detail),
    outdatedSection(view, options, detail),
    remainingSection(view, options, detail),
    addedTestsSection(view, detail),
    reviewSection(view),
    onlyIgnored(view, detail),
    notes(view),
    testsFold(view, detail),
    proofFold(view, options, detail),
    iterationsFold(view, options, detail),
    yourTurn(view, options),
    `<sub>Made by fix-tests.${footing(view)}</sub>`,
  ]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

/** Render the notes: folded below a change, since they are about the run and not about the change. */
function notes(view: ResultView): string {
  const lines = view.notes
    .filter(note => !isFlakyNote(note, view))
    .map(note => `- ${inlineProse(note, 600)}`)
    .join('\n')
  if (lines === '') return ''
  return view.kept.length > 0 ? folded('Notes of the run', [lines]) : ['### Notes', lines].join('\n\n')
}

/** Render the fold with what the reader can do: run the tests, and ask for changes. */
function yourTurn(view: ResultView, options: ReportOptions): string {
  const parts = [howToReproduce(view, options), howToApply(view, options), howToRequestChanges(view, options)]
  const titles = ['Run it here', 'Take the fix', 'Ask for changes'].filter((_, index) => parts[index] !== '')
  return folded(titles.join(' · '), parts)
}

/** Maximum length of a command, in characters; a longer one is replaced by a comment. */
const MAX_COMMAND = 2_000

function howToReproduce(view: ResultView, { reproduce, repositoryUrl, branchEnd = 'there' }: ReportOptions): string {
  const { tests, kept, before } = view
  const elsewhere = new Set(tests.elsewhere.map(({ key }) => key))
  const isHere = ({ key }: TestView) => !elsewhere.has(key)
  const [fixed, remaining] = [tests.fixed.filter(isHere), tests.remaining.filter(isHere)]
  const targets = fixed.length + remaining.length
  const isCounted = tests.targets.every(({ kind }) => kind === 'test')
  if (before === undefined || targets === 0) return ''
  // No clone can get the code that these results are of.
  if (kept.length > 0 && branchEnd === 'taken back') return ''
  const checkout = kept.length > 0 ? [checkoutCommand(view, { repositoryUrl, branchEnd })] : []
  // A command that Markdown cannot show as it is does not select these tests.
  const isShown = reproduce.length <= MAX_COMMAND && inertCode(revealHidden(reproduce)) === reproduce
  const run = isShown ? [reproduce] : [`# ${count(targets, 'test')}: run the whole suite`]
  const what = isCounted
    ? `This runs the ${targets === 1 ? 'test' : 'tests'} of this report: ${fixed.length} passed here${remaining.length === 0 ? '' : `, ${remaining.length} did not`}.`
    : 'This runs what this report is about.'
  return [
    `In a clone with its dependencies installed, from its top folder. ${what}`,
    codeBlock([...checkout, ...run].join('\n'), 'sh'),
  ].join('\n\n')
}

/** Write the command that brings the fix into a clone. */
function checkoutCommand(
  { branch, request }: ResultView,
  { repositoryUrl, branchEnd }: Pick<ReportOptions, 'repositoryUrl' | 'branchEnd'>,
): string {
  if (branchEnd === 'not pushed') return 'git apply fix.patch'
  const name = shellWord(branchEnd === 'merged' ? request.headBranch : branch)
  return repositoryUrl === '' ? `git switch ${name}` : `git fetch origin ${name} && git switch ${name}`
}

/** Say where a fix that is a patch is, and how to take it; empty for any other. */
function howToApply({ kept, outcome, request }: ResultView, { repositoryUrl, branchEnd }: ReportOptions): string {
  if (branchEnd !== 'not pushed' || kept.length === 0 || outcome === 'stopped') return ''
  const head = commitLink(request.headSha, repositoryUrl)
  return `Nothing was pushed. The fix is in ${inlineCode('fix.patch')}, the file of the output ${inlineCode('patch-path')}, and in its artifact if the workflow uploads it. At ${head}, ${inlineCode('git apply fix.patch')} takes it.`
}

/** Say how people ask for changes to the pull request; empty without a server or a fix. */
function howToRequestChanges(
  { kept, request, outcome, proof }: ResultView,
  { repositoryUrl, unopened, revises = false, branchEnd = 'there' }: ReportOptions,
): string {
  if (repositoryUrl === '' || kept.length === 0 || unopened !== undefined || branchEnd !== 'there') return ''
  if (outcome === 'stopped') return ''
  const { pullRequest } = request
  // Only a complete fix is put onto the branch itself.
  const commands = [
    ...(outcome === 'fixed' && !isDoubtful({ attempts: kept, proof })
      ? [`${inlineCode('/fix-tests apply')} puts the fix onto ${inlineCode(request.headBranch)}`]
      : []),
    `${inlineCode('/fix-tests retry')} tries once more`,
    `${inlineCode('/fix-tests stop')} ends what is under way`,
  ]
  const sentences = [
    revises && takesReviews(request)
      ? 'Review this pull request: each comment at a line, and what you write when you request changes, is worked on, and answered with the commit that does it.'
      : '',
    pullRequest !== undefined && takesCommands(request)
      ? `On #${pullRequest}, ${new Intl.ListFormat('en').format(commands)}.`
      : '',
    'To have none of it, close the pull request.',
  ]
  return sentences.filter(text => text !== '').join(' ')
}
