import type { ArtifactRecord } from './records.ts'
import type { Repository } from './repository.ts'

/** Where everything is: what payloads need to write links, and handlers to look beyond their repository. */
export interface Site {
  readonly url: string
  readonly apiUrl: string
  /** As on GitHub, upper and lower case are the same in a repository's name. */
  find(fullName: string): Repository | undefined
  repositories(): readonly Repository[]
  /** Tells whoever listens that a run is to end; false when nobody does. */
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
