import { truncateText } from './markdown-escape.ts'
import { remainingTargets, keptAttempts } from '../domain/model/selectors.ts'
import type { State } from '../domain/model/state.ts'

/** How it ended, in one sentence. */
export function headlineOf(state: State): string {
  const all = state.targets.length
  const left = remainingTargets(state).length
  switch (state.outcome) {
    case 'fixed':
      return `Fixed: ${count(all, 'failing test')} ${all === 1 ? 'passes' : 'pass'} now, and nothing else broke`
    case 'partial':
      return `Partly fixed: ${count(left, 'test')} of low criticality still ${left === 1 ? 'fails' : 'fail'}`
    case 'failed':
      if (state.proof?.held === false && left === 0) return 'Not proved: green in the checkout, but not seen again'
      return keptAttempts(state).length > 0
        ? `Not fixed: ${all - left} of ${count(all, 'failing test')} pass now, ${left} still ${left === 1 ? 'fails' : 'fail'}`
        : state.attempts.length === 0
          ? notTried(state)
          : `Not fixed: no change turned ${all === 1 ? 'the failing test' : `any of ${all} failing tests`} green without breaking others`
    case 'nothing-to-fix':
      return state.flaky.length > 0
        ? `Nothing to fix: ${count(state.flaky.length, 'test')} failed by chance (flaky)`
        : 'Nothing to fix: no test fails'
    case 'not-reproduced':
      return `Not reproduced: ${count(state.notReproduced.length, 'reported failing test')} ${state.notReproduced.length === 1 ? 'does' : 'do'} not fail here`
    case 'refused':
      return 'Refused'
    case 'stopped':
    case undefined:
      return 'Stopped before the end: run it again, and it goes on'
  }
}

function notTried({ orderDependent, stop }: State): string {
  const many = orderDependent.length
  if (many > 0)
    return `Not fixed: ${count(many, 'test')} ${many === 1 ? 'fails' : 'fail'} only after others ran (order-dependent)`
  return `Not fixed: nothing was tried${stop === 'time' ? ', since no time was left' : ''}`
}

/** The title of the pull request: what was fixed. */
export function pullRequestTitle(state: State): string {
  const good = keptAttempts(state).filter(({ kind }) => kind === 'repair')
  const summary = good[0]?.proposal?.summary
  const prefix = state.outcome === 'fixed' ? 'Fix' : 'Partly fix'
  const tests = count(state.targets.length - remainingTargets(state).length, 'failing test')
  const what = good.length === 1 && summary !== undefined ? `: ${plain(summary)}` : ''
  return truncateText(`${prefix} ${tests} on ${state.request.headBranch}${what}`, 240)
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** One line without Markdown: a title is shown as it is. */
function plain(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed()
}
