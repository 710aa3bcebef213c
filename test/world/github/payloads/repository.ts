import { roleOf } from '../access.ts'
import { nodeId } from '../identity.ts'
import { type Place, apiUrl, pageUrl } from '../site.ts'
import { user } from './users.ts'

const links = {
  archive: '/{archive_format}{/ref}',
  assignees: '/assignees{/user}',
  blobs: '/git/blobs{/sha}',
  branches: '/branches{/branch}',
  collaborators: '/collaborators{/collaborator}',
  comments: '/comments{/number}',
  commits: '/commits{/sha}',
  compare: '/compare/{base}...{head}',
  contents: '/contents/{+path}',
  contributors: '/contributors',
  deployments: '/deployments',
  downloads: '/downloads',
  events: '/events',
  forks: '/forks',
  git_commits: '/git/commits{/sha}',
  git_refs: '/git/refs{/sha}',
  git_tags: '/git/tags{/sha}',
  hooks: '/hooks',
  issue_comment: '/issues/comments{/number}',
  issue_events: '/issues/events{/number}',
  issues: '/issues{/number}',
  keys: '/keys{/key_id}',
  labels: '/labels{/name}',
  languages: '/languages',
  merges: '/merges',
  milestones: '/milestones{/number}',
  notifications: '/notifications{?since,all,participating}',
  pulls: '/pulls{/number}',
  releases: '/releases{/id}',
  stargazers: '/stargazers',
  statuses: '/statuses/{sha}',
  subscribers: '/subscribers',
  subscription: '/subscription',
  tags: '/tags',
  teams: '/teams',
  trees: '/git/trees{/sha}',
} as const

/** `minimal-repository`: GitHub tells no default branch here, so neither do we. */
export function minimalRepository(place: Place) {
  const { site, repo } = place
  return {
    id: repo.world.id,
    node_id: nodeId('R', repo.world.id),
    name: repo.name,
    full_name: repo.fullName,
    private: repo.world.visibility === 'private',
    owner: user(site, repo.owner),
    html_url: pageUrl(place),
    description: null,
    fork: repo.world.forkOf !== null,
    url: apiUrl(place),
    ...Object.fromEntries(Object.entries(links).map(([name, path]) => [`${name}_url`, apiUrl(place, path)])),
  }
}

/** `repository`, as in a pull request's head and base and in webhooks. */
export function repository(place: Place) {
  const { repo, site } = place
  const { createdAt, defaultBranch, issues, visibility } = repo.world
  const openIssues = issues.filter(issue => issue.state === 'open').length
  return {
    ...minimalRepository(place),
    git_url: `git://${new URL(site.url).host}/${repo.fullName}.git`,
    ssh_url: `git@${new URL(site.url).hostname}:${repo.fullName}.git`,
    clone_url: `${pageUrl(place)}.git`,
    svn_url: pageUrl(place),
    mirror_url: null,
    homepage: null,
    language: null,
    size: 0,
    forks: 0,
    forks_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    open_issues: openIssues,
    open_issues_count: openIssues,
    has_issues: true,
    has_projects: true,
    has_downloads: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    is_template: false,
    archived: repo.world.archived,
    disabled: false,
    visibility,
    web_commit_signoff_required: false,
    allow_forking: true,
    topics: [],
    license: null,
    created_at: createdAt,
    updated_at: createdAt,
    pushed_at: createdAt,
    default_branch: defaultBranch,
  }
}

/** `full-repository`, the answer of `GET /repos/{owner}/{repo}`. */
export function fullRepository(place: Place, login: string | undefined) {
  const role = login === undefined ? 'read' : roleOf(place.repo, login)
  const { forkOf } = place.repo.world
  const parent = forkOf === null ? undefined : place.site.find(forkOf)
  const origin = parent && repository({ ...place, repo: parent })
  return {
    ...repository(place),
    ...(origin ? { parent: origin, source: origin } : {}),
    subscribers_count: 0,
    network_count: 0,
    permissions: {
      admin: role === 'admin',
      maintain: ['admin', 'maintain'].includes(role),
      push: ['admin', 'maintain', 'write'].includes(role),
      triage: ['admin', 'maintain', 'write', 'triage'].includes(role),
      pull: role !== 'none',
    },
  }
}
