import type { ArtifactRecord } from './records.ts'
import type { Repository } from './repository.ts'

/** The addresses of a GitHub, and all of its repositories: payloads need it for links, handlers for forks. */
export interface Site {
  readonly url: string
  readonly apiUrl: string
  /** Ignores case in a repository's name, as GitHub does. */
  find(fullName: string): Repository | undefined
  repositories(): readonly Repository[]
  /** Tell the listener of a run to end it; false without a listener. */
  cancel(repo: Repository, run: number): boolean
  /** A link on the storage host that works without a token, for a short time. */
  downloadUrl(repo: Repository, artifact: ArtifactRecord): string
}

/** A repository on its site. */
export interface Place {
  readonly site: Site
  readonly repo: Repository
}

export function apiUrl({ site, repo }: Place, path = ''): string {
  return `${site.apiUrl}/repos/${repo.fullName}${path}`
}

export function pageUrl({ site, repo }: Place, path = ''): string {
  return `${site.url}/${repo.fullName}${path}`
}

/** A path inside a URL: each part escaped, the slashes kept. */
export function escapePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
