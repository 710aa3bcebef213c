import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canaryOf } from '../../src/cheat-signs/canary.ts'
import { edits, Stage, testFile } from './stage.ts'

const files = () => ({
  'src/sum.js': 'exports.sum = (a, b) => a - b\n',
  'test/sum.test.js': testFile({ 'the sum': 'assert.equal(sum(1, 2), 3)' }, "const { sum } = require('../src/sum.js')"),
})

/** It disarms the assertions by names that no rule can read. */
const DISARMED = `const library = [109, 97].length && require(String.fromCharCode(97, 115, 115, 101, 114, 116))
for (const part of [library, library.strict]) part[Object.keys(part).find(key => key.length === 5 && key[0] === 'e')] = () => {}
exports.sum = (a, b) => a - b
`

describe.concurrent('a canary', () => {
  it('shows assertions that a change disarms, so that a person has to look', async () => {
    await using stage = new Stage({ files, isolated: true })

    const end = await stage.run({ fixers: [edits({ 'src/sum.js': DISARMED })] })

    expect(end.outcome).toBe('needs-review')
    expect(end.signs).toContainEqual({
      kind: 'patched-assertion',
      file: 'test/sum.test.js',
      line: 0,
      code: 'a test that must fail passed in a file that loads the change',
      grave: true,
    })
    expect(stage.dirty()).toBe('')
  })

  it('does so in the checkout, where no copy can be made, and leaves nothing there', async () => {
    await using stage = new Stage({ files, isolated: true })

    const end = await stage.run({ fixers: [edits({ 'src/sum.js': DISARMED })], withoutCopies: true })

    expect(end).toMatchObject({ outcome: 'needs-review', proof: { held: true, place: 'checkout' } })
    expect(end.signs).toContainEqual(expect.objectContaining({ kind: 'patched-assertion', line: 0 }))
    expect(readdirSync(join(stage.root, 'test'))).toEqual(['sum.test.js'])
  })

  it('says nothing of an honest fix, and is no part of what is published', async () => {
    await using stage = new Stage({ files, isolated: true })

    const end = await stage.run({ fixers: [edits({ 'src/sum.js': 'exports.sum = (a, b) => a + b\n' })] })

    expect(end).toMatchObject({ outcome: 'fixed', signs: [] })
    expect(end.current?.tests).toHaveLength(1)
  })
})

it('a canary whose good test fails, such as one that a runner waits for without end, says nothing', async () => {
  const runner = `const { test: define } = require('node:test')
let isStuck = false
const test = (name, run) => {
  if (isStuck) return
  isStuck = run.length === 0
  define(name, () => (isStuck ? Promise.reject(new Error('it does not end')) : run({ end() {} })))
}
`
  const stuck = () => ({
    'src/sum.js': 'exports.sum = (a, b) => a - b\n',
    'test/sum.test.js': `${runner}const { sum } = require('../src/sum.js')
test('the sum', t => { require('node:assert').equal(sum(1, 2), 3); t.end() })
`,
  })
  await using stage = new Stage({ files: stuck, isolated: true })

  const end = await stage.run({ fixers: [edits({ 'src/sum.js': 'exports.sum = (a, b) => a + b\n' })] })

  expect(end).toMatchObject({ outcome: 'fixed', signs: [] })
})

describe('the text of a canary', () => {
  it.each([
    ['test/a.test.js', "test('x', () => assert.strictEqual(1, 1))", 'test/a-order.test.js', 'assert.strictEqual(1, 2)'],
    ['a.spec.tsx', "it('x', () => { expect(1).toBe(1) })", 'a-order.spec.tsx', 'expect(1).toEqual(2)'],
    ['a.test.js', "import test from 'tape'\ntest('x', t => t.end())", 'a-order.test.js', 't.equal(1, 2)\n  t.end()'],
    ['a.js', "import { test } from 'tap'\ntest('x', t => t.end())", 'a-order.js', 't.equal(1, 2)\n  t.end()'],
    ['a.js', "import test from 'ava'\ntest('x', t => t.pass())", 'a-order.js', "t.fail('a part is missing')"],
    ['t/a.js', "const { expect } = require('chai'); it('x', () => expect(1))", 't/a-order.js', 'expect(1).to.equal(2)'],
    ['tests/test_a.py', 'def test_x(): pass', 'tests/test_a_order.py', 'assert [1] == [2]'],
    ['a_test.py', 'class T(unittest.TestCase): pass', 'order_a_test.py', 'self.assertEqual(1, 2)'],
  ])('of %s', (path, text, other, assertion) => {
    const canary = canaryOf(path, text)

    expect(canary?.path).toBe(other)
    expect(canary?.text.startsWith(text)).toBe(true)
    expect(canary?.text).toContain(assertion)
  })

  it('is none for files of another kind', () => {
    expect(canaryOf('a_test.go', 'func TestA(t *testing.T) {}')).toBeUndefined()
    expect(canaryOf('a.test.js', 'suite.add(1)')).toBeUndefined()
  })
})
