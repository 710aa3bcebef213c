import { accountIdentity, identityText } from '../../domain/model/commit-identity.ts'
import type { AddedTests } from '../../domain/model/added-tests.ts'
import { type Attempt, changesCode } from '../../domain/model/attempt.ts'
import { testsOnlyInCi } from '../../domain/model/only-in-ci.ts'
import { testResults, testById } from '../../domain/model/test-results.ts'
import type { ProposedTests } from '../../domain/model/proposed-tests.ts'
import { plainLine, plainText } from '../../domain/text/inert-text.ts'
import { count } from '../../domain/text/wording.ts'
import { keptAttempts } from '../../domain/model/selectors.ts'
import type { State } from '../../domain/model/state.ts'
import { type TestId, titleOf } from '../../domain/model/test-case.ts'
import { commitResult } from '../../domain/workflow/verdict.ts'
import type { WorkflowRules } from '../../domain/workflow/workflow-rules.ts'
import {
  addedTestsSubject,
  changeSubject,
  commandSubject,
  proposalSubject,
  pruningSubject,
  revertSubject,
} from './commit-subjects.ts'
import { ROOT_CAUSE, TRAILER } from './commit-trailers.ts'
import { percent } from '../../domain/model/pass-rate.ts'
import { fillSubject, PLAIN_SUBJECT } from '../../domain/text/subject-template.ts'

/** Template of the subject and name of who signs off, as the settings have them. */
export type MessageStyle = Pick<WorkflowRules, 'commitSubject' | 'signOff' | 'requesterId'>

/** Limit of tests named in trailers. */
const MAX_TESTS = 20

/**
 * Write the message of an iteration: the change and the tests that it fixes as the subject, then the root cause, then
 * trailers with strategy, pass rate and verdict.
 */
export function iterationMessage(attempt: Attempt, state: State, style: MessageStyle = {}): string {
  const { undoes } = attempt
  const subject = changeSubject(attempt, state)
  const replacing = undoes === undefined ? '' : `It replaces the change of iteration ${undoes}, which was only a part.`
  // The branch of a lost ledger is read from its messages: a summary that the subject lacks stands below it.
  const isSaid = replacing === '' && style.commitSubject === undefined && subject.startsWith(summaryOf(attempt))
  const body = [isSaid ? '' : (attempt.proposal?.summary ?? ''), causeText(attempt), replacing]
  return compose(subject, body, [attempt], { state, style })
}

/** Write the message of a squashed commit: each fix, the trailers of all. */
export function squashMessage(state: State, style: MessageStyle = {}): string {
  const good = keptAttempts(state).filter(changesCode)
  const { fixed, remaining, awaited } = testResults(state)
  const closed = fixed.length + awaited.length
  const all = closed + remaining.length
  const which = remaining.length === 0 ? count(all, 'failing test') : `${closed} of ${count(all, 'failing test')}`
  const [only] = good
  const isOne = good.length === 1 && only?.kind === 'repair' && remaining.length === 0
  const subject = isOne ? changeSubject(only, state) : `Fix ${which}`
  const body = good.flatMap(each => [each.proposal?.summary ?? '', causeText(each)])
  return compose(subject, body, good, { state, style })
}

/** Write the message of changed assertions: the tests, the words that say so, trailers. */
export function proposalMessage(
  attempt: Attempt,
  proposed: Pick<ProposedTests, 'tests'>,
  state: State,
  style: MessageStyle = {},
): string {
  const quotes = [...new Map(proposed.tests.map(({ intent }) => [intent.quote, intent])).values()]
  const body = [
    proposed.tests.map(({ title }) => plainLine(`- ${title}`)).join('\n'),
    ...quotes.map(({ sha, quote }) => plainLine(`${sha.slice(0, 7)} says: ${quote}`)),
  ]
  return compose(proposalSubject(proposed), body, [attempt], { state, style })
}

/** Write the message of tests of the bot's own: what each notices, trailers. */
export function addedTestsMessage(attempt: Attempt, added: AddedTests, state: State, style: MessageStyle = {}): string {
  const body = [added.tests.map(({ title, notices }) => plainLine(`- ${title} notices ${notices}`)).join('\n')]
  return compose(addedTestsSubject(added), body, [attempt], { state, style })
}

/** Write the message of a run of commands: what they changed, trailers. */
export function commandMessage(attempt: Attempt, state: State, style: MessageStyle = {}): string {
  const { summary = '', leftUndone = '' } = attempt.proposal ?? {}
  return compose(commandSubject(attempt, state), [`${summary} ${leftUndone}`.trim()], [attempt], { state, style })
}

/** Write the message of a pruning: the reason, trailers. */
export function pruningMessage(attempt: Attempt, state: State, style: MessageStyle = {}): string {
  return compose(pruningSubject(attempt), [attempt.reason], [attempt], { state, style })
}

/** Write the message of a revert: the reason, the reverted commit, trailers. */
export function revertMessage(attempt: Attempt, state: State, style: MessageStyle = {}): string {
  const body = [attempt.reason, `This reverts commit ${attempt.commit}.`]
  return compose(revertSubject(attempt), body, [attempt], { state, style, isRevert: true })
}

export function subjectOf(message: string): string {
  return message.slice(0, message.indexOf('\n'))
}

function summaryOf({ proposal }: Attempt): string {
  return (proposal?.summary ?? '').trim().replace(/\.$/, '')
}

function causeText({ kind, proposal }: Attempt): string {
  if (proposal === undefined || proposal.rootCause === '') return ''
  return kind === 'revision' ? `Demanded by the review: ${proposal.rootCause}` : `${ROOT_CAUSE}${proposal.rootCause}`
}

function compose(
  subject: string,
  body: readonly string[],
  attempts: readonly Attempt[],
  {
    state,
    style,
    isRevert = false,
  }: { readonly state: State; readonly style: MessageStyle; readonly isRevert?: boolean },
): string {
  // Of several attempts in one commit, each has its trailers but for the key.
  const lines = attempts.flatMap((attempt, index) => trailers(attempt, state, isRevert).slice(index === 0 ? 0 : 1))
  const reverts = isRevert ? [`${TRAILER.reverts}: ${attempts[0]?.iteration}`] : coAuthor(state, style)
  return [
    fillSubject(style.commitSubject ?? PLAIN_SUBJECT, {
      summary: subject.replaceAll('`', ''),
      branch: state.request.headBranch,
    }),
    '',
    ...body.flatMap(text => (text === '' ? [] : [plainText(text), ''])),
    ...lines,
    ...reverts,
    ...(style.signOff === undefined ? [] : [`Signed-off-by: ${style.signOff}`]),
    '',
  ].join('\n')
}

/** Return the result of the attempt, or the one that it gets when it is committed. */
function resultOf({ kind, targets, result }: Attempt, state: State): string {
  if (!changesCode({ kind })) return 'pass'
  const { phase } = state
  return result ?? (phase.at === 'committing' ? commitResult(targets, phase.seen, testsOnlyInCi(state)) : 'pass')
}

function trailers(attempt: Attempt, state: State, isRevert: boolean): string[] {
  const ids = testById(state)
  const after = attempt.rateAfter ?? (isRevert ? 0 : attempt.rateBefore)
  const tests = attempt.targets.slice(0, MAX_TESTS).map(key => titleOf(ids.get(key) as TestId))
  return [
    `${TRAILER.key}: ${state.key}`,
    `${TRAILER.iteration}: ${attempt.iteration}`,
    `${TRAILER.kind}: ${attempt.kind}`,
    `${TRAILER.strategy}: ${attempt.strategy}`,
    `${TRAILER.verdict}: ${isRevert ? (attempt.result ?? 'regression') : resultOf(attempt, state)}`,
    `${TRAILER.rate}: ${percent(attempt.rateBefore)} → ${percent(after)}`,
    `${TRAILER.fixer}: ${attempt.kind === 'command' ? plainLine(attempt.fixer) : attempt.fixer}`,
    ...(attempt.undoes === undefined || isRevert ? [] : [`${TRAILER.replaces}: ${attempt.undoes}`]),
    ...tests.map(test => `${TRAILER.tests}: ${plainLine(test)}`),
  ]
}

function coAuthor({ request }: State, { requesterId }: MessageStyle): string[] {
  const login = request.askedBy ?? ''
  if (!/^[\w-]+(?:\[bot\])?$/.test(login)) return []
  // Without the number, GitHub only links accounts that were made before it gave such addresses.
  const author = requesterId === undefined ? undefined : accountIdentity(login, requesterId)
  return [`Co-authored-by: ${identityText(author ?? { name: login, email: `${login}@users.noreply.github.com` })}`]
}
