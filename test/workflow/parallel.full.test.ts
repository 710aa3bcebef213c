import { describe, expect, it } from 'vitest'
import { one, wants } from './units.ts'
import { type Doing, type Edits, edits, Stage, unit } from './stage.ts'

describe.concurrent('several attempts in parallel', () => {
  it('that change the same line cannot both be taken: the second is made again on top of the first', async () => {
    const line = (values: object): Edits => ({ 'settings.json': `${JSON.stringify(values)}\n` })
    await using stage = new Stage({
      files: () => ({ ...line({ a: 1, b: 1 }), 'test/a.test.js': wants('a', 2), 'test/b.test.js': wants('b', 2) }),
    })
    const doing: Doing = async ({ failures }, { source }) => {
      const values = JSON.parse((await source.read('settings.json')) ?? '') as Record<string, number>
      return line({ ...values, [failures[0]?.id.name.slice(0, 1) ?? '']: 2 })
    }

    const end = await stage.run({ fixers: [{ doing }], rules: { parallel: 2 } })

    expect(end.attempts).toMatchObject([
      { result: 'pass' },
      { result: 'conflict', reason: 'It changes the same lines as an earlier fix.' },
      { result: 'pass', debugging: 0 },
    ])
    expect(end.outcome).toBe('fixed')
    expect(JSON.parse(stage.show(end, 'settings.json'))).toEqual({ a: 2, b: 2 })
  })

  it('at one cluster are candidates, of which the smallest is taken', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })
    const long = edits({ 'src/a.js': '// mended\nexports.other = 1\nexports.value = 1\n' })

    const end = await stage.run({ fixers: [long, edits(one('a'))], rules: { candidates: 2 } })

    expect(end.attempts).toMatchObject([
      {
        fixer: 'one',
        candidate: 1,
        result: 'outranked',
        reason: 'Iteration 2 did as much, and its change is not larger.',
      },
      { fixer: 'two', candidate: 2, result: 'pass', confirmed: true },
    ])
    expect(end.outcome).toBe('fixed')
    expect(stage.show(end, 'src/a.js')).toBe('exports.value = 1')
  })
})
