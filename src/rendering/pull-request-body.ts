import type { Report } from '../contracts/ports.ts'
import type { Attempt } from '../domain/model/attempt.ts'
import { snapshotRate, remainingTargets, keptAttempts, testById, totalUsage } from '../domain/model/selectors.ts'
import type { Origin, State } from '../domain/model/state.ts'
import { type Failure, testKey, type TestKey, titleOf } from '../domain/model/test-case.ts'
import { shellWord } from '../domain/text/shell-words.ts'
import { progressOf, type TestProgress } from '../domain/model/test-progress.ts'
import { percent } from '../domain/model/pass-rate.ts'
import { passRateChart } from './chart.ts'
import { attemptCost, costOf, costTable } from './cost-table.ts'
import { codeBlock, inlineCode, commitLink, inlineProse, inlineText } from './markdown-escape.ts'
import { resumeInstructions, proofSection, stopExplanation } from './verification.ts'
import { headlineOf, pullRequestTitle } from './headline.ts'
import { reviewWarning, reviewSection } from './review-section.ts'

export interface ReportOptions {
  /** The command that runs these tests by hand. */
  readonly reproduce: string
  /** Bytes that the report may have. */
  readonly limit: number
  /** Where commits can be looked at: `https://…/owner/name`, or '' without a server. */
  readonly repositoryUrl: string
  /** Page of the transcripts of conversations, where they were uploaded. */
  readonly transcripts?: string | undefined
}

/** What is left out, step by step, until the report fits. */
interface Detail {
  readonly diffs: boolean
  readonly messages: boolean
  readonly listed: number
}
const STEPS: readonly Detail[] = [
  { diffs: true, messages: true, listed: 50 },
  { diffs: false, messages: true, listed: 50 },
  { diffs: false, messages: false, listed: 20 },
  { diffs: false, messages: false, listed: 5 },
]

/** Tells how it ended, for the pull request, the comment, the job summary and the file. Pure. */
export function renderReport(state: State, options: ReportOptions): Report {
  const outcome = state.outcome ?? 'stopped'
  const full = STEPS.map(detail => render(state, options, detail))
  const fitting = full.find(markdown => Buffer.byteLength(markdown) <= options.limit)
  const markdown = fitting ?? `${firstBytes(full.at(-1) ?? '', options.limit - 100)}\n\n… the report was cut here.`
  return { outcome, title: pullRequestTitle(state), markdown }
}

/** The beginning of a text, cut between two characters. */
function firstBytes(text: string, most: number): string {
  return new TextDecoder().decode(Buffer.from(text).subarray(0, most), { stream: true })
}

function render(state: State, options: ReportOptions, detail: Detail): string {
  const parts = [
    `## ${headlineOf(state)}`,
    reviewWarning(state),
    resumeInstructions(state, options.repositoryUrl),
    overview(state),
    proofSection(state, options.repositoryUrl),
    fixes(state, options, detail),
    reviewSection(state),
    remaining(state, detail),
    origins(state, options),
    aside(state, detail),
    iterations(state, options),
    detail.diffs ? passRateChart(state) : '',
    costTable(state),
    talks(state, options),
    notes(state),
    howTo(state, options),
    commands(state, options),
    '<sub>Made by fix-tests. What is called green here was seen green in a run of the whole suite, and by nobody’s word.</sub>',
  ]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}

function overview(state: State): string {
  if (state.initial === undefined) return ''
  const { request } = state
  const count = (status: string, snapshot = state.initial) =>
    snapshot?.tests.filter(test => test.status === status).length ?? 0
  const row = (name: string, before: string | number, after: string | number) => `| ${name} | ${before} | ${after} |`
  const run = request.run === undefined ? '' : ` of [${inlineText(request.run.name || 'the run')}](${request.run.url})`
  return [
    `Failing commit ${inlineCode(request.headSha.slice(0, 7))} on ${inlineCode(request.headBranch)}${run}.`,
    '',
    '| | before | after |',
    '|---|---:|---:|',
    row('Pass rate', percent(snapshotRate(state, state.initial)), percent(snapshotRate(state, state.current))),
    row('Passed', count('passed'), count('passed', state.current)),
    row('Failed', count('failed'), count('failed', state.current)),
    row('Skipped', count('skipped'), count('skipped', state.current)),
  ].join('\n')
}

function fixes(state: State, options: ReportOptions, detail: Detail): string {
  const good = keptAttempts(state).filter(attempt => attempt.proposal !== undefined)
  if (good.length === 0) return ''
  const smaller = keptAttempts(state)
    .filter(({ kind }) => kind === 'pruning')
    .map(
      ({ title: what, commit = '' }) =>
        `Made smaller in ${commitLink(commit, options.repositoryUrl)}: ${inlineText(what)}`,
    )
  return ['### What was fixed', ...good.map(attempt => fix(attempt, state, options, detail)), ...smaller].join('\n\n')
}

function fix(attempt: Attempt, state: State, options: ReportOptions, detail: Detail): string {
  const ids = testById(state)
  const tests = attempt.targets.slice(0, detail.listed).map(key => `- ${inlineCode(title(ids, key))}`)
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

function remaining(state: State, detail: Detail): string {
  const keys = new Set(remainingTargets(state))
  if (keys.size === 0) return ''
  const progress = progressOf(state)
  const failures = (state.current?.failures ?? []).filter(failure => keys.has(testKey(failure.id)))
  const shown = failures
    .slice(0, detail.listed)
    .flatMap(failure => [
      `- ${failureLine(failure, detail, progress.get(testKey(failure.id)))}`,
      ...(detail.messages ? hint(failure, state) : []),
    ])
  return ['### What still fails', '', ...shown, ...more(keys.size - Math.min(failures.length, detail.listed))].join(
    '\n',
  )
}

function failureLine({ id, problem }: Failure, detail: Detail, progress: TestProgress | undefined): string {
  const where = `${inlineCode(titleOf(id))}${progress === 'stuck' ? ' (stuck)' : ''}`
  return detail.messages ? `${where}: ${inlineText(problem.message.split('\n')[0] ?? '', 300)}` : where
}

/** What to look at first, where the kind of failure tells. */
function hint({ id }: Failure, state: State): string[] {
  const cluster = state.clusters.find(({ tests }) => tests.includes(testKey(id)))
  return cluster === undefined || cluster.suggestion === '' ? [] : [`  - ${inlineText(cluster.suggestion, 400)}`]
}

/** What the base of the change said of the failing tests, and which commit broke them. */
function origins(state: State, options: ReportOptions): string {
  const all = Object.values(state.origins)
  const { culprit } = state
  if (all.length === 0 && culprit === undefined) return ''
  const told: readonly [Origin, string][] = [
    ['caused here', 'passed at the base of the change: it was broken by the change'],
    ['failing before', 'failed at the base of the change already'],
    ['flaky before', 'passed and failed at the base of the change'],
    ['uncertain', 'could not be run at the base of the change'],
  ]
  const counted = told.flatMap(([origin, what]) => {
    const number = all.filter(each => each === origin).length
    return number === 0 ? [] : [`- ${number} of ${all.length} ${what}`]
  })
  const found =
    culprit === undefined
      ? []
      : [
          `- ${commitLink(culprit.sha, options.repositoryUrl)} broke them, as bisecting found: ${inlineText(culprit.subject, 200)}`,
        ]
  return ['### Where it comes from', '', ...counted, ...found].join('\n')
}

/** Tests that are not this change's matter: flaky, not reproduced, failing without being reported. */
function aside(state: State, detail: Detail): string {
  const ids = testById(state)
  const groups: [string, string[]][] = [
    ['Flaky: these failed and passed on the same code, and were left alone', state.flaky.map(key => title(ids, key))],
    [
      'Order-dependent: these fail with the whole suite and pass alone, so what runs before them breaks them; they were left alone',
      state.orderDependent.map(key => title(ids, key)),
    ],
    ['Not reproduced: the report has them failing, here they pass', state.notReproduced.map(titleOf)],
    ['Failing here, but not in the report: left alone', state.outside.map(key => title(ids, key))],
  ]
  return groups
    .filter(([, tests]) => tests.length > 0)
    .map(([heading, tests]) => {
      const shown = tests.slice(0, detail.listed).map(test => `- ${inlineCode(test)}`)
      return [`### ${heading}`, '', ...shown, ...more(tests.length - shown.length)].join('\n')
    })
    .join('\n\n')
}

function iterations(state: State, options: ReportOptions): string {
  if (state.attempts.length === 0) return ''
  // Where no model was asked there is nothing to tell of money.
  const isPaid = totalUsage(state).requests > 0
  const rows = state.attempts.map(attempt => {
    const rate = attempt.rateAfter === undefined ? '' : `${percent(attempt.rateBefore)} → ${percent(attempt.rateAfter)}`
    const commits = [attempt.commit, attempt.revert].flatMap(sha =>
      sha === undefined ? [] : [commitLink(sha, options.repositoryUrl)],
    )
    const cells = [
      attempt.iteration,
      attempt.kind === 'revision' ? 'review' : attempt.strategy,
      inlineCode(attempt.fixer),
      attempt.result ?? 'open',
      rate,
      commits.join(' reverted by '),
      ...(isPaid ? [attemptCost(attempt)] : []),
    ]
    return `| ${cells.join(' | ')} | ${inlineText(attempt.reason, 300)} |`
  })
  return [
    '### Iterations',
    '',
    `| # | strategy | fixer | result | pass rate | commit |${isPaid ? ' cost |' : ''} why |`,
    `|---:|---|---|---|---|---|${isPaid ? '---:|' : ''}---|`,
    ...rows,
    '',
    [costOf(state), stopExplanation(state)].filter(text => text !== '').join(' '),
  ].join('\n')
}

/** Where the conversations with models can be read, and which is whose. */
function talks({ attempts, reviews }: State, { transcripts }: ReportOptions): string {
  const named = [
    ...attempts.map(({ iteration, transcripts: names }) => ({ what: `iteration ${iteration}`, names })),
    ...reviews.map(({ transcripts: names }) => ({ what: 'review', names })),
  ].filter(({ names }) => names.length > 0)
  if (transcripts === undefined) return ''
  const told = named.map(({ what, names }) => `${what}: ${names.map(inlineCode).join(', ')}`)
  return `What was said to the models, and what they said: [transcripts](${transcripts})${told.length === 0 ? '' : ` (${told.join('; ')})`}.`
}

function notes(state: State): string {
  return state.notes.length === 0
    ? ''
    : ['### Notes', '', ...state.notes.map(note => `- ${inlineProse(note, 600)}`)].join('\n')
}

/** A command that is longer than this says less than the name of the framework does, in characters. */
const COMMAND = 2_000

function howTo(state: State, { reproduce, repositoryUrl }: ReportOptions): string {
  if (state.initial === undefined || state.targets.length === 0) return ''
  const branch = shellWord(state.branch)
  const get =
    keptAttempts(state).length > 0
      ? [repositoryUrl === '' ? `git switch ${branch}` : `git fetch origin ${branch} && git switch ${branch}`]
      : []
  const run = reproduce.length <= COMMAND ? [reproduce] : [`# ${state.targets.length} tests: run the whole suite`]
  return [
    '<details><summary>How to see it yourself</summary>',
    '',
    codeBlock([...get, ...run].join('\n'), 'sh'),
    '',
    '</details>',
  ].join('\n')
}

/** How the bot is told what to do with a pull request of its own. */
function commands(state: State, { repositoryUrl }: ReportOptions): string {
  if (repositoryUrl === '' || keptAttempts(state).length === 0) return ''
  const { pullRequest } = state.request
  const there =
    pullRequest === undefined
      ? ''
      : ` On #${pullRequest}, ${inlineCode('/fix-tests apply')} puts the fix onto its own branch, ${inlineCode('/fix-tests retry')} tries once more, and ${inlineCode('/fix-tests stop')} ends what is under way.`
  return [
    '<details><summary>How to have it changed</summary>',
    '',
    `Review this pull request: each comment at a line, and what you write when you request changes, is worked on, and answered with the commit that does it.${there} To have none of it, close the pull request.`,
    '',
    '</details>',
  ].join('\n')
}

function title(ids: ReturnType<typeof testById>, key: TestKey): string {
  const id = ids.get(key)
  return id === undefined ? 'a test that is gone' : titleOf(id)
}

function more(count: number): string[] {
  return count > 0 ? [`- … and ${count} more`] : []
}
