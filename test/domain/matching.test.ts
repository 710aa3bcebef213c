import { describe, expect, it } from 'vitest'
import { byKey, testKey, matchTests, type TestCase, type TestId, titleOf } from '../../src/domain/model/test-case.ts'

describe('a test is found again', () => {
  it.each<[string, Partial<TestId>, Partial<TestId>]>([
    ['under the same name', { suite: ['cart'], name: 'sums' }, { suite: ['cart'], name: 'sums' }],
    ['when one reporter joins suite and name', { suite: [], name: 'cart sums' }, { suite: ['cart'], name: 'sums' }],
    ['when the other one does', { suite: ['cart'], name: 'sums' }, { suite: ['cart sums'], name: '' }],
    [
      'with > between the parts',
      { suite: [], name: 'cart > total > sums' },
      { suite: ['cart', 'total'], name: 'sums' },
    ],
    ['with › between the parts', { suite: [], name: 'cart › sums' }, { suite: ['cart'], name: 'sums' }],
    ['with :: between the parts', { suite: [], name: 'cart :: sums' }, { suite: ['cart'], name: 'sums' }],
    [
      'with other white space',
      { suite: ['cart'], name: 'sums  two\nlines' },
      { suite: ['cart'], name: 'sums two lines' },
    ],
    ['when the report tells no file', { file: '' }, { file: 'src/a.test.ts' }],
    ['when the run tells no file', { file: 'src/a.test.ts' }, { file: '' }],
    ['when one path begins higher up', { file: 'packages/shop/src/a.test.ts' }, { file: 'src/a.test.ts' }],
    ['when the other path begins higher up', { file: 'a.test.ts' }, { file: 'src/a.test.ts' }],
    [
      'when the report of node:test names a helper',
      { framework: 'node', file: 'test/helper.ts' },
      { framework: 'node', file: 'src/a.test.ts' },
    ],
    [
      'where a report of pytest divides its path in another way',
      { framework: 'pytest', file: '', suite: ['Tests', 'test_image', 'TestImage'], name: 'test_open' },
      { framework: 'pytest', file: 'Tests/test_image.py', suite: ['TestImage'], name: 'test_open' },
    ],
    [
      'below the folder in which pytest ran',
      { framework: 'pytest', file: 'test_cart/describe_cart.py', suite: [], name: 'it_adds' },
      { framework: 'pytest', file: 'api/test_cart.py', suite: ['describe_cart'], name: 'it_adds' },
    ],
    ['by another framework', { framework: 'junit' }, { framework: 'vitest' }],
  ])('%s', (_, reported, here) => {
    const wanted = id(reported)
    const candidate = id(here)

    const found = matchTests([wanted], [candidate, id({ name: 'another' })])

    expect(found.get(wanted)).toEqual([testKey(candidate)])
  })

  it('in all places when its title is not unique and the report tells no file', () => {
    const wanted = id({ file: '' })
    const here = [id({ file: 'a.test.ts' }), id({ file: 'b.test.ts' })]

    const found = matchTests([wanted], here)

    expect(found.get(wanted)).toEqual(here.map(testKey))
  })
})

it('a helper that a report of node:test names is not enough for a title that is not unique', () => {
  const wanted = id({ framework: 'node', file: 'test/helper.ts' })
  const here = [id({ framework: 'node', file: 'a.test.ts' }), id({ framework: 'node', file: 'b.test.ts' })]

  const found = matchTests([wanted], here)

  expect(found.get(wanted)).toEqual([])
})

describe('a test is not taken for', () => {
  it.each<[string, Partial<TestId>]>([
    ['one of the same title in another file', { file: 'src/b.test.ts' }],
    ['one whose file only ends alike', { file: 'rc/a.test.ts' }],
    ['one of another suite', { suite: ['basket'] }],
    ['one whose name is longer', { name: 'sums up' }],
    ['one whose name differs in case', { name: 'Sums' }],
  ])('%s', (_, here) => {
    const wanted = id({ file: 'src/a.test.ts' })

    const found = matchTests([wanted], [id({ file: 'src/a.test.ts', ...here })])

    expect(found.get(wanted)).toEqual([])
  })
})

it.each([
  ['framework', { framework: 'jest' }],
  ['file', { file: 'src/b.test.ts' }],
  ['suite', { suite: ['basket'] }],
  ['name', { name: 'sums up' }],
] as const)('two tests that differ in their %s have different keys', (_, change) => {
  expect(testKey(id(change))).not.toBe(testKey(id({})))
})

it('a suite and a test are not mixed up by separators in their names', () => {
  expect(testKey(id({ suite: ['a', 'b'], name: 'c' }))).not.toBe(testKey(id({ suite: ['a'], name: 'b","c' })))
})

it('a title leaves out what is not known', () => {
  expect(titleOf(id({ file: '', suite: [], name: 'sums' }))).toBe('sums')
  expect(titleOf(id({}))).toBe('src/a.test.ts › cart › sums')
})

it.each<[TestCase['status'], TestCase['status'][]]>([
  ['failed', ['passed', 'failed', 'passed']],
  ['passed', ['skipped', 'passed']],
  ['skipped', ['skipped', 'skipped']],
])('a test that ran several times counts as %s of %j', (expected, statuses) => {
  const cases = statuses.map((status): TestCase => ({ id: id({}), status, durationMs: 1, problems: [] }))

  expect(byKey(cases).get(testKey(id({})))?.status).toBe(expected)
})

function id(change: Partial<TestId>): TestId {
  return { framework: 'vitest', file: 'src/a.test.ts', suite: ['cart'], name: 'sums', ...change }
}
