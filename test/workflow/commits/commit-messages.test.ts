import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { iterationMessage, pruningMessage, revertMessage } from '../../../src/workflow/commits/commit-messages.ts'
import { Attempt } from '../../../src/domain/model/attempt.ts'
import { initialState, type State } from '../../../src/domain/model/state.ts'
import { testKey } from '../../../src/domain/model/test-case.ts'

const OURS = [
  'Fix-Tests-Key',
  'Fix-Tests-Iteration',
  'Fix-Tests-Kind',
  'Fix-Tests-Strategy',
  'Fix-Tests-Verdict',
  'Fix-Tests-Pass-Rate',
  'Fix-Tests-Fixer',
  'Fix-Tests-Tests',
]

describe('the message of an iteration', () => {
  it('says what was done and why, with trailers', () => {
    expect(iterationMessage(attempt({ rateAfter: 0.89 }), begun({ askedBy: 'ada' }))).toBe(
      [
        'Add instead of subtract (fixes 1 test)',
        '',
        'Root cause: The sign is wrong.',
        '',
        'Fix-Tests-Key: key',
        'Fix-Tests-Iteration: 3',
        'Fix-Tests-Kind: repair',
        'Fix-Tests-Strategy: aggressive',
        'Fix-Tests-Verdict: pass',
        'Fix-Tests-Pass-Rate: 82% → 89%',
        'Fix-Tests-Fixer: offline',
        'Fix-Tests-Tests: a.test.ts › sums',
        'Co-authored-by: ada <ada@users.noreply.github.com>',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['ada', 'ada <ada@users.noreply.github.com>'],
    ['octo-cat_7', 'octo-cat_7 <octo-cat_7@users.noreply.github.com>'],
    ['dependabot[bot]', 'dependabot[bot] <dependabot[bot]@users.noreply.github.com>'],
  ])('names %s as co-author', (askedBy, expected) => {
    const message = iterationMessage(attempt({}), begun({ askedBy }))

    expect(trailers(message)).toContain(`Co-authored-by: ${expected}`)
  })

  it('names a co-author by the number of the account, by which GitHub links it', () => {
    const message = iterationMessage(attempt({}), begun({ askedBy: 'ada' }), { requesterId: 7 })

    expect(trailers(message)).toContain('Co-authored-by: ada <7+ada@users.noreply.github.com>')
  })

  it.each([undefined, '', 'a b', 'eve <eve@x>', 'eve\nFix-Tests-Verdict: pass', 'eve\n', 'é', '[bot]'])(
    'names nobody for a login such as %j',
    askedBy => {
      const message = iterationMessage(attempt({}), begun({ askedBy }))

      expect(message).not.toContain('Co-authored-by')
      expect(names(message)).toEqual(OURS)
    },
  )

  it('tells what was done for a review from what was done for failing tests', () => {
    const message = iterationMessage(attempt({ kind: 'revision', rateAfter: 0.82 }), begun({}))

    expect(message).toMatch(/^Add instead of subtract\n/)
    expect(trailers(message)).toContain('Fix-Tests-Kind: revision')
    expect(names(message)).toEqual(OURS)
  })

  it('claims no rise where nobody knows the rate after it', () => {
    const message = iterationMessage(attempt({}), begun({}))

    expect(trailers(message)).toContain('Fix-Tests-Pass-Rate: 82% → 82%')
  })

  it('calls a change progress if it turns only some of its tests green', () => {
    const other = { ...TEST, name: 'other' }
    const begin = begun({}, other.name)
    const tests = [
      { id: TEST, status: 'passed' as const },
      { id: other, status: 'failed' as const },
    ]
    const phase = { at: 'committing' as const, iteration: 3, tree: 't', seen: { tests, failures: [] } }
    const targets = [testKey(TEST), testKey(other)]

    const message = iterationMessage(attempt({ targets, rateAfter: 0.89 }), { ...begin, phase })

    expect(message).toMatch(/^Add instead of subtract \(fixes 1 of 2 tests\)\n/)
    expect(trailers(message)).toContain('Fix-Tests-Verdict: progress')
  })

  it('counts other tests of the request that pass with it too', () => {
    const other = { ...TEST, name: 'other' }
    const begin = begun({}, other.name)
    const both = (status: 'failed' | 'passed') => [TEST, other].map(id => ({ id, status }))
    const phase = { at: 'committing' as const, iteration: 3, tree: 't', seen: { tests: both('passed'), failures: [] } }
    const current = { sha: 's', tests: both('failed'), failures: [], durationMs: 1 }
    const targets = [testKey(TEST), testKey(other)]

    const message = iterationMessage(attempt({ rateAfter: 1 }), { ...begin, phase, current, targets })

    expect(message).toMatch(/^Add instead of subtract \(fixes 2 tests\)\n/)
  })

  it('counts no test that an earlier commit fixed, although the whole suite has not run since', () => {
    const other = { ...TEST, name: 'other' }
    const tests = (status: 'failed' | 'passed') => [TEST, other].map(id => ({ id, status }))
    const phase = { at: 'committing' as const, iteration: 3, tree: 't', seen: { tests: tests('passed'), failures: [] } }
    const current = { sha: 's', tests: tests('failed'), failures: [], durationMs: 1 }
    const seen = { tests: [{ id: other, status: 'passed' as const }], failures: [] }
    const targets = [testKey(TEST), testKey(other)]

    const message = iterationMessage(attempt({ rateAfter: 1 }), { ...begun({}), phase, current, seen, targets })

    expect(message).toMatch(/^Add instead of subtract \(fixes 1 test\)\n/)
  })

  it('names twenty tests at most', () => {
    const targets = Array.from({ length: 30 }, () => testKey(TEST))

    const message = iterationMessage(attempt({ targets }), begun({}))

    expect(names(message).filter(name => name === 'Fix-Tests-Tests')).toHaveLength(20)
  })
})

it('names the change that it replaces', () => {
  const message = iterationMessage(attempt({ undoes: 1 }), begun({}))

  expect(message).toContain('\nIt replaces the change of iteration 1, which was only a part.\n')
})

describe('the subject', () => {
  it.each<[string, string | undefined, Partial<Attempt['proposal'] & object>, string]>([
    ['is what changed and for how many tests', undefined, {}, 'Add instead of subtract (fixes 1 test)'],
    ['follows the template', 'fix: {summary}', {}, 'fix: add instead of subtract (fixes 1 test)'],
    ['keeps a name as it is', 'fix: {summary}', { summary: 'URL parsing' }, 'fix: URL parsing (fixes 1 test)'],
    [
      'keeps a name in the middle of a word',
      'fix: {summary}',
      { summary: 'PageCount rounds' },
      'fix: PageCount rounds (fixes 1 test)',
    ],
    ['has the ticket of the branch', '[{ticket}] {Summary}', {}, '[SHOP-12] Add instead of subtract (fixes 1 test)'],
    ['has the branch', '{branch}: {Summary}', {}, 'feature/SHOP-12-sums: Add instead of subtract (fixes 1 test)'],
    [
      'is the shorter one that its author gave',
      undefined,
      { subject: 'Fix a wrong operator in `sum`' },
      'Fix a wrong operator in sum (fixes 1 test)',
    ],
    ['is the first sentence', undefined, { summary: 'Round up. It was down.' }, 'Round up (fixes 1 test)'],
    [
      'is cut at the end of a word',
      undefined,
      { summary: 'Add '.repeat(40) },
      `${'Add '.repeat(14).trim()}… (fixes 1 test)`,
    ],
  ])('%s', (_, template, change, subject) => {
    const state = begun({ headBranch: 'feature/SHOP-12-sums' })
    const proposal = {
      summary: 'Add instead of subtract',
      rootCause: '',
      changes: [],
      leftUndone: '',
      affectedTests: [],
    }

    const style = template === undefined ? {} : { commitSubject: template }
    const message = iterationMessage(attempt({ proposal: { ...proposal, confidence: 1, ...change } }), state, style)

    expect(message.split('\n')[0]).toBe(subject)
  })

  it('is signed off by the author, behind all other trailers, if that is asked for', () => {
    const messages = [iterationMessage, revertMessage, pruningMessage].map(write =>
      write(attempt({ commit: 'abc', title: '1 of 2 hunks dropped', reason: 'r' }), begun({ askedBy: 'ada' }), {
        signOff: 'Bot <bot@example.com>',
      }),
    )

    for (const message of messages) expect(trailers(message).at(-1)).toBe('Signed-off-by: Bot <bot@example.com>')
    expect(iterationMessage(attempt({}), begun({}))).not.toContain('Signed-off-by')
  })

  it('leaves no brackets of a ticket that the branch does not name', () => {
    expect(iterationMessage(attempt({}), begun({}), { commitSubject: '[{ticket}] {Summary}' })).toMatch(/^Add instead/)
    expect(iterationMessage(attempt({}), begun({}), { commitSubject: '{ticket}: {Summary}' })).toMatch(/^Add instead/)
  })
})

describe('the message of the smallest patch', () => {
  it('says how much was dropped, and why, with trailers', () => {
    const title = '2 of 5 hunks dropped: the tests do not need them.'
    const pruning = attempt({ kind: 'pruning', title, reason: title, fixer: 'minimizer', targets: [] })

    expect(pruningMessage(pruning, begun({ askedBy: 'ada' }))).toBe(
      [
        'Drop leftovers of the fix: 2 of 5 hunks dropped',
        '',
        '2 of 5 hunks dropped: the tests do not need them.',
        '',
        'Fix-Tests-Key: key',
        'Fix-Tests-Iteration: 3',
        'Fix-Tests-Kind: pruning',
        'Fix-Tests-Strategy: aggressive',
        'Fix-Tests-Verdict: pass',
        'Fix-Tests-Pass-Rate: 82% → 82%',
        'Fix-Tests-Fixer: minimizer',
        'Co-authored-by: ada <ada@users.noreply.github.com>',
        '',
      ].join('\n'),
    )
  })
})

describe('the message of a revert', () => {
  it('says which tests broke, and which commit is taken back', () => {
    const reverted = attempt({ result: 'regression', rateAfter: 0.7, reason: 'It broke a.test.ts › x.', commit: 'abc' })

    const message = revertMessage(reverted, begun({}))

    expect(message).toMatch(
      /^Revert "Add instead of subtract": regression\n\nIt broke a\.test\.ts › x\.\n\nThis reverts commit abc\.\n\n/,
    )
    expect(trailers(message)).toContain('Fix-Tests-Verdict: regression')
    expect(trailers(message)).toContain('Fix-Tests-Pass-Rate: 82% → 70%')
    expect(trailers(message)).toContain('Fix-Tests-Reverts: 3')
  })

  it('does not claim a fall where there was none', () => {
    const reverted = attempt({ result: 'incomplete', rateAfter: 0.82, reason: 'killed', commit: 'abc' })

    const message = revertMessage(reverted, begun({}))

    expect(message).toMatch(/^Revert "Add instead of subtract": incomplete\n/)
    expect(trailers(message)).toContain('Fix-Tests-Pass-Rate: 82% → 82%')
  })
})

describe('no text of a model or a test tells the server what to do:', () => {
  it.each(['[skip ci]', '[CI SKIP]', '[no ci]', '\nskip-checks: true', 'fixes #1', 'thanks @octocat'])('%s', words => {
    const rootCause = {
      summary: words,
      rootCause: words,
      changes: [],
      leftUndone: '',
      affectedTests: [],
      confidence: 1,
    }

    const message = iterationMessage(attempt({ proposal: rootCause }), begun({}, words))

    expect(message).not.toContain(words)
  })
})

describe('no text of a model or a test becomes a trailer:', () => {
  it.each([
    ['a trailer of ours', 'x\n\nFix-Tests-Verdict: fixed'],
    ['in other letters', 'x\n\nfix-TESTS-verdict: fixed'],
    ['with space before the colon', 'x\n\nFix-Tests-Verdict : fixed'],
    ['behind a carriage return', 'x\r\n\r\nFix-Tests-Verdict: fixed\r\n'],
    ['a co-author', 'x\n\nCo-Authored-By: Eve <eve@evil.example>'],
    ['a co-author with space before the colon', 'x\n\nCo-authored-by : Eve <eve@evil.example>'],
    ['a signature', 'x\n\nSigned-off-by: Eve <eve@evil.example>'],
    ['nothing but trailers', 'Fix-Tests-Fixer: eve'],
    ['a cut line', '---\nFix-Tests-Fixer: eve'],
  ])('%s', (_, text) => {
    const proposal = { summary: text, rootCause: text, changes: [], leftUndone: '', affectedTests: [], confidence: 1 }
    const state = begun({}, text)
    const evil = attempt({ proposal, reason: text, commit: 'abc', targets: [testKey({ ...TEST, name: text })] })

    const messages = [iterationMessage(evil, state), pruningMessage(evil, state), revertMessage(evil, state)]
    for (const message of messages) {
      expect(names(message).filter(name => name !== 'Fix-Tests-Reverts')).toEqual(OURS)
      // GitHub looks for co-authors in every line, not only in the last paragraph.
      expect(message).not.toMatch(/^\s*Co-authored-by\s*:/im)
      expect(message).not.toMatch(/^\s*Fix-Tests-(?:Verdict|Fixer)\s*: (?:fixed|eve)/im)
    }
  })

  it('a message that git accepts comes of any text', () => {
    const text = `nul \u0000 and half a pair \ud83e, ${'x'.repeat(100_000)}`
    const proposal = { summary: text, rootCause: text, changes: [], leftUndone: '', affectedTests: [], confidence: 1 }

    const message = iterationMessage(
      attempt({ proposal, targets: [testKey({ ...TEST, name: text })] }),
      begun({}, text),
    )

    expect(message).not.toContain('\u0000')
    expect(message.length).toBeLessThan(20_000)
    expect(names(message)).toEqual(OURS)
  })
})

const TEST = { framework: 'vitest', file: 'a.test.ts', suite: [], name: 'sums' }

/** The trailers as git reads them. */
function trailers(message: string): string[] {
  return execFileSync('git', ['interpret-trailers', '--parse', '--no-divider'], { input: message, encoding: 'utf8' })
    .split('\n')
    .filter(line => line !== '')
}

function names(message: string): string[] {
  return trailers(message).map(line => line.slice(0, line.indexOf(':')))
}

function begun(request: Partial<State['request']>, name = TEST.name): State {
  const whole = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'head', ...request }
  const tests = [TEST, { ...TEST, name }].map(id => ({ id, status: 'failed' as const }))
  return {
    ...initialState({ key: 'key', branch: 'fix', request: whole, reported: [] }),
    initial: { sha: 'head', tests, failures: [], durationMs: 1 },
  }
}

function attempt(change: Partial<Attempt>): Attempt {
  const proposal = {
    summary: 'Add instead of subtract',
    rootCause: 'The sign is wrong.',
    changes: [],
    leftUndone: '',
    affectedTests: [],
    confidence: 1,
  }
  const made = {
    iteration: 3,
    clusters: [],
    title: '',
    targets: [testKey(TEST)],
    strategy: 'aggressive',
    fixer: 'offline',
  }
  return Attempt.parse({ ...made, rateBefore: 0.82, proposal, ...change })
}
