import { percent } from '../domain/model/pass-rate.ts'
import { count } from '../domain/text/wording.ts'
import { passRateChart } from './chart.ts'
import { attemptCost, costOf, costTable, dollarsOf, duration } from './cost-table.ts'
import { folded } from './markdown-parts.ts'
import { inlineCode, inlineProse, inlineText, tableRow } from './markdown-escape.ts'
import { commitLink, workUrl } from './repository-links.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import type { ResultView } from './result-view.ts'
import { stopExplanation } from './verification.ts'

/** Names of the kinds of attempts that have no strategy. */
const KINDS: Partial<Record<ResultView['attempts'][number]['kind'], string>> = {
  revision: 'review',
  pruning: 'leftovers',
  command: 'command',
  tests: 'tests',
}

/** Render the table of iterations, with costs if a model was called; empty without iterations. */
function iterationsTable(view: ResultView, options: ReportOptions): string {
  if (view.attempts.length === 0) return ''
  const isPaid = view.usage.requests > 0
  const rows = view.attempts.map(attempt => {
    const rate = attempt.rateAfter === undefined ? '' : `${percent(attempt.rateBefore)} → ${percent(attempt.rateAfter)}`
    const commits = [attempt.commit, attempt.revert].flatMap(sha =>
      sha === undefined ? [] : [commitLink(sha, workUrl(view, options))],
    )
    const cells = [
      attempt.iteration,
      KINDS[attempt.kind] ?? attempt.strategy,
      inlineCode(attempt.fixer),
      attempt.result ?? 'open',
      rate,
      commits.join(isReplaced(attempt, view) ? ' replaced by ' : ' reverted by '),
      ...(isPaid ? [attemptCost(attempt)] : []),
    ]
    return tableRow([...cells, inlineText(attempt.reason, 300)])
  })
  return [
    `| # | strategy | fixer | result | pass rate | commit |${isPaid ? ' cost |' : ''} why |`,
    `|---:|---|---|---|---|---|${isPaid ? '---:|' : ''}---|`,
    ...rows,
    '',
    [costOf(view), stopExplanation(view)].filter(text => text !== '').join(' '),
  ].join('\n')
}

/** True if a later attempt found a better change and took this one back. */
function isReplaced({ iteration, revert }: ResultView['attempts'][number], { attempts }: ResultView): boolean {
  return attempts.some(({ undoes, commit }) => undoes === iteration && commit === revert)
}

/**
 * Render the fold with the iterations, their course and cost, and what the authors say of the files; empty without
 * iterations.
 */
export function iterationsFold(view: ResultView, options: ReportOptions, detail: Detail): string {
  const { attempts, usage, kept } = view
  if (attempts.length === 0) return ''
  const what = [
    count(attempts.length, 'iteration'),
    duration(view.spentMs),
    usage.requests === 0 ? 'no model' : dollarsOf(usage),
  ]
  const whys = kept.flatMap(({ kind, iteration, proposal }) =>
    (kind === 'command' ? [] : (proposal?.changes ?? []))
      .filter(({ why }) => why !== '' && why !== proposal?.rootCause)
      .map(({ file, why }) => {
        const confidence = proposal === undefined ? '' : ` Confidence: ${Math.round(100 * proposal.confidence)} %.`
        return `- Iteration ${iteration}, ${inlineCode(file)}: ${inlineProse(why, 600)}${confidence}`
      }),
  )
  return folded(`How it was found: ${what.join(', ')}`, [
    iterationsTable(view, options),
    whys.slice(0, detail.listed).join('\n'),
    detail.diffs ? passRateChart(view) : '',
    costTable(view),
    transcriptsLine(view, options),
  ])
}

/** Render a link to the uploaded transcripts, with the name of each; empty if none were uploaded. */
function transcriptsLine({ attempts, reviews }: ResultView, { transcripts }: ReportOptions): string {
  const named = [
    ...attempts.map(({ iteration, transcripts: names }) => ({ what: `iteration ${iteration}`, names })),
    ...reviews.map(({ transcripts: names }) => ({ what: 'review', names })),
  ].filter(({ names }) => names.length > 0)
  if (transcripts === undefined) return ''
  const parts = named.map(({ what, names }) => `${what}: ${names.map(inlineCode).join(', ')}`)
  return `What was said to the models, and what they said: [transcripts](${transcripts})${parts.length === 0 ? '' : ` (${parts.join('; ')})`}.`
}
