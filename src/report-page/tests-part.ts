import type { CaseStatus } from '../domain/model/test-case.ts'
import { chip, codeBox, emptyNote, foldedNode, type PageSection, type Tone } from './page-elements.ts'
import { cutText, element, type PageNode, styled } from './page-node.ts'
import { TEST_GROUPS, type TestGroup, type TestRow } from './test-rows.ts'

/** Rows of tests that a page lists; the rest is counted. */
const MAX_ROWS = 1_500
/** Characters of one message. */
const MAX_MESSAGE = 4_000

const STATUS: Readonly<Record<CaseStatus, readonly [tone: Tone, text: string]>> = {
  passed: ['good', 'passed'],
  failed: ['bad', 'failed'],
  skipped: ['plain', 'skipped'],
}

const GROUP_TONES: Readonly<Record<TestGroup, Tone>> = {
  failing: 'bad',
  fixed: 'good',
  broken: 'bad',
  flaky: 'half',
  'other change': 'half',
  unchanged: 'plain',
}

/** List the tests of the suite before and after, with a filter. */
export function testsSection(rows: readonly TestRow[]): PageSection {
  const shown = rows.slice(0, MAX_ROWS)
  const content =
    rows.length === 0
      ? [emptyNote('The suite did not run here, so no test is known.')]
      : [filterBar(rows), listNode(shown), ...restNote(rows.length - shown.length)]
  return { id: 'tests', title: 'Tests', count: rows.length, content }
}

function filterBar(rows: readonly TestRow[]): PageNode {
  const boxes = TEST_GROUPS.flatMap(group => {
    const number = rows.filter(row => row.group === group).length
    if (number === 0) return []
    const isOn = group !== 'unchanged' || rows.length <= 30
    const box = element('input', { type: 'checkbox', 'data-group': group, ...(isOn ? { checked: true } : {}) })
    return [styled('label', 'choice', box, chip(GROUP_TONES[group], `${group} ${number}`))]
  })
  return element(
    'form',
    { class: 'filter', role: 'search', 'aria-label': 'Filter of the tests', 'data-filter': 'tests' },
    element('label', { for: 'filter-text', class: 'unseen' }, 'Filter by name'),
    element('input', {
      id: 'filter-text',
      type: 'search',
      placeholder: 'Filter by name (press /)',
      autocomplete: 'off',
    }),
    ...boxes,
    element('output', { class: 'faint', for: 'filter-text', 'data-filtered': true }),
  )
}

function listNode(rows: readonly TestRow[]): PageNode {
  return element(
    'table',
    { class: 'tests-table', 'data-filtered-by': 'tests' },
    styled('caption', 'unseen', 'Tests with their results before and after'),
    element(
      'thead',
      {},
      element('tr', {}, ...['Test', 'Before', 'After'].map(text => element('th', { scope: 'col' }, text))),
    ),
    element('tbody', {}, ...rows.map(rowNode)),
  )
}

function rowNode({ title, group, before, after, failure }: TestRow): PageNode {
  const message = failure === undefined ? '' : failure.problem.stack || failure.problem.message
  const name =
    message === ''
      ? styled('code', 'name', title)
      : foldedNode([styled('code', 'name', title)], codeBox(cutText(message, MAX_MESSAGE), `Message of ${title}`))
  return element(
    'tr',
    { 'data-group': group },
    element('th', { scope: 'row' }, name),
    statusNode(before, 'before'),
    statusNode(after, 'after'),
  )
}

function statusNode(status: CaseStatus | undefined, side: string): PageNode {
  const [tone, text] = status === undefined ? (['plain', 'not run'] as const) : STATUS[status]
  return element('td', { class: 'status', 'data-side': side }, chip(tone, text))
}

function restNote(rest: number): PageNode[] {
  return rest > 0 ? [emptyNote(`${rest} more tests are not listed; all listed ones come first by need.`)] : []
}
