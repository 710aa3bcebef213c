import { describe, expect, it } from 'vitest'
import { writes } from './idempotent.ts'
import { expectRefusal, PASSING, requestsOf, suffered } from './suffering.ts'

describe.concurrent.each(Object.entries(writes))('%s', (_, write) => {
  it.each(Object.entries(PASSING))('is there once when %s, at whichever request', async (_name, fault) => {
    const requests = await requestsOf(write)

    const ends = await Promise.all(requests.map((__, index) => suffered(write, fault, index)))

    expect(ends).toEqual(requests.map(request => ({ request, thrown: undefined, left: write.left, later: write.left })))
  })
  it('is told in a sentence when the server stays broken', () => expectRefusal(write))
})
