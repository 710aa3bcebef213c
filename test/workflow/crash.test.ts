import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEED } from '../seed.ts'
import { Deaths, oneOfEachStep, summaryOf, SAVED_STEPS } from './crash/deaths.ts'
import { Effects } from './crash/effects.ts'
import { SCENARIO_NAMES, type ScenarioName } from './crash/scenario.ts'

/** What is tried in each, when nobody kills it. */
const ATTEMPTS: Readonly<Record<ScenarioName, readonly string[]>> = {
  'one after the other': ['1 repair fail', '2 repair regression', '3 repair pass', '4 repair pass', '5 pruning pass'],
  'two at a time': ['1 repair pass', '2 repair pass'],
  'what a review demands': ['1 repair pass', '2 revision pass'],
  'a command of the project': ['1 command pass'],
  'tests of the fix': ['1 repair pass', '2 tests pass'],
  'assertions that are outdated': ['1 proposal pass'],
  'what becomes one commit': ['1 repair pass', '2 repair pass'],
}
/** What is said of each change that is proved. */
const REVIEWS: Readonly<Record<ScenarioName, readonly string[]>> = {
  'one after the other': [],
  'two at a time': [],
  'what a review demands': ['findings', 'approved'],
  'a command of the project': [],
  'tests of the fix': [],
  'assertions that are outdated': [],
  'what becomes one commit': [],
}

/** How each ends, if not with a fix. */
const ENDS: Readonly<Partial<Record<ScenarioName, object>>> = {
  'assertions that are outdated': {
    outcome: 'test-outdated',
    proof: undefined,
    branches: [expect.stringMatching(/^refs\/heads\/fix-tests\/main-[0-9a-f]{7}-tests$/)],
  },
}

const deaths = new Deaths()

beforeAll(() => deaths.record(), 600_000)
afterAll(() => deaths[Symbol.dispose]())

describe('a run that nobody kills', () => {
  it.each(SCENARIO_NAMES)('ends well: %s', scenario => {
    expect(deaths.undisturbed(scenario)).toMatchObject({
      outcome: 'fixed',
      attempts: ATTEMPTS[scenario],
      reviews: REVIEWS[scenario],
      proof: 'clean copy',
      branches: [expect.stringMatching(/^refs\/heads\/fix-tests\/main-[0-9a-f]{7}$/)],
      pullRequests: 1,
      left: [],
      leases: 0,
      workTrees: 1,
      checkout: ['## main'],
      problems: [],
      ...ENDS[scenario],
    })
  })

  it('leaves one of its commits where that is wanted', () => {
    expect(deaths.undisturbed('what becomes one commit')?.commits).toEqual(['Fix 2 failing tests'])
  })
})

describe('a run that is killed once in a step', () => {
  const sampled = () =>
    oneOfEachStep(
      SCENARIO_NAMES.flatMap(scenario => deaths.of(scenario)),
      SEED,
    )

  it('is tried in all steps that there are', () => {
    const steps = sampled().map(({ phase }) => phase)

    expect(steps.toSorted()).toEqual(SAVED_STEPS.toSorted())
  })

  it('goes on, and comes to the same end', { timeout: 600_000 }, async () => {
    // Every moment is tried in the full tier, every step in loop.test: here a quarter of the steps, by the seed.
    const some = sampled().filter((_, index) => index % 4 === SEED % 4)

    expect(some.length).toBeGreaterThan(2)
    const differences = await deaths.differences(some)
    expect(differences, summaryOf(differences)).toEqual([])
  })
})

describe('the moments of a run', () => {
  it('are before and after each call of a port, whatever it is called', async () => {
    const moments: string[] = []
    const effects = new Effects({ reached: name => moments.push(name) })
    const inner = effects.port('inner', { newest: () => 1 })
    const outer = effects.port('outer', { act: async () => inner.newest() + inner.newest() })

    expect(await outer.act()).toBe(2)

    expect(moments).toEqual([
      'before outer.act',
      'before outer.act > inner.newest',
      'after outer.act > inner.newest',
      'before outer.act > inner.newest (2)',
      'after outer.act > inner.newest (2)',
      'after outer.act',
    ])
  })

  it('are there too when a call fails', async () => {
    const moments: string[] = []
    const effects = new Effects({ reached: name => moments.push(name) })
    const port = effects.port('port', { act: () => Promise.reject(new Error('no')) })

    await expect(port.act()).rejects.toThrow('no')

    expect(moments).toEqual(['before port.act', 'after port.act'])
  })
})
