import { describe, expect, it } from 'vitest'
import { SEED } from '../seed.ts'
import { writes } from './idempotent.ts'
import { openShop } from './shop.ts'
import { expectRefusal, PASSING, requestsOf, suffered } from './suffering.ts'

const FAULTS = Object.entries(PASSING)

describe.concurrent.each(Object.entries(writes).map(([what, write], index) => ({ what, write, index })))(
  '$what',
  ({ write, index }) => {
    it('is there once, and the same when it is written again', async () => {
      await using shop = await openShop()
      const id = await write.before(shop)

      await write.write(shop.place, id, shop)
      await write.write(shop.as({}), id, shop)

      expect(write.seen(shop, id)).toEqual(write.left)
      expect(shop.github.violations).toEqual([])
    })

    // Each write meets one of the faults: which one, and at which request, the seed tells.
    it.each([FAULTS[(SEED + index) % FAULTS.length] ?? FAULTS[0]!])(
      'is there once when %s, at its last request or another',
      async (_, fault) => {
        const requests = await requestsOf(write)
        const last = requests.length - 1
        const tried = [...new Set([last, (SEED + index) % requests.length])]

        const ends = await Promise.all(tried.map(at => suffered(write, fault, at)))

        expect(ends).toEqual(
          tried.map(at => ({ request: requests[at], thrown: undefined, left: write.left, later: write.left })),
        )
      },
    )
  },
)

describe.concurrent('is told in a sentence when the server stays broken:', () => {
  // One of each kind of API, the others are in the full tier.
  it.each(['a new pull request', 'a sticky comment', 'a commit'])('%s', what => expectRefusal(writes[what]!))
})
