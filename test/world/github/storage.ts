import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import type { ArtifactRecord } from './records.ts'
import type { Reply } from './reply.ts'
import { type Repository, born } from './repository.ts'

export interface ArtifactOptions {
  readonly name: string
  readonly files: Readonly<Record<string, string | Uint8Array>>
  readonly expired?: boolean
}

/** Zip the files beside the repository, as the upload action does on GitHub. */
export function storeArtifact(repo: Repository, run: number, options: ArtifactOptions): ArtifactRecord {
  const { name, files, expired = false } = options
  const bytes = Object.entries(files).map(([path, data]) => [path, Buffer.from(data as Uint8Array)])
  const zip = zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>)
  return repo.change(world => {
    const record: ArtifactRecord = { ...born(world), run, name, expired, bytes: zip.byteLength }
    writeFileSync(zipFile(repo, record.id), zip)
    world.artifacts.push(record)
    return record
  })
}

/**
 * The host that GitHub sends downloads to, and which is not GitHub: the signature in the URL opens it. An Authorization
 * header, which careless clients send along after the redirect, is an error there.
 */
export class Storage {
  /** By signature. */
  readonly #files = new Map<string, string>()

  /** Path and query of a download. */
  sign(repo: Repository, artifact: ArtifactRecord): string {
    const signature = randomUUID()
    this.#files.set(signature, zipFile(repo, artifact.id))
    const query = new URLSearchParams({ sp: 'r', sig: signature })
    return `/actions-results/${repo.fullName}/${artifact.id}.zip?${query.toString()}`
  }

  reply(url: URL, authorization: string | undefined): Reply {
    if (authorization !== undefined) {
      return refusal(400, 'InvalidAuthenticationInfo', 'Authentication information is not given in the correct format.')
    }
    const file = this.#files.get(url.searchParams.get('sig') ?? '')
    if (file === undefined) {
      return refusal(403, 'AuthenticationFailed', 'Server failed to authenticate the request.')
    }
    return { status: 200, headers: { 'content-type': 'application/zip' }, body: readFileSync(file) }
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
