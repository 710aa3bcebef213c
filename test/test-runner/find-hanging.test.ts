import { expect, it } from 'vitest'
import { findHanging, type SearchOptions } from '../../src/test-runner/find-hanging.ts'
import type { TestId } from '../../src/domain/model/test-case.ts'

const id = (name: string, file = 'a'): TestId => ({ framework: 'f', file, suite: [], name })
const names = (tests: readonly TestId[]) => tests.map(({ name, file }) => name || file).join(' ')
const NOTHING = { running: [], open: [], files: [], hasEnded: false }

/** Search among tests of which those of these names do not end. */
async function search(endless: readonly string[], options: Partial<SearchOptions>) {
  const tried: string[] = []
  const found = await findHanging({
    framework: 'f',
    journal: NOTHING,
    units: async () => [],
    traces: false,
    isOver: () => false,
    attempt: async (tests, { traced }) => {
      tried.push(`${traced ? 'traced ' : ''}${names(tests)}`)
      const running = tests.filter(({ name, file }) => endless.includes(name || file))
      return { ended: running.length === 0, journal: { ...NOTHING, running: traced ? [id('deep')] : [] } }
    },
    ...options,
  })
  return { found: names(found), tried }
}

it('the one running test is the one that hangs', async () => {
  expect(await search([], { journal: { ...NOTHING, running: [id('x')] } })).toEqual({ found: 'x', tried: [] })
})

it('of several running tests those that do not end alone hang', async () => {
  const running = [id('x'), id('y'), id('z')]

  expect(await search(['y'], { journal: { ...NOTHING, running } })).toEqual({ found: 'y', tried: ['x', 'y', 'z'] })
})

it('the tests of an open file run by halves', async () => {
  const tests = ['1', '2', '3', '4', '5', '6', '7', '8'].map(name => id(name))

  const { found, tried } = await search(['6'], { journal: { ...NOTHING, open: [{ file: 'a', tests }] } })

  expect(found).toBe('6')
  expect(tried).toEqual(['1 2 3 4', '5 6', '5', '7 8'])
})

it('both halves may hang', async () => {
  const tests = ['1', '2', '3', '4'].map(name => id(name))

  expect((await search(['1', '4'], { journal: { ...NOTHING, open: [{ file: 'a', tests }] } })).found).toBe('1 4')
})

it('an open file whose tests are unknown hangs as a whole, or its traced run names the test', async () => {
  const journal = { ...NOTHING, open: [{ file: 'a', tests: [] }] }

  expect(await search(['a'], { journal })).toEqual({ found: 'a', tried: [] })
  expect(await search(['a'], { journal, traces: true })).toEqual({ found: 'deep', tried: ['traced a'] })
})

it('without a journal the files run by halves', async () => {
  const units = async () => ['a', 'b', 'c', 'd'].map(file => id('', file))

  expect(await search(['c'], { units })).toEqual({ found: 'c', tried: ['a b c d', 'a b', 'c', 'd'] })
  expect((await search([], { units })).found).toBe('')
})

it('no test is blamed if the time for the search is up', async () => {
  const tests = ['1', '2', '3', '4'].map(name => id(name))
  let trials = 0

  const { found } = await search(['4'], {
    journal: { ...NOTHING, open: [{ file: 'a', tests }] },
    isOver: () => (trials += 1) > 1,
  })

  expect(found).toBe('')
})
