import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { limitReached } from '../../../src/domain/policy/budget.ts'
import { chooseAssignment } from '../../../src/domain/workflow/choose-assignment.ts'
import { needsPruning } from '../../../src/domain/workflow/checkpoint.ts'
import { reduce } from '../../../src/domain/workflow/reducer.ts'
import { resumeState } from '../../../src/domain/workflow/resume.ts'
import { at, attempt, cluster, key, rules, snapshot } from '../states.ts'

const COMMANDS = ['lint', 'format', 'generate']
const withCommands = { ...rules, commands: COMMANDS }

function tried(commands: readonly string[], change: Partial<Attempt>, iteration = 1): Attempt {
  return attempt({ kind: 'command', commands, fixer: commands.join(' && '), iteration, ...change })
}

/** Return the commands that are chosen next, or what is chosen in their place. */
function chosen(attempts: readonly Attempt[], change: Partial<State> = {}): readonly string[] | string {
  const choice = chooseAssignment(at({ at: 'choosing' }, { attempts, ...change }), withCommands)
  if (choice.kind !== 'assign') return choice.kind
  const [first] = choice.assigned
  return first?.kind === 'command' ? (first.commands ?? []) : (first?.fixer ?? '')
}

const pass = { result: 'pass', commit: 'c', confirmed: true } as const

describe('the commands of the project', () => {
  it('come before any fixer, each once and in order', () => {
    expect(chosen([])).toEqual(['lint'])
    expect(chosen([tried(['lint'], { result: 'fail' })])).toEqual(['format'])
    expect(chosen([tried(['lint'], { result: 'fail' }), tried(['format'], pass, 2)])).toEqual(['generate'])
    expect(chosen(COMMANDS.map((each, index) => tried([each], { result: 'fail' }, index + 1)))).toBe('claude')
  })

  it('are for all that is red', () => {
    const both = [cluster(), cluster({ id: 'c2', tests: [key('other')] })]
    const state = at(
      { at: 'choosing' },
      {
        clusters: both,
        targets: [key('red'), key('other')],
        current: snapshot('head', { red: 'failed', other: 'failed' }),
      },
    )

    const choice = chooseAssignment(state, withCommands)

    expect(choice).toMatchObject({ assigned: [{ clusters: [{ id: 'c1' }, { id: 'c2' }] }] })
  })

  it('do not run when nothing is red', () => {
    expect(chosen([], { current: snapshot('head', { red: 'passed' }) })).toBe('stop')
  })

  it('do not run without time, and their tries use up no iteration', () => {
    const limits = { ...rules.limits, iterations: 1 }
    const state = at({ at: 'choosing' }, { attempts: [tried(['lint'], { result: 'fail' })] })

    expect(limitReached(state, limits)).toBeUndefined()
    expect(chosen([], { spentMs: 60 * 60_000 })).toBe('stop')
  })

  it('of an earlier run of the request run again', () => {
    expect(chosen([tried(['lint'], { ...pass, past: true })])).toEqual(['lint'])
  })

  it('do not make the first fixer more careful when one broke something', () => {
    const state = at({ at: 'choosing' }, { attempts: [tried(['lint'], { result: 'regression' })] })

    const choice = chooseAssignment(state, { ...rules, commands: ['lint'] })

    expect(choice).toMatchObject({ assigned: [{ kind: 'repair', strategy: 'conservative' }] })
  })
})

describe('commands together', () => {
  const abstained = { result: 'abstained' } as const
  const apart = (...changes: readonly Partial<Attempt>[]) =>
    changes.map((change, index) => tried([COMMANDS[index] ?? ''], change, index + 1))

  it('run once if one of them broke something apart, those that were kept too', () => {
    const attempts = apart({ ...pass, confirmed: true }, abstained, { result: 'regression' })

    expect(chosen(attempts)).toEqual(COMMANDS)
    expect(chosen([...attempts, tried(COMMANDS, { result: 'fail' }, 4)])).toBe('claude')
  })

  it('leave out what cannot run here, and what may not write its files', () => {
    expect(chosen(apart({ ...abstained, final: true }, { result: 'fail' }, { result: 'regression' }))).toEqual([
      'format',
      'generate',
    ])
    expect(chosen(apart({ result: 'refused' }, { ...abstained, final: true }, { result: 'regression' }))).toBe('claude')
  })

  it('do not run if apart none broke anything', () => {
    expect(chosen(apart({ result: 'fail' }, { result: 'fail' }, abstained))).toBe('claude')
  })
})

describe('an attempt of a command', () => {
  const open = tried(['lint'], {})

  it('has a phase of its own, in place of analysis and fix', () => {
    const state = at({ at: 'choosing' })
    const choice = chooseAssignment(state, withCommands)
    if (choice.kind !== 'assign') throw new Error(choice.kind)

    const after = reduce(state, { kind: 'assigned', assigned: choice.assigned, at: 0 })

    expect(after.phase).toEqual({ at: 'running', iteration: 1 })
    expect(after.attempts[0]).toMatchObject({
      kind: 'command',
      title: 'lint',
      commands: ['lint'],
      targets: [key('red')],
    })
  })

  it('runs again after a death if its change is lost, and only then', () => {
    const checking = at({ at: 'checking', iteration: 1, tree: 't' }, { attempts: [open] })

    expect(resumeState(checking, () => false).phase).toEqual({ at: 'running', iteration: 1 })
    expect(resumeState(checking, () => true).phase).toEqual(checking.phase)
  })

  it('is whole: nothing of it is looked through for leftovers', () => {
    const kept = tried(['lint'], { ...pass, revert: undefined })

    expect(needsPruning(at({ at: 'choosing' }, { attempts: [kept] }))).toBe(false)
    expect(needsPruning(at({ at: 'choosing' }, { attempts: [kept, attempt({ ...pass, iteration: 2 })] }))).toBe(true)
  })
})
