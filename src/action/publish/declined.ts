import { isFixerWork } from '../../domain/model/attempt.ts'
import { keptAttempts } from '../../domain/model/selectors.ts'
import { takesCommands, type Request } from '../../domain/model/request.ts'
import type { State } from '../../domain/model/state.ts'
import { declinedPulls, openPull } from '../../github/pull-requests.ts'
import { type FixOptions, isAutomatic } from '../fix-request.ts'
import type { Session } from '../session.ts'

/** Advise who wants the fix of a closed pull request nevertheless. Pure. */
export function howToAskAgain(request: Pick<Request, 'trigger' | 'answersTo'>): string {
  return takesCommands(request)
    ? 'Comment /fix-tests on the failing pull request to have it again.'
    : 'Reopen it to have it again.'
}

/** Root causes that a pull request names. */
const MAX_CAUSES = 50

/** List the ids of the root causes that the branch fixes. */
export function fixedCauses(state: Pick<State, 'attempts'>): string[] {
  const fixes = keptAttempts(state).filter(isFixerWork)
  return [...new Set(fixes.flatMap(({ clusters }) => clusters))].toSorted().slice(0, MAX_CAUSES)
}

/**
 * Find the pull request that a person closed unmerged and that answered the same request, of the same leg of a matrix:
 * another one may have failing tests of its own. What a user asks for is never declined.
 * @returns its number
 */
export async function declinedRequest({
  session,
  request,
  name,
}: Pick<FixOptions, 'session' | 'request' | 'name'>): Promise<number | undefined> {
  if (!isAutomatic(request)) return undefined
  const declined = await session.bestEffort(() => declinedPulls(session.api, request.headBranch))
  const { headSha, leg } = request
  const isSame = (other: Request) => other.headSha === headSha && other.leg === leg
  return declined?.find(({ answers }) => answers.name === name && isSame(answers.request))?.number
}

/**
 * Find the pull request that a person closed unmerged, if what such ones fixed includes all that the branch fixes.
 * @returns the number of the latest
 */
export async function declinedFix(session: Session, state: State): Promise<number | undefined> {
  const { api } = session
  const causes = fixedCauses(state)
  if (!isAutomatic(state.request) || causes.length === 0) return undefined
  const declined = await session.bestEffort(() => declinedPulls(api, state.request.headBranch))
  const same = (declined ?? []).filter(({ answers }) => answers.causes?.some(cause => causes.includes(cause)))
  const known = new Set(same.flatMap(({ answers }) => answers.causes ?? []))
  if (same.length === 0 || !causes.every(cause => known.has(cause))) return undefined
  // An open one was asked for since.
  const open = await openPull(api, { branch: state.branch })
  return open === undefined ? same[0]?.number : undefined
}
