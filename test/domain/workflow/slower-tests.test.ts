import { describe, expect, it } from 'vitest'
import { checkStepId } from '../../../src/domain/model/check.ts'
import type { Snapshot } from '../../../src/domain/model/state.ts'
import { isSlower, slowerTests, slowTests } from '../../../src/domain/workflow/slower-tests.ts'
import { testKey } from '../../../src/domain/model/test-case.ts'
import { id } from '../states.ts'

const key = (name: string) => testKey(id(name))

function snapshot(slow: Readonly<Record<string, number>>, status: 'passed' | 'failed' = 'passed'): Snapshot {
  const tests = ['a', 'b'].map(name => ({ id: id(name), status }))
  const keyed = Object.entries(slow).map(([name, ms]) => [key(name), ms])
  return { sha: 's', tests, failures: [], durationMs: 1, slow: Object.fromEntries(keyed) }
}

describe('slower tests', () => {
  it('are no checks of the project', () => {
    const checks = [{ id: checkStepId('eslint .'), status: 'passed', durationMs: 9_000, problems: [] } as const]

    expect(slowTests(checks)).toEqual({})
  })

  it.each([
    [1_000, 2_500, true],
    [1_000, 2_000, false],
    [5_000, 9_000, false],
    [100, 900, false],
    [0, 1_000, true],
  ])('%i ms, then %i ms: %s', (before, after, slower) => {
    expect(isSlower(before, after)).toBe(slower)
  })

  it('are those that passed before, the slowest first; one without a duration took half a second at most', () => {
    expect(slowerTests(snapshot({ b: 2_000 }), snapshot({ a: 1_600, b: 9_000 }))).toEqual([key('b'), key('a')])
    expect(slowerTests(snapshot({}), snapshot({ a: 1_400 }))).toEqual([])
    expect(slowerTests(snapshot({}, 'failed'), snapshot({ a: 9_000 }))).toEqual([])
    expect(slowerTests(undefined, snapshot({ a: 9_000 }))).toEqual([])
  })

  it('are kept from half a second on, if they passed', () => {
    const test = (name: string, durationMs: number, status: 'passed' | 'failed') => ({
      id: id(name),
      durationMs,
      status,
      problems: [],
    })
    expect(slowTests([test('a', 499, 'passed'), test('b', 500.4, 'passed'), test('c', 900, 'failed')])).toEqual({
      [key('b')]: 500,
    })
  })
})
