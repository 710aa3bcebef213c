import { atLeast, roleOf } from '../access.ts'
import { countCommits, readCommits } from '../commits.ts'
import { diffText, readDiff } from '../diff.ts'
import { commit, diffEntry } from '../payloads/commits.ts'
import { pullRequest, pullSimple } from '../payloads/pulls.ts'
import { team, user } from '../payloads/users.ts'
import {
  type PullRecord,
  addPull,
  bringCommit,
  diffOf,
  pullIssue,
  readPull,
  readPulls,
  relative,
  setState,
} from '../pull-requests.ts'
import { now } from '../repository.ts'
import { type Call, Refusal, type Route, created, found, invalid, ok, page, route } from '../route.ts'
import type { Place } from '../site.ts'
import { allows } from '../tokens.ts'
import { bodyLimit, loginOf, titleLimit } from './common.ts'
import { textAnswer, wantsDiff } from './repos.ts'

export const pullRoutes: readonly Route[] = [
  route('pulls/list', 'pull-requests:read', call => {
    const { state = 'open', head, base, direction, sort = 'created' } = call.input
    const updated = (pull: PullRecord): string => call.repo.issue(pull.number)?.updatedAt ?? ''
    const pulls = readPulls(call)
      .filter(pull => state === 'all' || pull.state === state)
      .filter(pull => base === undefined || pull.base.ref === base)
      // GitHub ignores a head without its owner; so do we, and a client that forgets it finds too much.
      .filter(pull => !head?.includes(':') || `${pull.head.repository.split('/')[0]}:${pull.head.ref}` === head)
    if (sort === 'updated') pulls.sort((a, b) => updated(a).localeCompare(updated(b)))
    if ((direction ?? (sort === 'created' ? 'desc' : 'asc')) === 'desc') pulls.reverse()
    return page(pulls, { input: call.input, show: pull => pullSimple(call, pull) })
  }),

  route('pulls/create', 'pull-requests:write', call => {
    const number = addPull(call, newPull(call))
    return created(pullRequest(call, pullOf({ ...call, input: { pull_number: number } })))
  }),

  route('pulls/get', 'pull-requests:read', call => {
    const pull = pullOf(call)
    if (!wantsDiff(call.accept)) return ok(pullRequest(call, pull))
    return textAnswer(diffText(call.repo.git, diffOf(call.repo, pull)))
  }),

  route('pulls/update', 'pull-requests:write', call => {
    const { title, body, state, base, maintainer_can_modify: modify } = call.input
    titleLimit(title, 'PullRequest')
    bodyLimit(body, 'PullRequest')
    const { number } = pullOf(call)
    const record = pullIssue(call.repo, number)
    if (base !== undefined && call.repo.git.branch(base) === undefined) throw invalidField('base')
    call.repo.change(() => {
      if (title !== undefined) record.title = title
      if (body !== undefined) record.body = body
      if (base !== undefined) record.pull.baseRef = base
      if (modify !== undefined) record.pull.maintainerCanModify = modify
      if (state !== undefined && !record.pull.merged) setState(record, state)
      record.updatedAt = now()
    })
    return ok(pullRequest(call, pullOf(call)))
  }),

  route('pulls/list-files', 'pull-requests:read', call => {
    const pull = pullOf(call)
    const files = readDiff(call.repo.git, diffOf(call.repo, pull))
    return page(files, { input: call.input, show: file => diffEntry(call, { sha: pull.head.sha, file }) })
  }),

  route('pulls/list-commits', 'pull-requests:read', call => {
    const { base, head } = pullOf(call)
    const commits = readCommits(call.repo.git, ['--reverse', `${base.sha}..${head.sha}`])
    return page(commits, { input: call.input, show: each => commit(call, each) })
  }),

  route('pulls/list-requested-reviewers', 'pull-requests:read', call =>
    ok({
      users: pullOf(call).requestedReviewers.map(login => user(call.site, login)),
      teams: pullOf(call).requestedTeams.map(slug => team(call, slug)),
    }),
  ),

  route('pulls/request-reviewers', 'pull-requests:write', call => {
    const record = pullIssue(call.repo, pullOf(call).number)
    const { reviewers = [], team_reviewers: teams = [] } = call.input
    if (reviewers.includes(record.user)) throw new Refusal(422, 'Review cannot be requested from pull request author.')
    const isKnown = teams.every(slug => call.repo.world.teams.includes(slug))
    if (!isKnown || !reviewers.every(login => atLeast(roleOf(call.repo, login), 'read'))) {
      throw new Refusal(
        422,
        `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${call.repo.fullName} repository.`,
      )
    }
    const [hidden] = teams
    if (hidden !== undefined && call.token?.type === 'Bot' && !allows(call.token, 'members:read')) {
      // The token of a workflow sees nothing of the organization, so the team that the slug named is not there.
      const words = `Could not resolve to a node with the global id of '${team(call, hidden).node_id}'.`
      throw new Refusal(422, 'Validation Failed', { errors: [words] })
    }
    call.repo.change(() => {
      record.pull.requestedTeams = [...new Set([...record.pull.requestedTeams, ...teams])]
      record.pull.requestedReviewers = [...new Set([...record.pull.requestedReviewers, ...reviewers])]
    })
    return created(pullSimple(call, pullOf(call)))
  }),
]

export function pullOf(call: Place & { readonly input: { pull_number: number } }): PullRecord {
  return found(readPull(call, call.input.pull_number))
}

/** Where `branch` or `owner:branch` points to: this repository, or the owner's fork of it. */
export function findHead(place: Place, head: string): { repository: string; ref: string } | undefined {
  const [, owner = place.repo.owner, ref = ''] = /^(?:([^:]+):)?(.+)$/.exec(head) ?? []
  const headRepo = relative(place, owner)
  return headRepo?.git.branch(ref) === undefined ? undefined : { repository: headRepo.fullName, ref }
}

/** GitHub's reasons not to open a pull request, in GitHub's order. */
function newPull(call: Call<'pulls/create'>) {
  const { site, repo, token, input } = call
  const { head, base, title, body = null, draft = false, maintainer_can_modify: maintainerCanModify = false } = input
  const isActions = token?.login === 'github-actions[bot]'
  if (isActions && !repo.world.allowPullRequestsByActions) {
    throw new Refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.')
  }
  if (title === undefined) {
    throw invalid({ resource: 'PullRequest', code: 'missing_field', field: 'title' }, { mistake: true })
  }
  titleLimit(title, 'PullRequest')
  bodyLimit(body, 'PullRequest')
  const from = findHead(call, head)
  const headCommit = from && site.find(from.repository)?.git.branch(from.ref)
  const baseCommit = repo.git.branch(base)
  if (baseCommit === undefined) throw invalidField('base')
  if (!from || headCommit === undefined) throw invalidField('head')
  bringCommit(repo, { from: site.find(from.repository), sha: headCommit })
  const twin = readPulls(call).find(
    pull =>
      pull.state === 'open' &&
      pull.head.ref === from.ref &&
      pull.head.repository === from.repository &&
      pull.base.ref === base,
  )
  const owner = from.repository.split('/')[0]
  if (twin) throw custom(`A pull request already exists for ${owner}:${from.ref}.`)
  if (countCommits(repo.git, `${baseCommit}..${headCommit}`) === 0) {
    throw custom(`No commits between ${base} and ${head}`)
  }
  return {
    headRepository: from.repository,
    headRef: from.ref,
    baseRef: base,
    title,
    body,
    draft,
    maintainerCanModify,
    user: loginOf({ token }),
  }
}

function custom(message: string): Refusal {
  return invalid({ resource: 'PullRequest', code: 'custom', message })
}

function invalidField(field: string): Refusal {
  return invalid({ resource: 'PullRequest', code: 'invalid', field })
}
