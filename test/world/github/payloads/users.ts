import { isBot, nodeId, stableId, userId } from '../identity.ts'
import type { Place, Site } from '../site.ts'

/** `simple-user`, as it appears wherever somebody did something. */
export function user({ url: site, apiUrl }: Site, login: string) {
  const id = userId(login)
  const url = `${apiUrl}/users/${encodeURIComponent(login)}`
  const page = isBot(login) ? `apps/${login.slice(0, -'[bot]'.length)}` : login
  return {
    login,
    id,
    node_id: nodeId(isBot(login) ? 'BOT' : 'U', id),
    avatar_url: `${site}/avatars/${id}`,
    gravatar_id: '',
    url,
    html_url: `${site}/${page}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: isBot(login) ? 'Bot' : 'User',
    user_view_type: 'public',
    site_admin: false,
  }
}

/** `team-simple`, which only organizations have. */
export function team({ site, repo }: Place, slug: string) {
  const id = stableId(`team ${repo.owner}/${slug}`)
  const url = `${site.apiUrl}/organizations/${userId(repo.owner)}/team/${id}`
  return {
    id,
    node_id: nodeId('T', id),
    name: slug,
    slug,
    description: null,
    privacy: 'closed',
    notification_setting: 'notifications_enabled',
    permission: 'push',
    type: 'organization',
    organization_id: userId(repo.owner),
    url,
    html_url: `${site.url}/orgs/${repo.owner}/teams/${slug}`,
    members_url: `${url}/members{/member}`,
    repositories_url: `${url}/repos`,
    parent: null,
  }
}

/** `public-user`, as `GET /user` and `GET /users/{username}` tell it. */
export function publicUser(site: Site, login: string) {
  return {
    ...user(site, login),
    name: login,
    company: null,
    blog: '',
    location: null,
    email: null,
    hireable: null,
    bio: null,
    twitter_username: null,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
  }
}

/** GitHub knows who a commit is by when its address is a noreply one. */
export function userOfEmail(site: Site, email: string) {
  const login = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(email)?.[1]
  return login === undefined ? null : user(site, login)
}

export function noreplyEmail(login: string): string {
  return `${userId(login)}+${login}@users.noreply.github.com`
}
