import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { messageOf } from '../contracts/errors.ts'

export interface ArtifactUpload {
  readonly name: string
  /** Contents by relative path. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN: the runner sets them for actions, not for `run:` steps. */
  readonly service: { readonly url: string | undefined; readonly token: string | undefined }
  /** Undefined or 0 for the repository's own setting. */
  readonly retentionDays?: number | undefined
  readonly signal: AbortSignal
}

export interface UploadPacing {
  /** Timeout of one request, in milliseconds. */
  readonly timeoutMs: number
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const DEFAULT_PACING: UploadPacing = { timeoutMs: 2 * 60_000, pause: (ms, signal) => sleep(ms, undefined, { signal }) }
const TRIES = 5
/** Longest pause before a retry, in milliseconds: a server may ask for an hour. */
const MAX_WAIT_MS = 30_000
const DAY_MS = 24 * 60 * 60_000
const SERVICE = 'twirp/github.actions.results.api.v1.ArtifactService'
/** The version that the official client sends together with a MIME type. */
const VERSION = 7
const MIME_TYPE = 'application/zip'

/** A response, or a failure to get one: then the status is 0 and the detail gives the reason. */
interface ServiceResponse {
  readonly status: number
  readonly text: string
  readonly detail: string
  readonly retryAfterMs: number
  readonly tries: number
}

type Send = (url: string, request: RequestInit) => Promise<ServiceResponse>

/**
 * Upload an artifact of the current run to GitHub's artifact service (v4).
 * @throws Error with one sentence, without the token or the signed URL
 */
export async function uploadArtifact(
  { name, files, service, retentionDays, signal }: ArtifactUpload,
  pacing: Partial<UploadPacing> = {},
): Promise<{ id: number; bytes: number }> {
  const call = { ...uploadTarget(service), name, send: sendWithRetries(signal, { ...DEFAULT_PACING, ...pacing }) }
  if (name === '') throw new Error('An artifact needs a name.')
  const [forbidden] = /["<>:|*?\r\n\\/]/.exec(name) ?? []
  if (forbidden)
    throw new Error(`The artifact's name ${JSON.stringify(name)} may not hold ${JSON.stringify(forbidden)}.`)
  const zip = zipped(files)
  const expiry = new Date(Date.now() + (retentionDays ?? 0) * DAY_MS).toISOString()

  const created = await rpc('CreateArtifact', call, {
    version: VERSION,
    mime_type: MIME_TYPE,
    ...(retentionDays ? { expires_at: expiry } : {}),
  })
  const url = String(created.signed_upload_url ?? created.signedUploadUrl)
  if (!URL.canParse(url)) throw new Error('The artifact service named no URL to upload to.')
  const headers = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-blob-content-type': MIME_TYPE }
  const stored = await call.send(url, { method: 'PUT', headers, body: zip })
  // Azure says 201 alone; a proxy that wants a sign-in says 200.
  if (stored.status !== 201) throw serviceError('The artifact storage', 'the upload', stored)
  const hash = `sha256:${createHash('sha256').update(zip).digest('hex')}`
  const finalized = await rpc('FinalizeArtifact', call, { size: String(zip.length), hash })
  const id = Number(finalized.artifact_id ?? finalized.artifactId)
  if (!Number.isSafeInteger(id)) throw new Error('The artifact service gave the artifact no id.')
  return { id, bytes: zip.length }
}

/** Send a request, and retry if the response is lost or reports a passing fault. */
function sendWithRetries(signal: AbortSignal, { timeoutMs, pause }: UploadPacing): Send {
  const once = async (url: string, request: RequestInit, tries: number): Promise<ServiceResponse> => {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      // A redirect would send the files to another host.
      const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.any([signal, timeout]) })
      const detail = response.headers.get('x-ms-error-code') ?? ''
      const retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0
      return { status: response.status, text: await response.text(), detail, retryAfterMs, tries }
    } catch (error) {
      signal.throwIfAborted()
      // The code only: messages of fetch may hold the signed URL, which is a secret.
      const { name, cause } = error as Error & { cause?: { code?: string } }
      const detail = timeout.aborted ? 'no answer in time' : (cause?.code ?? name)
      return { status: 0, text: '', detail, retryAfterMs: 0, tries }
    }
  }
  return async (url, request) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await once(url, request, tries)
      if (tries === TRIES || !isTransient(answer)) return answer
      const waitMs = Math.max(1000 * 2 ** (tries - 1), Math.min(answer.retryAfterMs, MAX_WAIT_MS))
      await pause(waitMs, signal).finally(() => signal.throwIfAborted())
    }
  }
}

function isTransient({ status, text }: ServiceResponse): boolean {
  if (isQuota(text)) return false
  // A proxy in front of the service sometimes rejects at random; this text tells it from the service.
  return status === 0 || status === 429 || status >= 500 || (status === 403 && text.includes('Error from intermediary'))
}

function isQuota(text: string): boolean {
  return text.includes('insufficient usage')
}

interface Call {
  readonly origin: string
  readonly token: string
  readonly ids: object
  readonly name: string
  readonly send: Send
}

/**
 * Call a method of the artifact service.
 * @returns the fields of a positive response
 */
async function rpc(
  method: 'CreateArtifact' | 'FinalizeArtifact',
  { origin, token, ids, name, send }: Call,
  fields: object,
): Promise<Record<string, unknown>> {
  const answer = await send(`${origin}/${SERVICE}/${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...ids, name, ...fields }),
  })
  const { status, text, tries } = answer
  const result = objectIn(text)
  if (status >= 200 && status < 300) {
    if (result?.ok === true) return result
    throw new Error(`The artifact service answered ${method} with ${result ? 'a no' : 'something that is not JSON'}.`)
  }
  if (isQuota(text)) throw new Error("The account's storage quota for artifacts is used up.")
  if (status === 409 && method === 'CreateArtifact') {
    // The service reserves the name for a try whose response was lost, and does not repeat its URL.
    const doubt = tries > 1 ? ', or an earlier try has taken the name' : ''
    throw new Error(`This run has an artifact named ${JSON.stringify(name)} already${doubt}.`)
  }
  const message = messageOf(result?.msg ?? '').replace(/https?:\S*/g, '(a URL)')
  throw serviceError('The artifact service', method, { ...answer, detail: answer.detail || message.slice(0, 200) })
}

function serviceError(who: string, what: string, { status, detail, tries }: ServiceResponse): Error {
  if (status === 0) return new Error(`${who} could not be reached for ${what} (${detail}, ${tries} tries).`)
  if (status === 429 || status >= 500) return new Error(`${who} failed at ${what} (HTTP ${status}, ${tries} tries).`)
  return new Error(`${who} did not accept ${what} (HTTP ${status}${detail && `: ${detail}`}).`)
}

/** Read the service's address, and the ids of run and job from the scopes of the token. */
function uploadTarget({ url, token }: ArtifactUpload['service']): Pick<Call, 'origin' | 'token' | 'ids'> {
  if (!url) throw new Error('ACTIONS_RESULTS_URL is not set, so there is no artifact service to upload to.')
  if (!URL.canParse(url)) throw new Error('ACTIONS_RESULTS_URL is not a URL.')
  if (!token) throw new Error('ACTIONS_RUNTIME_TOKEN is not set, so no artifact can be uploaded.')
  const claims = objectIn(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)(?: |$)/.exec(String(claims?.scp)) ?? []
  if (run === undefined) throw new Error('ACTIONS_RUNTIME_TOKEN has no scope Actions.Results, which artifacts need.')
  const ids = { workflow_run_backend_id: run, workflow_job_run_backend_id: job }
  return { origin: new URL(url).origin, token, ids }
}

function objectIn(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function zipped(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const entries = new Map<string, Uint8Array>()
  for (const [path, bytes] of files) {
    const entry = path.replaceAll('\\', '/')
    const isOutside = /^[a-z]:/i.test(entry) || entry.split('/').some(part => ['', '.', '..'].includes(part))
    if (isOutside) throw new Error(`${JSON.stringify(path)} is not a relative path within an artifact.`)
    if (entries.has(entry)) throw new Error(`Two files of the artifact are named ${JSON.stringify(entry)}.`)
    entries.set(entry, bytes)
  }
  if (entries.size === 0) throw new Error('An artifact needs at least one file.')
  return zipSync(Object.fromEntries(entries))
}
