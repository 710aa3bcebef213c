import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import { calm, COURSES, endsIn } from './ended-from-outside.ts'
import { abstention, byTest, type Doing, type Edits, edits, Stage, titles, unit } from './stage.ts'
import { one, settings, wants } from './units.ts'
import {
  BOUND,
  expectFollowed,
  expectCutOff,
  expectLimit,
  expectNoProof,
  expectProofInCheckout,
  FOLLOWED,
  LIMITS,
  luck,
  SPOILT,
  useless,
} from './whole-runs.cases.ts'

describe.concurrent('a run that is ended from outside', () => {
  it.each(Object.keys(COURSES))('in the middle of %s goes on to the same end', endsIn)

  it('while it looks for what fails has nothing to tell, and begins anew', async () => {
    await using stage = new Stage(calm)

    const stopped = await stage.run({ ...calm.play(), endedIn: 'reproducing' })
    const told = [...stage.published, ...stage.durable]
    const end = await stage.resume(calm.play())

    expect(stopped).toMatchObject({ outcome: 'stopped', phase: { at: 'reproducing' }, targets: [] })
    expect(told).toEqual([])
    expect(end.outcome).toBe('fixed')
  })
})

describe.concurrent('a limit', () => {
  it.each(LIMITS)('of $what is the end', expectLimit)

  it.each(['analysis', 'repair'] as const)(
    'of time cuts off a fixer that does not end its %s, and the run goes on',
    expectCutOff,
  )
})

describe.concurrent('a fixer that gets nowhere', () => {
  it.each(FOLLOWED)('is followed by the next when it $when', expectFollowed)

  it('is the end when nobody comes after it', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })
    const stuck = { doing: async () => abstention({ final: true }) }

    const end = await stage.run({ fixers: [stuck, stuck] })

    expect(end).toMatchObject({ outcome: 'failed', stop: 'stuck', degraded: false, tip: stage.head })
    expect(end.attempts.map(({ fixer, result }) => [fixer, result])).toEqual([
      ['one', 'abstained'],
      ['two', 'abstained'],
    ])
    expect(end.proof).toBeUndefined()
  })

  it('is the end when it cannot be reached, and the run is called degraded', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })

    const end = await stage.run({ fixers: [{ doing: async () => abstention({ final: true, unavailable: true }) }] })

    expect(end).toMatchObject({ outcome: 'failed', stop: 'stuck', degraded: true })
    expect(end.attempts).toMatchObject([{ result: 'abstained', unavailable: true }])
  })
})

describe.concurrent('a proof on a clean copy', () => {
  it.each(SPOILT)('does not hold for what was only green because a test $did', expectNoProof)

  it.each(BOUND)('is none where tests $tests: the checkout is used', expectProofInCheckout)
})

describe.concurrent('a fix without which its tests pass too', () => {
  it('is none: the tests are called flaky, and it is taken back', async () => {
    await using stage = new Stage({ files: luck })

    const end = await stage.run({ fixers: [edits(useless)], reruns: 1 })

    expect(end).toMatchObject({ outcome: 'nothing-to-fix', phase: { at: 'done' } })
    expect(end.attempts).toMatchObject([
      { result: 'fail', revert: expect.any(String), reason: 'Its tests also pass without it: they are flaky.' },
    ])
    expect(titles(end, end.flaky)).toEqual(['test/luck.test.js › lucky', 'test/luck.test.js › happy'])
    expect(stage.changed(end)).toEqual([])
  })
})

describe('a commit that breaks a test which nothing ties to it', () => {
  const files = () => ({ ...unit('a', 0), ...settings({ rate: 1 }), 'test/rate.test.js': wants('rate', 1) })

  it('is reverted, and the next attempt is surgical and knows what broke', async () => {
    await using stage = new Stage({ files })

    const end = await stage.run({ fixers: [edits({ ...one('a'), ...settings({ rate: 2 }) }, one('a'))] })

    expect(end).toMatchObject({
      outcome: 'fixed',
      attempts: [
        { result: 'regression', revert: expect.any(String), confirmed: false },
        { result: 'pass', strategy: 'surgical', confirmed: true },
      ],
    })
    expect(stage.assignments[1]).toMatchObject({
      strategy: 'surgical',
      debugging: { count: 1, log: expect.stringContaining('2 !== 1') },
      earlier: [{ reason: 'It broke test/rate.test.js › rate is 1 (newly failing).' }],
    })
    expect(stage.subjects(end)).toEqual([
      'Mend it (fixes 1 test)',
      'Revert "Mend it": regression',
      'Mend it (fixes 1 test)',
    ])
    expect(stage.changed(end)).toEqual(['src/a.js'])
  })

  it('takes a later commit on the same lines with it, whose tests are worked on again', async () => {
    const table = { a: 1, b: 1, c: 1 }
    const line = (values: object): Edits => ({ 'settings.json': `${JSON.stringify(values)}\n` })
    await using stage = new Stage({
      files: () => ({
        ...line(table),
        'test/a.test.js': wants('a', 2),
        'test/b.test.js': wants('b', 2),
        'test/c.test.js': wants('c', 1),
      }),
    })
    const doing: Doing = async ({ failures, iteration }, { source }) => {
      const values = JSON.parse((await source.read('settings.json')) ?? '') as Record<string, number>
      const name = failures[0]?.id.name.slice(0, 1) ?? ''
      return line({ ...values, [name]: 2, ...(iteration === 1 ? { c: 9 } : {}) })
    }

    const end = await stage.run({ fixers: [{ doing }], rules: { validate: 'final' } })

    expect(end.attempts.slice(0, 2)).toMatchObject([
      { result: 'regression', revert: expect.any(String), reason: 'It broke test/c.test.js › c is 1 (newly failing).' },
      { result: 'conflict', revert: expect.any(String), reason: 'It depended on a reverted change.' },
    ])
    expect(stage.subjects(end).slice(2, 4)).toEqual([
      expect.stringMatching(/^Revert /),
      expect.stringMatching(/^Revert /),
    ])
    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{}, {}, { result: 'pass' }, { result: 'pass' }] })
    expect(JSON.parse(stage.show(end, 'settings.json'))).toEqual({ a: 2, b: 2, c: 1 })
  })

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
