import { changeOf } from '../domain/model/proposal-subject.ts'
import { fillSubject, PLAIN_SUBJECT } from '../domain/text/subject-template.ts'
import { count, shortSentence, verb } from '../domain/text/wording.ts'
import { failureNoun, fixedCounts, remainingCounts } from './case-counts.ts'
import { isOfMachine, type ResultView } from './result-view.ts'
import { STOPPED_BECAUSE } from './verification.ts'

/** Say in one sentence how it ended. */
export function headlineOf(view: ResultView): string {
  const { fixed, remaining, awaited, flaky, notReproduced } = view.tests
  switch (view.outcome) {
    case 'fixed':
      return `Fixed: ${fixedCounts(fixed)}${othersClause(view)}${flakyClause(view)}${orderClause(view)}`
    case 'needs-review':
      return `To be reviewed: ${fixedCounts(fixed)}, but the change looks as if it were made for its tests`
    case 'partial':
      return remaining.length === 0
        ? `Partly fixed: ${fixedCounts(fixed)}${view.proof?.check?.passed === false ? ", but the project's own command still fails" : ''}`
        : remaining.every(({ kind }) => kind === 'check')
          ? `Partly fixed: ${fixedCounts(fixed)}, but ${remainingCounts(remaining)}`
          : `Partly fixed: ${remainingCounts(remaining, isLow(view) ? ' of low criticality' : '')}`
    case 'failed':
      return failedHeadline(view)
    case 'nothing-to-fix':
      return flaky.length > 0
        ? `Nothing to fix: ${count(flaky.length, 'test')} ${flaky.length === 1 ? 'is' : 'are'} flaky`
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
      return 'Stopped before the end: run it again to resume'
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
      return chance === 0 ? '' : `; ${count(chance, 'flaky test')} did not pass in each run`
  }
}

/**
 * Count the flaky tests beside the fixed ones, whose next run may be red; empty if the other tests are named already.
 */
function flakyClause({ tests: { flaky }, others }: ResultView): string {
  return flaky.length === 0 || others === 'changed'
    ? ''
    : `; ${count(flaky.length, 'flaky test')} ${flaky.length === 1 ? 'is' : 'are'} left as ${flaky.length === 1 ? 'it is' : 'they are'}`
}

/** Count the tests that fail still, since others run before them; empty if they are counted with the flaky ones. */
function orderClause({ tests: { orderDependent }, changes }: ResultView): string {
  const counted = new Set(changes.unsettled.map(({ key }) => key))
  const red = orderDependent.filter(({ key, status }) => status === 'failed' && !counted.has(key)).length
  return red === 0 ? '' : `; ${count(red, 'order-dependent test')} still ${verb(red, 'fail')}`
}

function isLow({ tests: { remaining }, remainingClusters }: ResultView): boolean {
  const low = remainingClusters.flatMap(({ cluster, tests }) => (cluster.criticality === 'low' ? tests : []))
  return remaining.every(({ title }) => low.some(test => test.title === title))
}

function failedHeadline(view: ResultView): string {
  const { tests, kept, attempts, proof, stop, changes } = view
  const { fixed, remaining, orderDependent, targets } = tests
  const all = fixed.length + remaining.length
  if (proof?.held === false && remaining.length === 0) return 'Not proved: the last check did not confirm the fix'
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
  const untried = view.remainingClusters.filter(({ last }) => last === undefined).length
  if (attempts.length > 0 && untried > 0 && stop !== 'stuck')
    return `Not fixed: ${count(all, failureNoun(targets))} ${verb(all, 'remain')}, and ${untried} of ${count(view.remainingClusters.length, 'root cause')} ${untried === 1 ? 'was' : 'were'} not tried`
  if (attempts.length > 0 && attempts.every(({ result }) => result === 'abstained'))
    return `Not fixed: no fixer ${attempts.every(({ unavailable }) => unavailable) ? 'could be reached' : 'found a change that the tests accept'}`
  if (attempts.length > 0)
    return `Not fixed: no change turned ${all === 1 ? `the ${failureNoun(targets)}` : `any of ${count(all, failureNoun(targets))}`} green without breaking others`
  if (isOfMachine(view) && stop === 'stuck')
    return `Not fixed: ${count(remaining.length, failureNoun(targets))} ${verb(remaining.length, 'need')} something that is missing here`
  const many = orderDependent.length
  if (many > 0) return `Not fixed: ${count(many, 'test')} ${verb(many, 'fail')} only after others ran (order-dependent)`
  const why = stop === undefined ? '' : STOPPED_BECAUSE[stop]
  return `Not fixed: nothing was tried${stop === 'time' ? ', since no time was left' : why === '' ? '' : `, since ${why}`}`
}

/**
 * Return true if models were to be asked, and none could be: that is a mistake of the configuration, not of the code.
 */
export function isWithoutModels({ misconfigured, usage }: Pick<ResultView, 'misconfigured' | 'usage'>): boolean {
  return misconfigured.length > 0 && usage.requests === 0
}

/** Return true if the run ended without a fix, since no model could be asked. */
export function isMistake(view: ResultView): boolean {
  return isWithoutModels(view) && view.outcome === 'failed'
}

/** Maximum length of what a title says of the change, in characters. */
const MAX_CHANGE = 120

/**
 * Build the title of the pull request: the change if there is one, else the number of causes.
 * @param template undefined for none but the summary
 */
export function pullRequestTitle(view: ResultView, template = PLAIN_SUBJECT): string {
  // GitHub shows a title as plain text.
  return fillSubject(template, { summary: titleOf(view).replaceAll('`', ''), branch: view.request.headBranch })
}

function titleOf({ kept, outcome, tests, request }: ResultView): string {
  const { fixed, remaining, awaited, targets } = tests
  const changes = kept.filter(({ kind }) => kind === 'repair' || kind === 'command')
  const failures = count(fixed.length + remaining.length + awaited.length, failureNoun(targets))
  const [only] = changes
  const isOne = changes.length === 1 && only !== undefined
  const causes = new Set(changes.flatMap(({ clusters }) => clusters)).size
  const what = isOne
    ? `${shortSentence(changeOf(only), MAX_CHANGE)}: ${failures}`
    : `Fix ${causes > 1 ? `${causes} causes of ` : ''}${failures} on ${request.headBranch}`
  switch (outcome) {
    case 'fixed':
      return what
    case 'needs-review':
      return `To be reviewed: ${what}`
    case 'awaiting-ci':
      return `Waiting for CI: ${what}`
    default:
      return `Progress: ${fixed.length} of ${failures} fixed on ${request.headBranch}${isOne ? `: ${shortSentence(changeOf(only), MAX_CHANGE)}` : ''}`
  }
}
