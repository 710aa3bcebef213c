import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { may, sees } from './access.ts'
import { type Reply, plain } from './reply.ts'
import type { Repository } from './repository.ts'
import type { Site } from './site.ts'
import type { Caller } from './tokens.ts'

const MEDIA = 'application/vnd.git-lfs+json'
const BATCH = /^\/(?<fullName>[^/]+\/[^/]+?)(?:\.git)?\/info\/lfs\/objects\/(?<object>batch|[0-9a-f]{64})$/

/** A request of Git LFS: for the addresses of objects (`batch`), or for one object by its id. */
export interface LfsRequest {
  readonly fullName: string
  readonly object: string
}

/** Read a URL of Git LFS's batch API; undefined for any other. */
export function lfsRequest({ pathname }: URL): LfsRequest | undefined {
  const { fullName, object } = BATCH.exec(pathname)?.groups ?? {}
  return fullName === undefined || object === undefined ? undefined : { fullName, object }
}

export function serveLfs(
  site: Site,
  { fullName, object }: LfsRequest,
  { body, caller }: { body: string; caller: Caller },
): Reply {
  const repo = site.find(fullName)
  if (typeof caller === 'string') return answer(401, { message: 'Credentials needed' })
  if (repo === undefined || !sees(repo, caller) || !may(caller, { repo, need: 'contents:read' }))
    return answer(404, { message: 'Not Found' })
  if (object === 'batch') {
    const { objects } = JSON.parse(body) as { objects: { oid: string; size: number }[] }
    const base = `${site.url}/${fullName}.git/info/lfs/objects`
    return answer(200, {
      transfer: 'basic',
      objects: objects.map(({ oid, size }) =>
        existsSync(pathOf(repo, oid))
          ? { oid, size, authenticated: false, actions: { download: { href: `${base}/${oid}` } } }
          : { oid, size, error: { code: 404, message: 'Object does not exist on the server' } },
      ),
    })
  }
  const path = pathOf(repo, object)
  if (!existsSync(path)) return plain(404, 'Not Found')
  return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: readFileSync(path) }
}

/** Store a file, and return the pointer to it that a commit holds. */
export function storeLfsFile(repo: Repository, content: string): string {
  mkdirSync(join(repo.directory, 'lfs'), { recursive: true })
  writeFileSync(pathOf(repo, idOf(content)), content)
  return pointerTo(content)
}

/** Return the pointer of Git LFS to a file with this content. */
export function pointerTo(content: string): string {
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${idOf(content)}\nsize ${Buffer.byteLength(content)}\n`
}

function idOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

function pathOf({ directory }: Repository, oid: string): string {
  return join(directory, 'lfs', oid)
}

function answer(status: number, value: unknown): Reply {
  return { status, headers: { 'content-type': MEDIA }, body: JSON.stringify(value) }
}
