import { plainLine } from '../domain/text/inert-text.ts'
import { count, verb } from '../domain/text/wording.ts'
import { failureNoun, fixedCounts, remainingCounts } from './case-counts.ts'
import type { ResultView } from './result-view.ts'
import { STOPPED_BECAUSE } from './verification.ts'

/** Say in one sentence how it ended. */
export function headlineOf(view: ResultView): string {
  const { fixed, remaining, awaited, flaky, notReproduced } = view.tests
  switch (view.outcome) {
    case 'fixed':
      return `Fixed: ${fixedCounts(fixed)}${othersClause(view)}`
    case 'needs-review':
      return `To be reviewed: ${fixedCounts(fixed)}, but the change looks as if it were made for its tests`
    case 'partial':
      return remaining.length === 0
        ? `Partly fixed: ${fixedCounts(fixed)}${view.proof?.check?.passed === false ? ", but the project's own command still fails" : ''}`
        : `Partly fixed: ${remainingCounts(remaining, isLow(view) ? ' of low criticality' : '')}`
    case 'failed':
      return failedHeadline(view)
    case 'nothing-to-fix':
      return flaky.length > 0
        ? `Nothing to fix: ${count(flaky.length, 'test')} failed by chance (flaky)`
        : 'Nothing to fix: no test fails'
    case 'not-reproduced':
      return `Not reproduced: ${count(notReproduced.length, 'reported failing test')} ${notReproduced.length === 1 ? 'does' : 'do'} not fail here`
    case 'test-outdated':
      return `Test outdated: ${count(remaining.length, 'failing test')} ${verb(remaining.length, 'contradict')} what the change meant`
    case 'awaiting-ci':
      return `Waiting for CI: ${fixed.length === 0 ? '' : `${fixedCounts(fixed)}, and `}a change for ${count(awaited.length, 'test')} that cannot run here`
    case 'refused':
      return 'Refused'
    case 'stopped':
      return 'Stopped before the end: run it again, and it goes on'
  }
}

/** Say what became of the other tests; empty if some changed for the worse, which the report names. */
function othersClause({ others, changes }: ResultView): string {
  const chance = changes.unsettled.filter(({ status }) => status !== 'passed').length
  switch (others) {
    case 'unchanged':
      return ', and no other test changed'
    case 'unharmed':
      return ', and nothing else broke'
    case 'changed':
      return chance === 0 ? '' : `; ${count(chance, 'flaky test')} did not pass in the last run`
  }
}

function isLow({ tests: { remaining }, remainingClusters }: ResultView): boolean {
  const low = remainingClusters.flatMap(({ cluster, tests }) => (cluster.criticality === 'low' ? tests : []))
  return remaining.every(({ title }) => low.some(test => test.title === title))
}

function failedHeadline(view: ResultView): string {
  const { tests, kept, attempts, proof, stop, changes } = view
  const { fixed, remaining, orderDependent, targets } = tests
  const all = fixed.length + remaining.length
  if (proof?.held === false && remaining.length === 0) return 'Not proved: green in the checkout, but not seen again'
  const worse = changes.failing.length + changes.skipped.length + changes.removed.length
  if (kept.length > 0 && remaining.length === 0 && worse > 0)
    return `Not fixed: ${fixedCounts(fixed)}, but ${count(worse, 'other test')} changed for the worse`
  if (kept.length > 0) {
    const begin = fixed.length > 0 && worse === 0 ? 'Progress, but not fixed' : 'Not fixed'
    const noun = failureNoun(targets)
    return noun === 'failing test'
      ? `${begin}: ${fixed.length} of ${count(all, noun)} ${verb(fixed.length, 'pass')} now, ${remaining.length} still ${verb(remaining.length, 'fail')}`
      : `${begin}: ${fixed.length} of ${count(all, noun)} ${fixed.length === 1 ? 'is' : 'are'} fixed, ${remaining.length} ${verb(remaining.length, 'remain')}`
  }
  if (isWithoutModels(view))
    return `Not fixed: no model could be asked. ${view.misconfigured.join(' ')}`.replace(/\.$/, '')
  if (attempts.length > 0 && attempts.every(({ result }) => result === 'abstained'))
    return `Not fixed: no fixer proposed a change${attempts.every(({ unavailable }) => unavailable) ? ', since none could be reached' : ''}`
  if (attempts.length > 0)
    return `Not fixed: no change turned ${all === 1 ? `the ${failureNoun(targets)}` : `any of ${count(all, failureNoun(targets))}`} green without breaking others`
  const many = orderDependent.length
  if (many > 0) return `Not fixed: ${count(many, 'test')} ${verb(many, 'fail')} only after others ran (order-dependent)`
  const why = stop === undefined ? '' : STOPPED_BECAUSE[stop]
  return `Not fixed: nothing was tried${stop === 'time' ? ', since no time was left' : why === '' ? '' : `, since ${why}`}`
}

/** Return true if models were to be asked, and none could be: that is a mistake of the configuration, not of the code. */
export function isWithoutModels({ misconfigured, usage }: Pick<ResultView, 'misconfigured' | 'usage'>): boolean {
  return misconfigured.length > 0 && usage.requests === 0
}

/** Return true if the run ended without a fix, since no model could be asked. */
export function isMistake(view: ResultView): boolean {
  return isWithoutModels(view) && view.outcome === 'failed'
}

/** Build the title of the pull request from the fix. */
export function pullRequestTitle({ kept, outcome, tests, request }: ResultView): string {
  const { fixed, remaining, targets } = tests
  const repairs = kept.filter(({ kind }) => kind === 'repair')
  const summary = repairs[0]?.proposal?.summary
  const noun = failureNoun(targets)
  const all = fixed.length + remaining.length
  const what =
    outcome === 'fixed'
      ? `Fix ${count(all, noun)}`
      : outcome === 'needs-review'
        ? `To be reviewed: ${count(all, noun)}`
        : `Progress: ${fixed.length} of ${count(all, noun)} fixed`
  const detail = repairs.length === 1 && summary !== undefined ? `: ${withoutMarkdown(summary)}` : ''
  return plainLine(`${what} on ${request.headBranch}${detail}`, 240)
}

/** Strip Markdown: GitHub shows a title as plain text. */
function withoutMarkdown(text: string): string {
  return plainLine(text.slice(0, 1_000).replaceAll('`', ''), 120)
}
