import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { type Faults, suffer } from './faults.ts'
import { gitRequest, serveGit } from './git-http.ts'
import type { Journal } from './journal.ts'
import { servePage } from './pages/pull-page.ts'
import type { RateLimits } from './rate-limits.ts'
import { type Reply, plain, send } from './reply.ts'
import type { Rest } from './rest.ts'
import type { Site } from './site.ts'
import type { Storage } from './storage.ts'
import { readAll } from './streams.ts'
import type { Caller, Tokens } from './tokens.ts'

export const apiPrefix = '/api/v3'

interface Parts {
  readonly site: Site
  readonly rest: Rest
  readonly storage: Storage
  readonly tokens: Tokens
  readonly limits: RateLimits
  readonly journal: Journal
  readonly faults: Faults
  readonly violate: (violation: string) => void
}

interface Exchange {
  readonly request: IncomingMessage
  readonly method: string
  readonly url: URL
  readonly caller: Caller
}

type Serve = (exchange: Exchange) => Promise<Reply>

/** GitHub itself: REST, git and pages on one port. */
export async function listenGitHub(parts: Parts): Promise<Server> {
  const { site, rest, limits } = parts
  return await listen(parts, async ({ request, url, caller, method }) => {
    const git = gitRequest(url)
    if (git) return await serveGit(site, git, { request, caller })
    if (!url.pathname.startsWith(`${apiPrefix}/`)) return servePage(site, url.pathname) ?? plain(404, 'Not Found')
    const body = (await readAll(request)).toString()
    const reply = rest.reply({
      method,
      path: url.pathname.slice(apiPrefix.length),
      query: url.searchParams,
      headers: request.headers,
      body,
      caller,
    })
    const token = tokenName(caller)
    if (reply.status !== 304) limits.spend(token)
    return { ...reply, headers: { ...limits.headers(token), ...reply.headers } }
  })
}

/** The storage host, on a port of its own: only another origin shows whether a client leaks its token. */
export async function listenStorage(parts: Parts): Promise<Server> {
  return await listen(parts, async ({ request, url }) => {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      parts.violate(`${url.pathname}: the Authorization header went along to the storage host`)
    }
    return parts.storage.reply(url, authorization)
  })
}

export function originOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return `http://127.0.0.1:${address.port}`
}

export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  // Clients keep connections open for the next request, which would keep us from ever closing.
  server.closeAllConnections()
  await closed
}

async function listen(parts: Parts, serve: Serve): Promise<Server> {
  const server = createServer((request, response) => {
    exchange(parts, { request, response, serve }).catch((error: unknown) => {
      // A client that hangs up in the middle of its request has not broken any rule.
      if (request.destroyed && !request.complete) return
      parts.violate(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`)
      request.socket.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

/** One request, from its note in the journal, through the fault that may meet it, to the answer. */
async function exchange(
  { tokens, journal, faults, rest }: Parts,
  { request, response, serve }: { request: IncomingMessage; response: ServerResponse; serve: Serve },
): Promise<void> {
  const method = request.method ?? 'GET'
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  const caller = tokens.caller(request.headers.authorization)
  const isRest = url.pathname.startsWith(`${apiPrefix}/`)
  const pathname = isRest ? url.pathname.slice(apiPrefix.length) : url.pathname
  // A signature is as good as a token for a minute, so it stays out of the journal.
  const path = url.searchParams.has('sig') ? pathname : pathname + url.search
  const operationId = isRest ? rest.operationId(method, pathname) : undefined
  const fault = faults.take(method, path)
  const answered = journal.open({
    method,
    path,
    ...(operationId === undefined ? {} : { operationId }),
    token: tokenName(caller),
    ...(fault ? { fault: fault.kind } : {}),
  })
  const reply = await suffer(fault, () => serve({ request, method, url, caller }))
  if (!reply) {
    request.socket.destroy()
    return
  }
  answered(reply.status)
  // What nobody read must still arrive, or the client sees a broken pipe instead of the answer.
  request.resume()
  send(response, reply)
}

function tokenName(caller: Caller): string | undefined {
  return typeof caller === 'string' ? undefined : caller.name
}
