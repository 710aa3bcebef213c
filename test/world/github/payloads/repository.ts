import { roleOf } from '../access.ts'
import { fill } from '../fill.ts'
import { isBot, nodeId, stableId, userId } from '../identity.ts'
import { type Place, type Site, apiUrl, pageUrl } from '../site.ts'

// Payloads hold what the local GitHub knows; `fill` adds what GitHub's OpenAPI requires beyond that.

/** `simple-user` */
export function user({ url: site, apiUrl: api }: Site, login: string) {
  const id = userId(login)
  return fill('simple-user', {
    login,
    id,
    node_id: nodeId(isBot(login) ? 'BOT' : 'U', id),
    url: `${api}/users/${encodeURIComponent(login)}`,
    html_url: `${site}/${isBot(login) ? `apps/${login.slice(0, -'[bot]'.length)}` : login}`,
    type: isBot(login) ? 'Bot' : 'User',
    user_view_type: 'public',
  })
}

/** GitHub knows the author of a commit by a noreply address. */
export function userOfEmail(site: Site, email: string) {
  const login = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(email)?.[1]
  return login === undefined ? null : user(site, login)
}

export function noreplyEmail(login: string): string {
  return `${userId(login)}+${login}@users.noreply.github.com`
}

/** `team-simple` */
export function team({ site, repo }: Place, slug: string) {
  const id = stableId(`team ${repo.owner}/${slug}`)
  const html_url = `${site.url}/orgs/${repo.owner}/teams/${slug}`
  return fill('team-simple', { id, node_id: nodeId('T', id), name: slug, slug, html_url, parent: null })
}

/** `minimal-repository`, which has no default branch on GitHub either. */
export function minimalRepository(place: Place) {
  return fill('minimal-repository', repositoryFacts(place))
}

/** `repository`, as in webhooks and in a pull request's head and base. */
export function repository(place: Place) {
  const { createdAt, defaultBranch, issues, archived } = place.repo.world
  const openIssues = issues.filter(issue => issue.state === 'open').length
  return fill('repository', {
    ...repositoryFacts(place),
    clone_url: `${pageUrl(place)}.git`,
    open_issues: openIssues,
    open_issues_count: openIssues,
    archived,
    visibility: 'private',
    default_branch: defaultBranch,
    created_at: createdAt,
    updated_at: createdAt,
    pushed_at: createdAt,
    // Optional in the OpenAPI, and part of every webhook.
    allow_forking: true,
    is_template: false,
    topics: [],
    has_discussions: false,
    web_commit_signoff_required: false,
  })
}

/** `full-repository`, the answer of `GET /repos/{owner}/{repo}`. */
export function fullRepository(place: Place, login: string) {
  const { forkOf } = place.repo.world
  const parent = forkOf === null ? undefined : place.site.find(forkOf)
  const origin = parent && repository({ ...place, repo: parent })
  return fill('full-repository', {
    ...repository(place),
    ...(origin ? { parent: origin, source: origin } : {}),
    permissions: permissionsOf(roleOf(place.repo, login)),
  })
}

export function permissionsOf(role: string) {
  const isOneOf = (...roles: string[]): boolean => roles.includes(role)
  return {
    admin: isOneOf('admin'),
    maintain: isOneOf('admin', 'maintain'),
    push: isOneOf('admin', 'maintain', 'write'),
    triage: isOneOf('admin', 'maintain', 'write', 'triage'),
    pull: role !== 'none',
  }
}

function repositoryFacts(place: Place) {
  const { site, repo } = place
  return {
    id: repo.world.id,
    node_id: nodeId('R', repo.world.id),
    name: repo.name,
    full_name: repo.fullName,
    private: true,
    owner: user(site, repo.owner),
    html_url: pageUrl(place),
    fork: repo.world.forkOf !== null,
    url: apiUrl(place),
  }
}
