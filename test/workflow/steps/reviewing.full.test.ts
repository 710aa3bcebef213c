import { describe, expect, it } from 'vitest'
import { type Edits, reviews, Stage, unit } from '../stage.ts'
import {
  CONTENT,
  expectNoDemand,
  expectObjections,
  givingUp,
  high,
  proper,
  revising,
  SECOND,
  UNDONE,
} from './reviewing.cases.ts'

describe.concurrent('a review', () => {
  it.each(CONTENT)('that %s asks for nothing', expectNoDemand)
})

describe.concurrent('what a review demands', () => {
  it.each(UNDONE)('and $demand is published as it was, with its objections', expectObjections)

  it('stays, although no test needs it', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })
    const note: Edits = { 'src/note.js': 'exports.note = 1\n' }

    const end = await stage.run({ fixers: [revising(note)], reviewing: reviews({ findings: [high] }, {}) })

    expect(end).toMatchObject({ outcome: 'fixed', reviews: [{ verdict: 'findings' }, { verdict: 'approved' }] })
    expect(stage.changed(end)).toEqual(['src/a.js', 'src/note.js'])
  })

  it('is done by the next one when the first cannot be reached', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })

    const end = await stage.run({
      fixers: [{ ...revising(), doing: givingUp({ unavailable: true }) }, revising({}, proper)],
      reviewing: reviews({ findings: [high] }, {}),
    })

    expect(end.attempts.slice(1)).toMatchObject([
      { fixer: 'one', unavailable: true },
      { fixer: 'two', result: 'pass' },
    ])
    expect(stage.show(end, 'src/a.js')).toBe(SECOND.trim())
  })
})
