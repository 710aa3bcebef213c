import { may, sees } from './access.ts'
import type { CheckedInput, Match, OpenApi } from './openapi.ts'
import type { Reply } from './reply.ts'
import type { Repository } from './repository.ts'
import { errorAnswer, restReply } from './rest-reply.ts'
import { type Answer, type Call, type Needs, Refusal, type Route, notFound } from './route.ts'
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

/** The REST API: who asks, what for, may they, is it well-formed; then the answer, checked like the question. */
export class Rest {
  readonly #site: Site
  readonly #openapi: OpenApi
  readonly #routes: ReadonlyMap<string, Route>
  readonly #violate: (violation: string) => void

  constructor(parts: { site: Site; openapi: OpenApi; routes: readonly Route[]; violate: (violation: string) => void }) {
    this.#site = parts.site
    this.#openapi = parts.openapi
    this.#routes = new Map(parts.routes.map(route => [route.operationId, route]))
    this.#violate = parts.violate
  }

  operationId(method: string, path: string): string | undefined {
    return this.#openapi.match(method, path)?.operation.id
  }

  reply(request: RestRequest): Reply {
    const match = this.#openapi.match(request.method, request.path)
    const answer = this.#answer(request, match)
    const problems = answer.raw ? [] : match?.operation.checkResponse(answer.status, answer.body)
    for (const problem of problems ?? []) {
      this.#violate(`${match?.operation.id}: ${problem}`)
    }
    return restReply(answer, { ...request, apiUrl: this.#site.apiUrl })
  }

  #answer(request: RestRequest, match: Match | undefined): Answer {
    try {
      return this.#handle(request, match)
    } catch (error) {
      if (!(error instanceof Refusal)) {
        this.#violate(`${match?.operation.id ?? request.path}: ${error instanceof Error ? error.stack : String(error)}`)
        return { status: 500, body: { message: 'Server Error', status: '500' } }
      }
      if (error.mistake) {
        this.#violate(`${match?.operation.id ?? request.path}: ${error.message} ${JSON.stringify(error.errors ?? [])}`)
      }
      return errorAnswer(error)
    }
  }

  #handle(request: RestRequest, match: Match | undefined): Answer {
    const token = authenticate(request)
    const route = match && this.#routes.get(match.operation.id)
    if (!match || !route) {
      this.#violate(`${request.method} ${request.path}: no such operation here`)
      throw notFound()
    }
    const repo = route.needs && this.#repository(match, request.caller)
    const checked = match.operation.checkInput({ ...match, query: request.query, body: parse(request.body) })
    if (repo && route.needs) authorize(token, { repo, needs: route.needs(repo, checked.input) })
    if (repo?.world.archived && route.needs?.(repo, checked.input).some(need => need.endsWith(':write'))) {
      throw new Refusal(403, 'Repository was archived so is read-only.')
    }
    this.#refuseMalformed(match, checked)
    const { input } = checked
    const call = { site: this.#site, repo, input, token, accept: String(request.headers['accept'] ?? '') }
    // The route and the input belong to the same operation, which the check has seen and the compiler cannot see.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return route.handle(call as unknown as Call<never>)
  }

  #repository({ path }: Match, caller: Caller) {
    const repo = this.#site.find(`${path['owner']}/${path['repo']}`)
    // GitHub does not tell what exists from what may not be seen.
    if (!repo || !sees(repo, caller)) throw notFound()
    return repo
  }

  #refuseMalformed({ operation }: Match, { problems, undocumented }: CheckedInput): void {
    for (const problem of [...problems, ...undocumented.map(name => `${name} is not documented`)]) {
      this.#violate(`${operation.id}: ${problem}`)
    }
    if (problems.length > 0) throw new Refusal(422, `Invalid request.\n\n${problems.join('\n')}`)
  }
}

function authenticate({ headers, caller }: RestRequest): Token | undefined {
  if (headers['user-agent'] === undefined) {
    const words = 'Request forbidden by administrative rules. Please make sure your request has a User-Agent header'
    throw new Refusal(403, words, { mistake: true })
  }
  if (caller === 'bad-credentials') throw new Refusal(401, 'Bad credentials')
  return caller === 'anonymous' ? undefined : caller
}

function authorize(token: Token | undefined, { repo, needs }: { repo: Repository; needs: Needs }): void {
  // Nobody in particular may read: only a public repository has been shown to them so far.
  if (needs.some(need => (token ? may(token, { repo, need }) : need.endsWith(':read')))) return
  if (!token) throw new Refusal(401, 'Requires authentication')
  const what = token.type === 'Bot' ? 'integration' : 'personal access token'
  throw new Refusal(403, `Resource not accessible by ${what}`)
}

function parse(body: string): unknown {
  if (body === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new Refusal(400, 'Problems parsing JSON', { mistake: true })
  }
  if (typeof value === 'object' && value !== null) return value
  throw new Refusal(400, 'Body should be a JSON object', { mistake: true })
}
