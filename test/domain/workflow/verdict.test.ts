import { describe, expect, it } from 'vitest'
import { type CaseStatus, type TestId, testKey } from '../../../src/domain/model/test-case.ts'
import { passRate, percent } from '../../../src/domain/model/pass-rate.ts'
import { type Evidence, judge } from '../../../src/domain/workflow/verdict.ts'

const timed = (...durations: readonly string[]) =>
  statuses(Object.fromEntries(durations.map(each => [keyOf(`parses in ${each} ms`), 'passed' as const])))
const keyOf = (name: string) => testKey({ framework: 'tap', file: 'test/1.js', suite: ['large'], name })

describe('a test whose name contains a number that changes from run to run', () => {
  const target = statuses({ target: 'passed' })
  const judged = (before: Evidence['before'], after: Evidence['after']) =>
    judge({
      before: new Map([...statuses({ target: 'failed' }), ...before]),
      after: new Map([...target, ...after]),
      complete: true,
      reason: '',
      targets: ['target'],
      flaky: new Set(),
      onlyInCi: new Set(),
      covers: () => true,
    })

  it('has not vanished', () => {
    expect(judged(timed('4.42', '8'), timed('3.1', '7.25'))).toEqual({ kind: 'pass', fixed: ['target'] })
  })

  it('has not vanished either if it is the path of a temporary folder', () => {
    const reads = (folder: string) => statuses({ [keyOf(`reads ${folder}/a.txt`)]: 'passed' })

    expect(judged(reads('/tmp/x-8Kz'), reads('/tmp/x-p0Q'))).toEqual({ kind: 'pass', fixed: ['target'] })
    // A change adds a line above the one that the name has.
    expect(judged(reads('#<Method: /app/lib/a.rb:310>'), reads('#<Method: /app/lib/a.rb:311>'))).toEqual({
      kind: 'pass',
      fixed: ['target'],
    })
    expect(judged(reads('#<Cart 0x00007f1c2a>'), reads('#<Cart 0x00007f9d41>'))).toEqual({
      kind: 'pass',
      fixed: ['target'],
    })
    expect(judged(reads('data'), reads('other'))).toMatchObject({ kind: 'regression' })
  })

  it('has vanished if fewer tests of such a name pass', () => {
    expect(judged(timed('4.42', '8'), timed('3.1'))).toMatchObject({
      kind: 'regression',
      broken: [{ how: 'vanished' }, { how: 'vanished' }],
    })
  })

  it('has vanished if the number tells it from others', () => {
    const cases = (number: number) =>
      statuses({
        [testKey({ framework: 'tap', file: 'a.js', suite: [], name: `case ${number}` })]: 'passed',
      })
    expect(judged(cases(1), cases(2))).toMatchObject({ kind: 'regression', broken: [{ how: 'vanished' }] })
  })

  it('has vanished if the number is not in its name', () => {
    const elsewhere = testKey({ framework: 'tap', file: 'test/2.js', suite: ['large'], name: 'parses in 4.42 ms' })
    expect(judged(timed('4.42'), statuses({ [elsewhere]: 'passed' }))).toMatchObject({ kind: 'regression' })
  })
})

describe('a run is judged test by test', () => {
  it.each<[string, Partial<Evidence>, object]>([
    [
      'pass when the target is green and the rest still is',
      { after: statuses({ target: 'passed', other: 'passed' }) },
      { kind: 'pass', fixed: ['target'] },
    ],
    [
      'progress when only some targets turned green',
      { targets: ['target', 'second'], after: statuses({ target: 'passed', second: 'failed', other: 'passed' }) },
      { kind: 'progress', fixed: ['target'], red: ['second'] },
    ],
    [
      'fail when no target turned green',
      { after: statuses({ target: 'failed', other: 'passed' }) },
      { kind: 'fail', red: ['target'] },
    ],
    [
      'fail when the only green target was green before',
      {
        before: statuses({ target: 'failed', second: 'passed' }),
        targets: ['target', 'second'],
        after: statuses({ target: 'failed', second: 'passed' }),
      },
      { kind: 'fail', red: ['target'] },
    ],
    [
      'progress when the target was red when the whole suite ran last, though some tests have shown it green since',
      {
        before: statuses({ target: 'passed', second: 'failed' }),
        since: statuses({ target: 'failed', second: 'failed' }),
        targets: ['target', 'second'],
        after: statuses({ target: 'passed', second: 'failed' }),
      },
      { kind: 'progress', fixed: ['target'], red: ['second'] },
    ],
    ['fail when the target is gone', { after: statuses({ other: 'passed' }) }, { kind: 'fail', red: ['target'] }],
    [
      'fail when the target is skipped',
      { after: statuses({ target: 'skipped', other: 'passed' }) },
      { kind: 'fail', red: ['target'] },
    ],
    [
      'regression when a green test fails, although the target is fixed',
      { after: statuses({ target: 'passed', other: 'failed' }) },
      { kind: 'regression', broken: [{ key: 'other', how: 'newly failing' }], fixed: ['target'] },
    ],
    [
      'regression when a green test has vanished',
      { after: statuses({ target: 'passed' }) },
      { kind: 'regression', broken: [{ key: 'other', how: 'vanished' }], fixed: ['target'] },
    ],
    [
      'regression when a green test is skipped now',
      { after: statuses({ target: 'passed', other: 'skipped' }) },
      { kind: 'regression', broken: [{ key: 'other', how: 'newly skipped' }], fixed: ['target'] },
    ],
    [
      'pass when only a flaky test fails',
      { flaky: new Set(['other']), after: statuses({ target: 'passed', other: 'failed' }) },
      { kind: 'pass', fixed: ['target'] },
    ],
    [
      'pass when the missing test was not to be run',
      { covers: key => key !== 'other', after: statuses({ target: 'passed' }) },
      { kind: 'pass', fixed: ['target'] },
    ],
    [
      'pass when a test that failed before fails still and is no target',
      {
        before: statuses({ target: 'failed', sick: 'failed' }),
        after: statuses({ target: 'passed', sick: 'failed' }),
      },
      { kind: 'pass', fixed: ['target'] },
    ],
    [
      'pass when a skipped test is gone',
      { before: statuses({ target: 'failed', lazy: 'skipped' }), after: statuses({ target: 'passed' }) },
      { kind: 'pass', fixed: ['target'] },
    ],
    [
      'pass when a failing test can only be seen since a file can be loaded again',
      {
        before: statuses({ file: 'failed', other: 'passed' }),
        targets: ['file'],
        after: statuses({ file: 'passed', 'in the file': 'failed', other: 'passed' }),
      },
      { kind: 'pass', fixed: ['file'] },
    ],
    [
      'progress when the file can be loaded again and another target is still red',
      {
        before: statuses({ file: 'failed', target: 'failed', other: 'passed' }),
        targets: ['file', 'target'],
        after: statuses({ file: 'passed', 'in the file': 'failed', target: 'failed', other: 'passed' }),
      },
      { kind: 'progress', fixed: ['file'], red: ['target'] },
    ],
    [
      'pass when a test that was skipped behind a broken hook fails now',
      {
        before: statuses({ target: 'failed', behind: 'skipped', other: 'passed' }),
        after: statuses({ target: 'passed', behind: 'failed', other: 'passed' }),
      },
      { kind: 'pass', fixed: ['target'] },
    ],
    [
      'regression when a file cannot be loaded any more: its tests have vanished',
      {
        before: statuses({ target: 'failed', other: 'passed' }),
        after: statuses({ target: 'passed', file: 'failed' }),
      },
      { kind: 'regression', broken: [{ key: 'other', how: 'vanished' }], fixed: ['target'] },
    ],
    [
      'regression with each broken test, in every way',
      {
        before: statuses({ target: 'failed', one: 'passed', two: 'passed', three: 'passed', four: 'passed' }),
        after: statuses({ target: 'failed', one: 'failed', two: 'skipped', four: 'passed' }),
      },
      {
        kind: 'regression',
        broken: [
          { key: 'one', how: 'newly failing' },
          { key: 'two', how: 'newly skipped' },
          { key: 'three', how: 'vanished' },
        ],
        fixed: [],
      },
    ],
    [
      'regression when one of its own targets was green and is not any more',
      {
        before: statuses({ target: 'failed', second: 'passed' }),
        targets: ['target', 'second'],
        after: statuses({ target: 'passed', second: 'failed' }),
      },
      { kind: 'regression', broken: [{ key: 'second', how: 'newly failing' }], fixed: ['target'] },
    ],
    [
      'pass when nothing was to turn green and nothing broke',
      { targets: [], after: statuses({ target: 'failed', other: 'passed' }) },
      { kind: 'pass', fixed: [] },
    ],
    [
      'incomplete before anything else, however green it looks',
      { complete: false, reason: 'It was killed.', after: statuses({ target: 'passed', other: 'passed' }) },
      { kind: 'incomplete', reason: 'It was killed.' },
    ],
    [
      'incomplete before anything else, however much it breaks',
      { complete: false, reason: 'It was killed.', after: statuses({ target: 'failed', other: 'failed' }) },
      { kind: 'incomplete', reason: 'It was killed.' },
    ],
  ])('%s', (_, change, expected) => {
    const evidence: Evidence = {
      before: statuses({ target: 'failed', other: 'passed' }),
      after: new Map(),
      complete: true,
      reason: '',
      targets: ['target'],
      flaky: new Set(),
      onlyInCi: new Set(),
      covers: () => true,
      ...change,
    }

    const verdict = judge(evidence)

    expect(verdict).toEqual(expected)
  })
})

describe('the pass rate', () => {
  it.each<[string, Record<string, CaseStatus>, string[], number]>([
    ['counts passed over passed and failed', { a: 'passed', b: 'failed', c: 'passed', d: 'passed' }, [], 0.75],
    ['leaves skipped tests out', { a: 'passed', b: 'skipped' }, [], 1],
    ['leaves ignored tests out, failed', { a: 'passed', b: 'failed' }, ['b'], 1],
    ['leaves ignored tests out, passed', { a: 'passed', b: 'failed' }, ['a'], 0],
    ['is 1 when nothing counts', { a: 'skipped' }, [], 1],
    ['is 0 when all fail', { a: 'failed' }, [], 0],
    ['is below 1 if a file could not be loaded, even an ignored one', { a: 'passed', '': 'failed' }, [''], 0.5],
    ['counts no file that loads again', { a: 'failed', b: 'passed', '': 'passed' }, [], 0.5],
    ['counts a finding of a check like a test', { a: 'passed', 'check types': 'failed' }, [], 0.5],
  ])('%s', (_, tests, ignored, expected) => {
    const cases = Object.entries(tests).map(([name, status]) => ({ id: idOf(name), status }))

    expect(passRate(cases, new Set(ignored.map(name => testKey(idOf(name)))))).toBe(expected)
  })

  it.each([
    [1, '100%'],
    [0, '0%'],
    [0.5, '50%'],
    [0.826, '83%'],
    [0.9999, '99%'],
    [0.995, '99%'],
    [0.0001, '1%'],
    [0.004, '1%'],
    [2 / 3, '67%'],
  ])('of %d reads as %s', (rate, expected) => {
    expect(percent(rate)).toBe(expected)
  })
})

function statuses(tests: Record<string, CaseStatus>): Map<string, CaseStatus> {
  return new Map(Object.entries(tests))
}

function idOf(name: string): TestId {
  return { framework: name.startsWith('check') ? 'check' : 'vitest', file: 'a.test.ts', suite: [], name }
}
