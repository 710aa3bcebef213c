import { describe, expect, it } from 'vitest'
import { viewer } from '../../src/github/users.ts'
import type { RepositoryApi } from '../../src/github/client.ts'
import type { Fault, Layout } from '../world/github/github.ts'
import { bot, name, openShop, type Shop } from './shop.ts'

const ANY = { path: /./ }
const secondary = { message: 'You have exceeded a secondary rate limit.' }
const primary = { message: 'API rate limit exceeded for installation.' }

function limited(seconds: number, status = 403, times = 1): Fault {
  return { on: ANY, kind: 'status', status, times, headers: { 'retry-after': String(seconds) }, body: secondary }
}

async function comments(
  shop: Shop,
  { client, owner, repo }: RepositoryApi,
  pull: number,
): Promise<(string | undefined)[]> {
  const at = { owner, repo, issue_number: pull, per_page: 100 }
  return (await client.paginate(client.rest.issues.listComments, at)).map(({ body }) => body)
}

describe.concurrent('what has not changed', () => {
  it('is asked for again without being sent again, and changes are seen', async () => {
    await using shop = await openShop()
    const pull = shop.github.openPull(name, { head: 'feature', base: 'main' })
    shop.github.comment(name, pull, { login: 'ada', body: 'one' })

    const first = await comments(shop, shop.place, pull)
    const second = await comments(shop, shop.place, pull)
    shop.github.comment(name, pull, { login: 'ada', body: 'two' })
    const third = await comments(shop, shop.place, pull)
    const fourth = await comments(shop, shop.place, pull)

    expect([first, second, third, fourth]).toEqual([['one'], ['one'], ['one', 'two'], ['one', 'two']])
    expect(shop.asked()).toEqual([200, 304, 200, 304].map(status => `GET issues/list-comments ${status}`))
    expect(shop.github.violations).toEqual([])
  })

  it('is all there on later pages too', async () => {
    await using shop = await openShop()
    const pull = shop.github.openPull(name, { head: 'feature', base: 'main' })
    for (let index = 0; index < 101; index += 1) shop.github.comment(name, pull, { login: 'ada', body: `${index}` })

    const first = await comments(shop, shop.place, pull)
    const second = await comments(shop, shop.place, pull)

    expect(second).toEqual(first)
    expect(second).toHaveLength(101)
    expect(shop.asked().map(request => request.slice(-3))).toEqual(['200', '200', '304', '304'])
  })

  it('is known apart by what was asked, and by who asks', async () => {
    await using shop = await openShop()
    const { client, owner, repo } = shop.place
    const head = async ({ client: asker }: RepositoryApi, branch: string) =>
      (await asker.rest.git.getRef({ owner, repo, ref: `heads/${branch}` })).data.object.sha

    const found = [await head(shop.place, 'main'), await head(shop.place, 'feature'), await head(shop.as({}), 'main')]

    expect(found).toEqual([shop.head('main'), shop.head('feature'), shop.head('main')])
    expect(shop.asked().map(request => request.slice(-3))).toEqual(['200', '200', '200'])
    await client.rest.repos.listCommits({ owner, repo, per_page: 1 })
    const two = await client.rest.repos.listCommits({ owner, repo, per_page: 2 })
    expect(two.data).toHaveLength(2)
  })

  it('is told all the same when the server fails in between', async () => {
    await using shop = await openShop()
    const pull = shop.github.openPull(name, { head: 'feature', base: 'main' })
    shop.github.comment(name, pull, { login: 'ada', body: 'one' })
    await comments(shop, shop.place, pull)
    shop.github.fault({ on: ANY, kind: 'reset-after' })

    expect(await comments(shop, shop.place, pull)).toEqual(['one'])
    expect(shop.asked().map(request => request.split(' ').at(-1))).toEqual(['200', '0', '304'])
  })

  it('is not what is there when it is gone', async () => {
    await using shop = await openShop()
    const { client, owner, repo } = shop.place
    const read = () => client.rest.git.getRef({ owner, repo, ref: 'heads/feature' })
    await read()
    shop.git('update-ref', '-d', 'refs/heads/feature')

    await expect(read()).rejects.toMatchObject({ status: 404 })
  })
})

describe.concurrent('a request', () => {
  it.each<[string, (place: RepositoryApi) => Promise<unknown>]>([
    [
      'POST',
      ({ client, owner, repo }) => client.rest.issues.createComment({ owner, repo, issue_number: 1, body: 'x' }),
    ],
    ['PATCH', ({ client, owner, repo }) => client.rest.pulls.update({ owner, repo, pull_number: 1, body: 'x' })],
    ['DELETE', ({ client, owner, repo }) => client.rest.git.deleteRef({ owner, repo, ref: 'heads/feature' })],
    ['POST', ({ client }) => client.graphql('query { viewer { login } }')],
  ])('that may change something is never repeated by the client itself: %s', async (method, ask) => {
    for (const fault of [{ kind: 'status', status: 500 }, { kind: 'reset-before' }, { kind: 'reset-after' }] as const) {
      await using shop = await openShop()
      shop.github.openPull(name, { head: 'feature', base: 'main' })
      shop.github.fault({ on: ANY, ...fault })

      await expect(ask(shop.place)).rejects.toThrow()

      expect(shop.github.journal.map(entry => entry.method)).toEqual([method])
    }
  })

  it('that only reads is repeated twice', async () => {
    await using shop = await openShop()
    const { client, owner, repo } = shop.place
    shop.github.fault({ on: ANY, kind: 'status', status: 502, times: 2 })

    const { data } = await client.rest.repos.get({ owner, repo })

    expect(data.full_name).toBe(name)
    expect(shop.asked()).toEqual(['GET repos/get 502', 'GET repos/get 502', 'GET repos/get 200'])
  })

  it('does not inherit the tries of another', async () => {
    await using shop = await openShop()
    const { client, owner, repo } = shop.place
    shop.github.fault({ on: ANY, kind: 'status', status: 502 })
    await client.rest.repos.get({ owner, repo })
    const tries: unknown[] = []
    client.hook.before('request', ({ request }) => {
      tries.push(request?.['retryCount'] ?? 0)
    })

    await client.rest.git.getRef({ owner, repo, ref: 'heads/main' })
    await client.rest.git.getRef({ owner, repo, ref: 'heads/feature' })

    expect(tries).toEqual([0, 0])
  })
})

describe.concurrent('a rate limit', () => {
  const read = ({ client, owner, repo }: RepositoryApi) => client.rest.repos.get({ owner, repo })
  const write = ({ client, owner, repo }: RepositoryApi) =>
    client.rest.issues.createComment({ owner, repo, issue_number: 1, body: 'x' })

  it.each<[string, (place: RepositoryApi) => Promise<unknown>, Fault]>([
    ['a read', read, limited(1)],
    ['a read, told by 429', read, limited(1, 429)],
    ['a write, since nothing was made', write, limited(1)],
    [
      'the hour',
      read,
      {
        on: ANY,
        kind: 'status',
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
        body: primary,
      },
    ],
    [
      'GraphQL',
      ({ client }) => client.graphql('query { viewer { login } }'),
      {
        on: ANY,
        kind: 'status',
        status: 200,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
        body: { data: null, errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] },
      },
    ],
  ])('is waited for and told: %s', async (_, ask, fault) => {
    // On GitHub's own servers of companies the plugin does not know the address of GraphQL.
    await using shop = await openShop({ layout: 'github.com' })
    const told: string[] = []
    const place = shop.as({}, { onWait: sentence => told.push(sentence) })
    shop.github.openPull(name, { head: 'feature', base: 'main' })
    shop.github.fault(fault)

    await ask(place)

    expect(shop.github.journal).toHaveLength(2)
    expect(told).toEqual([expect.stringMatching(/^GitHub's (secondary )?rate limit is reached: waiting for [01] s\.$/)])
    expect(shop.github.comments(name, 1).length).toBeLessThan(2)
  })

  it.each<[string, (place: RepositoryApi) => Promise<unknown>, number]>([
    ['a read', read, 403],
    ['a read, told by 429', read, 429],
    ['a write', write, 403],
    ['a write, told by 429', write, 429],
  ])('beyond the patience is not waited for, and not asked again: %s', async (_, ask, status) => {
    await using shop = await openShop()
    const told: string[] = []
    const place = shop.as({}, { onWait: sentence => told.push(sentence) })
    shop.github.openPull(name, { head: 'feature', base: 'main' })
    shop.github.fault(limited(91, status, 100))

    await expect(ask(place)).rejects.toMatchObject({ status })

    expect(shop.github.journal).toHaveLength(1)
    expect(told).toEqual([])
  })

  it('that comes again and again is given up', async () => {
    await using shop = await openShop()
    shop.github.fault(limited(0.01, 403, 100))

    await expect(read(shop.place)).rejects.toMatchObject({ status: 403 })

    expect(shop.github.journal).toHaveLength(4)
  })
})

describe.each<[Layout, RegExp]>([
  ['enterprise', /\/api\/v3$/],
  ['github.com', /^http:\/\/127\.0\.0\.1:\d+$/],
])('with the addresses of %s', (layout, apiUrl) => {
  it('REST and GraphQL are reached', async () => {
    await using shop = await openShop({ layout })
    const { client, owner, repo } = shop.place

    const { data } = await client.rest.repos.get({ owner, repo })
    const login = await viewer(shop.place)

    expect(shop.github.apiUrl).toMatch(apiUrl)
    expect([data.full_name, login]).toEqual([name, bot])
    expect(shop.asked()).toEqual(['GET repos/get 200', 'POST graphql/viewer 200'])
    expect(shop.github.violations).toEqual([])
  })

  it('later pages are followed', async () => {
    await using shop = await openShop({ layout })
    const pull = shop.github.openPull(name, { head: 'feature', base: 'main' })
    for (let index = 0; index < 101; index += 1) shop.github.comment(name, pull, { login: 'ada', body: `${index}` })

    expect(await comments(shop, shop.place, pull)).toHaveLength(101)
  })
})
