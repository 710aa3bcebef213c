import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import type { Phase, State } from '../../../src/domain/model/state.ts'
import { progressOf, type TestProgress } from '../../../src/domain/model/test-progress.ts'
import { at, attempt, key, proof, seen, snapshot } from '../states.ts'

const green = { current: snapshot('fix', { red: 'passed', other: 'failed' }) }

describe('a failing test', () => {
  it('goes its way from pending to fixed', () => {
    const open = { attempts: [attempt()] }
    const made = { attempts: [attempt({ commit: 'fix', result: 'pass' })], tip: 'fix', seen: seen({ red: 'passed' }) }
    const way: State[] = [
      both({ at: 'choosing' }),
      both({ at: 'analyzing', iteration: 1 }, open),
      both({ at: 'fixing', iteration: 1 }, open),
      both({ at: 'checking', iteration: 1, tree: 'tree' }, open),
      both({ at: 'validating', iteration: 1, tree: 'tree' }, open),
      both({ at: 'committing', iteration: 1, tree: 'tree', seen: seen({ red: 'passed' }) }, open),
      both({ at: 'confirming', due: false }, made),
      both({ at: 'choosing' }, made),
      both({ at: 'triaging' }, { ...made, ...green, seen: undefined }),
    ]

    const told = way.map(state => progressOf(state).get(key('red')))

    expect(told).toEqual([
      'pending',
      'analyzing',
      'fixing',
      'validating',
      'validating',
      'validating',
      'validating',
      'validating',
      'fixed',
    ])
  })

  it.each<[TestProgress, string, Phase, Partial<State>]>([
    ['fixing', 'in a race', { at: 'racing', iterations: [1, 2] }, { attempts: [attempt(), attempt({ iteration: 2 })] }],
    [
      'validating',
      'while it is put together',
      { at: 'combining', iteration: 1 },
      { attempts: [attempt({ tree: 't' })] },
    ],
    [
      'pending',
      'when its commit was taken back',
      { at: 'choosing' },
      { attempts: vain(1, { commit: 'c', revert: 'r' }) },
    ],
    ['pending', 'when it was tried in vain twice', { at: 'choosing' }, { attempts: vain(2) }],
    ['stuck', 'when it was tried in vain three times', { at: 'choosing' }, { attempts: vain(3) }],
    ['stuck', 'by whoever it was', { at: 'choosing' }, { attempts: [...vain(2), ...vain(1, { fixer: 'offline' })] }],
    [
      'fixing',
      'when it was tried in vain and is tried again',
      { at: 'fixing', iteration: 4 },
      { attempts: [...vain(3), attempt({ iteration: 4 })] },
    ],
    ['pending', 'when something helped since', { at: 'choosing' }, { attempts: [...vain(2), helped(), ...vain(2)] }],
    [
      'stuck',
      'when what helped was taken back',
      { at: 'choosing' },
      { attempts: [...vain(2), helped({ revert: 'r' }), ...vain(1)] },
    ],
    [
      'pending',
      'when others were tried in vain',
      { at: 'choosing' },
      { attempts: vain(3, { targets: [key('other')] }) },
    ],
    [
      'pending',
      'when nobody could be reached',
      { at: 'choosing' },
      { attempts: vain(3, { result: 'abstained', unavailable: true }) },
    ],
    ['pending', 'when its attempts were outranked', { at: 'choosing' }, { attempts: vain(3, { result: 'outranked' }) }],
    ['skipped', 'when the run ended without it', { at: 'publishing' }, { stop: 'iterations', attempts: vain(2) }],
    ['stuck', 'when the run ended and it was stuck', { at: 'publishing' }, { stop: 'iterations', attempts: vain(3) }],
    ['fixed', 'however often it was tried', { at: 'publishing' }, { ...green, stop: 'all-green', attempts: vain(3) }],
    [
      'fixed',
      'while something else is done for it',
      { at: 'fixing', iteration: 1 },
      { ...green, attempts: [attempt()] },
    ],
    [
      'pending',
      'when it was green and is seen red since',
      { at: 'choosing' },
      { ...green, seen: seen({ red: 'failed' }) },
    ],
    ['pending', 'when it is skipped now', { at: 'choosing' }, { current: snapshot('fix', { red: 'skipped' }) }],
    [
      'flaky',
      'whatever else is known',
      { at: 'done' },
      { ...green, flaky: [key('red')], attempts: vain(3), proof: proof() },
    ],
  ])('is %s %s', (progress, _, phase, change) => {
    expect(progressOf(both(phase, change)).get(key('red'))).toBe(progress)
  })

  it('is told of each target and each flaky test, and of no other', () => {
    const state = both({ at: 'choosing' }, { ...green, flaky: [key('by chance')], outside: [key('green')] })

    expect(progressOf(state)).toEqual(
      new Map<string, TestProgress>([
        [key('red'), 'fixed'],
        [key('other'), 'pending'],
        [key('by chance'), 'flaky'],
      ]),
    )
  })

  it('is not worked on because another one is', () => {
    const state = both(
      { at: 'fixing', iteration: 2 },
      { attempts: [...vain(1), attempt({ iteration: 2, targets: [key('other')] })] },
    )

    expect([...progressOf(state).values()]).toEqual(['pending', 'fixing'])
  })
})

/** Two targets, both red. */
function both(phase: Phase, change: Partial<State> = {}): State {
  const red = snapshot('head', { red: 'failed', other: 'failed' })
  return at(phase, { initial: red, current: red, targets: [key('red'), key('other')], ...change })
}

function vain(count: number, change: Partial<Attempt> = {}): Attempt[] {
  return Array.from({ length: count }, (_, index) => attempt({ iteration: index + 1, result: 'fail', ...change }))
}

function helped(change: Partial<Attempt> = {}): Attempt {
  return attempt({ iteration: 3, result: 'progress', commit: 'fix', ...change })
}
