import type { Request } from '../domain/model/request.ts'
import { progressComments } from '../github/comments.ts'
import { ownPulls } from '../github/pull-requests.ts'
import { commentName, isOfWorkflow, NO_RUN } from './fix-request.ts'
import type { Session } from './session.ts'

/**
 * Choose the name of a request: that of earlier work on the same commit, if it may be about the same failure. A command
 * while CI runs knows no failed run; a step knows its job, and a failed run only its workflow. All make one pull
 * request.
 */
export async function nameOfWork(
  own: string,
  { session, request }: { session: Session; request: Request },
): Promise<string> {
  const known = await session.bestEffort(() => knownNames(session, request))
  return sharedName(own, known ?? [])
}

/**
 * Choose a name. Pure.
 * @param known names of requests on the same commit that are under way or have an open pull request
 */
export function sharedName(own: string, known: readonly string[]): string {
  if (known.includes(own)) return own
  const fitting = [...new Set(known.filter(name => isSameWork(own, name)))]
  // Of several jobs none is the one.
  return fitting.length === 1 && fitting[0] !== undefined ? fitting[0] : own
}

function isSameWork(one: string, other: string): boolean {
  return one === NO_RUN || other === NO_RUN || isOfWorkflow(one, other) || isOfWorkflow(other, one)
}

async function knownNames({ api }: Session, request: Request): Promise<string[]> {
  const { headBranch, headSha, pullRequest, only = [] } = request
  // Named tests are a request of their own.
  if (only.length > 0) return []
  const [pulls, comments] = await Promise.all([
    ownPulls(api, headBranch),
    pullRequest === undefined ? [] : progressComments(api, pullRequest),
  ])
  const published = pulls.flatMap(({ answers, isProposal }) =>
    !isProposal && answers.name !== undefined && answers.request.headSha === headSha ? [answers.name] : [],
  )
  const underWay = comments.flatMap(({ name, run }) =>
    // The comment shows a name for people: of a step it is known by its pull request.
    run?.isOver === false && run.sha === headSha && commentName(name) === name ? [name] : [],
  )
  return [...published, ...underWay]
}
