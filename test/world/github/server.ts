import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Faults, suffer } from './faults.ts'
import { gitRequest, serveGit } from './git-http.ts'
import { serveGraphql } from './graphql.ts'
import type { Journal } from './journal.ts'
import { lfsRequest, serveLfs } from './git-lfs.ts'
import type { RateLimits } from './rate-limits.ts'
import { type Reply, plain, send } from './reply.ts'
import type { Rest } from './rest.ts'
import type { Site } from './site.ts'
import type { Storage } from './storage.ts'
import type { Caller, Tokens } from './tokens.ts'

/**
 * GitHub Enterprise Server has its API below `/api/v3` of its one host, with GraphQL beside it at `/api/graphql`;
 * github.com has it on a host of its own, with GraphQL at `/graphql`.
 */
export type Layout = 'enterprise' | 'github.com'

export const enterprisePrefix = '/api/v3'

/** Answers requests for pages, by their path; the local GitHub has none of its own. */
export type Pages = (site: Site, path: string) => Reply | undefined

interface Parts {
  readonly site: Site
  readonly pages: Pages
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
  readonly call: ApiCall | undefined
}

interface ApiCall {
  readonly kind: 'rest' | 'graphql'
  /** As GitHub's documentation writes it. */
  readonly path: string
}

type Serve = (exchange: Exchange) => Promise<Reply>
type ReadCall = (method: string, pathname: string) => ApiCall | undefined

const enterpriseCall: ReadCall = (method, pathname) => {
  if (method === 'POST' && pathname === '/api/graphql') return { kind: 'graphql', path: '/graphql' }
  if (!pathname.startsWith(`${enterprisePrefix}/`)) return undefined
  return { kind: 'rest', path: pathname.slice(enterprisePrefix.length) }
}

const apiHostCall: ReadCall = (method, pathname) => ({
  kind: method === 'POST' && pathname === '/graphql' ? 'graphql' : 'rest',
  path: pathname,
})

const noCall: ReadCall = () => undefined

/** GitHub itself: git and pages, and the API too unless it has its own host. */
export async function listenGitHub(parts: Parts, layout: Layout): Promise<Server> {
  return await listen(parts, layout === 'enterprise' ? enterpriseCall : noCall, async asked => {
    const { request, url, caller, call } = asked
    const git = gitRequest(url)
    if (git) return await serveGit(parts.site, git, { request, caller })
    const lfs = lfsRequest(url)
    if (lfs) return serveLfs(parts.site, lfs, { body: await text(request), caller })
    if (call) return await serveApi(parts, { ...asked, call })
    return parts.pages(parts.site, url.pathname) ?? plain(404, 'Not Found')
  })
}

/** The counterpart of api.github.com. */
export async function listenApi(parts: Parts): Promise<Server> {
  return await listen(parts, apiHostCall, async asked => {
    const { call } = asked
    return call ? await serveApi(parts, { ...asked, call }) : plain(404, 'Not Found')
  })
}

async function serveApi(
  { site, rest, limits, violate }: Parts,
  { request, url, caller, method, call }: Exchange & { readonly call: ApiCall },
): ReturnType<Serve> {
  const body = await text(request)
  const isGraphql = call.kind === 'graphql'
  const reply = isGraphql
    ? serveGraphql(body, { site, caller, violate })
    : rest.reply({ method, path: call.path, query: url.searchParams, headers: request.headers, body, caller })
  const isFree = reply.status === 304
  const limit = limits.spend(tokenName(caller), isGraphql ? 'graphql' : 'core', { isFree })
  return { ...reply, headers: { ...limit, ...reply.headers } }
}

/** The storage host, on a port of its own: only another origin shows whether a client leaks its token. */
export async function listenStorage(parts: Parts): Promise<Server> {
  return await listen(parts, noCall, async ({ request, url }) => {
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
  // Clients keep connections open for the next request; the server would wait for them.
  server.closeAllConnections()
  await closed
}

async function listen(parts: Parts, readCall: ReadCall, serve: Serve): Promise<Server> {
  const server = createServer((request, response) => {
    exchange(parts, { request, response, readCall, serve }).catch((error: unknown) => {
      // A client may hang up in the middle of its request.
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

/** One request: from its journal entry, through its fault if there is one, to the answer. */
async function exchange(
  { tokens, journal, faults, rest }: Parts,
  asked: { request: IncomingMessage; response: ServerResponse; readCall: ReadCall; serve: Serve },
): Promise<void> {
  const { request, response, readCall, serve } = asked
  const method = request.method ?? 'GET'
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  const caller = tokens.caller(request.headers.authorization)
  const call = readCall(method, url.pathname)
  const pathname = call?.path ?? url.pathname
  // A signature is as good as a token for a minute, so it stays out of the journal.
  const path = url.searchParams.has('sig') ? pathname : pathname + url.search
  const operationId = call?.kind === 'rest' ? rest.operationId(method, pathname) : undefined
  const fault = faults.take(method, path)
  const answered = journal.open({
    method,
    path,
    ...(operationId === undefined ? {} : { operationId }),
    ...(fault ? { fault: fault.kind } : {}),
  })
  const reply = await suffer(fault, () => serve({ request, method, url, caller, call }))
  if (!reply) {
    request.socket.destroy()
    return
  }
  answered(reply.status, reply.operationId)
  // Read the rest of the request, or the client sees a broken pipe instead of the answer.
  request.resume()
  send(response, reply)
}

function tokenName(caller: Caller): string | undefined {
  return typeof caller === 'string' ? undefined : caller.name
}
