import { describe, expect, it } from 'vitest'
import type { Failure, TestCase } from '../../../../src/domain/model/test-case.ts'
import { failureProgress, isSwayed } from '../../../../src/fixers/offline/search/failure-progress.ts'

const id = { framework: 'pytest', file: 'tests/test_cart.py', suite: [], name: 'test_total' }

function failed(message: string, line = 8, stack = `tests/test_cart.py:${line}: in test_total`): TestCase {
  return { id, status: 'failed', durationMs: 1, problems: [{ kind: 'failure', type: '', message, stack }] }
}

const passed: TestCase = { id, status: 'passed', durationMs: 1, problems: [] }
const skipped: TestCase = { ...passed, status: 'skipped' }
const before = [failed('assert 3 == 7')]

describe('a failing test gets', () => {
  it.each<[string, readonly TestCase[], number]>([
    ['all the way if it passes', [passed], 1],
    ['further if it fails in a later line', [failed('assert 1 == 7', 9)], 0.5],
    ['less far if it fails in an earlier line', [failed('assert 7 == 7', 5)], -0.5],
    ['nearer with a number that is', [failed('assert 5 == 7')], 0.25],
    ['farther off with one that is not', [failed('assert 1 == 7')], -0.25],
    ['nowhere with the same value', [failed('assert 3 == 7')], 0],
    ['as far off on the other side', [failed('assert 11 == 7')], 0],
    ['farther off with an error in place of a value', [failed('TypeError: no number')], -0.25],
    ['as far back as it would get forward, if it is skipped', [skipped], -1],
    ['as far back if it is missing', [], -1],
  ])('%s', (_, after, progress) => {
    expect(failureProgress(before, after)).toBe(progress)
  })
})

it('the line of a helper whose name ends with that of the test says nothing', () => {
  const inHelper = failed(
    'assert 3 == 7',
    8,
    'tests/my_test_cart.py:90: in helper\ntests/test_cart.py:5: in test_total',
  )

  expect(failureProgress([inHelper], [failed('assert 3 == 7', 8)])).toBe(0.5)
})

it('a text is nearer if less of it differs', () => {
  const all = (text: string) => [failed(`AssertionError: assert '${text}' == 'a-b-c'`)]

  expect(failureProgress(all('a b c'), all('a-b c'))).toBe(0.25)
})

it('a value in place of an error is a step', () => {
  expect(failureProgress([failed('TypeError: no number')], [failed('assert 3 == 7')])).toBe(0.25)
})

it('the line is that of the file of the test, as Python or Node.js names it', () => {
  const at = (line: number) =>
    failed('no', 0, `lib/cart.py:90: in total\n  File "/x/tests/test_cart.py", line ${line}, in`)
  const javascript = { ...id, framework: 'vitest', file: 'cart.test.ts' }
  const thrown = (line: number): TestCase => ({
    ...failed('no', 0, `at total (/x/cart.ts:9:1)\nat /x/cart.test.ts:${line}:5`),
    id: javascript,
  })

  expect(failureProgress([at(9)], [at(12)])).toBe(0.5)
  expect(failureProgress([thrown(9)], [thrown(10)])).toBe(0.5)
})

describe('a test that still fails is swayed by a change', () => {
  const failure = (each: TestCase): Failure => ({ id, problem: each.problems[0]!, frames: [], durationMs: 1 })

  it.each<[boolean, string, TestCase, TestCase | undefined]>([
    [true, 'with another wrong value', failed('assert 3 == 7'), failed('assert 5 == 7')],
    [true, 'in an earlier line', failed('assert 3 == 7', 8), failed('assert 3 == 7', 5)],
    [true, 'with another error', failed('TypeError: no number'), failed('ValueError: no text')],
    [false, 'with a value in place of an error', failed('TypeError: no number'), failed('assert 3 == 7')],
    [
      false,
      'with another time',
      failed("assert '2026-11-30 10:00:01.123' == 'x'"),
      failed("assert '2026-11-30 10:00:02.456' == 'x'"),
    ],
    [false, 'with another temporary folder', failed("assert '/tmp/a1/x' == 'x'"), failed("assert '/tmp/zq/x' == 'x'")],
    [false, 'with the same value', failed('assert 3 == 7'), failed('assert 3 == 7')],
    [false, 'in a later line', failed('assert 3 == 7', 8), failed('assert 9 == 1', 9)],
    [false, 'with an address that differs', failed('<A at 0x7f1> is not None'), failed('<A at 0x8e2> is not None')],
    [false, 'and passes', failed('assert 3 == 7'), passed],
    [false, 'and is not there', failed('assert 3 == 7'), undefined],
  ])('%s: %s', (expected, _, was, is) => {
    expect(isSwayed(failure(was), is)).toBe(expected)
  })
})
