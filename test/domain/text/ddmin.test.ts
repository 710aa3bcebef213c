import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ddmin } from '../../../src/domain/text/ddmin.ts'

type Part = readonly number[]

/** Some of the items are needed; or it depends on the part in no way that one could tell, as with tests that are odd. */
const question = fc.oneof(
  fc.array(fc.nat(11)).map(needed => (part: Part) => needed.every(item => part.includes(item))),
  fc.func(fc.boolean()).map(answer => (part: Part) => answer(part)),
)
const items = fc.nat(12).map(numbered)
const someNeeded = fc.integer({ min: 1, max: 12 }).chain(count => {
  const all = numbered(count)
  return fc.subarray(all, { minLength: 1 }).map(needed => ({ all, needed }))
})

describe('the smallest part', () => {
  it('holds, or is the whole', async () => {
    await fc.assert(
      fc.asyncProperty(items, question, async (all, holds) => {
        const found = await ddmin(all, async part => holds(part))

        expect(found.length === all.length || holds(found)).toBe(true)
        expect(found, 'in the order that they had').toEqual(all.filter(item => found.includes(item)))
      }),
    )
  })

  it('cannot do without any single one', async () => {
    await fc.assert(
      fc.asyncProperty(items, question, async (all, holds) => {
        const found = await ddmin(all, async part => holds(part))

        const smaller = found.length < 2 ? [] : found.map(left => found.filter(item => item !== left))
        expect(smaller.filter(holds)).toEqual([])
      }),
    )
  })

  it('is just what is needed where what is needed is fixed', async () => {
    await fc.assert(
      fc.asyncProperty(someNeeded, async ({ all, needed }) => {
        const found = await ddmin(all, async part => needed.every(item => part.includes(item)))

        expect(found).toEqual(needed)
      }),
    )
  })

  it('is found without asking twice for the same part, for none, or for all', async () => {
    await fc.assert(
      fc.asyncProperty(items, question, async (all, holds) => {
        const asked: string[] = []

        await ddmin(all, async part => {
          asked.push(part.join())
          return holds(part)
        })

        expect(new Set(asked).size).toBe(asked.length)
        expect(asked).not.toContain('')
        expect(asked).not.toContain(all.join())
      }),
    )
  })

  it('is the smallest that was known to hold when there is no answer any more', async () => {
    await fc.assert(
      fc.asyncProperty(items, question, fc.nat(8), async (all, holds, answers) => {
        const asked: Part[] = []

        const found = await ddmin(all, async part => {
          if (asked.length === answers) return undefined
          asked.push(part)
          return holds(part)
        })

        expect(asked.length).toBeLessThanOrEqual(answers)
        expect(found).toEqual([all, ...asked.filter(holds)].at(-1))
      }),
    )
  })

  it('tells items apart by their place: equal ones are not the same', async () => {
    const parts: string[] = []

    const found = await ddmin(['a', 'a', 'a'], async part => {
      parts.push(part.join(''))
      return part.length >= 2
    })

    expect(found).toEqual(['a', 'a'])
    expect(parts).toContain('aa')
  })

  it('of many items, of which few are not needed, takes far fewer questions than there are parts', async () => {
    const all = numbered(60)
    let questions = 0

    const found = await ddmin(all, async part => {
      questions += 1
      return all.every(item => item === 7 || item === 40 || part.includes(item))
    })

    expect(found).toEqual(all.filter(item => item !== 7 && item !== 40))
    expect(questions).toBeLessThan(60 * 4)
  })
})

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
