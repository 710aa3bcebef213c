import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ArtifactService, ArtifactServiceOptions, Step, UploadedArtifact } from './artifact-service.ts'
import { breakAnswer, type Fault, Faults } from './faults.ts'
import { type Reply, refusal, send, storageError } from './reply.ts'
import { CreateArtifact, FinalizeArtifact } from './requests.ts'
import { Store } from './store.ts'

const service = '/twirp/github.actions.results.api.v1.ArtifactService'

export class ArtifactServer implements ArtifactService {
  readonly requests: Step[] = []
  readonly violations: string[] = []
  readonly token: string

  readonly #ids = { workflow_run_backend_id: randomUUID(), workflow_job_run_backend_id: randomUUID() }
  readonly #camelCase: boolean
  readonly #store = new Store(violation => this.violations.push(violation))
  readonly #faults = new Faults()
  readonly #arrivals = new EventEmitter()
  readonly #server: Server
  #origin = ''

  constructor({ fields }: ArtifactServiceOptions) {
    this.#camelCase = fields === 'camelCase'
    const { workflow_run_backend_id: run, workflow_job_run_backend_id: job } = this.#ids
    this.token = jwt({ scp: `Actions.GenericRead:${run} Actions.Results:${run}:${job} Actions.UploadArtifacts:${run}` })
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        // A client that hangs up in the middle of its request has not broken any rule.
        if (!request.complete) return
        this.violations.push(`${request.method} ${request.url}: ${String(error)}`)
        response.destroy()
      })
    })
  }

  static async start(options: ArtifactServiceOptions): Promise<ArtifactServer> {
    const played = new ArtifactServer(options)
    played.#server.listen(0, '127.0.0.1')
    await once(played.#server, 'listening')
    const address = played.#server.address()
    if (typeof address === 'object' && address) played.#origin = `http://127.0.0.1:${address.port}`
    return played
  }

  get url(): string {
    return `${this.#origin}/`
  }

  get artifacts(): readonly UploadedArtifact[] {
    return this.#store.artifacts
  }

  get signature(): string {
    return this.#store.signature
  }

  fault(fault: Fault): void {
    this.#faults.arm(fault)
  }

  async arrival(step: Step): Promise<void> {
    await once(this.#arrivals, step)
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return
    const closed = once(this.#server, 'close')
    this.#server.close()
    // Stalled answers are connections that nobody else ends.
    this.#server.closeAllConnections()
    await closed
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const step = stepOf(request)
    if (step === undefined) {
      request.resume()
      return send(response, this.#violation(404, `${request.method} ${request.url} is not played`))
    }
    this.requests.push(step)
    this.#arrivals.emit(step)
    const fault = this.#faults.take(step)
    if (fault && !fault.after && fault.kind === 'reset') return breakAnswer(fault, response)
    // What nobody read must still arrive, or the client sees a broken pipe instead of the answer.
    const body = await buffer(request)
    if (fault && !fault.after) return breakAnswer(fault, response)
    const reply = step === 'upload' ? this.#put(request, body) : this.#call(step, request, body.toString())
    if (fault) breakAnswer(fault, response)
    else send(response, reply)
  }

  #call(step: 'create' | 'finalize', { headers }: IncomingMessage, body: string): Reply {
    if (headers.authorization !== `Bearer ${this.token}`) return refusal(401, 'the token is not valid')
    if (headers['content-type'] !== 'application/json') {
      return this.#violation(400, `${step}: the content type is ${headers['content-type']}`)
    }
    const parsed = (step === 'create' ? CreateArtifact : FinalizeArtifact).safeParse(parseJson(body))
    if (!parsed.success) return this.#violation(400, `${step}: ${parsed.error.message}`)
    const { workflow_run_backend_id: run, workflow_job_run_backend_id: job } = parsed.data
    if (run !== this.#ids.workflow_run_backend_id || job !== this.#ids.workflow_job_run_backend_id) {
      return this.#violation(403, `${step}: the ids are of another run or job`)
    }
    const { data } = parsed
    const reply = 'version' in data ? this.#store.create(data, this.#origin) : this.#store.finalize(data)
    return this.#camelCase ? { ...reply, body: inCamelCase(reply.body) } : reply
  }

  #put({ headers, url = '' }: IncomingMessage, body: Uint8Array): Reply {
    const refuse = (violation: string) => {
      this.violations.push(`upload: ${violation}`)
      return storageError(400, 'InvalidHeaderValue')
    }
    if (headers.authorization !== undefined) return refuse('the Authorization header went along to the storage')
    const kind = headers['x-ms-blob-type']
    if (kind !== 'BlockBlob') return refuse(`the blob type is ${String(kind)}`)
    const mimeType = headers['x-ms-blob-content-type']
    if (mimeType !== 'application/zip') return refuse(`the content type of the blob is ${String(mimeType)}`)
    if (headers['content-length'] === undefined) return refuse('the length is not told')
    return this.#store.put(url, body)
  }

  #violation(status: number, violation: string): Reply {
    this.violations.push(violation)
    return refusal(status, violation)
  }
}

/** Signed by nobody: only the runner's side ever checks the signature. */
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

/** Undefined for what is no JSON; the shapes refuse it like any other value that is no object. */
function parseJson(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}
