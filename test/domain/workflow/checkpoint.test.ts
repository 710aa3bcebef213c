import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import {
  type Consequence,
  consequenceOf,
  isDue,
  isQuick,
  needsPruning,
  nextProbe,
  QUICK_MS,
  revealedTargets,
  narrowSuspects,
  type Validate,
} from '../../../src/domain/workflow/checkpoint.ts'
import type { Phase, Snapshot, State } from '../../../src/domain/model/state.ts'
import type { Verdict } from '../../../src/domain/workflow/verdict.ts'
import { at, attempt, key, seen, snapshot } from '../states.ts'

const modes: Validate[] = ['auto', 'always', 'final']

describe('the whole suite is due', () => {
  const quick = QUICK_MS - 1

  it.each<[string, number, Attempt[], Validate[]]>([
    ['one commit, a quick suite', quick, commits(1), ['auto', 'always']],
    ['one commit, a slow suite', QUICK_MS, commits(1), ['always']],
    ['two commits, a slow suite', QUICK_MS, commits(2), ['always']],
    ['three commits, a slow suite', QUICK_MS, commits(3), ['auto', 'always']],
    ['four commits, a slow suite', QUICK_MS, commits(4), ['auto', 'always']],
    ['three commits, of which two are confirmed', QUICK_MS, [...confirmed(2), ...commits(1, 3)], ['always']],
    ['three commits, of which one was taken back', QUICK_MS, [...undone(1), ...commits(2, 2)], ['always']],
    ['a commit that makes the fix smaller', QUICK_MS, [made({ kind: 'pruning' })], modes],
    ['a commit that was made elsewhere', QUICK_MS, [made({ tree: 'tree' })], modes],
    ['one of them was made elsewhere', QUICK_MS, [...commits(1), made({ iteration: 2, tree: 'tree' })], modes],
    [
      'one that was made elsewhere is confirmed',
      QUICK_MS,
      [made({ tree: 'tree', confirmed: true }), ...commits(1, 2)],
      ['always'],
    ],
    ['no commit', quick, [attempt({ result: 'fail' })], []],
    ['all commits are confirmed', quick, confirmed(3), []],
    ['all commits were taken back', quick, undone(3), []],
  ])('%s', (_, durationMs, attempts, due) => {
    const state = at({ at: 'confirming', due: false }, { attempts, current: snapshot('head', {}, durationMs) })

    expect(modes.filter(mode => isDue(state, mode))).toEqual(due)
  })

  it('a suite that was never run counts as quick', () => {
    expect(isQuick(at({ at: 'choosing' }, { current: undefined }))).toBe(true)
  })
})

describe('a run of the whole suite means', () => {
  const regression: Verdict = { kind: 'regression', broken: [{ key: 'x', how: 'vanished' }], fixed: [] }
  const incomplete: Verdict = { kind: 'incomplete', reason: 'killed' }
  const pass: Verdict = { kind: 'pass', fixed: [] }
  const fail: Verdict = { kind: 'fail', red: [] }
  const red = snapshot('head', { a: 'failed', b: 'failed', c: 'passed' })

  it.each<[string, Consequence, Verdict, Snapshot | undefined, Attempt[]]>([
    [
      'that all hold when each turned something green',
      { kind: 'hold' },
      pass,
      tip({ a: 'passed', b: 'passed' }),
      both(),
    ],
    ['nothing where nothing is to be confirmed', { kind: 'hold' }, regression, tip({}), confirmed(2)],
    ['that the only one is to go when something broke', revert([1], 'regression'), regression, tip({}), commits(1)],
    ['that the only one is to go when the run broke off', revert([1], 'incomplete'), incomplete, undefined, commits(1)],
    [
      'that the only one is to go which is not confirmed',
      revert([3], 'regression'),
      regression,
      tip({}),
      [...confirmed(2), ...commits(1, 3)],
    ],
    ['a search among several when something broke', trace([1, 2], ['x']), regression, tip({}), commits(2)],
    ['a search among several when the run broke off', trace([1, 2], []), incomplete, undefined, commits(2)],
    [
      'a search without what was taken back',
      trace([2, 3], ['x']),
      regression,
      tip({}),
      [...undone(1), ...commits(2, 2)],
    ],
    ['that those are to go that helped nothing', revert([2], 'fail'), fail, tip({ a: 'passed', b: 'failed' }), both()],
    [
      'that all are to go that helped nothing',
      revert([2, 1], 'fail'),
      fail,
      tip({ a: 'failed', b: 'skipped' }),
      both(),
    ],
    [
      'that one holds which turned one of its targets green',
      { kind: 'hold' },
      fail,
      tip({ a: 'failed', b: 'passed' }),
      [made({ targets: [key('a'), key('b')] })],
    ],
    [
      'that one is to go whose only green target was green before',
      revert([1], 'fail'),
      fail,
      tip({ a: 'failed', c: 'passed' }),
      [made({ targets: [key('a'), key('c')] })],
    ],
    ['that one holds which was not to turn anything green', { kind: 'hold' }, pass, tip({}), [made({ targets: [] })]],
  ])('%s', (_, consequence, verdict, whole, attempts) => {
    const state = at({ at: 'confirming', due: true }, { attempts, current: red, seen: seen({ a: 'passed' }) })

    expect(consequenceOf(state, { verdict, snapshot: whole })).toEqual(consequence)
  })

  function tip(told: Parameters<typeof snapshot>[1]): Snapshot {
    return snapshot('tip', { ...told })
  }

  function both(): Attempt[] {
    return [made({ targets: [key('a')] }), made({ iteration: 2, targets: [key('b')] })]
  }
})

describe('the search for the guilty commit', () => {
  it.each([
    [[1, 2], 1],
    [[1, 2, 3], 1],
    [[2, 4, 6, 8], 4],
    [[1, 2, 3, 4, 5], 2],
  ])('among %j asks of the last one of the first half: %i', (suspects, asked) => {
    expect(nextProbe(tracing(suspects))).toBe(asked)
  })

  it.each<[number[], boolean, Phase]>([
    [[1, 2], true, { at: 'reverting', iterations: [2] }],
    [[1, 2], false, { at: 'reverting', iterations: [1] }],
    [[1, 2, 3], true, tracing([2, 3])],
    [[1, 2, 3], false, { at: 'reverting', iterations: [1] }],
    [[1, 2, 3, 4, 5], true, tracing([3, 4, 5])],
    [[1, 2, 3, 4, 5], false, tracing([1, 2])],
  ])('among %j goes on with the half that it must be in (good: %j)', (suspects, good, next) => {
    expect(narrowSuspects(tracing(suspects), good)).toEqual(next)
  })

  it.each(Array.from({ length: 12 }, (_, index) => index + 2))('finds each of %i, by halves', count => {
    const all = Array.from({ length: count }, (_, index) => (index + 1) * 3)

    const found = all.map(guilty => {
      let phase: Phase = tracing(all)
      let probes = 0
      for (; phase.at === 'tracing'; probes += 1) phase = narrowSuspects(phase, nextProbe(phase) < guilty)
      return { phase, isShort: probes <= Math.ceil(Math.log2(count)) }
    })

    expect(found).toEqual(all.map(guilty => ({ phase: { at: 'reverting', iterations: [guilty] }, isShort: true })))
  })
})

describe('a failing test is revealed', () => {
  const state = at(
    { at: 'confirming', due: true },
    {
      current: snapshot('head', { red: 'failed', skipped: 'skipped', known: 'failed' }),
      seen: seen({ 'behind a hook': 'failed' }),
    },
  )

  it.each<[string[], string, Parameters<typeof snapshot>[1]]>([
    [['new'], 'when it was not there', { new: 'failed' }],
    [['skipped'], 'when it was skipped', { skipped: 'failed' }],
    [['behind a hook'], 'when only some of the tests have shown it since', { 'behind a hook': 'failed' }],
    [[], 'not when it failed before', { known: 'failed' }],
    [[], 'not when it passed before: it is broken', { green: 'failed' }],
    [[], 'not when it is a target', { red: 'failed' }],
    [[], 'not when it is green', { new: 'passed' }],
    [[], 'not when it is skipped', { new: 'skipped' }],
    [[], 'not when it says nothing of the fix', { ignored: 'failed' }],
  ])('%j %s', (names, _, told) => {
    const found = revealedTargets(state, snapshot('tip', told), new Set([key('ignored')]))

    expect(found).toEqual(names.map(name => key(name)))
  })
})

describe('the smallest patch', () => {
  it.each<[boolean, string, Attempt[]]>([
    [true, 'when nobody has looked', commits(2)],
    [false, 'when there is no fix', [attempt({ result: 'fail' })]],
    [false, 'when the fix was taken back', undone(2)],
    [false, 'when it was found', [...commits(1), made({ iteration: 2, kind: 'pruning' })]],
    [
      false,
      'when it did not hold',
      [...commits(1), made({ iteration: 2, kind: 'pruning', result: 'fail', revert: 'undo' })],
    ],
    [true, 'when the fix has grown since', [made({ kind: 'pruning' }), ...commits(1, 2)]],
    [
      false,
      'when what has grown since was taken back',
      [...commits(1), made({ iteration: 2, kind: 'pruning' }), ...undone(1, 3)],
    ],
  ])('is to be looked for (%j) %s', (isIt, _, attempts) => {
    expect(needsPruning(at({ at: 'choosing' }, { attempts }) satisfies State)).toBe(isIt)
  })
})

function tracing(suspects: readonly number[]): Phase & { at: 'tracing' } {
  return { at: 'tracing', suspects, broken: ['x'], reason: 'why' }
}

function trace(suspects: number[], broken: string[]): Consequence {
  return { kind: 'trace', suspects, broken }
}

function revert(iterations: number[], result: 'regression' | 'fail' | 'incomplete'): Consequence {
  return { kind: 'revert', iterations, result }
}

function made(change: Partial<Attempt> = {}): Attempt {
  return attempt({ commit: 'fix', result: 'pass', ...change })
}

function commits(count: number, from = 1, change: Partial<Attempt> = {}): Attempt[] {
  return Array.from({ length: count }, (_, index) => made({ iteration: from + index, ...change }))
}

function confirmed(count: number): Attempt[] {
  return commits(count, 1, { confirmed: true })
}

function undone(count: number, from = 1): Attempt[] {
  return commits(count, from, { revert: 'undo', result: 'regression' })
}
