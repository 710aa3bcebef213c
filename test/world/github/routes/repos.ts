import { roleOf } from '../access.ts'
import { readCommits } from '../commits.ts'
import { diffText } from '../diff.ts'
import { commit, commitWithFiles, comparison } from '../payloads/commits.ts'
import { pullSimple } from '../payloads/pulls.ts'
import { fullRepository } from '../payloads/repository.ts'
import { publicUser, user } from '../payloads/users.ts'
import { bringCommit, readPulls, relative } from '../pull-requests.ts'
import { isProtected } from '../push-rules.ts'
import { Refusal, type Route, found, ok, page, route, siteRoute } from '../route.ts'
import { type Place, apiUrl, escapePath, pageUrl } from '../site.ts'

export const repoRoutes: readonly Route[] = [
  route('repos/get', 'metadata:read', call => ok(fullRepository(call, call.token?.login))),

  route('repos/list-branches', 'contents:read', call => {
    const branches = call.repo.git
      .refs('refs/heads/')
      .map(({ name, sha }) => ({ name: name.slice('refs/heads/'.length), sha }))
      .filter(({ name }) => call.input.protected === undefined || call.input.protected === isProtected(call.repo, name))
    return page(branches, { input: call.input, show: ({ name, sha }) => shortBranch(call, { name, sha }) })
  }),

  route('repos/get-branch', 'contents:read', call => {
    const { branch } = call.input
    const sha = call.repo.git.branch(branch)
    if (sha === undefined) throw new Refusal(404, 'Branch not found')
    const [tip] = readCommits(call.repo.git, ['--max-count=1', sha])
    const self = apiUrl(call, `/branches/${escapePath(branch)}`)
    return ok({
      ...shortBranch(call, { name: branch, sha }),
      commit: tip && commit(call, tip),
      _links: { self, html: pageUrl(call, `/tree/${escapePath(branch)}`) },
    })
  }),

  route('repos/list-commits', 'contents:read', call => {
    const { sha, path, since, until, author } = call.input
    const start = found(call.repo.git.commit(sha ?? call.repo.world.defaultBranch))
    const limits = [
      ...(since === undefined ? [] : [`--since=${since}`]),
      ...(until === undefined ? [] : [`--until=${until}`]),
      ...(author === undefined ? [] : [`--author=${author}`]),
    ]
    const commits = readCommits(call.repo.git, [...limits, start, '--', ...(path === undefined ? [] : [path])])
    return page(commits, { input: call.input, show: each => commit(call, each) })
  }),

  route('repos/get-commit', 'contents:read', call => {
    const { ref } = call.input
    const sha = call.repo.git.commit(ref)
    if (sha === undefined) throw new Refusal(422, `No commit found for SHA: ${ref}`)
    if (wantsDiff(call.accept))
      return textAnswer(diffText(call.repo.git, { from: call.repo.git.commit(`${sha}~1`), to: sha }))
    return ok(commitWithFiles(call, sha))
  }),

  route('repos/compare-commits-with-basehead', 'contents:read', call => {
    const { basehead } = call.input
    const [base, head] = basehead.split('...').map(end => commitAcrossForks(call, end))
    const compared = comparison(call, { base: found(base), head: found(head), basehead })
    if (!compared) throw new Refusal(404, 'No common ancestor between the two commits.')
    if (wantsDiff(call.accept))
      return textAnswer(diffText(call.repo.git, { from: compared.merge_base_commit.sha, to: found(head) }))
    // Only the commits are paged; the files come once, with the first page.
    const { commits, files, ...facts } = compared
    const isFirst = (call.input.page ?? 1) === 1
    return page(commits, {
      input: call.input,
      show: each => each,
      wrap: shown => ({ ...facts, commits: shown, files: isFirst ? files.slice(0, 300) : [] }),
    })
  }),

  route('repos/list-pull-requests-associated-with-commit', 'pull-requests:read', call => {
    const sha = found(call.repo.git.commit(call.input.commit_sha))
    const pulls = readPulls(call).filter(pull =>
      readCommits(call.repo.git, [pull.head.sha, `^${pull.base.sha}`]).some(each => each.sha === sha),
    )
    return page(pulls, { input: call.input, show: pull => pullSimple(call, pull) })
  }),

  route('repos/get-collaborator-permission-level', 'metadata:read', call => {
    const role = roleOf(call.repo, call.input.username)
    const can = (...roles: string[]): boolean => roles.includes(role)
    return ok({
      // The old field knows four words only; maintainers and triagers show in `role_name`.
      permission: role === 'maintain' ? 'write' : role === 'triage' ? 'read' : role,
      role_name: role,
      user: {
        ...user(call.site, call.input.username),
        role_name: role,
        permissions: {
          pull: role !== 'none',
          triage: can('admin', 'maintain', 'write', 'triage'),
          push: can('admin', 'maintain', 'write'),
          maintain: can('admin', 'maintain'),
          admin: can('admin'),
        },
      },
    })
  }),

  siteRoute('users/get-authenticated', ({ site, token }) => {
    if (!token) throw new Refusal(401, 'Requires authentication')
    // An installation token is no user.
    if (token.type === 'Bot') throw new Refusal(403, 'Resource not accessible by integration')
    return ok(publicUser(site, token.login))
  }),

  siteRoute('users/get-by-username', ({ site, input }) => ok(publicUser(site, input.username))),
]

/** `branch`, or `owner:branch` of a fork. */
function commitAcrossForks(place: Place, end: string): string | undefined {
  const { repo } = place
  const [, owner = repo.owner, revision = ''] = /^(?:([^/:]+):)?(.*)$/.exec(end) ?? []
  const from = relative(place, owner)
  const sha = from?.git.commit(revision)
  if (sha !== undefined) bringCommit(repo, { from, sha })
  return sha
}

export function wantsDiff(accept: string): boolean {
  return /application\/vnd\.github(\.v3)?\.diff/.test(accept)
}

export function textAnswer(content: string) {
  return { status: 200, raw: { type: 'text/plain; charset=utf-8', content } }
}

function shortBranch(place: Place, { name, sha }: { name: string; sha: string }) {
  const isGuarded = isProtected(place.repo, name)
  return {
    name,
    commit: { sha, url: apiUrl(place, `/commits/${sha}`) },
    protected: isGuarded,
    protection: {
      enabled: isGuarded,
      required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] },
    },
    protection_url: apiUrl(place, `/branches/${escapePath(name)}/protection`),
  }
}
