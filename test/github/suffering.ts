import { expect } from 'vitest'
import { UserError } from '../../src/contracts/errors.ts'
import type { FaultKind } from '../world/github/faults.ts'
import type { JournalEntry } from '../world/github/github.ts'
import type { Write } from './idempotent.ts'
import { openShop } from './shop.ts'

const limited = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' }

/** Faults that pass: a write is there once all the same. */
export const PASSING: Readonly<Record<string, FaultKind>> = {
  'the server fails': { kind: 'status', status: 500 },
  'a gateway fails': { kind: 'status', status: 502 },
  'a rate limit is met (403)': { kind: 'status', status: 403, headers: { 'retry-after': '1' }, body: limited },
  'a rate limit is met (429)': { kind: 'status', status: 429, headers: { 'retry-after': '1' }, body: limited },
  'the connection breaks before': { kind: 'reset-before' },
  'the answer is lost': { kind: 'reset-after' },
  'it takes long': { kind: 'slow', ms: 30 },
}

/** What came of a write that met a fault: the request that met it, and what was left at once and after it was written again. */
export interface Suffered {
  readonly request: string | undefined
  readonly thrown: unknown
  readonly left: unknown
  readonly later: unknown
}

const known = new Map<Write, Promise<string[]>>()

/** The requests of a write when all is well. They are the same each time. */
export function requestsOf(write: Write): Promise<string[]> {
  const requests = known.get(write) ?? madeBy(write)
  known.set(write, requests)
  return requests
}

async function madeBy(write: Write): Promise<string[]> {
  await using shop = await openShop()
  const id = await write.before(shop)
  const before = shop.github.journal.length
  await write.write(shop.as({}), id, shop)
  return shop.github.journal.slice(before).map(requestOf)
}

/** Write while the request of this number meets a fault. */
export async function suffered(write: Write, fault: FaultKind, index: number): Promise<Suffered> {
  await using shop = await openShop()
  const id = await write.before(shop)
  shop.github.fault({ on: { path: /./ }, after: index, ...fault })
  const thrown: unknown = await Promise.resolve(write.write(shop.as({}), id, shop)).then(
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

/** The server fails whatever is asked of it. */
export async function expectRefusal(write: Write): Promise<void> {
  await using shop = await openShop()
  const id = await write.before(shop)
  shop.github.fault({ on: { path: /./ }, kind: 'status', status: 500, times: 1_000 })

  const written = write.write(shop.place, id, shop)

  await expect(written).rejects.toMatchObject({ message: expect.stringMatching(/^GitHub refused to .+HTTP 500/) })
  await expect(written).rejects.toBeInstanceOf(UserError)
}
