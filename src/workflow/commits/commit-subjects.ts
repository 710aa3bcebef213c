import type { AddedTests } from '../../domain/model/added-tests.ts'
import type { Attempt } from '../../domain/model/attempt.ts'
import { caseKind } from '../../domain/model/pass-rate.ts'
import { changeOf } from '../../domain/model/proposal-subject.ts'
import type { ProposedTests } from '../../domain/model/proposed-tests.ts'
import type { State } from '../../domain/model/state.ts'
import { knownStatuses, statusesOf, testById } from '../../domain/model/test-results.ts'
import { count, shortSentence } from '../../domain/text/wording.ts'

/** Length that git and GitHub show of a subject, in characters. */
const MAX_SUBJECT = 72

/** Say what a change does, and for how many tests: `Round up in pageCount (fixes 2 tests)`. */
export function changeSubject(attempt: Attempt, state: State): string {
  const effect = effectOf(attempt, state)
  const end = effect === '' ? '' : ` (${effect})`
  return `${shortSentence(changeOf(attempt), MAX_SUBJECT - end.length)}${end}`
}

/** Say what a run of the project's own commands did: `Run eslint --fix . (fixes 2 failures)`. */
export function commandSubject(attempt: Attempt, state: State): string {
  const passed = passedTargets(attempt, state) ?? []
  const end = ` (fixes ${count(passed.length, 'failure')})`
  return `${shortSentence(changeOf(attempt), MAX_SUBJECT - end.length)}${end}`
}

/** Name what a revert takes back: `Revert "Round up in pageCount": regression`. */
export function revertSubject(attempt: Attempt): string {
  const result = attempt.result ?? 'regression'
  return `Revert "${shortSentence(changeOf(attempt), MAX_SUBJECT - result.length - 11)}": ${result}`
}

export function pruningSubject({ title }: Pick<Attempt, 'title'>): string {
  return `Drop leftovers of the fix: ${title.split(':')[0]}`
}

export function addedTestsSubject({ tests }: Pick<AddedTests, 'tests'>): string {
  return `Add ${count(tests.length, 'test')} for the fix`
}

export function proposalSubject({ tests }: Pick<ProposedTests, 'tests'>): string {
  return `Bring ${count(tests.length, 'test')} up to date`
}

/** Say what became of the tests of a change; empty after a review, which is not about failing tests. */
function effectOf(attempt: Attempt, state: State): string {
  const { kind, targets } = attempt
  if (kind === 'revision' || targets.length === 0) return ''
  const noun = nounOf(targets, state)
  const passed = passedTargets(attempt, state)
  if (passed === undefined && attempt.result === 'progress') return ''
  if (passed === undefined || passed.length === targets.length) {
    const all = [...targets, ...alsoPassed(attempt, state)]
    return `fixes ${count(all.length, nounOf(all, state))}`
  }
  // Tests that cannot run here are judged by CI.
  if (passed.length === 0) return `for ${count(targets.length, noun)}`
  return `fixes ${passed.length} of ${count(targets.length, noun)}`
}

function nounOf(targets: readonly string[], state: State): string {
  const ids = testById(state)
  const isTest = (key: string) => {
    const id = ids.get(key)
    return id === undefined || caseKind(id) === 'test'
  }
  return targets.every(isTest) ? 'test' : 'failure'
}

/** List the tests of the request that failed before the change, pass with it, and were no targets of the attempt. */
function alsoPassed({ targets }: Attempt, state: State): readonly string[] {
  const { phase } = state
  if (phase.at !== 'committing') return []
  // An earlier commit may have turned some of them green since the last run of the whole suite.
  const [before, now] = [knownStatuses(state), statusesOf(phase.seen)]
  return state.targets.filter(
    key => !targets.includes(key) && before.get(key) === 'failed' && now.get(key) === 'passed',
  )
}

/** List the targets that pass with the change that is being committed; undefined if it was committed before. */
function passedTargets({ targets }: Attempt, { phase }: State): readonly string[] | undefined {
  if (phase.at !== 'committing') return undefined
  const now = statusesOf(phase.seen)
  return targets.filter(key => now.get(key) === 'passed')
}
