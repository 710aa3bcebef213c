import { atLeast, roleOf } from '../access.ts'
import { countCommits } from '../commits.ts'
import { pullRequest, pullSimple } from '../payloads/pulls.ts'
import { team } from '../payloads/repository.ts'
import {
  type NewPull,
  type PullRecord,
  addPull,
  bringCommit,
  findHead,
  pullIssue,
  readPull,
  readPulls,
  setState,
} from '../pull-requests.ts'
import { now } from '../repository.ts'
import { type Call, Refusal, type Route, created, found, invalid, ok, page, route } from '../route.ts'
import type { Place } from '../site.ts'
import { allows } from '../tokens.ts'
import { limit } from './common.ts'

const resource = 'PullRequest'

export const pullRoutes: readonly Route[] = [
  route('pulls/list', 'pull-requests:read', call => {
    const { state = 'open', head, base, sort, direction } = call.input
    // By default the order is from the newest, but for this one.
    const order = direction === 'desc' ? -1 : 1
    const changedAt = ({ number }: PullRecord) => pullIssue(call.repo, number).updatedAt
    const pulls = readPulls(call)
      .filter(pull => state === 'all' || pull.state === state)
      .filter(pull => base === undefined || pull.base.ref === base)
      // GitHub ignores a head without its owner, so a client that forgets it finds too much.
      .filter(pull => !head?.includes(':') || `${pull.head.repository.split('/')[0]}:${pull.head.ref}` === head)
      .toReversed()
      .toSorted((a, b) => (sort === 'updated' ? order * changedAt(a).localeCompare(changedAt(b)) : 0))
    return page(pulls, { input: call.input, show: pull => pullSimple(call, pull) })
  }),

  route('pulls/create', 'pull-requests:write', call => {
    const number = addPull(call, newPull(call))
    return created(pullRequest(call, pullOf({ ...call, input: { pull_number: number } })))
  }),

  route('pulls/get', 'pull-requests:read', call => ok(pullRequest(call, pullOf(call)))),

  route('pulls/update', 'pull-requests:write', call => {
    const { title, body, state } = call.input
    limit(title, { resource, field: 'title' })
    limit(body, { resource, field: 'body' })
    const record = pullIssue(call.repo, pullOf(call).number)
    call.repo.change(() => {
      if (title !== undefined) record.title = title
      if (body !== undefined) record.body = body
      if (state !== undefined) setState(record, state)
      record.updatedAt = now()
    })
    return ok(pullRequest(call, pullOf(call)))
  }),

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
    if (hidden !== undefined && call.token.type === 'Bot' && !allows(call.token, 'members:read')) {
      // The token of a workflow sees nothing of the organization, so it finds no team.
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

/** Check for GitHub's reasons not to open a pull request, in GitHub's order. */
function newPull(call: Call<'pulls/create'>): NewPull {
  const { site, repo, token, input } = call
  const { head, base, title = '', body = null, draft = false } = input
  if (token.login === 'github-actions[bot]' && !repo.world.allowPullRequestsByActions) {
    throw new Refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.')
  }
  limit(title, { resource, field: 'title' })
  limit(body, { resource, field: 'body' })
  const from = findHead(call, head)
  const fork = from && site.find(from.headRepository)
  const headCommit = from && fork?.git.branch(from.headRef)
  const baseCommit = repo.git.branch(base)
  if (baseCommit === undefined) throw invalid({ resource, code: 'invalid', field: 'base' })
  if (!from || headCommit === undefined) throw invalid({ resource, code: 'invalid', field: 'head' })
  bringCommit(repo, { from: fork, sha: headCommit })
  const { headRepository, headRef } = from
  const twin = readPulls(call).find(
    pull =>
      pull.state === 'open' &&
      pull.head.ref === headRef &&
      pull.head.repository === headRepository &&
      pull.base.ref === base,
  )
  const owner = headRepository.split('/')[0]
  if (twin) throw custom(`A pull request already exists for ${owner}:${headRef}.`)
  if (countCommits(repo.git, `${baseCommit}..${headCommit}`) === 0) {
    throw custom(`No commits between ${base} and ${head}`)
  }
  return { ...from, baseRef: base, title, body, draft, user: token.login }
}

function custom(message: string): Refusal {
  return invalid({ resource, code: 'custom', message })
}
