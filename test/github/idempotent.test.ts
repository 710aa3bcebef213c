import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/contracts/errors.ts'
import { SEED } from '../seed.ts'
import { writes } from './idempotent.ts'
import { openShop } from './shop.ts'
import { PASSING, requestsOf, suffered } from './suffering.ts'

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

    // Each fault meets a few of the writes: which ones, and at which request, the seed tells.
    const drawn = Array.from({ length: 3 }, (_, step) => (SEED + index + step * 2) % FAULTS.length)
    it.each(drawn.map(at => FAULTS[at] ?? FAULTS[0]!))(
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

    it('is told in a sentence when the server stays broken', async () => {
      await using shop = await openShop()
      const id = await write.before(shop)
      shop.github.fault({ on: { path: /./ }, kind: 'status', status: 500, times: 1_000 })

      const written = write.write(shop.place, id, shop)

      await expect(written).rejects.toMatchObject({ message: expect.stringMatching(/^GitHub refused to .+HTTP 500/) })
      await expect(written).rejects.toBeInstanceOf(UserError)
    })
  },
)
