import { describe, expect, test } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { unittest } from '../../src/frameworks/unittest.ts'
import { alone, eachAlone, failing, onDisk, outcomes, ran } from './on-disk.ts'
import { has, hasPytest } from '../world/toolchains.ts'
import { PYTEST_PROJECT, UNITTEST_LAYOUTS } from './python-suites.ts'
import {
  expectBrokenForPytest,
  expectBrokenForUnittest,
  expectNoEndOfPytest,
  expectNoEndOfUnittest,
  FORKING,
  PYTEST_BROKEN,
  UNITTEST_BROKEN,
} from './real-python.cases.ts'

describe.skipIf(!hasPytest)('pytest', () => {
  test.for(PYTEST_BROKEN)(
    'a module with %s is a failing case without a name, and hides no other',
    expectBrokenForPytest,
  )

  test.for(['os._exit(3)', 'os.kill(os.getpid(), 9)'])(
    'a test that calls %s makes no complete run',
    expectNoEndOfPytest,
  )

  test('each failing test runs alone, and all of them together', async () => {
    await using there = await onDisk(PYTEST_PROJECT, { framework: pytest })

    const all = await there.all()
    const tests = failing(all)
    const distinct = [...new Map(tests.map(id => [titleOf(id), id])).values()]
    const runs = await eachAlone(there, distinct)
    const together = await there.only(...distinct)

    expect(all.result).toBe('finished')
    expect(outcomes(all).filter(each => !each.startsWith('failed'))).toEqual([
      'passed: tests/test_odd.py › TestOuter › test_good',
      'passed: tests/test_odd.py › test_good',
      'passed: tests/test_odd.py › test_number[2]',
      'passed: tests/test_text.py › test_text',
      'skipped: tests/test_odd.py › test_expected',
      'skipped: tests/test_odd.py › test_skipped',
    ])
    expect(distinct).toHaveLength(26)
    expect(runs.map(run => ({ ...run, ran: [...new Set(run.ran)] }))).toEqual(alone(distinct))
    expect(new Set(ran(together))).toEqual(new Set(distinct.map(titleOf)))
    expect(together.result).toBe('finished')
  })
})

describe.skipIf(!has('python3', '--version'))('unittest', () => {
  test.for(UNITTEST_BROKEN)(
    'a module with %s is a failing case without a name, and hides no other',
    expectBrokenForUnittest,
  )

  test('a test that calls os._exit(3) makes no complete run', () => expectNoEndOfUnittest('os._exit(3)'))

  test('a process that a test forks and ends reports nothing', async () => {
    await using there = await onDisk({ 'tests/test_forks.py': FORKING }, { framework: unittest })

    const all = await there.all()

    expect(outcomes(all)).toEqual(['a', 'b', 'c'].map(end => `passed: tests/test_forks.py › Forks › test_${end}`))
    expect(all.result).toBe('finished')
  })

  test.for(Object.keys(UNITTEST_LAYOUTS) as (keyof typeof UNITTEST_LAYOUTS)[])(
    '%s: each failing test runs alone, and all of them together',
    async layout => {
      const folder = 'tests/test_cart.py' in UNITTEST_LAYOUTS[layout] ? 'tests/' : ''
      await using there = await onDisk(UNITTEST_LAYOUTS[layout], { framework: unittest })

      const all = await there.all()
      const tests = failing(all)
      const runs = await eachAlone(there, tests)
      const together = await there.only(...tests)

      expect(all.result).toBe('finished')
      expect(outcomes(all)).toEqual(
        [
          `failed: ${folder}test_cart.py › Cart › test_bad`,
          `failed: ${folder}test_cart.py › Cart › test_bad_more`,
          `failed: ${folder}test_cart.py › Cart › test_exits`,
          `failed: ${folder}test_cart.py › Cart › test_größe`,
          `failed: ${folder}test_cart.py › Cart › test_parts`,
          `failed: ${folder}test_cart.py › Cart › test_raises`,
          `failed: ${folder}test_cart.py › Cart › test_unexpected`,
          `failed: ${folder}test_cart.py › ChildOne › test_inherited`,
          `failed: ${folder}test_cart.py › ChildTwo › test_inherited`,
          `failed: ${folder}test_cart.py › Early › test_bad`,
          `failed: ${folder}test_cart.py › Late › test_bad`,
          `failed: ${folder}test_cart.py › Whole`,
          `passed: ${folder}test_cart.py › Cart › test_good`,
          `passed: ${folder}test_other.py › Cart › test_bad`,
          `skipped: ${folder}test_cart.py › Cart › test_expected`,
          `skipped: ${folder}test_cart.py › Cart › test_skipped`,
        ].toSorted(),
      )
      expect(runs).toEqual(alone(tests))
      expect(ran(together).toSorted()).toEqual(tests.map(titleOf).toSorted())
      expect(together.result).toBe('finished')
    },
  )
})
