import { describe, expect, it } from 'vitest'
import { type Annotation, CheckRun, type CheckResult } from '../../src/github/check-runs.ts'
import type { RepositoryApi } from '../../src/github/client.ts'
import { name, openShop, type Shop } from './shop.ts'

const url = 'https://example.com/run'

function begin(shop: Shop, place: RepositoryApi, key = 'key'): Promise<CheckRun | undefined> {
  return CheckRun.begin(place, { sha: shop.head('feature'), key, url, title: 'At work' })
}

function result(count: number, told: Partial<CheckResult> = {}): CheckResult {
  const annotations: Annotation[] = Array.from({ length: count }, (_, index) => ({
    path: 'src/cart.ts',
    line: index + 1,
    level: 'failure',
    title: `Test ${index}`,
    message: 'It failed.',
  }))
  return { conclusion: 'neutral', title: 'Done', summary: 'All of it', annotations, ...told }
}

describe.concurrent('the check run', () => {
  it('begins, and ends with what came of it', async () => {
    await using shop = await openShop()

    const run = await begin(shop, shop.place)
    const during = structuredClone(shop.github.checkRuns(name))
    await run?.end(result(1, { conclusion: 'failure' }))

    expect(during).toMatchObject([
      { name: 'fix-tests', status: 'in_progress', detailsUrl: url, title: 'At work', externalId: 'key' },
    ])
    expect(shop.github.checkRuns(name)).toMatchObject([
      {
        status: 'completed',
        conclusion: 'failure',
        title: 'Done',
        summary: 'All of it',
        annotations: [
          { path: 'src/cart.ts', start_line: 1, end_line: 1, annotation_level: 'failure', title: 'Test 0' },
        ],
      },
    ])
    expect(shop.github.violations).toEqual([])
  })

  it.each([0, 1, 49, 50, 51, 100, 101, 230])('tells %i annotations once each, in batches', async count => {
    await using shop = await openShop()
    const run = await begin(shop, shop.place)
    shop.asked()

    await run?.end(result(count))

    const titles = shop.github.checkRuns(name)[0]?.annotations.map(({ title }) => title)
    expect(titles).toEqual(result(count).annotations.map(({ title }) => title))
    expect(shop.asked().filter(request => request.startsWith('PATCH'))).toHaveLength(Math.max(1, Math.ceil(count / 50)))
    expect(shop.github.checkRuns(name)).toMatchObject([{ status: 'completed' }])
    expect(shop.github.violations).toEqual([])
  })

  it('of the same request is gone on with by the next run, which does not tell twice what was told', async () => {
    await using shop = await openShop()
    await (await begin(shop, shop.place))?.end(result(60))

    const again = await begin(shop, shop.as({}))
    const during = structuredClone(shop.github.checkRuns(name))
    await again?.end(result(61, { conclusion: 'failure' }))

    expect(during).toMatchObject([{ status: 'in_progress', title: 'At work' }])
    expect(shop.github.checkRuns(name)).toMatchObject([{ conclusion: 'failure' }])
    expect(shop.github.checkRuns(name)[0]?.annotations).toHaveLength(61)
  })

  it('of another request is another one', async () => {
    await using shop = await openShop()

    await begin(shop, shop.place)
    await begin(shop, shop.place, 'other')

    expect(shop.github.checkRuns(name).map(({ externalId }) => externalId)).toEqual(['key', 'other'])
  })

  it('is found behind more than a page of others', async () => {
    await using shop = await openShop()
    for (let index = 0; index < 31; index += 1) await begin(shop, shop.place, index === 30 ? 'key' : `key-${index}`)

    await begin(shop, shop.as({}))

    expect(shop.github.checkRuns(name).filter(({ externalId }) => externalId === 'key')).toHaveLength(1)
  }, 60_000)

  it('of another app is left alone, whatever it calls itself', async () => {
    await using shop = await openShop()
    await begin(shop, shop.as({ login: 'renovate[bot]' }))

    const run = await begin(shop, shop.place)
    await run?.end(result(0, { conclusion: 'failure' }))

    expect(shop.github.checkRuns(name).map(({ app, conclusion }) => [app, conclusion])).toEqual([
      ['renovate[bot]', null],
      ['github-actions[bot]', 'failure'],
    ])
  })

  it('is none for the token of a person', async () => {
    await using shop = await openShop()
    shop.github.setCollaborator(name, 'ada', 'admin')

    expect(await begin(shop, shop.as({ type: 'User', login: 'ada' }))).toBeUndefined()
  })
})
