import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/contracts/errors.ts'
import type { FaultKind } from '../world/github/faults.ts'
import type { JournalEntry } from '../world/github/github.ts'
import { openShop } from './shop.ts'
import { type Write, writes } from './idempotent.ts'

const limited = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' }

const passing: Readonly<Record<string, FaultKind>> = {
  'the server fails': { kind: 'status', status: 500 },
  'a gateway fails': { kind: 'status', status: 502 },
  'a rate limit is met (403)': { kind: 'status', status: 403, headers: { 'retry-after': '1' }, body: limited },
  'a rate limit is met (429)': { kind: 'status', status: 429, headers: { 'retry-after': '1' }, body: limited },
  'the connection breaks before': { kind: 'reset-before' },
  'the answer is lost': { kind: 'reset-after' },
  'it takes long': { kind: 'slow', ms: 30 },
}

describe.concurrent.each(Object.entries(writes))('%s', (_, write) => {
  it('is there once, and the same when it is written again', async () => {
    await using shop = await openShop()
    const id = await write.before(shop)

    await write.write(shop.place, id, shop)
    await write.write(shop.as({}), id, shop)

    expect(write.seen(shop, id)).toEqual(write.left)
    expect(shop.github.violations).toEqual([])
  })

  it.each(Object.entries(passing))('is there once when %s, at whichever request', async (_name, fault) => {
    const requests = await requestsOf(write)

    const ends = await Promise.all(requests.map((__, index) => suffered(write, fault, index)))

    expect(ends).toEqual(requests.map(request => ({ request, thrown: undefined, left: write.left, later: write.left })))
  })

  it('is told in a sentence when the server stays broken', async () => {
    await using shop = await openShop()
    const id = await write.before(shop)
    shop.github.fault({ on: { path: /./ }, kind: 'status', status: 500, times: 1_000 })

    const written = write.write(shop.place, id, shop)

    await expect(written).rejects.toMatchObject({ message: expect.stringMatching(/^GitHub refused to .+HTTP 500/) })
    await expect(written).rejects.toBeInstanceOf(UserError)
  })
})

/** What it asks when all is well. */
async function requestsOf(write: Write): Promise<string[]> {
  await using shop = await openShop()
  const id = await write.before(shop)
  const before = shop.github.journal.length
  await write.write(shop.as({}), id, shop)
  return shop.github.journal.slice(before).map(requestOf)
}

async function suffered(write: Write, fault: FaultKind, index: number) {
  await using shop = await openShop()
  const id = await write.before(shop)
  shop.github.fault({ on: { path: /./ }, after: index, ...fault })
  const thrown = await Promise.resolve(write.write(shop.as({}), id, shop)).then(
    () => undefined,
    (error: unknown) => error,
  )
  const left = write.seen(shop, id)
  const hit = shop.github.journal.find(entry => entry.fault !== undefined)
  await write.write(shop.as({}), id, shop)
  const later = write.seen(shop, id)
  expect(shop.github.violations).toEqual([])
  return { request: hit && requestOf(hit), thrown, left, later }
}

function requestOf({ method, path }: JournalEntry): string {
  return `${method} ${path}`
}
