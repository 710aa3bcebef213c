import { createHash } from 'node:crypto'
import { may, sees } from './access.ts'
import type { Match, OpenApi } from './openapi.ts'
import { type Reply, json } from './reply.ts'
import type { Repository } from './repository.ts'
import { type Answer, type Needs, Refusal, type Route, notFound } from './route.ts'
import type { Site } from './site.ts'
import type { Caller, Token } from './tokens.ts'

export interface RestRequest {
  readonly method: string
  /** Without `/api/v3`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  readonly caller: Caller
}

interface Parts {
  readonly site: Site
  readonly openapi: OpenApi
  readonly routes: readonly Route[]
  readonly violate: (violation: string) => void
}

/** The REST API: authenticate, authorize, check the request, answer, and check the answer. */
export class Rest {
  readonly #parts: Parts
  readonly #routes: ReadonlyMap<string, Route>

  constructor(parts: Parts) {
    this.#parts = parts
    this.#routes = new Map(parts.routes.map(route => [route.operationId, route]))
  }

  operationId(method: string, path: string): string | undefined {
    return this.#parts.openapi.match(method, path)?.operation.id
  }

  reply(request: RestRequest): Reply {
    const match = this.#parts.openapi.match(request.method, request.path)
    const what = match?.operation.id ?? request.path
    const answer = this.#answer(request, match, what)
    this.#violate(what, match?.operation.checkResponse(answer.status, answer.body) ?? [])
    return restReply(answer, { ...request, apiUrl: this.#parts.site.apiUrl })
  }

  #answer(request: RestRequest, match: Match | undefined, what: string): Answer {
    try {
      return this.#handle(request, match)
    } catch (error) {
      if (!(error instanceof Refusal)) {
        this.#violate(what, [error instanceof Error ? (error.stack ?? error.message) : String(error)])
        return { status: 500, body: { message: 'Server Error', status: '500' } }
      }
      const { status, message, errors } = error
      if (error.mistake) this.#violate(what, [`${message} ${JSON.stringify(errors ?? [])}`])
      const about = { documentation_url: 'https://docs.github.com/rest', status: String(status) }
      return { status, body: { message, ...(errors ? { errors } : {}), ...about } }
    }
  }

  #handle(request: RestRequest, match: Match | undefined): Answer {
    const token = authenticate(request)
    const route = match && this.#routes.get(match.operation.id)
    if (!match || !route) {
      this.#violate(`${request.method} ${request.path}`, ['no such operation here'])
      throw notFound()
    }
    const { operation, path } = match
    const repo = this.#parts.site.find(`${path['owner']}/${path['repo']}`)
    // GitHub does not tell what is missing from what the caller may not see.
    if (!repo || !sees(repo, token)) throw notFound()
    const body = parse(request.body)
    const { input, problems, undocumented } = operation.checkInput({ path, query: request.query, body })
    const needs = route.needs(repo, input)
    authorize(token, repo, needs)
    if (repo.world.archived && needs.some(need => need.endsWith(':write'))) {
      throw new Refusal(403, 'Repository was archived so is read-only.')
    }
    this.#violate(operation.id, [...problems, ...undocumented.map(name => `${name} is not documented`)])
    if (problems.length > 0) throw new Refusal(422, `Invalid request.\n\n${problems.join('\n')}`)
    const reading = watched(input)
    const answer = route.handle({ site: this.#parts.site, repo, input: reading.input as never, token })
    const asked = undocumented.length > 0 ? [] : [...request.query.keys(), ...Object.keys(body ?? {})]
    const ignored = asked.filter(name => !reading.seen.has(name))
    this.#violate(
      operation.id,
      ignored.map(name => `the local GitHub does not play the parameter ${name}`),
    )
    return answer
  }

  #violate(what: string, problems: readonly string[]): void {
    for (const problem of problems) this.#parts.violate(`${what}: ${problem}`)
  }
}

/** The input of a call, and the names that its handler reads: it must not ignore what a client asks for. */
function watched(input: Record<string, unknown>) {
  const seen = new Set<PropertyKey>()
  const get = (target: Record<string, unknown>, name: string) => {
    seen.add(name)
    return target[name]
  }
  return { seen, input: new Proxy(input, { get }) }
}

function authenticate({ headers, caller }: RestRequest): Token {
  if (headers['user-agent'] === undefined) {
    const words = 'Request forbidden by administrative rules. Please make sure your request has a User-Agent header'
    throw new Refusal(403, words, { mistake: true })
  }
  if (caller === 'bad-credentials') throw new Refusal(401, 'Bad credentials')
  if (caller === 'anonymous') throw new Refusal(401, 'Requires authentication')
  return caller
}

function authorize(token: Token, repo: Repository, needs: Needs): void {
  if (needs.some(need => may(token, { repo, need }))) return
  const what = token.type === 'Bot' ? 'integration' : 'personal access token'
  throw new Refusal(403, `Resource not accessible by ${what}`)
}

function parse(body: string): object | undefined {
  if (body === '') return undefined
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) return value
  } catch {}
  throw new Refusal(400, 'Body should be a JSON object', { mistake: true })
}

type Asked = Pick<RestRequest, 'method' | 'path' | 'query' | 'headers'> & { readonly apiUrl: string }

/** Add the headers of every answer of GitHub's REST API. */
function restReply({ status, body, headers, pages = 1 }: Answer, asked: Asked): Reply {
  const reply = body === undefined ? { status, headers: {}, body: '' } : json(status, body)
  return conditional(asked, {
    ...reply,
    headers: {
      ...reply.headers,
      'x-github-media-type': 'github.v3; format=json',
      'x-github-api-version-selected': '2022-11-28',
      ...linkHeader(asked, pages),
      ...headers,
    },
  })
}

function linkHeader({ apiUrl, path, query }: Asked, pages: number): Record<string, string> {
  const page = Math.max(Number(query.get('page') ?? 1), 1)
  const to = (rel: string, target: number): string => {
    const there = new URLSearchParams(query)
    there.set('page', String(target))
    return `<${apiUrl}${path}?${there.toString()}>; rel="${rel}"`
  }
  const all = [
    ...(page > 1 ? [to('prev', page - 1)] : []),
    ...(page < pages ? [to('next', page + 1), to('last', pages)] : []),
    ...(page > 1 ? [to('first', 1)] : []),
  ]
  return pages === 1 ? {} : { link: all.join(', ') }
}

/** A GET whose answer the client already has costs no body, and on GitHub no rate limit. */
function conditional(asked: Asked, reply: Reply): Reply {
  if (asked.method !== 'GET' || reply.status !== 200) return reply
  const etag = `W/"${createHash('sha256').update(reply.body).digest('hex')}"`
  const headers = { ...reply.headers, etag, 'cache-control': 'private, max-age=60, s-maxage=60' }
  // Weak comparison: with or without the W/.
  const known = String(asked.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  const isKnown = known.some(each => each.replace(/^W\//, '') === etag.slice(2))
  return isKnown ? { status: 304, headers, body: '' } : { ...reply, headers }
}
