// GitHub's artifact service (v4) and its blob storage on a local port, as strict as the real ones.

import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { type Reply, send } from '../github/reply.ts'
import { closeServer, originOf } from '../github/server.ts'
import { parseJson } from '../model/read-request.ts'
import { refusal, storageError } from './refusals.ts'
import { Store } from './store.ts'
import { ArmedFaults, type Fault, type Step, failUpload } from './upload-faults.ts'

export type { Fault, Step } from './upload-faults.ts'

const service = '/twirp/github.actions.results.api.v1.ArtifactService'

const ids = {
  workflow_run_backend_id: z.string(),
  workflow_job_run_backend_id: z.string(),
  // NTFS forbids the rest; the service refuses it on every system.
  name: z.string().regex(/^[^"<>:|*?\r\n\\/]+$/),
}

/** In protobuf's JSON: a wrapped string is a string, an int64 is one too, a timestamp is RFC 3339 in UTC. */
const Create = z.strictObject({
  ...ids,
  version: z.literal(7),
  mime_type: z.literal('application/zip'),
  expires_at: z.iso.datetime().optional(),
})
const Finalize = z.strictObject({
  ...ids,
  size: z.string().regex(/^[1-9]\d*$/),
  hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
})
export type Create = z.infer<typeof Create>
export type Finalize = z.infer<typeof Finalize>

export interface ArtifactServiceOptions {
  /** The spelling of fields in answers: GitHub's, or that of other servers. */
  readonly fields?: 'snake_case' | 'camelCase'
}

export type ArtifactService = Awaited<ReturnType<typeof startArtifactService>>

export async function startArtifactService({ fields = 'snake_case' }: ArtifactServiceOptions = {}) {
  const [run, job] = [randomUUID(), randomUUID()]
  const token = jwt({ scp: `Actions.GenericRead:${run} Actions.Results:${run}:${job} Actions.UploadArtifacts:${run}` })
  const requests: Step[] = []
  const violations: string[] = []
  const store = new Store(violation => violations.push(violation))
  const faults = new ArmedFaults()
  const arrivals = new EventEmitter()

  const refuse = (status: number, violation: string): Reply => {
    violations.push(violation)
    return refusal(status, violation)
  }

  const call = (step: 'create' | 'finalize', { headers }: IncomingMessage, body: string): Reply => {
    if (headers.authorization !== `Bearer ${token}`) return refusal(401, 'the token is not valid')
    const type = headers['content-type']
    if (type !== 'application/json') return refuse(400, `${step}: the content type is ${type}`)
    const parsed = (step === 'create' ? Create : Finalize).safeParse(parseJson(body))
    if (!parsed.success) return refuse(400, `${step}: ${parsed.error.message}`)
    const { data } = parsed
    if (data.workflow_run_backend_id !== run || data.workflow_job_run_backend_id !== job) {
      return refuse(403, `${step}: the ids are of another run or job`)
    }
    const reply = 'version' in data ? store.create(data, originOf(server)) : store.finalize(data)
    return fields === 'camelCase' ? { ...reply, body: inCamelCase(String(reply.body)) } : reply
  }

  const put = ({ headers, url = '' }: IncomingMessage, body: Uint8Array): Reply => {
    const refuseBlob = (violation: string): Reply => {
      violations.push(`upload: ${violation}`)
      return storageError(400, 'InvalidHeaderValue')
    }
    if (headers.authorization !== undefined) return refuseBlob('the Authorization header went along to the storage')
    const kind = headers['x-ms-blob-type']
    if (kind !== 'BlockBlob') return refuseBlob(`the blob type is ${String(kind)}`)
    const mimeType = headers['x-ms-blob-content-type']
    if (mimeType !== 'application/zip') return refuseBlob(`the content type of the blob is ${String(mimeType)}`)
    if (headers['content-length'] === undefined) return refuseBlob('the length is missing')
    return store.put(url, body)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const step = stepOf(request)
    if (step === undefined) {
      request.resume()
      return send(response, refuse(404, `${request.method} ${request.url} is not played`))
    }
    requests.push(step)
    arrivals.emit(step)
    const fault = faults.take(step)
    if (fault?.kind === 'reset' && !fault.after) return failUpload(fault, response)
    // Read the whole request, or the client sees a broken pipe instead of the answer.
    const body = await buffer(request)
    if (fault && !fault.after) return failUpload(fault, response)
    const reply = step === 'upload' ? put(request, body) : call(step, request, body.toString())
    if (fault) failUpload(fault, response)
    else send(response, reply)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      // A client may hang up in the middle of its request.
      if (!request.complete) return
      violations.push(`${request.method} ${request.url}: ${String(error)}`)
      response.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async (): Promise<void> => {
    if (server.listening) await closeServer(server)
  }

  return {
    /** For ACTIONS_RESULTS_URL. Ends with a slash, like the real one. */
    url: `${originOf(server)}/`,
    /** For ACTIONS_RUNTIME_TOKEN; any other gets a 401. */
    token,
    /** The artifacts that are created, uploaded and finalized. */
    get artifacts() {
      return store.artifacts
    },
    /** The steps of all requests, faults included. */
    requests: requests as readonly Step[],
    /** The secret part of every URL to upload to. */
    signature: store.signature,
    /** Requests that the real services refuse. */
    violations: violations as readonly string[],
    /** Arm a fault for the next requests of its step; several for one step follow each other. */
    fault: (fault: Fault) => faults.arm(fault),
    /** Settles when the next request for the step has come, whole or not. */
    async arrival(step: Step): Promise<void> {
      await once(arrivals, step)
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Sign a token with nothing: only the runner's side ever checks the signature. */
export function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`
}

function stepOf({ method, url = '' }: IncomingMessage): Step | undefined {
  if (method === 'PUT' && url.startsWith('/blobs/')) return 'upload'
  if (method !== 'POST') return undefined
  if (url === `${service}/CreateArtifact`) return 'create'
  return url === `${service}/FinalizeArtifact` ? 'finalize' : undefined
}

function inCamelCase(body: string): string {
  return body.replace(/"\w+":/g, name => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
}
