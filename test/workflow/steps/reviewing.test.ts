import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { State } from '../../../src/domain/model/state.ts'
import { type Edits, edits, reviews, Stage, unit } from '../stage.ts'
import {
  CONTENT,
  expectNoDemand,
  expectObjections,
  FIRST,
  hasty,
  high,
  low,
  proper,
  revising,
  revisionsOf,
  SECOND,
  UNDONE,
} from './reviewing.cases.ts'

describe('a review that approves', () => {
  const read: (string | undefined)[] = []
  let stage: Stage
  let end: State
  beforeAll(async () => {
    stage = new Stage({ files: () => unit('a', 0) })
    end = await stage.run({
      fixers: [edits(hasty)],
      reviewing: async (_, { source }) => {
        read.push(await source.read('src/a.js'), ...(await source.changed()))
        return { findings: [] }
      },
    })
  })
  afterAll(() => stage?.[Symbol.asyncDispose]())

  it('comes after the proof and before the change is published', () => {
    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'pass' }] })
    expect(end.reviews).toMatchObject([{ sha: end.tip, by: 'critic', verdict: 'approved', findings: [] }])
    expect(stage.phases().slice(-4)).toEqual(['proving', 'reviewing', 'publishing', 'done'])
    expect(eventsOf(stage)).toEqual(['reviewing', 'reviewed'])
  })

  it('sees the whole change, what it is to mend, and what was seen of it', () => {
    expect(stage.changes).toMatchObject([
      {
        diff: expect.stringContaining(`-exports.value = 0\n+${FIRST}`),
        fixes: [{ summary: 'Mend it', rootCause: 'r', seen: 'The target passes, and no other test that ran broke.' }],
        failures: [{ id: { name: 'a is one' }, problem: { message: expect.stringContaining('0 !== 1') } }],
        demanded: [],
      },
    ])
  })

  it('reads the change where it was proved', () => {
    expect(read).toEqual([FIRST])
  })

  it('is not needed to know what was proved: that is durable before it is asked', () => {
    expect(stage.durable.map(({ phase }) => phase.at)).toContain('reviewing')
  })
})

describe.concurrent('a review', () => {
  it.each(CONTENT.filter(([what]) => what === 'finds little'))('that %s asks for nothing', expectNoDemand)

  it('that nobody can make is told, and the change is published', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })
    const none = { verdict: 'none', reason: 'It could not be reached.' } as const

    const end = await stage.run({ fixers: [edits(hasty)], reviewing: reviews(none) })

    expect(end).toMatchObject({ outcome: 'fixed', reviews: [none] })
  })

  it('that is not done when the time is over is told, and the change is published', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })

    const end = await stage.run({
      fixers: [edits(hasty)],
      minutesPerFix: 60,
      reviewing: async (_, { signal }) => {
        if (!signal.aborted) await once(signal, 'abort')
        throw signal.reason
      },
    })

    expect(end).toMatchObject({ outcome: 'fixed', stop: 'all-green' })
    expect(end.reviews).toMatchObject([
      { sha: end.tip, verdict: 'none', reason: 'The time ran out before the review was done.' },
    ])
  })

  it('is made of a change that was proved, and of no other', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })

    const end = await stage.run({ fixers: [edits({ 'src/a.js': 'exports.value = 7\n' })], reviewing: reviews({}) })

    expect(end).toMatchObject({ outcome: 'failed', reviews: [] })
    expect(stage.changes).toEqual([])
  })
})

describe('what a review demands and a revision does', () => {
  const fixer = revising(proper)
  let stage: Stage
  let end: State
  beforeAll(async () => {
    stage = new Stage({ files: () => ({ ...unit('a', 0), ...unit('b', 1) }) })
    end = await stage.run({ fixers: [fixer], reviewing: reviews({ findings: [high, low] }, {}) })
  })
  afterAll(() => stage?.[Symbol.asyncDispose]())

  it('is confirmed, proved, and reviewed again', () => {
    expect(end).toMatchObject({ outcome: 'fixed', stop: 'all-green', proof: { sha: end.tip, held: true } })
    expect(end.attempts).toMatchObject([
      { kind: 'repair', result: 'pass', confirmed: true },
      { kind: 'revision', result: 'pass', confirmed: true, title: high.what, base: end.attempts[0]?.commit },
    ])
    expect(end.reviews).toMatchObject([{ verdict: 'findings' }, { verdict: 'approved', sha: end.tip }])
    expect(stage.show(end, 'src/a.js')).toBe(SECOND.trim())
    expect(stage.subjects(end)).toHaveLength(2)
    expect(stage.changes.map(({ demanded }) => demanded)).toEqual([[], [high]])
    expect([stage.dirty(), stage.copies()]).toEqual(['', []])
  })

  it('is told to whoever does it, with the change so far, and without asking for an analysis', () => {
    expect(fixer.asked.map(({ kind }) => kind)).toEqual(['repair'])
    expect(stage.assignments.map(({ kind, demands, change }) => [kind, demands, change === ''])).toEqual([
      ['repair', [], true],
      ['revision', [high], false],
    ])
    expect(stage.assignments[1]).toMatchObject({
      change: expect.stringContaining(`+${FIRST}`),
      failures: [{ id: { name: 'a is one' }, problem: { message: expect.stringContaining('0 !== 1') } }],
      clusters: [{ tests: end.targets }],
      analysis: { rootCause: high.what, modificationPoints: [{ file: 'src/a.js', lines: [1, 1] }] },
      earlier: [],
      debugging: undefined,
    })
    expect(end.attempts[1]).toMatchObject({ targets: end.targets, spending: {} })
  })
})

describe.concurrent('what a review demands', () => {
  it.each(UNDONE.filter(({ demand }) => demand === 'nobody can do'))(
    'and $demand is published as it was, with its objections',
    expectObjections,
  )
})

describe.concurrent('a revision that breaks a test', () => {
  const broken: Edits = { 'src/a.js': 'exports.value = 2\n' }

  it('is thrown away, and the next one knows why', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })

    const end = await stage.run({
      fixers: [revising(broken, proper)],
      reviewing: reviews({ findings: [high] }, {}),
    })

    expect(revisionsOf(end)).toEqual(['regression', 'pass'])
    expect(stage.assignments[2]).toMatchObject({
      kind: 'revision',
      earlier: [{ kind: 'revision', result: 'regression', diff: expect.stringContaining('+exports.value = 2') }],
      debugging: { count: 1, log: expect.stringContaining('2 !== 1') },
    })
    expect(stage.subjects(end), 'it was never committed').toHaveLength(2)
    expect(stage.show(end, 'src/a.js')).toBe(SECOND.trim())
  })
})

describe.concurrent('a reviewer that throws', () => {
  it('since the run is ended from outside, leaves what was proved, and is asked again in the next run', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })
    const fixers = [edits(hasty)]

    const stopped = await stage.run({
      fixers,
      endedIn: 'reviewing',
      reviewing: async (_, { signal }) => {
        signal.throwIfAborted()
        return { findings: [high] }
      },
    })
    const end = await stage.resume({ fixers, reviewing: reviews({}) })

    expect(stopped).toMatchObject({ outcome: 'stopped', phase: { at: 'reviewing' }, reviews: [] })
    expect(stage.published.map(({ outcome }) => outcome)).toEqual(['stopped', 'fixed'])
    expect(end.reviews).toMatchObject([{ verdict: 'approved' }])
    expect(end.tip).toBe(stopped.tip)
  })

  it('for any other reason ends the run, which goes on at the review', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })
    const fixers = [edits(hasty)]

    const run = stage.run({ fixers, reviewing: reviews(new Error('It is broken.')) })

    await expect(run).rejects.toThrow('It is broken.')
    expect(stage.dirty()).toBe('')
    const end = await stage.resume({ fixers, reviewing: reviews({}) })
    expect(end).toMatchObject({ outcome: 'fixed', reviews: [{ verdict: 'approved' }] })
  })
})

function eventsOf({ events }: Stage): string[] {
  return events.map(({ kind }) => kind).filter(kind => kind.startsWith('review'))
}
