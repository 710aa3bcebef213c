import { durationText, emptyNote, type PageSection } from './page-elements.ts'
import type { ReportPageInput } from './page-input.ts'
import { element, type PageNode, styled } from './page-node.ts'
import type { TestRow } from './test-rows.ts'

/** Tests that the page compares. */
const MAX_TESTS = 40

interface Timed {
  readonly name: string
  readonly beforeMs: number | undefined
  readonly afterMs: number | undefined
  /** True if it passed in less time than a run records. */
  readonly isQuickBefore?: boolean
  readonly isQuickAfter?: boolean
}

/** Compare how long the suite and its slow tests took before and after. */
export function durationSection({ state }: ReportPageInput, rows: readonly TestRow[]): PageSection {
  const { initial, current } = state
  const isChanged = current !== undefined && current.sha !== initial?.sha
  const slowest = ({ beforeMs = 0, afterMs = 0 }: Timed) => Math.max(beforeMs, afterMs)
  const tests = rows
    .flatMap(({ title, before, after, beforeMs, afterMs }): Timed[] =>
      beforeMs === undefined && afterMs === undefined
        ? []
        : [
            {
              name: title,
              beforeMs,
              afterMs: isChanged ? afterMs : undefined,
              isQuickBefore: before === 'passed',
              isQuickAfter: isChanged && after === 'passed',
            },
          ],
    )
    .toSorted((a, b) => slowest(b) - slowest(a))
    .slice(0, MAX_TESTS)
  const suite: Timed[] =
    initial === undefined
      ? []
      : [
          {
            name: 'Whole suite',
            beforeMs: initial.durationMs,
            afterMs: isChanged ? current.durationMs : undefined,
          },
        ]
  const note = 'A run keeps the time of passing tests of half a second and more, and of failing tests.'
  const content =
    suite.length === 0
      ? [emptyNote('The suite did not run here.')]
      : [chart(suite), ...(tests.length === 0 ? [] : [chart(tests)]), styled('p', 'faint', note)]
  return { id: 'durations', title: 'Durations', content }
}

/** Draw two bars for each name, on one scale. */
function chart(timed: readonly Timed[]): PageNode {
  const longest = Math.max(1, ...timed.flatMap(({ beforeMs = 0, afterMs = 0 }) => [beforeMs, afterMs]))
  const bar = (side: string, ms: number | undefined, isQuick = false) =>
    styled(
      'span',
      'pair',
      styled('span', 'side', side),
      element(
        'span',
        { class: 'lane', 'aria-hidden': 'true' },
        element('span', {
          class: `span ${side}`,
          'data-left': 0,
          'data-width': ms === undefined ? 0 : Math.max(0.5, (100 * ms) / longest),
        }),
      ),
      styled('span', 'words', ms === undefined ? (isQuick ? 'under 0.5 s' : '–') : durationText(ms)),
    )
  return styled(
    'ul',
    'durations',
    ...timed.map(({ name, beforeMs, afterMs, isQuickBefore, isQuickAfter }) =>
      element(
        'li',
        {},
        styled('span', 'name', name),
        bar('before', beforeMs, isQuickBefore),
        bar('after', afterMs, isQuickAfter),
      ),
    ),
  )
}
