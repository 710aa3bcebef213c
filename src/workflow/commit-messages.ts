import type { AddedTests } from '../domain/model/added-tests.ts'
import { type Attempt, changesCode } from '../domain/model/attempt.ts'
import { testsOnlyInCi } from '../domain/model/only-in-ci.ts'
import { testResults, snapshotRate, testById } from '../domain/model/test-results.ts'
import type { ProposedTests } from '../domain/model/proposed-tests.ts'
import { plainLine, plainText } from '../domain/text/inert-text.ts'
import { count } from '../domain/text/wording.ts'
import { keptAttempts } from '../domain/model/selectors.ts'
import type { State } from '../domain/model/state.ts'
import { testKey, type TestId, titleOf } from '../domain/model/test-case.ts'
import { commitResult } from '../domain/workflow/verdict.ts'
import { ADDED_TESTS, COMMAND, PRUNING, TRAILER } from './commit-trailers.ts'
import { percent } from '../domain/model/pass-rate.ts'

/** Limit of a subject's command, in characters. */
const MAX_COMMAND = 60
/** Limit of tests named in trailers. */
const MAX_TESTS = 20

/**
 * Write the message of an iteration: `fix-tests: iteration 3 – aggressive (pass: 82% → 89%)`, root cause, trailers. A
 * change that turns some of its tests green only is called `progress` in place of `pass`.
 */
export function iterationMessage(attempt: Attempt, state: State): string {
  const { proposal } = attempt
  const result = resultOf(attempt, state)
  const { undoes } = attempt
  const replacing = undoes === undefined ? '' : `It replaces the change of iteration ${undoes}, which was only a part.`
  const body = [proposal?.summary, proposal?.rootCause && `Root cause: ${proposal.rootCause}`, replacing]
  return [
    `fix-tests: iteration ${attempt.iteration} – ${attempt.kind === 'revision' ? 'review' : attempt.strategy} (${result}: ${percent(attempt.rateBefore)} → ${percent(attempt.rateAfter ?? attempt.rateBefore)})`,
    '',
    ...body.flatMap(text => (text ? [plainText(text), ''] : [])),
    ...trailers(attempt, state, result),
    ...coAuthor(state),
    '',
  ].join('\n')
}

/** Return the result of the attempt, or the one that it gets when it is committed. */
function resultOf({ targets, result }: Attempt, state: State): string {
  const { phase } = state
  return result ?? (phase.at === 'committing' ? commitResult(targets, phase.seen, testsOnlyInCi(state)) : 'pass')
}

/** Write the message of a squashed commit: `fix-tests: fix 3 failing tests`, each fix, the trailers of all. */
export function squashMessage(state: State): string {
  const good = keptAttempts(state).filter(changesCode)
  const { fixed, remaining, awaited } = testResults(state)
  const closed = fixed.length + awaited.length
  const all = closed + remaining.length
  const which = remaining.length === 0 ? count(all, 'failing test') : `${closed} of ${count(all, 'failing test')}`
  const parts = good.flatMap(({ proposal }) => {
    if (proposal === undefined) return []
    return [proposal.summary, `Root cause: ${proposal.rootCause}`]
      .filter(text => text !== '')
      .map(text => [plainText(text), ''])
  })
  const [first] = good
  const more = good.slice(1).flatMap(attempt => trailers(attempt, state, resultOf(attempt, state)).slice(1))
  return [
    `fix-tests: fix ${which} (${remaining.length === 0 ? 'pass' : 'progress'}: ${percent(snapshotRate(state, state.initial))} → ${percent(snapshotRate(state, state.current))})`,
    '',
    ...parts.flat(),
    ...(first === undefined ? [] : trailers(first, state, resultOf(first, state))),
    ...more,
    ...coAuthor(state),
    '',
  ].join('\n')
}

/** Write the message of changed assertions: `fix-tests: tests – 2 brought up to date`, the intent, trailers. */
export function proposalMessage(attempt: Attempt, { tests }: Pick<ProposedTests, 'tests'>, state: State): string {
  const quotes = [...new Map(tests.map(({ intent }) => [intent.quote, intent])).values()]
  return [
    `${ADDED_TESTS} – ${tests.length} brought up to date`,
    '',
    ...tests.map(({ title }) => plainLine(`- ${title}`)),
    '',
    ...quotes.flatMap(({ sha, quote }) => [plainLine(`${sha.slice(0, 7)} says: ${quote}`), '']),
    ...trailers(attempt, state, 'pass'),
    ...coAuthor(state),
    '',
  ].join('\n')
}

/** Write the message of tests of the bot's own: `fix-tests: tests – 2 added for the fix`, what they notice, trailers. */
export function addedTestsMessage(attempt: Attempt, added: AddedTests, state: State): string {
  return [
    `${ADDED_TESTS} – ${added.tests.length} added for the fix`,
    '',
    ...added.tests.map(({ title, notices }) => plainLine(`- ${title} notices ${notices}`)),
    '',
    ...trailers(attempt, state, 'pass'),
    ...coAuthor(state),
    '',
  ].join('\n')
}

/** Write the message of a run of commands: `fix-tests: run eslint --fix . (fixes 2 failures)`, trailers. */
export function commandMessage(attempt: Attempt, state: State): string {
  const seen = state.phase.at === 'committing' ? state.phase.seen.tests : []
  const passed = new Set(seen.flatMap(({ id, status }) => (status === 'passed' ? testKey(id) : [])))
  const fixed = attempt.targets.filter(key => passed.has(key)).length
  const { summary = '', leftUndone = '' } = attempt.proposal ?? {}
  return [
    plainLine(`${COMMAND} ${attempt.title.slice(0, MAX_COMMAND)} (fixes ${count(fixed, 'failure')})`),
    '',
    plainText(`${summary} ${leftUndone}`.trim()),
    '',
    ...trailers(attempt, state, resultOf(attempt, state)),
    ...coAuthor(state),
    '',
  ].join('\n')
}

/** Write the message of a pruning: `fix-tests: leftovers – 2 of 5 hunks dropped`, reason, trailers. */
export function pruningMessage(attempt: Attempt, state: State): string {
  return [
    plainLine(`${PRUNING} – ${attempt.title.split(':')[0]}`),
    '',
    plainText(attempt.reason),
    '',
    ...trailers(attempt, state, 'pass'),
    ...coAuthor(state),
    '',
  ].join('\n')
}

/** Write the message of a revert: `fix-tests: revert iteration 3 – regression (pass: 84% < 89%)`, reason, trailers. */
export function revertMessage(attempt: Attempt, state: State): string {
  const rates = `pass: ${percent(attempt.rateAfter ?? 0)} ${(attempt.rateAfter ?? 0) < attempt.rateBefore ? '<' : '≥'} ${percent(attempt.rateBefore)}`
  return [
    `fix-tests: revert iteration ${attempt.iteration} – ${attempt.result ?? 'regression'} (${rates})`,
    '',
    plainText(attempt.reason),
    '',
    `This reverts commit ${attempt.commit}.`,
    '',
    ...trailers(attempt, state, attempt.result ?? 'regression'),
    `${TRAILER.reverts}: ${attempt.iteration}`,
    '',
  ].join('\n')
}

function trailers(attempt: Attempt, state: State, verdict: string): string[] {
  const ids = testById(state)
  const tests = attempt.targets.slice(0, MAX_TESTS).map(key => titleOf(ids.get(key) as TestId))
  return [
    `${TRAILER.key}: ${state.key}`,
    `${TRAILER.iteration}: ${attempt.iteration}`,
    `${TRAILER.strategy}: ${attempt.strategy}`,
    `${TRAILER.verdict}: ${verdict}`,
    `${TRAILER.fixer}: ${attempt.kind === 'command' ? plainLine(attempt.fixer) : attempt.fixer}`,
    ...tests.map(test => `${TRAILER.tests}: ${plainLine(test)}`),
  ]
}

function coAuthor(state: State): string[] {
  const who = state.request.askedBy
  const login = /^[\w-]+(?:\[bot\])?$/.test(who ?? '')
  return login ? [`Co-authored-by: ${who} <${who}@users.noreply.github.com>`] : []
}
