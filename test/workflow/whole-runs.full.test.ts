import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import { COURSES, endsIn } from './ended-from-outside.ts'
import { byTest, type Edits, Stage, unit } from './stage.ts'
import { one, settings, wants } from './units.ts'

describe.concurrent('a run that is ended from outside', () => {
  it.each(Object.keys(COURSES))('in the middle of %s goes on to the same end', endsIn)
})

describe('a commit that breaks a test which nothing ties to it', () => {
  const files = () => ({ ...unit('a', 0), ...settings({ rate: 1 }), 'test/rate.test.js': wants('rate', 1) })

  it('is found among five, and it alone is reverted', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const units = Object.assign({}, ...names.map(name => unit(name, 0))) as Edits
    await using stage = new Stage({ files: () => ({ ...files(), ...units }) })
    const mends = Object.fromEntries(names.map(name => [name, [one(name)]]))
    const guilty = [{ ...one('c'), ...settings({ rate: 2 }) }, one('c')]

    const end = await stage.run({ fixers: [byTest({ ...mends, c: guilty })], rules: { validate: 'final' } })

    expect(end).toMatchObject({ outcome: 'fixed', stop: 'all-green', proof: { held: true } })
    const reverted = end.attempts.filter(({ revert }) => revert !== undefined)
    expect(reverted).toMatchObject([{ result: 'regression', title: expect.stringContaining('test/c.test.js') }])
    expect(end.attempts.filter(({ confirmed, result }) => confirmed && result === 'pass')).toHaveLength(5)
    expect(stage.subjects(end)).toHaveLength(7)
    expect(stage.changed(end), 'all of it is needed').toEqual(names.map(name => `src/${name}.js`))
    expect(stage.events).toContainEqual({ kind: 'minimizing', hunks: 5 })
    const probes = stage.events.filter(event => event.kind === 'probed')
    expect(probes.length).toBeGreaterThan(1)
    for (const probe of probes) expect(probe).toMatchObject({ good: isBefore(probe, reverted[0]) })
    expect([stage.dirty(), stage.copies()]).toEqual(['', []])
  })
})

function isBefore(probe: { iteration: number }, attempt: Attempt | undefined): boolean {
  return probe.iteration < (attempt?.iteration ?? 0)
}
