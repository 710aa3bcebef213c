import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import type { State } from '../../src/domain/model/state.ts'
import { type CaseStatus, type Failure, testKey, type TestId } from '../../src/domain/model/test-case.ts'
import { stillFailing } from '../../src/rendering/change-list.ts'
import { remainingIssues } from '../../src/rendering/issue-body.ts'
import { headlineOf, pullRequestTitle } from '../../src/rendering/headline.ts'
import { renderReport } from '../../src/rendering/pull-request-body.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import { analysis, at, attempt, cluster, id, key, proof, proposal } from '../domain/states.ts'

type Told = Readonly<Record<string, CaseStatus>>

it('it says so where the fix only reverts what the failing change did', () => {
  const kept = attempt({ commit: 'tip', result: 'pass', confirmed: true, proposal, takesBack: ['src/fees.ts'] })
  const state = fixed({ red: 'failed' }, { red: 'passed' }, { attempts: [kept] })

  expect(report(state)).toContain(
    '- In `src/fees.ts` the fix only reverts what the failing change did: its purpose may be lost.',
  )
})

it('it says so first where the fix leaves nothing of the failing change', () => {
  const kept = attempt({ commit: 'tip', result: 'pass', confirmed: true, proposal, takesBack: ['src/fees.ts'] })
  const state = fixed({ red: 'failed' }, { red: 'passed' }, { attempts: [kept], proof: { ...proof(), undoes: true } })

  expect(report(state)).toContain('**Look closer**\n\n- The fix reverts the whole failing change, except its tests.\n')
  expect(report(state)).not.toContain('only reverts')
})

it('of a test that still fails it has the values, the line and what to do next', () => {
  const message = "Expected values to be strictly equal:\n\n'14' !== 'XIV'\n"
  const state = fixed({ red: 'failed' }, {}, { outcome: 'failed', attempts: [], targets: [key('red')] })
  const failure: Failure = {
    id: id('red'),
    problem: { kind: 'failure', type: 'AssertionError', message, stack: '' },
    frames: [
      { file: 'src/a.ts', line: 3, symbol: 'f' },
      { file: id('red').file, line: 7, symbol: '' },
    ],
    durationMs: 1,
  }
  const red = run({ red: 'failed' })

  const markdown = report({ ...state, current: { ...red, failures: [failure] } })

  expect(markdown).toContain("- `a.test.ts › red` (`a.test.ts:7`): expected 'XIV', got '14'\n")
  expect(markdown).toContain('**Next:** look at these places')
})

it('names the tests that it is about where it ignored them all, and the next step', () => {
  const flaky = { outcome: 'nothing-to-fix', attempts: [], targets: [key('red')], flaky: [key('red')] } as const
  const gone = { outcome: 'not-reproduced', attempts: [], targets: [], notReproduced: [id('red')] } as const

  expect(report(fixed({ red: 'failed' }, { red: 'failed' }, flaky))).toMatch(
    /^## Nothing to fix: 1 test is flaky\n\nFlaky: [^\n]+\n\n- `a\.test\.ts › red`\n\n\*\*Next:\*\* run CI again\. Repair/,
  )
  expect(report(fixed({ red: 'passed' }, {}, gone))).toMatch(
    /^## Not reproduced: [^\n]+\n\nNot reproduced: [^\n]+\n\n- `a\.test\.ts › red`\n\n\*\*Next:\*\* [^\n]+`pass-env`/,
  )
})

it('says how many root causes were not tried, which limit to raise, and offers a model', () => {
  const tried = attempt({ fixer: 'offline', result: 'abstained', reason: 'None of the first 150 candidates.' })
  const clusters = [cluster({ tests: [key('red')] }), cluster({ id: 'c2', title: 'other', tests: [key('other')] })]
  const state = fixed(
    { red: 'failed', other: 'failed' },
    { red: 'failed', other: 'failed' },
    { outcome: 'failed', attempts: [tried], clusters, targets: [key('red'), key('other')], stop: 'iterations' },
  )

  const markdown = report(state)

  expect(markdown).toMatch(/^## Not fixed: 2 failing tests remain, and 1 of 2 root causes was not tried\n/)
  expect(markdown).toMatch(
    /\*\*Next:\*\* give it a model, [^\n]+; and raise `max-iterations` and run it again\. If a test is wrong,/,
  )
  expect(remainingIssues(resultView(state)).map(({ body }) => body)).toEqual([
    expect.stringContaining('fix-tests could not fix it.') as string,
    expect.stringContaining('fix-tests did not try to fix it: the limit of iterations was reached.') as string,
  ])
})

it('says for the comment what still fails, with its values', () => {
  const state = fixed({ red: 'failed' }, { red: 'failed' }, { outcome: 'failed', attempts: [] })

  expect(stillFailing(resultView(state))).toBe('Still failing:\n\n- `a.test.ts › red`: red is red')
  expect(stillFailing(resultView(fixed({ red: 'failed' }, {})))).toBe('')
})

describe('of the tests beside the targets', () => {
  it.each<[string, Told, Told, Partial<State>, RegExp, string | undefined]>([
    ['that none changed, if none did', {}, {}, {}, /pass(?:es)? now, and no other test changed$/, undefined],
    [
      'that nothing broke, if a new test passes',
      {},
      { newcomer: 'passed' },
      {},
      /now, and nothing else broke$/,
      'Did not run before, and pass:\n\n- `a.test.ts › newcomer`',
    ],
    [
      'that nothing broke, if a skipped test runs',
      { asleep: 'skipped' },
      { asleep: 'passed' },
      {},
      /now, and nothing else broke$/,
      'Ran now and were skipped before:\n\n- `a.test.ts › asleep`',
    ],
    ['neither, if one is missing', { lost: 'passed' }, {}, {}, /passes now$/, '- Are missing now: `a.test.ts › lost`'],
    [
      'neither, if one is skipped',
      { asleep: 'passed' },
      { asleep: 'skipped' },
      {},
      /passes now$/,
      '- Are skipped now and were not before: `a.test.ts › asleep`',
    ],
    [
      'neither, if one fails',
      { other: 'passed' },
      { other: 'failed' },
      {},
      /passes now$/,
      '- Fail now and did not before: `a.test.ts › other`',
    ],
    [
      'how many flaky ones did not pass at last',
      { chance: 'passed' },
      { chance: 'failed' },
      { flaky: [key('chance')] },
      /passes now; 1 flaky test did not pass in each run$/,
      '- Flaky or order-dependent, with another result than before: `a.test.ts › chance`',
    ],
  ])('it says %s', (_, before, after, change, headline, line) => {
    const state = fixed({ red: 'failed', ...before }, { red: 'passed', ...after }, change)

    const markdown = report(state)

    expect(headlineOf(resultView(state))).toMatch(headline)
    if (line === undefined) expect(markdown).not.toContain('Look closer')
    else expect(markdown).toContain(line)
  })
})

it('what is fixed at the cost of another test is not called fixed', () => {
  const state = fixed({ other: 'passed' }, { other: 'failed' }, { outcome: 'failed' })

  expect(headlineOf(resultView(state))).toBe(
    'Not fixed: 1 failing test passes now, but 1 other test changed for the worse',
  )
})

it('a test that is not in the report and passes now is called fixed, and not failing', () => {
  const markdown = report(fixed({ aside: 'failed' }, { aside: 'passed' }, { outside: [key('aside')] }))

  expect(markdown).toContain('Other tests that failed before and pass now:\n\n- `a.test.ts › aside`')
  expect(markdown).not.toContain('Failing here')
})

describe('every fixed test is there:', () => {
  it('those of earlier attempts, of none, and those of a file that loads again', () => {
    const file: TestId = { framework: 'vitest', file: 'b.test.ts', suite: [], name: '' }
    const inFile = { ...file, name: 'works' }
    const state = {
      ...fixed(
        { red: 'passed', one: 'failed', two: 'failed', aside: 'failed' },
        { one: 'passed', two: 'passed', aside: 'passed' },
      ),
      targets: [key('one'), key('two'), testKey(file)],
      attempts: [repair(1, ['one']), { ...repair(2, []), targets: [testKey(file)] }],
    }
    const initial = { ...state.initial!, tests: [...state.initial!.tests, { id: file, status: 'failed' as const }] }
    const tests = [file, inFile].map(each => ({ id: each, status: 'passed' as const }))
    const current = { ...state.current!, tests: [...state.current!.tests, ...tests] }

    const markdown = report({ ...state, initial, current })

    expect(markdown).toMatch(
      /^## Fixed: 2 failing tests pass now and 1 load failure is fixed, and nothing else broke\n/,
    )
    expect(markdown).toContain('| Passed | 2 | 6 |')
    expect(markdown).toContain('| Failed | 3 | 0 |')
    expect(markdown).toContain('| Could not be loaded | 1 | 0 |')
    expect(markdown).toContain('- `b.test.ts` (loading it)')
    expect(markdown).toContain(
      'Other tests that failed before and pass now:\n\n- `a.test.ts › two`\n- `a.test.ts › aside`',
    )
    expect(markdown).toContain('since their file did not load, and pass now:\n\n- `b.test.ts › works`')
  })
})

describe('a pass rate', () => {
  it('is never 100% while a file cannot be loaded, even if that is no target', () => {
    const file = { framework: 'vitest', file: 'b.test.ts', suite: [], name: '' }
    const state = fixed({ red: 'failed' }, { red: 'passed' }, { outside: [testKey(file)] })
    const tests = [...state.current!.tests, { id: file, status: 'failed' as const }]

    const markdown = report({ ...state, current: { ...state.current!, tests } })

    expect(markdown).toContain('| Pass rate, ignored tests left out | 50% | 67% |')
    expect(markdown).toContain('| Could not be loaded | 0 | 1 |')
  })

  it('is that of tests: checks are counted apart', () => {
    const types = { framework: 'check', file: 'src/a.ts', suite: ['tsc'], name: 'TS2322' }
    const state = fixed({ red: 'passed' }, {}, { targets: [testKey(types)] })
    const withCheck = (suite: NonNullable<State['current']>, status: CaseStatus) => ({
      ...suite,
      // The step that found it fails and passes with it, and is not counted beside it.
      tests: [...suite.tests, { id: types, status }, { id: { ...types, file: '', name: '' }, status }],
    })

    const markdown = report({
      ...state,
      initial: withCheck(state.initial!, 'failed'),
      current: withCheck(state.current!, 'passed'),
    })

    expect(markdown).toMatch(/^## Fixed: 1 failing check passes now, and no other test changed\n/)
    expect(markdown).toContain('| Passed | 2 | 2 |')
    expect(markdown).toContain('| Checks failed | 1 | 0 |')
  })
})

describe('progress', () => {
  const initial = run({ one: 'failed', two: 'failed' })
  const part: Attempt = { ...repair(1, ['one', 'two']), result: 'progress', reason: '1 target now green.' }

  it('is called so in headline, title, section and table while the rest of its cause fails', () => {
    const current = run({ one: 'passed', two: 'failed' })
    const state = fixed({}, {}, { initial, current, outcome: 'failed', attempts: [part], targets: bothKeys() })

    const markdown = report(state)

    expect(markdown).toMatch(/^## Progress, but not fixed: 1 of 2 failing tests passes now, 1 still fails\n/)
    expect(pullRequestTitle(resultView(state))).toMatch(/^Progress: 1 of 2 failing tests fixed on main/)
    expect(markdown).toMatch(/^\*\*Progress: S\*\* · `c1` · 1 test fixed · 1 of this cause still fails$/m)
    expect(markdown).toMatch(/^\| 1 \| .+ \| progress \| /m)
  })

  it('does not say that what a command leaves red has its cause', () => {
    const current = run({ one: 'passed', two: 'failed' })
    const attempts: Attempt[] = [{ ...part, kind: 'command' }]
    const state = fixed({}, {}, { initial, current, outcome: 'failed', attempts, targets: bothKeys() })

    expect(report(state)).not.toContain('of this cause')
    expect(report(state)).toContain('1 test fixed')
  })

  it('counts the tests of other causes that the only change turned green, too', () => {
    const current = run({ one: 'passed', two: 'passed' })
    const whole: Attempt = { ...repair(1, ['one']), result: 'pass' }

    const markdown = report(fixed({}, {}, { initial, current, attempts: [whole], targets: bothKeys() }))

    expect(markdown).toMatch(/^\*\*S\*\* · `c1` · 2 tests fixed$/m)
  })

  it('names the tests of each change once when a later one fixed the rest', () => {
    const current = run({ one: 'passed', two: 'passed' })
    const attempts = [part, repair(2, ['two'])]

    const markdown = report(fixed({}, {}, { initial, current, attempts, targets: bothKeys() }))

    expect(markdown).toMatch(/^\*\*1\. Progress: S\*\* · `c1` · 1 test fixed$/m)
    expect(markdown.match(/- `a\.test\.ts › one`/g)).toHaveLength(1)
    expect(markdown.match(/- `a\.test\.ts › two`/g)).toHaveLength(1)
  })
})

describe('what still fails carries', () => {
  const red = { outcome: 'failed' as const, current: run({ red: 'failed' }) }
  const hint = [cluster({ suggestion: 'Look at the assertion.' })]

  it('the root cause by analysis, and why it was not fixed', () => {
    const failed = attempt({
      analysis: { ...analysis, rootCause: 'The service rounds down.' },
      result: 'fail',
      reason: 'Still failing: red.',
    })
    const last = attempt({ iteration: 2, result: 'abstained', reason: 'The analysis blames the environment.' })

    const markdown = report(fixed({}, {}, { ...red, attempts: [failed, last], clusters: hint }))

    expect(markdown).toContain(
      '- `a.test.ts › red`: red is red\n\n**Root cause, by analysis:** The service rounds down.',
    )
    expect(markdown).toContain('**Not fixed:** The analysis blames the environment.')
    expect(markdown).not.toContain('Look at the assertion')
  })

  it('the hint for its kind, called so, if nothing was found out', () => {
    const markdown = report(fixed({}, {}, { ...red, attempts: [], clusters: hint, stop: 'time' }))

    expect(markdown).toContain('**Hint for this kind of failure:** Look at the assertion.')
    expect(markdown).toContain('**Not fixed:** no fixer worked on it, since the time limit was reached.')
  })

  it('no guess of the offline engine', () => {
    const guess = attempt({ fixer: 'offline', analysis: { ...analysis, rootCause: 'Small changes are tried.' } })

    const markdown = report(fixed({}, {}, { ...red, attempts: [guess], clusters: hint }))

    expect(markdown).toContain('**Hint for this kind of failure:** Look at the assertion.')
    expect(markdown).not.toContain('Presumably')
  })

  it('whether it is missing or skipped', () => {
    const current = run({ one: 'skipped' })

    const markdown = report(fixed({}, {}, { ...red, current, targets: bothKeys(), clusters: [] }))

    expect(markdown).toContain('- `a.test.ts › one`: it is skipped.')
    expect(markdown).toContain('- `a deleted test`: it is missing from the last run of the suite.')
  })
})

describe('the proof', () => {
  it.each<[string, readonly string[], string]>([
    ['as observed', [key('red')], 'With the fix taken out, the same test fails again.'],
    ['not at all', [], 'The tests could not be run with the fix taken out.'],
  ])('says what happens without the fix %s', (_, needed, line) => {
    const markdown = report(fixed({}, {}, { proof: proof({ needed }) }))

    expect(markdown).toContain(line)
    expect(markdown).toContain('> **Both tests pass on a clean copy of this branch.** ')
    expect(markdown).toContain('- The last run of the whole suite was at `tip`.')
  })

  it('is followed by the claim that all comes from whole runs only if that is so', () => {
    const claim = 'The results above come from runs of the whole suite.'

    expect(report(fixed({}, {}, { proof: proof() }))).toContain(claim)
    expect(report(fixed({}, {}, { tip: 'later' }))).not.toContain(claim)
    expect(report(fixed({}, {}, { attempts: [{ ...repair(1, ['red']), confirmed: false }] }))).not.toContain(claim)
  })
})

describe('the reader is shown', () => {
  const CHANGE =
    'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -8,1 +8,3 @@\n keep\n+  if (wait) await later()\n+  return sum\n'
  const hunk = { file: 'a.ts', line: 3, added: ['  if (wait) await later()'] }

  it('hunks that no failing test covers, where they are now', () => {
    const markdown = report(fixed({}, {}, { uncovered: [hunk] }), CHANGE)

    expect(markdown).toContain('- `a.ts:9`: no failing test needs `if (wait) await later()`.')
  })

  it('such hunks by their first line with a text', () => {
    const later = { ...hunk, added: ['', '  if (wait) await later()'] }

    expect(report(fixed({}, {}, { uncovered: [later] }), CHANGE)).toContain('- `a.ts:9`: no failing test needs')
  })

  it.each<[string, string]>([
    ['are gone', CHANGE.replace('if (wait) await later()', 'pass()')],
    ['are in a file that is as it was', ''],
  ])('no hunks that %s', (_, change) => {
    expect(report(fixed({}, {}, { uncovered: [hunk] }), change)).not.toContain('no failing test needs')
  })

  it('what was dropped, with the reason and the diff', () => {
    const reason = '1 of 3 hunks dropped: the tests do not need them (a.ts: it only prints for debugging).'
    const pruning = attempt({ iteration: 2, kind: 'pruning', commit: 'c2', result: 'pass', reason, diff: '-print(1)' })

    const markdown = report(fixed({}, {}, { attempts: [repair(1, ['red']), pruning], proof: proof() }))

    expect(markdown).toMatch(/\n`c2` dropped leftovers: 1 of 3 hunks dropped: .+debugging\)\.\n/)
    expect(markdown).toContain('```diff\n-print(1)\n```')
  })

  it('how often a flaky test failed, beside the test', () => {
    const notes = ['a.test.ts › chance is flaky: it failed in 3 of 11 runs of the same code.', 'Another note.']
    const told = { chance: 'failed' } as const

    const markdown = report(fixed(told, told, { notes, flaky: [key('chance')] }))

    expect(markdown).toContain('- `a.test.ts › chance`: it failed in 3 of 11 runs of the same code.')
    expect(markdown).toContain('<details><summary>Notes of the run</summary>\n\n- Another note.')
  })

  it('that a long change is cut', () => {
    const long = `${CHANGE}${'+  more()\n'.repeat(5_000)}`

    const markdown = report(fixed({}, {}), long)

    expect(markdown).toContain('The diff is longer than shown: see the branch.')
    expect(markdown.length).toBeLessThan(40_000)
  })
})

describe('how the tests were kept apart', () => {
  const isolation = { level: 'user-namespaces', network: 'on', docker: true, notes: [] } as const
  const line = 'Isolation: user namespaces. The tests may use Docker, and with it the whole machine.'

  it('stands in the proof', () => {
    const markdown = report(fixed({ red: 'failed' }, { red: 'passed' }, { isolation, proof: proof() }))

    expect(markdown.match(/Isolation: /g)).toHaveLength(1)
    expect(markdown).toContain(`- ${line}`)
  })

  it('stands at the end where nothing was proved', () => {
    const state = fixed({}, { red: 'failed' }, { isolation, outcome: 'failed', attempts: [] })

    expect(report(state)).toContain(`<sub>Made by fix-tests. ${line}`)
  })
})

function report(state: State, change = ''): string {
  return renderReport(resultView(state), { reproduce: 'run', change, limit: 100_000, repositoryUrl: '' }).markdown
}

function bothKeys(): string[] {
  return [key('one'), key('two')]
}

function repair(iteration: number, names: readonly string[]): Attempt {
  const targets = names.map(key)
  return attempt({ iteration, targets, proposal, result: 'pass', commit: `c${iteration}`, confirmed: true })
}

/** A fix of `red`, unless other results are told. */
function fixed(before: Told, after: Told, change: Partial<State> = {}): State {
  return at(
    { at: 'done' },
    {
      outcome: 'fixed',
      initial: run({ red: 'failed', ...before }),
      current: run({ red: 'passed', ...after }),
      tip: 'tip',
      clusters: [],
      attempts: [repair(1, ['red'])],
      ...change,
    },
  )
}

function run(told: Told): NonNullable<State['current']> {
  const tests = Object.entries<CaseStatus>({ green: 'passed', ...told }).map(([name, status]) => ({
    id: id(name),
    status,
  }))
  const failures = tests.flatMap(({ id: test, status }): Failure[] =>
    status === 'failed'
      ? [
          {
            id: test,
            problem: { kind: 'failure', type: 'Error', message: `${test.name} is red`, stack: '' },
            frames: [],
            durationMs: 1,
          },
        ]
      : [],
  )
  return { sha: 'tip', tests, failures, durationMs: 1 }
}
