import { describe, expect, it } from 'vitest'
import { one, setting, settings, wants } from './units.ts'
import { luck, useless } from './whole-runs.cases.ts'
import { byTest, edits, Stage, testFile, titles, unit } from './stage.ts'

describe.concurrent('the smallest patch', () => {
  const lines = (first: number, second: number, unused: number) =>
    [`exports.first = ${first}`, '', `exports.second = ${second}`, '', `exports.unused = ${unused}`, ''].join('\n')
  const test = testFile({
    both: `const { first, second } = require('../src/a.js')\n  assert.deepEqual([first, second], [1, 1])`,
  })

  it('keeps all that its fixer explains: a leftover that no test needs is dropped in a commit of its own', async () => {
    await using stage = new Stage({
      files: () => ({ 'src/a.js': lines(0, 0, 0), 'src/b.js': 'exports.b = 0\n', 'test/a.test.js': test }),
    })
    const much = { 'src/a.js': lines(1, 1, 1), 'src/b.js': 'exports.b = 1\n', 'src/extra.js': 'exports.extra = 1\n' }

    const end = await stage.run({ fixers: [edits(much)] })

    expect(end).toMatchObject({ outcome: 'fixed', proof: { held: true, sha: end.tip } })
    expect(stage.show(end, 'src/a.js')).toBe(lines(1, 1, 1).trim())
    expect(end.uncovered).toEqual([{ file: 'src/a.js', line: 5, added: ['exports.unused = 1'] }])
    expect(stage.changed(end)).toEqual(['src/a.js'])
    expect(stage.subjects(end)).toEqual(['Mend it (fixes 1 test)', 'Drop leftovers of the fix: 2 of 5 hunks dropped'])
    expect(end.attempts).toMatchObject([
      { kind: 'repair', confirmed: true },
      { kind: 'pruning', confirmed: true, result: 'pass', targets: [] },
    ])
  })

  it('is not smaller than the whole suite wants it: a commit that drops too much is reverted', async () => {
    const factor = (value: number) => ({ 'factor.json': `{ "factor": ${value} }\n` })
    const product = testFile({
      'the product is two': `assert.equal(${setting('rate')} * JSON.parse(fs.readFileSync('factor.json', 'utf8')).factor, 2)`,
    })
    await using stage = new Stage({
      files: () => ({
        ...settings({ rate: 1 }),
        ...factor(2),
        'test/rate.test.js': wants('rate', 2),
        'test/product.test.js': product,
      }),
    })

    const end = await stage.run({ fixers: [edits({ ...settings({ rate: 2 }), ...factor(1) })] })

    expect(end).toMatchObject({
      outcome: 'fixed',
      attempts: [
        { kind: 'repair', confirmed: true },
        { kind: 'pruning', result: 'regression', revert: expect.any(String) },
      ],
      proof: { held: true },
    })
    expect(end.attempts[0]).not.toHaveProperty('revert')
    expect(stage.show(end, 'factor.json')).toBe(factor(1)['factor.json'].trim())
  })
})

describe.concurrent('a fix without which its tests pass too', () => {
  it('is taken back beside one that is needed, and the rest is proved again', async () => {
    await using stage = new Stage({ files: home => ({ ...unit('a', 0), ...luck(home) }) })

    const end = await stage.run({ fixers: [byTest({ a: [one('a')], luck: [useless] })], reruns: 1 })

    expect(end).toMatchObject({ outcome: 'fixed', proof: { held: true, sha: end.tip, place: 'clean copy' } })
    expect(titles(end, end.flaky)).toEqual(['test/luck.test.js › lucky', 'test/luck.test.js › happy'])
    expect(stage.changed(end)).toEqual(['src/a.js'])
  })
})
