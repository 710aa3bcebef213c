import { createHash } from 'node:crypto'
import { type Reply, json } from './reply.ts'
import type { Answer, Refusal } from './route.ts'

interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly apiUrl: string
}

/** An answer with the headers that GitHub's REST API gives to all of them. */
export function restReply(answer: Answer, asked: Asked): Reply {
  const { status, body, raw, headers } = answer
  const reply = body === undefined ? { status, headers: {}, body: '' } : json(status, body)
  return conditional(asked, {
    status,
    body: raw?.content ?? reply.body,
    headers: {
      ...reply.headers,
      ...(raw ? { 'content-type': raw.type } : {}),
      'x-github-media-type': 'github.v3; format=json',
      'x-github-api-version-selected': '2022-11-28',
      ...linkHeader(asked, answer),
      ...headers,
    },
  })
}

export function errorAnswer({ status, message, errors }: Refusal): Answer {
  return {
    status,
    body: {
      message,
      ...(errors ? { errors } : {}),
      documentation_url: 'https://docs.github.com/rest',
      status: String(status),
    },
  }
}

function linkHeader({ apiUrl, path, query }: Asked, { pages = 1, links = {} }: Answer): Record<string, string> {
  const page = Math.max(Number(query.get('page') ?? 1), 1)
  const to = (rel: string, changes: Readonly<Record<string, string>>): string => {
    const there = new URLSearchParams(query)
    // A cursor takes the place of the one that led here.
    if ('before' in changes || 'after' in changes) ['before', 'after'].forEach(name => there.delete(name))
    for (const [name, value] of Object.entries(changes)) there.set(name, value)
    return `<${apiUrl}${path}?${there.toString()}>; rel="${rel}"`
  }
  const toPage = (rel: string, target: number): string => to(rel, { page: String(target) })
  const all = [
    ...(page > 1 && pages > 1 ? [toPage('prev', page - 1)] : []),
    ...(page < pages ? [toPage('next', page + 1), toPage('last', pages)] : []),
    ...(page > 1 && pages > 1 ? [toPage('first', 1)] : []),
    ...Object.entries(links).map(([rel, changes]) => to(rel, changes)),
  ]
  return all.length === 0 ? {} : { link: all.join(', ') }
}

/** A GET whose answer the client already has costs no body, and on GitHub no rate limit. */
function conditional(asked: Asked, reply: Reply): Reply {
  if (asked.method !== 'GET' || reply.status !== 200) return reply
  const etag = `W/"${createHash('sha256').update(reply.body).digest('hex')}"`
  const headers = { ...reply.headers, etag, 'cache-control': 'private, max-age=60, s-maxage=60' }
  const known = String(asked.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  // Weak comparison: with or without the W/.
  const same = known.some(each => each.replace(/^W\//, '') === etag.slice(2))
  return same ? { status: 304, headers, body: '' } : { ...reply, headers }
}
