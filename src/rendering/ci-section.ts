import type { CiRun, CiVerdict } from '../domain/model/ci-report.ts'
import { count, listOf } from '../domain/text/wording.ts'
import { inlineText, linkTo } from './markdown-escape.ts'
import type { ResultView } from './result-view.ts'

/** Tests and runs that are named. */
const MAX_TESTS = 10
const MAX_RUNS = 5

/** Render the verdict of the project's own CI on this commit; empty as long as there is none. */
export function ciSection({ ci, tip, outcome }: Pick<ResultView, 'ci' | 'tip' | 'outcome'>): string {
  if (ci === undefined || ci.sha !== tip) return ''
  if (ci.kind === 'green') return `CI is green on this commit: ${links(ci.runs)}.${openNote(ci)}`
  if (ci.kind === 'skipped') {
    const proof =
      outcome === 'awaiting-ci'
        ? 'If CI skips drafts, mark this pull request as ready for review.'
        : 'So the proof is by the test runs of fix-tests alone.'
    return `> [!NOTE]\n> CI skipped all of its jobs on this commit: ${links(ci.runs)}. ${proof}`
  }
  const left = ci.failing.length - MAX_TESTS
  const more = left > 0 ? [`and ${left} more`] : []
  const named = [...ci.failing.slice(0, MAX_TESTS).map(title => inlineText(title, 200)), ...more].join('; ')
  const failing =
    ci.failing.length === 0 ? '' : ` ${count(ci.failing.length, 'test fails', 'tests fail')} there: ${named}.`
  const reasons = ci.reasons.map(reason => ` ${inlineText(reason, 300)}`).join('')
  return `> [!WARNING]\n> CI is red on this commit: ${links(ci.runs)}.${failing}${reasons} ${roundsNote(ci)}`
}

/**
 * Name the required checks that no job waits for: GitHub tells no workflow of their end, and keeps the merge closed.
 */
function openNote({ open }: CiVerdict): string {
  if (open.length === 0) return ''
  const named = listOf(
    open.map(name => inlineText(name, 100)),
    MAX_TESTS,
  )
  return ` ${open.length === 1 ? 'A required check has' : 'Required checks have'} not ended by then: ${named}.`
}

function roundsNote({ rounds, failing, limit }: CiVerdict): string {
  if (failing.length === 0) return 'fix-tests has nothing to work on there.'
  switch (limit) {
    case 'rounds':
      return rounds === 0
        ? 'max-ci-rounds is 0, so it is not worked on.'
        : `It was worked on ${count(rounds, 'time')}, which is the limit.`
    case 'hours':
      return 'It came later than max-ci-hours allows, so it is not worked on.'
    case 'dollars':
      return 'The dollars of max-cost-usd are used up, so it is not worked on.'
    case undefined:
      return 'No fixer could do more about it.'
  }
}

function links(runs: readonly CiRun[]): string {
  const named = runs.map(({ name, url, conclusion }) => `${linkTo(inlineText(name || 'the run'), url)} (${conclusion})`)
  const left = named.length - MAX_RUNS
  return [...named.slice(0, MAX_RUNS), ...(left > 0 ? [`and ${left} more`] : [])].join(', ')
}
