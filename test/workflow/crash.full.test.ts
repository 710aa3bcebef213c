import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Deaths, SAVED_STEPS, summaryOf } from './crash/deaths.ts'
import { SCENARIO_NAMES } from './crash/scenario.ts'

const all = new Deaths()

beforeAll(() => all.record(), 600_000)
afterAll(() => all[Symbol.dispose]())

describe('a run that is killed at any moment', () => {
  it.each(SCENARIO_NAMES)('goes on, and comes to the same end: %s', { timeout: 1_800_000 }, async scenario => {
    const deaths = all.of(scenario)
    process.stdout.write(`${scenario}: ${deaths.length} deaths stand for ${all.counted(scenario)} moments\n`)

    const differences = await all.differences(deaths)

    expect(deaths).not.toEqual([])
    expect(differences, summaryOf(differences)).toEqual([])
  })

  it('is tried in all steps that there are', () => {
    const tried = SCENARIO_NAMES.flatMap(scenario => all.of(scenario).map(({ phase }) => phase))

    expect(new Set(tried)).toEqual(new Set(SAVED_STEPS))
  })
})
