import { rootCauseOf } from '../domain/model/root-cause.ts'
import type { Attempt } from '../domain/model/attempt.ts'
import type { Review } from '../domain/model/review.ts'
import { usageOf } from '../domain/model/usage.ts'
import { count } from '../domain/text/wording.ts'
import { workUrl } from '../rendering/repository-links.ts'
import { attemptHeading, kindWords, resultWords } from './attempt-words.ts'
import { diffNodes } from './diff-part.ts'
import {
  chip,
  codeBox,
  dollarText,
  durationText,
  emptyNote,
  factList,
  foldedNode,
  type PageSection,
  percentText,
  type Tone,
} from './page-elements.ts'
import type { ReportPageInput } from './page-input.ts'
import { cutText, element, type PageNode, styled } from './page-node.ts'
import { commitNode } from './summary-part.ts'

/** Characters of the test output of one failed attempt. */
const MAX_OUTPUT = 6_000

/** Show the iterations in their order, each with its time, result and change. */
export function timelineSection(input: ReportPageInput): PageSection {
  const { attempts, reviews } = input.view
  const content =
    attempts.length === 0
      ? [emptyNote('No attempt was made.')]
      : [...scheduleNodes(attempts), styled('ol', 'timeline', ...attempts.map(attempt => attemptNode(attempt, input)))]
  return {
    id: 'iterations',
    title: 'Iterations',
    count: attempts.length,
    content: [...content, ...reviewNodes(reviews)],
  }
}

/** Draw when each attempt began and how long it took, over the time of all of them. */
function scheduleNodes(attempts: readonly Attempt[]): PageNode[] {
  const timed = attempts.filter(({ startedAt, durationMs }) => startedAt > 0 && durationMs > 0)
  if (timed.length < 2) return []
  const from = Math.min(...timed.map(({ startedAt }) => startedAt))
  const whole = Math.max(1, ...timed.map(({ startedAt, durationMs }) => startedAt + durationMs - from))
  const rows = timed.map(attempt => {
    const [tone, word] = resultWords(attempt)
    const start = (100 * (attempt.startedAt - from)) / whole
    const width = Math.max(0.7, (100 * attempt.durationMs) / whole)
    return element(
      'li',
      {},
      element('a', { class: 'name', href: `#iteration-${attempt.iteration}` }, `Iteration ${attempt.iteration}`),
      element(
        'span',
        { class: 'lane', 'aria-hidden': 'true' },
        element('span', {
          class: `span ${tone}`,
          'data-left': Math.min(start, 99.3),
          'data-width': Math.min(width, 100 - Math.min(start, 99.3)),
        }),
      ),
      styled('span', 'faint', `${durationText(attempt.durationMs)}, ${word}`),
    )
  })
  return [element('ol', { class: 'schedule', 'aria-label': 'Time of each iteration' }, ...rows)]
}

function attemptNode(attempt: Attempt, input: ReportPageInput): PageNode {
  const { iteration, fixer, strategy, rateBefore, rateAfter, reason, commit, revert, kind, files, targets } = attempt
  const [tone, word] = resultWords(attempt)
  const usage = usageOf(attempt)
  const rate = rateAfter === undefined ? '' : `${percentText(rateBefore)} → ${percentText(rateAfter)}`
  const who = kind === 'command' ? '' : `${fixer} · ${strategy}`
  return element(
    'li',
    { id: `iteration-${iteration}`, class: tone, tabindex: '-1' },
    element('h3', {}, chip(tone, word), ` ${iteration}. ${attemptHeading(attempt)}`),
    styled(
      'p',
      'faint',
      [
        who,
        kindWords(attempt),
        count(targets.length, 'target test'),
        durationText(attempt.durationMs),
        usage.requests === 0 ? '' : dollarText(usage.dollars),
      ]
        .filter(part => part !== '')
        .join(' · '),
    ),
    factList([
      ['Result', reason],
      ['Pass rate', rate],
      ['Commit', commit === undefined ? undefined : commitNode(commit, workUrl(input.view, input))],
      ['Reverted by', revert === undefined ? undefined : commitNode(revert, workUrl(input.view, input))],
      ['Files', files.length === 0 ? undefined : files.join(', ')],
    ]),
    ...analysisNodes(attempt),
    ...(attempt.diff === '' ? [] : [foldedNode(['Change'], ...diffNodes(attempt.diff))]),
    ...(attempt.output === ''
      ? []
      : [
          foldedNode(
            ['Test output'],
            codeBox(cutText(attempt.output, MAX_OUTPUT), `Test output of iteration ${iteration}`),
          ),
        ]),
  )
}

function analysisNodes(attempt: Attempt): PageNode[] {
  const { analysis, proposal } = attempt
  if (analysis === undefined) return []
  const points = analysis.modificationPoints.map(({ file, symbol, change }) =>
    element('li', {}, element('code', {}, [file, symbol].filter(Boolean).join(' ')), ` ${change}`),
  )
  const evidence = analysis.evidence.map(({ file, line, says }) =>
    element('li', {}, element('code', {}, line === undefined ? file : `${file}:${line}`), ` ${says}`),
  )
  return [
    foldedNode(
      ['Analysis'],
      factList([
        ['Root cause', rootCauseOf(attempt)],
        ['Hypothesis', analysis.hypothesis],
        ['Evidence', evidence.length === 0 ? undefined : element('ul', {}, ...evidence)],
        ['Places to change', points.length === 0 ? undefined : element('ul', {}, ...points)],
        ['Approach', analysis.approach],
        ['Otherwise', analysis.alternative],
        ['Confidence in the cause', percentText(analysis.confidence)],
        ['Proposal', proposal?.summary ?? ''],
        ['Confidence in the change', proposal === undefined ? undefined : percentText(proposal.confidence)],
      ]),
    ),
  ]
}

const SEVERITY: Readonly<Record<Review['findings'][number]['severity'], Tone>> = {
  high: 'bad',
  medium: 'half',
  low: 'plain',
}

function reviewNodes(reviews: readonly Review[]): PageNode[] {
  if (reviews.length === 0) return []
  const items = reviews.map(({ by, verdict, reason, findings }) => {
    const [tone, word]: [Tone, string] =
      verdict === 'approved'
        ? ['good', 'approved']
        : verdict === 'none'
          ? ['plain', 'no review']
          : ['half', count(findings.length, 'finding')]
    const list = findings.map(({ severity, file, line, what, why }) =>
      element(
        'li',
        {},
        chip(SEVERITY[severity], severity),
        ' ',
        element('code', {}, line === undefined ? file : `${file}:${line}`),
        ` ${what} ${why}`,
      ),
    )
    return styled(
      'article',
      `card ${tone}`,
      element('h4', {}, chip(tone, word), ` by ${by}`),
      ...(reason === '' ? [] : [element('p', {}, reason)]),
      ...(list.length === 0 ? [] : [element('ul', {}, ...list)]),
    )
  })
  return [element('h3', {}, 'Reviews of the whole change'), ...items]
}
