import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { type Reply, json } from '../github/reply.ts'
import type { Create, Finalize } from './artifact-service.ts'
import { refusal, storageError } from './refusals.ts'

export interface UploadedArtifact {
  readonly id: number
  readonly name: string
  /** By path in the zip. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly bytes: number
  readonly expiresAt: string | undefined
}

interface Entry {
  readonly name: string
  readonly expiresAt: string | undefined
  /** Path and query of the URL to upload to. */
  readonly path: string
  blob: Uint8Array | undefined
  artifact: UploadedArtifact | undefined
}

/** The run's artifacts, as the service and the storage know them. */
export class Store {
  /** Has characters that a client must not encode again. */
  readonly signature = encodeURIComponent(`+/${randomBytes(32).toString('base64')}`)
  readonly #entries = new Map<string, Entry>()
  readonly #violate: (violation: string) => void

  constructor(violate: (violation: string) => void) {
    this.#violate = violate
  }

  get artifacts(): UploadedArtifact[] {
    return [...this.#entries.values()].flatMap(({ artifact }) => artifact ?? [])
  }

  /** Reserve the name, even if the artifact is never finished. */
  create({ name, expires_at }: Create, origin: string): Reply {
    if (this.#entries.has(name)) {
      return refusal(409, 'an artifact with this name already exists on the workflow run')
    }
    if (expires_at !== undefined && Date.parse(expires_at) < Date.now()) {
      return this.#refuse(`CreateArtifact: ${expires_at} is in the past`)
    }
    const path = `/blobs/${randomUUID()}.zip?se=2099-01-01T00%3A00%3A00Z&sig=${this.signature}&sp=cw&sr=b&sv=2025-11-05`
    this.#entries.set(name, { name, expiresAt: expires_at, path, blob: undefined, artifact: undefined })
    return json(200, { ok: true, signed_upload_url: `${origin}${path}` })
  }

  put(path: string, blob: Uint8Array): Reply {
    const entry = [...this.#entries.values()].find(known => known.path === path)
    if (entry === undefined) return storageError(403, 'AuthenticationFailed')
    if (entry.artifact !== undefined) this.#violate(`${entry.name}: uploaded again after it was finalized`)
    entry.blob = blob
    return { status: 201, headers: { etag: '"0x8D"' }, body: '' }
  }

  finalize({ name, size, hash }: Finalize): Reply {
    const entry = this.#entries.get(name)
    if (entry === undefined) return this.#refuse(`FinalizeArtifact: ${name} was not created`)
    const { blob } = entry
    if (blob === undefined) return this.#refuse(`FinalizeArtifact: nothing was uploaded for ${name}`)
    if (Number(size) !== blob.length) return this.#refuse(`FinalizeArtifact: ${size} bytes of ${blob.length}`)
    if (hash !== `sha256:${createHash('sha256').update(blob).digest('hex')}`) {
      return this.#refuse('FinalizeArtifact: the hash is that of other bytes')
    }
    // The real service accepts the request again, too.
    entry.artifact ??= {
      id: randomInt(2_000_000_000, 9_000_000_000),
      name,
      files: this.#unzipped(blob),
      bytes: blob.length,
      expiresAt: entry.expiresAt,
    }
    return json(200, { ok: true, artifact_id: String(entry.artifact.id) })
  }

  #unzipped(blob: Uint8Array): Map<string, Uint8Array> {
    try {
      const files = new Map(Object.entries(unzipSync(blob)))
      for (const path of files.keys()) {
        if (/^[/]|^[a-z]:|\\|(^|\/)\.\.?(\/|$)/i.test(path)) this.#violate(`the zip has a path ${JSON.stringify(path)}`)
      }
      return files
    } catch (error) {
      this.#violate(`the upload is no zip: ${String(error)}`)
      return new Map()
    }
  }

  #refuse(violation: string): Reply {
    this.#violate(violation)
    return refusal(400, violation)
  }
}
