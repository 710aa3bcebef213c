import { RequestError } from '@octokit/request-error'
import { describe, expect, it } from 'vitest'
import { EtagCache } from '../../src/github/etag-cache.ts'

describe('what was answered once', () => {
  it('is asked for again by its tag, and taken from memory where nothing has changed', async () => {
    const { ask, seen } = server([told('a', 'one'), 304, 304])

    const answers = [await ask('/x'), await ask('/x'), await ask('/x')]

    expect(answers.map(({ data }) => data)).toEqual(['one', 'one', 'one'])
    expect(seen).toEqual([undefined, 'a', 'a'])
  })

  it('is forgotten for what is there now', async () => {
    const { ask, seen } = server([told('a', 'one'), told('b', 'two'), 304])

    const answers = [await ask('/x'), await ask('/x'), await ask('/x')]

    expect(answers.map(({ data }) => data)).toEqual(['one', 'two', 'two'])
    expect(seen).toEqual([undefined, 'a', 'b'])
  })

  it('keeps the headers that a request has', async () => {
    const { ask, headers } = server([told('a', 'one'), 304])

    await ask('/x', { headers: { accept: 'text/plain' } })
    await ask('/x', { headers: { accept: 'text/plain' } })

    expect(headers).toEqual([{ accept: 'text/plain' }, { accept: 'text/plain', 'if-none-match': 'a' }])
  })

  it.each<[string, object]>([
    ['another page', { url: '/y' }],
    ['other parameters', { page: 2 }],
    ['another server', { baseUrl: 'https://ghe.example' }],
    ['another repository', { owner: 'eve' }],
  ])('is not taken for %s', async (_, change) => {
    const { ask, seen } = server([told('a', 'one'), told('b', 'two')])

    await ask('/x', { owner: 'octo' })
    const second = await ask('/x', { owner: 'octo', ...change })

    expect(second.data).toBe('two')
    expect(seen).toEqual([undefined, undefined])
  })

  it.each(['POST', 'PATCH', 'PUT', 'DELETE', 'HEAD'])('is nothing to a %s', async method => {
    const { ask, seen } = server([told('a', 'one'), told('b', 'two'), told('c', 'three')])

    await ask('/x')
    await ask('/x', { method })
    await ask('/x', { method })

    expect(seen).toEqual([undefined, undefined, undefined])
  })

  it.each<[string, Told]>([
    ['a download', told('a', new ArrayBuffer(8))],
    ['an answer without a tag', told(undefined, 'one')],
  ])('is not kept when it was %s', async (_, answer) => {
    const { ask, seen } = server([answer, told('b', 'two')])

    await ask('/x')
    await ask('/x')

    expect(seen).toEqual([undefined, undefined])
  })

  it('is thrown away, the oldest first, when there is too much of it', async () => {
    const many = Array.from({ length: 201 }, (_, index) => told(`t${index}`, index))
    const { ask, seen } = server([...many, 304, told('again', 0)])

    for (const index of many.keys()) await ask(`/${index}`)
    await ask('/1')
    await ask('/0')

    expect(seen.slice(-2)).toEqual(['t1', undefined])
  })
})

describe('what goes wrong', () => {
  it.each([403, 404, 429, 500])('with %i is thrown as it is', async status => {
    const { ask } = server([told('a', 'one'), status])

    await ask('/x')

    await expect(ask('/x')).rejects.toMatchObject({ name: 'HttpError', status })
  })

  it('does not throw away what is known', async () => {
    const { ask } = server([told('a', 'one'), 500, 304])

    await ask('/x')
    await ask('/x').catch(() => undefined)

    expect((await ask('/x')).data).toBe('one')
  })

  it('is thrown where GitHub says that nothing has changed and nothing is known', async () => {
    const { ask } = server([304])

    await expect(ask('/x')).rejects.toMatchObject({ status: 304 })
  })

  it('is thrown where it is nothing of HTTP', async () => {
    const { ask } = server([told('a', 'one'), new Error('no network')])

    await ask('/x')

    await expect(ask('/x')).rejects.toThrow('no network')
  })
})

interface Told {
  readonly headers: { readonly etag?: string | undefined }
  readonly data: unknown
}

function told(etag: string | undefined, data: unknown): Told {
  return { headers: etag === undefined ? {} : { etag }, data }
}

/** Answers one after the other: what is told, an HTTP status as octokit throws it, or another error. */
function server(answers: readonly (Told | number | Error)[]) {
  const kept = new EtagCache()
  const rest = [...answers]
  const seen: (string | undefined)[] = []
  const headers: object[] = []
  const ask = async (url: string, change: object = {}): Promise<Told> =>
    kept.request({ method: 'GET', url, headers: {}, ...change }, options => {
      headers.push(options.headers)
      seen.push((options.headers as Record<string, string>)['if-none-match'])
      const answer = rest.shift()
      if (answer instanceof Error) throw answer
      if (typeof answer !== 'number' && answer !== undefined) return answer
      throw new RequestError('no', answer ?? 500, { request: { method: 'GET', url: 'http://x/', headers: {} } })
    })
  return { ask, seen, headers }
}
