import { describe, expect, it } from 'vitest'
import {
  commandMessage,
  iterationMessage,
  pruningMessage,
  revertMessage,
  squashMessage,
} from '../../../src/workflow/commits/commit-messages.ts'
import { attemptsIn } from '../../../src/workflow/commits/commit-trailers.ts'
import { keptAttempts } from '../../../src/domain/model/selectors.ts'
import { Attempt } from '../../../src/domain/model/attempt.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { attempt, key, snapshot, start } from '../../domain/states.ts'

describe('a commit of the bot’s own is read back:', () => {
  it('its iteration, strategy, fixer, and what it says it did', () => {
    const written = fix({ iteration: 3, strategy: 'aggressive', fixer: 'anthropic/claude-sonnet-5-5' })

    const attempts = attemptsIn([commit('c3', iterationMessage(written, begun()))], 'key')

    expect(attempts).toMatchObject([
      {
        iteration: 3,
        kind: 'repair',
        strategy: 'aggressive',
        fixer: 'anthropic/claude-sonnet-5-5',
        commit: 'c3',
        result: 'pass',
        confirmed: false,
        title: 'Add instead of subtract',
        proposal: { summary: 'Add instead of subtract', rootCause: 'The sign is wrong.' },
      },
    ])
  })

  it('that it replaces the change of another, which counts as taken back until it is itself', () => {
    const part = fix({ iteration: 1, result: 'progress', commit: 'c1' })
    const whole = fix({ iteration: 2, result: 'pass', commit: 'c2', undoes: 1 })
    const log = [commit('c2', iterationMessage(whole, begun())), commit('c1', iterationMessage(part, begun()))]
    const undone = commit('c3', revertMessage({ ...whole, result: 'regression' }, begun()))

    const [first, second] = attemptsIn(log, 'key') ?? []
    const after = attemptsIn([undone, ...log], 'key') ?? []

    expect(first).toMatchObject({ result: 'progress', revert: 'c2' })
    expect(second).toMatchObject({ undoes: 1, commit: 'c2' })
    expect(keptAttempts({ attempts: after }).map(({ iteration }) => iteration)).toEqual([1])
    expect(after[1]).toMatchObject({ revert: 'c3', result: 'regression' })
  })

  it('a replaced iteration that cannot be one is none', () => {
    const message = iterationMessage(fix({ iteration: 2, undoes: 7 }), begun())

    expect(attemptsIn([commit('c2', message)], 'key')?.[0]).not.toHaveProperty('undoes')
  })

  it('as an attempt that a ledger can hold', () => {
    const attempts = attemptsIn([commit('c1', iterationMessage(fix({}), begun()))], 'key')

    expect(Attempt.parse(JSON.parse(JSON.stringify(attempts?.[0])))).toEqual(attempts?.[0])
  })

  it('with a co-author behind its trailers', () => {
    const asked = begun({ request: { ...start().request, askedBy: 'ada' } })
    const message = iterationMessage(fix({}), asked)
    expect(message).toContain('Co-authored-by: ada')

    expect(attemptsIn([commit('c1', message)], 'key')).toMatchObject([{ iteration: 1, commit: 'c1' }])
  })

  it('with as many tests as it names', () => {
    const targets = Array.from({ length: 30 }, () => key('red'))

    const attempts = attemptsIn([commit('c1', iterationMessage(fix({ targets }), begun()))], 'key')

    expect(attempts).toMatchObject([{ iteration: 1, targets: [] }])
  })

  it.each([
    ['like a conventional commit', 'fix: add instead of subtract'],
    ['with a colon in it', 'money: round half up: always'],
    ['with a mark of a person', 'Add, as @octocat wants (#7)'],
    ['with letters of any language', 'Größe ≥ 0 prüfen'],
  ])('what it says it did, %s', (_, summary) => {
    const written = fix({ proposal: { ...proposal, summary } })

    const [read] = attemptsIn([commit('c1', iterationMessage(written, begun()))], 'key') ?? []

    // A mark in front of a name or number is followed by an invisible space, so that nobody is called.
    expect(read?.proposal?.summary.replaceAll('\u200b', '')).toBe(summary)
    expect(read?.proposal?.rootCause).toBe('The sign is wrong.')
  })

  it('one that says nothing by its subject', () => {
    const written = fix({ proposal: { ...proposal, summary: '', rootCause: '' } })

    const attempts = attemptsIn([commit('c1', iterationMessage(written, begun()))], 'key')

    expect(attempts).toMatchObject([{ title: expect.stringMatching(/^Fix /), proposal: { rootCause: '' } }])
  })

  it('one that makes the fix smaller as such', () => {
    const title = '2 of 5 hunks dropped: the tests do not need them.'
    const pruning = fix({
      iteration: 4,
      kind: 'pruning',
      fixer: 'minimizer',
      strategy: 'surgical',
      title,
      reason: title,
    })

    const attempts = attemptsIn([commit('c4', pruningMessage(pruning, begun()))], 'key')

    expect(attempts).toMatchObject([
      { iteration: 4, kind: 'pruning', strategy: 'surgical', fixer: 'minimizer', commit: 'c4', title },
    ])
  })

  it.each<[string, Attempt['kind']]>([
    ['fix-tests: smallest patch – 2 of 5 hunks dropped', 'pruning'],
    ['fix-tests: leftovers – 2 of 5 hunks dropped', 'pruning'],
    ['fix-tests: run eslint --fix . (fixes 1 failure)', 'command'],
    ['fix-tests: tests – 2 added for the fix', 'tests'],
    ['fix-tests: iteration 3 – aggressive (pass: 82% → 89%)', 'repair'],
  ])('one of an older version by its subject: %s', (subject, kind) => {
    const [, ...rest] = iterationMessage(fix({ iteration: 4 }), begun()).split('\n')
    const old = [subject, ...rest.filter(line => !line.startsWith('Fix-Tests-Kind'))].join('\n')

    expect(attemptsIn([commit('c4', old)], 'key')).toMatchObject([{ kind }])
  })

  it('one that was progress as progress, and a verdict that is unknown as a pass', () => {
    const written = (result: Attempt['result']) => iterationMessage(fix({ result }), begun())
    const odd = written('pass').replace('Fix-Tests-Verdict: pass', 'Fix-Tests-Verdict: fine')

    expect(attemptsIn([commit('c1', written('progress'))], 'key')).toMatchObject([{ result: 'progress' }])
    expect(attemptsIn([commit('c1', odd)], 'key')).toMatchObject([{ result: 'pass' }])
  })

  it('each iteration of a squashed one with its own verdict', () => {
    const kept = { commit: 'all', confirmed: true }
    const attempts = [fix({ ...kept, result: 'progress' }), fix({ ...kept, iteration: 2, result: 'pass' })]

    const message = squashMessage({ ...begun(), attempts })

    expect(attemptsIn([commit('all', message)], 'key')?.map(({ result }) => result)).toEqual(['progress', 'pass'])
  })

  it('one of an unknown strategy as a careful one', () => {
    const message = iterationMessage(fix({}), begun()).replace(
      'Fix-Tests-Strategy: conservative',
      'Fix-Tests-Strategy: bold',
    )

    expect(attemptsIn([commit('c1', message)], 'key')).toMatchObject([{ strategy: 'conservative' }])
  })

  it('whatever somebody has put below its trailers', () => {
    const more = ['Fix-Tests-Key: other', 'Fix-Tests-Iteration: 99', 'Fix-Tests-Fixer: eve', 'Signed-off-by: Eve']
    const message = `${iterationMessage(fix({}), begun())}${more.join('\n')}\n`

    expect(attemptsIn([commit('c1', message)], 'key')).toMatchObject([{ iteration: 1, fixer: 'claude' }])
  })

  it('whatever line ends and blank lines stand at its end', () => {
    const message = iterationMessage(fix({}), begun())

    expect(attemptsIn([commit('c1', `${message}\n\n`)], 'key')).toMatchObject([{ iteration: 1 }])
    expect(attemptsIn([commit('c1', message.trim())], 'key')).toMatchObject([{ iteration: 1 }])
  })
})

describe('a branch', () => {
  it('without commits holds no attempts', () => {
    expect(attemptsIn([], 'key')).toEqual([])
  })

  it('is read from its newest commit to its oldest, and told from the first iteration on', () => {
    const log = [3, 2, 1].map(iteration => commit(`c${iteration}`, iterationMessage(fix({ iteration }), begun())))

    const attempts = attemptsIn(log, 'key')

    expect(attempts?.map(({ iteration, commit: sha }) => [iteration, sha])).toEqual([
      [1, 'c1'],
      [2, 'c2'],
      [3, 'c3'],
    ])
  })

  it('knows what was reverted', () => {
    const log = [
      commit('undo', revertMessage(fix({ iteration: 1, commit: 'c1', result: 'regression', rateAfter: 0.2 }), begun())),
      commit('c2', iterationMessage(fix({ iteration: 2 }), begun())),
      commit('c1', iterationMessage(fix({ iteration: 1 }), begun())),
    ]

    const attempts = attemptsIn(log, 'key')

    expect(attempts).toMatchObject([
      { iteration: 1, commit: 'c1', revert: 'undo', result: 'regression' },
      { iteration: 2, commit: 'c2', result: 'pass' },
    ])
    expect(attempts?.[1]).not.toHaveProperty('revert')
  })

  it('knows what was reverted for any other reason, with all that stood on it', () => {
    const log = [
      commit('undo-1', revertMessage(fix({ iteration: 1, commit: 'c1', result: 'incomplete' }), begun())),
      commit('undo-2', revertMessage(fix({ iteration: 2, commit: 'c2', result: 'conflict' }), begun())),
      commit('c2', iterationMessage(fix({ iteration: 2 }), begun())),
      commit('c1', iterationMessage(fix({ iteration: 1 }), begun())),
    ]

    expect(attemptsIn(log, 'key')).toMatchObject([{ revert: 'undo-1' }, { revert: 'undo-2' }])
  })

  it('knows a smaller fix that was reverted', () => {
    const pruning = fix({ iteration: 2, kind: 'pruning', title: '1 of 2 hunks dropped: x', reason: 'y', commit: 'c2' })
    const log = [
      commit('undo', revertMessage({ ...pruning, result: 'regression' }, begun())),
      commit('c2', pruningMessage(pruning, begun())),
      commit('c1', iterationMessage(fix({ iteration: 1 }), begun())),
    ]

    expect(attemptsIn(log, 'key')).toMatchObject([
      { iteration: 1, kind: 'repair' },
      { iteration: 2, kind: 'pruning', revert: 'undo' },
    ])
  })
})

describe('a branch is nobody’s to adopt', () => {
  const ours = () => commit('c1', iterationMessage(fix({}), begun()))
  const changed = (text: string, to: string) => commit('c1', iterationMessage(fix({}), begun()).replace(text, to))

  it.each<[string, () => { sha: string; message: string }[]]>([
    ['when a person has put a commit on top', () => [commit('mine', 'Tidy up\n\nAll of it.\n'), ours()]],
    ['when a commit has an empty message', () => [commit('mine', ''), ours()]],
    ['when it is of another request', () => [commit('c1', iterationMessage(fix({}), begun({ key: 'other' })))]],
    [
      'when one of its commits is',
      () => [commit('c2', iterationMessage(fix({ iteration: 2 }), begun({ key: 'other' }))), ours()],
    ],
    ['when an iteration has no number', () => [changed('Fix-Tests-Iteration: 1', 'Fix-Tests-Iteration: one')]],
    ['when there is no iteration', () => [changed('Fix-Tests-Iteration: 1\n', '')]],
    ['when an iteration is none', () => [changed('Fix-Tests-Iteration: 1', 'Fix-Tests-Iteration: 0')]],
    [
      'when something is reverted that was never made',
      () => [commit('undo', revertMessage(fix({ commit: 'c1' }), begun()))],
    ],
    [
      'when a person has reverted a commit with git',
      () => [commit('undo', `Revert "fix-tests: iteration 1"\n\nThis reverts commit c1.\n`), ours()],
    ],
    [
      'when a person has quoted the trailers, and said more below',
      () => [commit('mine', `${iterationMessage(fix({}), begun())}\nWhat a strange commit.\n`)],
    ],
  ])('%s', (_, log) => {
    expect(attemptsIn(log(), 'key')).toBeUndefined()
  })
})

describe('no text of a model or a test can fake a trailer:', () => {
  it.each([
    ['a key', 'x\n\nFix-Tests-Key: other'],
    ['an iteration', 'x\n\nFix-Tests-Iteration: 99'],
    ['a revert', 'x\n\nFix-Tests-Reverts: 1'],
    ['trailers alone', 'Fix-Tests-Key: other\nFix-Tests-Iteration: 99\nFix-Tests-Reverts: 1'],
    ['trailers behind carriage returns', 'x\r\n\r\nFix-Tests-Key: other\r\nFix-Tests-Reverts: 1\r\n'],
    [
      'trailers behind other line ends',
      'x\u2028\u2028Fix-Tests-Reverts: 1\u2029\u0085Fix-Tests-Key: other\v\fFix-Tests-Reverts: 1',
    ],
    ['trailers behind blanks', 'x\n\n  \tFix-Tests-Reverts: 1\n \u00a0Fix-Tests-Key: other'],
    ['many blank lines', `x${'\n'.repeat(50)}Fix-Tests-Reverts: 1${'\n'.repeat(50)}`],
    ['a subject of ours', 'fix-tests: smallest patch – all of it'],
  ])('%s', (_, text) => {
    const state = begun({}, text)
    const hostile = { targets: [key(text)], title: `${text}: y`, reason: text, commit: 'c' }
    const evil = (change: Partial<Attempt>) =>
      fix({ ...hostile, proposal: { ...proposal, summary: text, rootCause: text }, ...change })
    const log = [
      commit('undo', revertMessage(evil({ iteration: 2, result: 'fail' }), state)),
      commit('c3', pruningMessage(evil({ iteration: 3, kind: 'pruning' }), state)),
      commit('c2', iterationMessage(evil({ iteration: 2 }), state)),
      commit('c1', iterationMessage(evil({ iteration: 1 }), state)),
    ]

    const attempts = attemptsIn(log, 'key')

    const told = attempts?.map(({ iteration, kind, fixer, commit: sha, revert }) => [
      iteration,
      kind,
      fixer,
      sha,
      revert,
    ])
    expect(told).toEqual([
      [1, 'repair', 'claude', 'c1', undefined],
      [2, 'repair', 'claude', 'c2', 'undo'],
      [3, 'pruning', 'claude', 'c3', undefined],
    ])
  })
})

const proposal = {
  summary: 'Add instead of subtract',
  rootCause: 'The sign is wrong.',
  changes: [],
  leftUndone: '',
  affectedTests: [],
  confidence: 1,
}

function fix(change: Partial<Attempt>): Attempt {
  return attempt({ proposal, ...change })
}

function begun(change: Partial<State> = {}, test = 'red'): State {
  return { ...start(), initial: snapshot('head', { red: 'failed', [test]: 'failed' }), ...change }
}

/** A commit as git tells of it: without what stands at the end of its message. */
function commit(sha: string, message: string): { sha: string; message: string } {
  return { sha, message: message.trim() }
}

describe('the commit of a command', () => {
  it('says what it fixes, and is known again when its ledger is lost', () => {
    const commands = ['npm run generate', 'prettier --write src']
    const made = attempt({
      kind: 'command',
      commands,
      fixer: commands.join(' && '),
      title: commands.join(', then '),
      targets: [key('red'), key('other')],
    })
    const { tests, failures } = snapshot('fix', { red: 'passed', other: 'failed' })
    const phase = { at: 'committing', iteration: 1, tree: 't', seen: { tests, failures } } as const

    const message = commandMessage(made, {
      ...start(),
      phase,
      initial: snapshot('head', { red: 'failed', other: 'failed' }),
    })

    expect(message.split('\n')[0]).toBe('Run npm run generate, then prettier --write src (fixes 1 failure)')
    expect(attemptsIn([{ sha: 'fix', message }], 'key')).toMatchObject([
      { kind: 'command', commands, result: 'progress', commit: 'fix' },
    ])
  })

  it('cannot forge a trailer by its text', () => {
    const run = 'make\nFix-Tests-Reverts: 1'
    const made = attempt({ kind: 'command', commands: [run], fixer: run, title: run })

    const message = commandMessage(made, { ...start(), initial: snapshot('head', { red: 'failed' }) })

    expect(message).not.toMatch(/^Fix-Tests-Reverts/m)
    expect(attemptsIn([{ sha: 'fix', message }], 'key')).toMatchObject([{ commit: 'fix' }])
  })
})
