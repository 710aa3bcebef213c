import { rootCauseOf } from '../domain/model/root-cause.ts'
import type { HistorySummary, RepeatedTest } from '../domain/history/history-summary.ts'
import type { PastFix } from '../domain/history/fix-history.ts'
import type { RunRecord } from '../domain/history/run-records.ts'
import { count } from '../domain/text/wording.ts'
import { diffNodes } from './diff-part.ts'
import { pageDocument } from './page-document.ts'
import {
  dataTable,
  dollarText,
  durationText,
  emptyNote,
  factList,
  foldedNode,
  type PageSection,
} from './page-elements.ts'
import { element, type PageNode, styled } from './page-node.ts'
import { numberNode, outcomeChip } from './summary-part.ts'

/** Render the history of a repository as one HTML file that needs nothing else. Pure. */
export function renderHistoryPage(summary: HistorySummary, { name }: { name: string }): string {
  const { runs, totals } = summary
  const numbers = [
    numberNode(String(runs.length), runs.length === 1 ? 'request' : 'requests', `${totals.fixedRuns} fixed`),
    numberNode(String(totals.fixedTests), totals.fixedTests === 1 ? 'test fixed' : 'tests fixed', ''),
    numberNode(
      dollarText(totals.dollars),
      'cost',
      totals.tokens === 0 ? 'no tokens' : `${Math.ceil(totals.tokens / 1000)}k tokens`,
    ),
    numberNode(durationText(totals.spentMs), 'of work', ''),
  ]
  return pageDocument({
    title: `fix-tests: history of ${name}`,
    summary: [
      styled('p', 'faint', name),
      element('h1', {}, 'What fix-tests did here'),
      styled('ul', 'numbers', ...numbers),
    ],
    sections: [breakingSection(summary), flakySection(summary), runsSection(runs), fixesSection(summary.fixes)],
  })
}

function breakingSection({ keepBreaking }: HistorySummary): PageSection {
  const rows = keepBreaking.map(test => [...cells(test), `${test.fixed} of ${test.times.length}`])
  const table = dataTable('Tests that keep breaking', {
    heads: ['test', 'broke', 'first', 'last', 'fixed'],
    rows,
    numbers: [1, 4],
  })
  const content = rows.length === 0 ? emptyNote('No test broke in more than one request.') : table
  return { id: 'breaking', title: 'Tests that keep breaking', count: rows.length, content: [content] }
}

function flakySection({ flaky, flakyByMonth }: HistorySummary): PageSection {
  const base = { id: 'flaky', title: 'Flaky tests', count: flaky.length }
  if (flaky.length === 0) return { ...base, content: [emptyNote('No run saw a flaky test.')] }
  const most = Math.max(...flakyByMonth.map(({ sightings }) => sightings))
  const months = flakyByMonth.map(({ month, sightings }) => {
    const bar = element('span', { class: 'span half', 'data-left': 0, 'data-width': (100 * sightings) / most })
    const lane = element('span', { class: 'lane', 'aria-hidden': 'true' }, bar)
    return element('li', {}, styled('span', 'name', month), lane, styled('span', 'faint', count(sightings, 'sighting')))
  })
  const table = dataTable('Flaky tests', {
    heads: ['test', 'seen', 'first', 'last'],
    rows: flaky.map(cells),
    numbers: [1],
  })
  return {
    ...base,
    content: [element('ol', { class: 'schedule', 'aria-label': 'Flaky tests by month' }, ...months), table],
  }
}

function runsSection(runs: readonly RunRecord[]): PageSection {
  const rows = runs.map(run => [
    styled('span', 'number', dateText(run.at)),
    run.branch,
    outcomeChip(run.outcome),
    testNames(run.fixed),
    testNames(run.remaining),
    run.fixers.join(', ') || '–',
    dollarText(run.dollars),
    durationText(run.spentMs),
  ])
  const heads = ['date', 'branch', 'outcome', 'fixed', 'still failing', 'by', 'cost', 'work']
  const content =
    rows.length === 0
      ? emptyNote('No request is recorded yet.')
      : dataTable('Requests', { heads, rows, numbers: [6, 7] })
  return { id: 'requests', title: 'Requests', count: rows.length, content: [content] }
}

function fixesSection(fixes: readonly PastFix[]): PageSection {
  const content = fixes.length === 0 ? [emptyNote('No fix is recorded yet.')] : fixes.map(fixNode)
  return { id: 'fixes', title: 'Fixes', count: fixes.length, content }
}

function fixNode(fix: PastFix): PageNode {
  const { at, title, fixer, summary, diff, rejected } = fix
  const demands = rejected.map(({ file, what, why }) => element('li', {}, element('code', {}, file), ` ${what} ${why}`))
  return styled(
    'article',
    `card ${rejected.length === 0 ? 'good' : 'half'}`,
    element('h3', {}, title),
    factList([
      ['When', dateText(at)],
      ['By', fixer],
      ['Root cause', rootCauseOf(fix)],
      ['Fix', summary],
      ['Rejected', demands.length === 0 ? undefined : element('ul', {}, ...demands)],
    ]),
    ...(diff === '' ? [] : [foldedNode(['Change'], ...diffNodes(diff))]),
  )
}

function cells({ title, times }: RepeatedTest): PageNode[] {
  return [element('code', {}, title), `${times.length}×`, dateText(times.at(-1) ?? 0), dateText(times[0] ?? 0)]
}

function testNames(titles: readonly string[]): PageNode {
  if (titles.length === 0) return '–'
  const items = titles.map(title => element('li', {}, element('code', {}, title)))
  return foldedNode([count(titles.length, 'test')], styled('ul', 'tests', ...items))
}

/** Format a time as a date (UTC). */
export function dateText(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
