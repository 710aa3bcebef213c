import { expect, it } from 'vitest'
import { proving } from '../../../src/workflow/steps/proving.ts'
import type { Testbed } from '../../../src/workflow/context.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import { fakeSite, fakeWorld, fixedState, key, part, run, type Statuses } from '../fake-world.ts'

/** What tests say at a place: `a` is what was fixed, `b` another test. */
interface Place {
  readonly with?: Statuses
  readonly without?: Statuses
  /** With the fix, without the others. */
  readonly alone?: Statuses
  /** How a run with or without the fix ends, where that is not well. */
  readonly ending?: Partial<Record<'with' | 'without', Partial<TestRun>>>
  /** The code without the fix cannot be put there. */
  readonly stuck?: true
}

const KILLED = { complete: false, result: 'killed', notes: ['It was killed.'] } as const
const GREEN: Statuses = { a: 'passed', b: 'passed' }
const NEEDED: Statuses = { a: 'failed', b: 'passed' }
const A_RED: Statuses = { a: 'failed', b: 'passed' }
const B_RED: Statuses = { a: 'passed', b: 'failed' }
const BOTH_RED: Statuses = { a: 'failed', b: 'failed' }

const SEEN = { held: true, reason: '', needed: [key('a')] }
const DIFFERENT = 'the result was different.'

interface Row {
  readonly copy: Place | undefined
  readonly checkout?: Place
  readonly strays?: readonly string[]
  readonly proof: object
  readonly unneeded?: readonly string[]
}

it.each<[string, Row]>([
  ['seen on a clean copy is proved there', { copy: {}, proof: { ...SEEN, place: 'clean copy' } }],
  [
    'seen in the checkout is proved there, where there is no copy',
    { copy: undefined, proof: { ...SEEN, place: 'checkout' } },
  ],
  [
    'seen in the checkout is proved there, where a copy cannot hold the code without it',
    { copy: { stuck: true }, proof: { ...SEEN, place: 'checkout' } },
  ],
  [
    'not needed in a copy, but in the checkout, is proved there',
    { copy: { without: GREEN }, proof: { ...SEEN, place: 'checkout' } },
  ],
  [
    'needed nowhere is told',
    {
      copy: { without: GREEN },
      checkout: { without: GREEN },
      proof: { ...SEEN, needed: [], place: 'checkout' },
      unneeded: ['a'],
    },
  ],
  [
    'needed as far as can be seen is not told to be unneeded, when the run without it breaks off',
    {
      copy: undefined,
      checkout: { without: GREEN, ending: { without: KILLED } },
      proof: { ...SEEN, needed: [], place: 'checkout' },
    },
  ],
  [
    'in a copy that breaks off is proved in the checkout',
    { copy: { ending: { with: KILLED } }, proof: { ...SEEN, place: 'checkout' } },
  ],
  [
    'in a copy in which another test fails without it too is proved in the checkout',
    { copy: { with: B_RED, without: BOTH_RED }, proof: { ...SEEN, place: 'checkout' } },
  ],
  [
    'in a copy in which nothing passes is proved in the checkout',
    { copy: { with: BOTH_RED, without: BOTH_RED }, proof: { ...SEEN, place: 'checkout' } },
  ],
  [
    'that breaks another test on a clean copy only does not hold',
    {
      copy: { with: B_RED },
      proof: {
        ...SEEN,
        held: false,
        place: 'clean copy',
        reason: `In a clean copy of the branch, ${DIFFERENT} It broke b.test.js › b (newly failing).`,
      },
    },
  ],
  [
    'that is not green on a clean copy does not hold',
    {
      copy: { with: A_RED },
      proof: { held: false, place: 'clean copy', reason: expect.stringContaining('a.test.js › a') },
    },
  ],
  [
    'that is green on a clean copy only after the whole suite has run there does not hold',
    {
      copy: { with: A_RED, alone: GREEN },
      proof: { held: false, place: 'clean copy', reason: expect.stringContaining('a.test.js › a') },
    },
  ],
  [
    'beside another test that passes alone, and fails without it too, is proved: that one is flaky',
    {
      copy: { with: B_RED, alone: GREEN, without: BOTH_RED },
      proof: { ...SEEN, place: 'clean copy' },
      unneeded: ['b'],
    },
  ],
  [
    'that breaks another test beside the others only, on a clean copy, does not hold',
    {
      copy: { with: B_RED, alone: GREEN },
      proof: {
        ...SEEN,
        held: false,
        place: 'clean copy',
        reason: `In a clean copy of the branch, ${DIFFERENT} It broke b.test.js › b (newly failing).`,
      },
    },
  ],
  [
    'that is not seen again in the checkout does not hold',
    {
      copy: undefined,
      checkout: { with: B_RED },
      proof: {
        ...SEEN,
        held: false,
        place: 'checkout',
        reason: `In the last run, ${DIFFERENT} It broke b.test.js › b (newly failing).`,
      },
    },
  ],
  [
    'in a checkout that breaks off does not hold',
    {
      copy: undefined,
      checkout: { ending: { with: KILLED } },
      proof: {
        ...SEEN,
        held: false,
        place: 'checkout',
        reason: `In the last run, ${DIFFERENT} The test run is inconclusive: It was killed.`,
      },
    },
  ],
  [
    'in a checkout whose files the tests rewrite does not hold',
    {
      copy: undefined,
      strays: ['a.json', 'b.json', 'c.json', 'd.json', 'e.json'],
      proof: {
        ...SEEN,
        held: false,
        place: 'checkout',
        reason:
          'The tests rewrite files of the repository (a.json, b.json, c.json and 2 more), so what is green here may not be green on the branch.',
      },
    },
  ],
  [
    'on a clean copy is proved whatever the tests rewrite in the checkout',
    { copy: {}, strays: ['a.json'], proof: { ...SEEN, place: 'clean copy' } },
  ],
])('a fix %s', async (_, { copy, checkout = {}, strays = [], proof, unneeded = [] }) => {
  const disposed: string[] = []
  const world = fakeWorld(siteOf(checkout), {
    openCopy: async commit =>
      copy && { ...siteOf(copy), [Symbol.asyncDispose]: async () => void disposed.push(commit) },
    strayFiles: async () => strays,
  })

  const observation = await proving(fixedState(['a'], GREEN), world)

  expect(observation).toMatchObject({ kind: 'proved', proof: { ...proof, sha: 'tip' }, unneeded: unneeded.map(key) })
  const { proof: said, notes } = observation as typeof observation & { kind: 'proved' }
  expect(notes).toEqual(said.held ? [] : [said.reason])
  expect(disposed).toEqual(copy === undefined ? [] : ['tip'])
})

it.each<[string, readonly ('failed' | 'passed')[], object]>([
  [
    'that passes and fails alone is not proved',
    ['failed', 'passed'],
    { proof: { held: false, reason: 'On the same code, a.test.js › a passed and failed.' } },
  ],
  [
    'that needs other tests is proved, and this is told',
    ['failed', 'failed', 'failed'],
    { proof: { held: true }, notes: ['a.test.js › a passes only together with other tests.'] },
  ],
])('a fix of a test %s', async (_, alone, expected) => {
  let runs = 0
  const isFixed = { now: true }
  const checkout = fakeSite({
    run: selection => {
      if (selection.kind === 'all') return run(GREEN)
      return part(run({ ...GREEN, a: isFixed.now ? (alone[runs++] ?? 'passed') : 'failed' }), selection)
    },
    workspace: {
      at: async (_commit, work) => {
        isFixed.now = false
        const result = await work()
        isFixed.now = true
        return result
      },
    },
  })

  expect(await proving(fixedState(['a'], GREEN), fakeWorld(checkout))).toMatchObject(expected)
})

it('a proof on a clean copy leaves the checkout alone', async () => {
  const touched: string[] = []
  const checkout = fakeSite({
    run: ({ kind }) => {
      touched.push(kind)
      return run(GREEN)
    },
  })
  const world = fakeWorld(checkout, {
    openCopy: async () => ({ ...siteOf({}), [Symbol.asyncDispose]: async () => {} }),
  })

  await proving(fixedState(['a'], GREEN), world)

  expect(touched).toEqual([])
})

it('what the whole suite says last is what is known from then on', async () => {
  const checkout = siteOf({ with: { a: 'passed', b: 'passed', c: 'passed' } })

  const observation = await proving(fixedState(['a'], GREEN), fakeWorld(checkout))

  expect(observation).toMatchObject({
    snapshot: { sha: 'tip', tests: [{ id: { name: 'a' } }, { id: { name: 'b' } }, { id: { name: 'c' } }] },
  })
})

it.each([
  [[{ file: 'a.js', before: 'x', after: 'y' }], undefined],
  [[], true],
])('a branch that differs from the base in code by %j undoes the failing change: %s', async (changes, undoes) => {
  const history = { base: async () => 'base' }
  const checkout = fakeSite({
    run: () => run(GREEN),
    workspace: {
      history,
      changesSince: async () => changes,
      at: async (_: string, work: () => unknown) => work(),
    } as unknown as Partial<Testbed['workspace']>,
  })

  const observation = await proving(fixedState(['a'], GREEN), fakeWorld(checkout))

  const { proof } = observation as typeof observation & { kind: 'proved' }
  expect([proof.held, proof.undoes]).toEqual([true, undoes])
})

it('nothing is asked without the fix where no target is green', async () => {
  const kinds: string[] = []
  const checkout = fakeSite({
    run: ({ kind }) => {
      kinds.push(kind)
      return run(A_RED)
    },
  })

  const observation = await proving(fixedState(['a'], A_RED), fakeWorld(checkout))

  expect(kinds).toEqual(['all'])
  expect(observation).toMatchObject({ proof: { held: true, needed: [] }, unneeded: [] })
})

function siteOf(place: Place): Testbed {
  let isFixed = true
  return fakeSite({
    run(selection) {
      const side = isFixed ? 'with' : 'without'
      const statuses = isFixed ? (place.with ?? GREEN) : (place.without ?? NEEDED)
      const isAlone = isFixed && selection.kind === 'only' && place.alone !== undefined
      return part(run(isAlone ? (place.alone ?? {}) : statuses, place.ending?.[side]), selection)
    },
    workspace: {
      changed: async () => [],
      async at<T>(commit: string, work: () => Promise<T>): Promise<T | undefined> {
        expect(commit).toBe('head')
        if (place.stuck === true) return undefined
        isFixed = false
        const done = await work()
        isFixed = true
        return done
      },
    },
  })
}
