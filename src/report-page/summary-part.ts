import { totalUsage } from '../domain/model/selectors.ts'
import type { OutcomeKind } from '../domain/model/state.ts'
import { tokensOf } from '../domain/model/usage.ts'
import { count, verb } from '../domain/text/wording.ts'
import { headlineOf } from '../rendering/headline.ts'
import type { SuiteView } from '../rendering/suite-view.ts'
import { chip, dollarText, durationText, percentText, type Tone } from './page-elements.ts'
import type { ReportPageInput } from './page-input.ts'
import { element, type PageNode, styled, webLink } from './page-node.ts'

const OUTCOMES: Readonly<Record<OutcomeKind, readonly [tone: Tone, text: string]>> = {
  fixed: ['good', 'Fixed'],
  'needs-review': ['half', 'To be reviewed'],
  partial: ['half', 'Partly fixed'],
  failed: ['bad', 'Not fixed'],
  'nothing-to-fix': ['good', 'Nothing to fix'],
  'not-reproduced': ['plain', 'Not reproduced'],
  'test-outdated': ['half', 'Test outdated'],
  'awaiting-ci': ['half', 'Waiting for CI'],
  refused: ['plain', 'Refused'],
  stopped: ['plain', 'Stopped'],
}

/** Show how the run ended, in one sentence and a few numbers. */
export function summaryNodes({ view, state, repositoryUrl, branchEnd = 'there' }: ReportPageInput): PageNode[] {
  const { outcome, request, branch, tip, pullRequest, before, after, tests } = view
  const usage = totalUsage(state)
  const fix =
    branchEnd === 'not pushed'
      ? 'fix in fix.patch'
      : branchEnd === 'taken back'
        ? 'fix taken back'
        : ['fix on ', branchEnd === 'merged' ? request.headBranch : branch, ' at ', commitNode(tip, repositoryUrl)]
  const headline = headlineOf(view)
  const targets = tests.fixed.length + tests.remaining.length
  const cost =
    usage.requests === 0
      ? { value: '$0', note: 'no model was asked' }
      : {
          value: usage.unpricedTokens > 0 && usage.dollars === 0 ? 'unknown' : dollarText(usage.dollars),
          note: `${count(usage.requests, 'request')}, ${thousands(tokensOf(usage))} tokens`,
        }
  return [
    styled(
      'p',
      'meta',
      outcomeChip(outcome),
      ...(request.repository === '' ? [] : [styled('span', 'faint', request.repository)]),
      styled('span', 'faint', `${request.headBranch} at `, commitNode(request.headSha, repositoryUrl)),
      ...(tip === request.headSha ? [] : [styled('span', 'faint', ...[fix].flat())]),
      ...(pullRequest === undefined ? [] : [webLink(pullRequest.url, `Pull request #${pullRequest.number}`)]),
    ),
    element('h1', {}, headline),
    ...view.notes.map(note => styled('p', 'notice', note)),
    styled(
      'ul',
      'numbers',
      numberNode(
        `${tests.fixed.length} of ${targets}`,
        'failing tests fixed',
        tests.remaining.length > 0 ? `${tests.remaining.length} still ${verb(tests.remaining.length, 'fail')}` : '',
      ),
      numberNode(
        after === undefined ? '–' : percentText(after.rate),
        'pass rate',
        before === undefined ? '' : `${percentText(before.rate)} before`,
      ),
      numberNode(
        String(view.attempts.length),
        view.attempts.length === 1 ? 'iteration' : 'iterations',
        `${view.kept.length} kept`,
      ),
      numberNode(durationText(state.spentMs), 'of work', ''),
      numberNode(cost.value, 'cost', cost.note),
    ),
    ...suiteBars(before, after),
  ]
}

/** Show one number with what it counts. */
export function numberNode(value: string, what: string, note: string): PageNode {
  return element(
    'li',
    {},
    styled('strong', 'value', value),
    styled('span', 'what', what),
    styled('span', 'faint', note),
  )
}

/** Draw the whole suite before and after as two bars of one length. */
function suiteBars(before: SuiteView | undefined, after: SuiteView | undefined): PageNode[] {
  if (before === undefined) return []
  const bar = (name: string, suite: SuiteView) => {
    const total = Math.max(1, suite.passed + suite.failed + suite.skipped)
    const share = (tone: string, number: number) =>
      number === 0 ? [] : [element('span', { class: `share ${tone}`, 'data-width': (100 * number) / total })]
    const words = `${suite.passed} passed, ${suite.failed} failed${suite.skipped > 0 ? `, ${suite.skipped} skipped` : ''}`
    return styled(
      'div',
      'suite',
      styled('span', 'name', name),
      element(
        'span',
        { class: 'bar', 'aria-hidden': 'true' },
        ...share('good', suite.passed),
        ...share('bad', suite.failed),
        ...share('plain', suite.skipped),
      ),
      styled('span', 'words', words),
    )
  }
  return [styled('div', 'suites', bar('Before', before), ...(after === undefined ? [] : [bar('After', after)]))]
}

/** Show an outcome as a label. */
export function outcomeChip(outcome: OutcomeKind): PageNode {
  return chip(...OUTCOMES[outcome])
}

/** Link to a commit on the server; its short id alone without one. */
export function commitNode(sha: string, repositoryUrl: string): PageNode {
  const code = styled('code', 'sha', sha.slice(0, 7))
  return repositoryUrl === '' || !/^[0-9a-f]{7,64}$/.test(sha) ? code : webLink(`${repositoryUrl}/commit/${sha}`, code)
}

function thousands(number: number): string {
  return number >= 10_000 ? `${Math.round(number / 1000)}k` : String(Math.round(number))
}
