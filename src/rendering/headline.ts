import { count, verb } from '../domain/text/wording.ts'
import { truncateText } from './markdown-escape.ts'
import type { ResultView } from './result-view.ts'

/** Say in one sentence how it ended. */
export function headlineOf(view: ResultView): string {
  const { fixed, remaining, flaky, notReproduced } = view.tests
  switch (view.outcome) {
    case 'fixed':
      return `Fixed: ${count(fixed.length, 'failing test')} ${verb(fixed.length, 'pass')} now, and nothing else broke`
    case 'partial':
      return `Partly fixed: ${count(remaining.length, 'test')} of low criticality still ${verb(remaining.length, 'fail')}`
    case 'failed':
      return failedHeadline(view)
    case 'nothing-to-fix':
      return flaky.length > 0
        ? `Nothing to fix: ${count(flaky.length, 'test')} failed by chance (flaky)`
        : 'Nothing to fix: no test fails'
    case 'not-reproduced':
      return `Not reproduced: ${count(notReproduced.length, 'reported failing test')} ${notReproduced.length === 1 ? 'does' : 'do'} not fail here`
    case 'refused':
      return 'Refused'
    case 'stopped':
      return 'Stopped before the end: run it again, and it goes on'
  }
}

function failedHeadline({ tests, kept, attempts, proof, stop }: ResultView): string {
  const { fixed, remaining, orderDependent } = tests
  const all = fixed.length + remaining.length
  if (proof?.held === false && remaining.length === 0) return 'Not proved: green in the checkout, but not seen again'
  if (kept.length > 0)
    return `Not fixed: ${fixed.length} of ${count(all, 'failing test')} pass now, ${remaining.length} still ${verb(remaining.length, 'fail')}`
  if (attempts.length > 0)
    return `Not fixed: no change turned ${all === 1 ? 'the failing test' : `any of ${all} failing tests`} green without breaking others`
  const many = orderDependent.length
  if (many > 0) return `Not fixed: ${count(many, 'test')} ${verb(many, 'fail')} only after others ran (order-dependent)`
  return `Not fixed: nothing was tried${stop === 'time' ? ', since no time was left' : ''}`
}

/** Build the title of the pull request from the fix. */
export function pullRequestTitle({ kept, outcome, tests, request }: ResultView): string {
  const repairs = kept.filter(({ kind }) => kind === 'repair')
  const summary = repairs[0]?.proposal?.summary
  const prefix = outcome === 'fixed' ? 'Fix' : 'Partly fix'
  const detail = repairs.length === 1 && summary !== undefined ? `: ${withoutMarkdown(summary)}` : ''
  return truncateText(`${prefix} ${count(tests.fixed.length, 'failing test')} on ${request.headBranch}${detail}`, 240)
}

/** Strip Markdown and line breaks: GitHub shows a title as plain text. */
function withoutMarkdown(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed()
}
