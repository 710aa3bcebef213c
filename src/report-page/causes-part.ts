import { placeText } from '../domain/model/cluster.ts'
import { changeOf } from '../domain/model/proposal-subject.ts'
import { count } from '../domain/text/wording.ts'
import { workUrl } from '../rendering/repository-links.ts'
import type { FixView, OutdatedView, RemainingCause } from '../rendering/result-view.ts'
import type { TestView } from '../rendering/test-view.ts'
import { attemptHeading } from './attempt-words.ts'
import { diffNodes } from './diff-part.ts'
import { chip, codeBox, emptyNote, factList, foldedNode, type PageSection, type Tone } from './page-elements.ts'
import type { ReportPageInput } from './page-input.ts'
import { cutText, element, type PageNode, styled } from './page-node.ts'
import { commitNode } from './summary-part.ts'

/** Characters of one message of a failing test. */
const MAX_MESSAGE = 4_000
/** Tests that a cause lists. */
const MAX_TESTS = 30
/** Suspected places that a cause lists. */
const MAX_PLACES = 5

/** Show each root cause: what failed and why, and the fix of it or the next step. */
export function causesSection(input: ReportPageInput): PageSection {
  const { view } = input
  const cards = [
    ...view.fixes.map(fix => fixCard(fix, input)),
    ...view.remainingClusters.map(cause => remainingCard(cause)),
    ...view.outdated.map(outdatedCard),
  ]
  const content =
    cards.length > 0
      ? cards
      : [emptyNote('No root cause was found: no test of this run failed for a reason in the code.')]
  return { id: 'causes', title: 'Causes', count: cards.length, content }
}

function fixCard({ attempt, fixed, open }: FixView, input: ReportPageInput): PageNode {
  const { proposal, commit } = attempt
  const [tone, word]: [Tone, string] =
    open.length > 0
      ? ['half', 'Partly fixed']
      : input.view.outcome === 'needs-review'
        ? ['half', 'To be reviewed']
        : ['good', 'Fixed']
  const problem = attempt.problem || (fixed[0]?.before?.problem.message.split('\n', 1)[0] ?? '')
  return card(
    { tone, word, title: attemptHeading(attempt) },
    factList([
      ['What failed', problem],
      ['Root cause', proposal?.rootCause ?? ''],
      ['Fix', changeOf(attempt)],
      ['Also accepted', proposal?.alternatives ?? ''],
      ['Left undone', proposal?.leftUndone ?? ''],
      ['By', `${attempt.fixer}, ${attempt.strategy}`],
      ['Commit', commit === undefined ? undefined : commitNode(commit, workUrl(input.view, input))],
      ['Details', element('a', { href: `#iteration-${attempt.iteration}` }, `Iteration ${attempt.iteration}`)],
    ]),
    ...(attempt.diff === '' ? [] : diffNodes(attempt.diff)),
    ...testList(fixed, 'fixed'),
    ...testList(open, 'still failing'),
  )
}

function remainingCard({ cluster, tests, last, rootCause }: RemainingCause): PageNode {
  const { expected, actual, problem, places, suggestion, criticality, reason } = cluster
  const isCompared = expected !== undefined && actual !== undefined
  return card(
    { tone: 'bad', word: 'Still failing', title: cluster.title },
    factList([
      ['What failed', problem],
      ['Expected', isCompared ? element('code', {}, cutText(expected, 500)) : undefined],
      ['Got', isCompared ? element('code', {}, cutText(actual, 500)) : undefined],
      ['Likely cause', rootCause],
      ['Last attempt', last === undefined ? 'None was made.' : last.reason],
      ['Look at', placeList(places.slice(0, MAX_PLACES))],
      ['Next step', suggestion],
      ['Criticality', reason === '' ? criticality : `${criticality}: ${reason}`],
    ]),
    ...testList(tests, 'failing'),
  )
}

function outdatedCard(test: OutdatedView): PageNode {
  const { intent } = test
  return card(
    { tone: 'half', word: 'Test outdated', title: test.title },
    factList([
      ['The change says', element('q', {}, intent.quote)],
      ['In commit', element('code', {}, intent.sha.slice(0, 7))],
    ]),
    ...testList([test], 'contradicting the change'),
  )
}

function placeList(places: RemainingCause['cluster']['places']): PageNode | undefined {
  if (places.length === 0) return undefined
  const items = places.map(place => element('li', {}, element('code', {}, placeText(place)), ` ${place.why}`))
  return element('ul', {}, ...items)
}

function card(head: { tone: Tone; word: string; title: string }, ...content: readonly PageNode[]): PageNode {
  return styled(
    'article',
    `card ${head.tone}`,
    element('h3', {}, chip(head.tone, head.word), ` ${head.title}`),
    ...content,
  )
}

/** List tests with the messages of their failures. */
export function testList(tests: readonly TestView[], how: string): PageNode[] {
  if (tests.length === 0) return []
  const items = tests.slice(0, MAX_TESTS).map(test => {
    const failure = test.after ?? test.before
    if (failure === undefined) return element('li', {}, element('code', {}, test.title))
    const { message, stack } = failure.problem
    return element(
      'li',
      {},
      foldedNode(
        [element('code', {}, test.title)],
        codeBox(
          cutText(stack.includes(message) ? stack : `${message}\n${stack}`, MAX_MESSAGE),
          `Message of ${test.title}`,
        ),
      ),
    )
  })
  const rest = tests.length - items.length
  return [
    element('h4', {}, `${count(tests.length, 'test')} ${how}`),
    styled('ul', 'tests', ...items, ...(rest > 0 ? [element('li', {}, `and ${rest} more`)] : [])),
  ]
}
