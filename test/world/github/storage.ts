import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import type { ArtifactRecord } from './records.ts'
import type { Reply } from './reply.ts'
import { type Repository, born } from './repository.ts'

export interface ArtifactOptions {
  readonly name: string
  readonly files: Readonly<Record<string, string | Uint8Array>>
  readonly expired?: boolean
}

/** Zips the files beside the repository, as the upload action does on GitHub. */
export function storeArtifact(repo: Repository, run: number, options: ArtifactOptions): ArtifactRecord {
  const { name, files, expired = false } = options
  const zip = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, data]) => [path, typeof data === 'string' ? Buffer.from(data) : data]),
    ),
  )
  return repo.change(world => {
    const digest = createHash('sha256').update(zip).digest('hex')
    const record: ArtifactRecord = { ...born(world), run, name, expired, bytes: zip.byteLength, digest }
    writeFileSync(zipFile(repo, record.id), zip)
    world.artifacts.push(record)
    return record
  })
}

/**
 * The host that GitHub sends downloads to, and which is not GitHub: what opens it is the signature in the URL.
 * An Authorization header, which careless clients carry along over the redirect, is an error there.
 */
export class Storage {
  readonly #secret = randomBytes(32)
  readonly #find: (fullName: string) => Repository | undefined

  constructor(find: (fullName: string) => Repository | undefined) {
    this.#find = find
  }

  /** Path and query of a download that is open for a minute. */
  sign(repo: Repository, artifact: ArtifactRecord): string {
    const path = `/actions-results/${repo.fullName}/${artifact.id}.zip`
    const expires = new Date(Date.now() + 60_000).toISOString()
    const query = new URLSearchParams({ se: expires, sp: 'r', sig: this.#signature(path, expires) })
    return `${path}?${query.toString()}`
  }

  reply(url: URL, authorization: string | undefined): Reply {
    if (authorization !== undefined) {
      return refusal(400, 'InvalidAuthenticationInfo', 'Authentication information is not given in the correct format.')
    }
    const expires = url.searchParams.get('se') ?? ''
    const given = Buffer.from(url.searchParams.get('sig') ?? '')
    const expected = Buffer.from(this.#signature(url.pathname, expires))
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
    if (!isSigned || Date.parse(expires) < Date.now()) {
      return refusal(403, 'AuthenticationFailed', 'Server failed to authenticate the request.')
    }
    const [, fullName = '', id = ''] = /^\/actions-results\/([^/]+\/[^/]+)\/(\d+)\.zip$/.exec(url.pathname) ?? []
    const repo = this.#find(fullName)
    const file = repo && zipFile(repo, Number(id))
    if (!file || !existsSync(file)) return refusal(404, 'BlobNotFound', 'The specified blob does not exist.')
    return { status: 200, headers: { 'content-type': 'application/zip' }, body: readFileSync(file) }
  }

  #signature(path: string, expires: string): string {
    return createHmac('sha256', this.#secret).update(`${path}\n${expires}`).digest('base64')
  }
}

function zipFile(repo: Repository, id: number): string {
  return repo.file('artifacts', `${id}.zip`)
}

function refusal(status: number, code: string, message: string): Reply {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  }
}
