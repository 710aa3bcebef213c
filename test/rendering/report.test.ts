import { describe, expect, it } from 'vitest'
import { Attempt } from '../../src/domain/model/attempt.ts'
import { initialState, type OutcomeKind, type State } from '../../src/domain/model/state.ts'
import { type CaseStatus, type Failure, testKey, type TestId } from '../../src/domain/model/test-case.ts'
import { noUsage } from '../../src/domain/model/usage.ts'
import { headlineOf, pullRequestTitle } from '../../src/rendering/headline.ts'
import { renderReport } from '../../src/rendering/pull-request-body.ts'
import type { ReportOptions } from '../../src/rendering/report-options.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import { cluster } from '../domain/states.ts'

const CHANGE = `diff --git a/src/sum.ts b/src/sum.ts
--- a/src/sum.ts
+++ b/src/sum.ts
@@ -1,3 +1,4 @@
 export function sum(a, b) {
-  return a - b
+  if (a === undefined) return 0
+  return a + b
 }
`

const options = {
  reproduce: 'npx vitest run',
  change: CHANGE,
  limit: 65_000,
  repositoryUrl: 'https://github.example/octo/shop',
}

describe('the report of a fix', () => {
  it('tells what failed, why, what changed, and what proves it', () => {
    const { markdown, title, outcome } = renderReport(resultView(fixed()), options)

    expect(outcome).toBe('fixed')
    expect(title).toBe('Add instead of subtract: 1 failing test')
    expect(markdown).toMatch(/^## Fixed: 1 failing test passes now, and no other test changed\n/)
    expect(markdown).toContain('| Pass rate | 50% | 100% |')
    expect(markdown).toContain(
      [
        '**Add instead of subtract** · [`src/sum.ts:2`](https://github.example/octo/shop/blob/1111111111/src/sum.ts#L2) · 1 test fixed',
        '`a.test.ts › red`: expected 1 to be 2',
        'The sign is wrong.',
        '```diff\n-  return a - b\n+  if (a === undefined) return 0\n+  return a + b\n```',
      ].join('\n\n'),
    )
    expect(markdown).toContain('- Iteration 1, `src/sum.ts`: the sign')
    expect(markdown).toContain('[`1111111`](https://github.example/octo/shop/commit/1111111111)')
    expect(markdown).toContain('- `a.test.ts › red`')
    expect(markdown).not.toContain('+a + b')
    expect(markdown).toContain('no model was asked, no tokens.')
    expect(markdown).toContain('git fetch origin fix-tests/feature && git switch fix-tests/feature\nnpx vitest run')
  })

  it.each(['npx vitest run -t "fixes #1"', 'npx vitest run -t "a\u202eb"', 'npx vitest run -t "[skip ci]"'])(
    'has no command that could not be copied from it: %j',
    reproduce => {
      const { markdown } = renderReport(resultView(fixed()), { ...options, reproduce })

      expect(markdown).not.toContain('npx vitest')
      expect(markdown).toContain('# 1 test: run the whole suite')
    },
  )

  it('tells what models cost', () => {
    const usage = { ...noUsage, requests: 3, inputTokens: 1_000, cachedTokens: 800, outputTokens: 50 }
    const state = {
      ...fixed(),
      attempts: [
        attempt({ spending: { fixer: usage } }),
        attempt({ iteration: 2, spending: { analyst: usage }, result: 'fail' }),
      ],
    }

    const { markdown } = renderReport(resultView(state), options)

    expect(markdown).toContain('6 model requests, 2000 input tokens (1600 of them cached), 100 output tokens: $0.00.')
  })

  it('sets aside what is not its matter', () => {
    const state: State = {
      ...fixed(),
      reported: [id('red')],
      flaky: [key('green')],
      notReproduced: [id('elsewhere')],
      initial: run({ red: 'failed', aside: 'failed' }),
      current: run({ red: 'passed', aside: 'failed' }),
      outside: [key('aside')],
      notes: ['The report is `old`.'],
    }

    const { markdown } = renderReport(resultView(state), options)

    expect(markdown).toMatch(/\nFlaky: .+\n\n- `a\.test\.ts › green`/)
    expect(markdown).toMatch(/\nNot reproduced: .+\n\n- `a\.test\.ts › elsewhere`/)
    expect(markdown).toMatch(/\nIgnored: these fail here, but are not in the report:\n\n- `a\.test\.ts › aside`/)
    expect(markdown).toContain('<details><summary>Notes of the run</summary>\n\n- The report is `old`.')
    const unreported = renderReport(resultView({ ...state, reported: [] }), options).markdown
    expect(unreported).toContain('\nIgnored: these fail here because of the environment:\n')
    const named = { ...state, reported: [], request: { ...state.request, only: ['red'] } }
    expect(renderReport(resultView(named), options).markdown).toContain(
      '\nIgnored: these fail here, but were not asked for:',
    )
  })

  it('counts tests as the runner does, also those of the same name', () => {
    const counts = { passed: 3, failed: 0, skipped: 1 }
    const state: State = { ...fixed(), current: { ...run({ red: 'passed' }), counts } }

    expect(resultView(state).after).toMatchObject(counts)
  })

  it('shows a reverted commit beside what undid it, and not as a fix', () => {
    const undone = attempt({ result: 'regression', commit: '2222222222', revert: '3333333333' })
    const state: State = { ...fixed(), outcome: 'failed', attempts: [undone], current: run({ red: 'failed' }) }

    const { markdown } = renderReport(resultView(state), options)

    expect(markdown).toContain('reverted by')
    expect(markdown).not.toContain('1 test fixed')
    expect(markdown).not.toContain('git switch')
  })
})

describe('nothing but a fix is called fixed:', () => {
  it.each<OutcomeKind | undefined>([
    'partial',
    'failed',
    'nothing-to-fix',
    'not-reproduced',
    'refused',
    'stopped',
    undefined,
  ])('not %s', outcome => {
    const state: State = { ...fixed(), outcome, current: run({ red: 'failed' }), notReproduced: [id('x')] }

    const { title, markdown, outcome: told } = renderReport(resultView(state), options)

    expect(told).toBe(outcome ?? 'stopped')
    expect(title).not.toMatch(/^Fix /)
    expect(headlineOf(resultView(state))).not.toMatch(/^Fixed/)
    expect(markdown).not.toMatch(/^## Fixed/)
  })

  it.each<[OutcomeKind, string, Partial<State>]>([
    ['fixed', 'Fixed: 1 failing test passes now, and no other test changed', {}],
    [
      'fixed',
      'Fixed: 1 failing test passes now, and no other test changed; 1 flaky test is left as it is',
      { flaky: [key('green')] },
    ],
    [
      'fixed',
      'Fixed: 1 failing test passes now, and no other test changed; 1 order-dependent test still fails',
      {
        initial: run({ red: 'failed', order: 'failed' }),
        current: run({ red: 'passed', order: 'failed' }),
        orderDependent: [key('order')],
      },
    ],
    [
      'partial',
      'Partly fixed: 1 test of low criticality still fails',
      { current: run({ red: 'failed' }), clusters: [cluster({ tests: [key('red')], criticality: 'low' })] },
    ],
    ['partial', 'Partly fixed: 1 test still fails', { current: run({ red: 'failed' }) }],
    ['failed', 'Not fixed: 0 of 1 failing test pass now, 1 still fails', { current: run({ red: 'failed' }) }],
    [
      'failed',
      'Not fixed: no change turned the failing test green without breaking others',
      { attempts: [attempt({ result: 'fail', commit: undefined })], current: run({ red: 'failed' }) },
    ],
    [
      'failed',
      'Not fixed: no fixer found a change that the tests accept',
      { attempts: [attempt({ result: 'abstained', commit: undefined })], current: run({ red: 'failed' }) },
    ],
    [
      'failed',
      'Not fixed: no fixer could be reached',
      {
        attempts: [attempt({ result: 'abstained', unavailable: true, commit: undefined })],
        current: run({ red: 'failed' }),
      },
    ],
    [
      'failed',
      'Not fixed: no model could be asked. openai/x: it refuses the key (HTTP 401)',
      {
        attempts: [
          attempt({
            result: 'abstained',
            misconfigured: true,
            reason: 'openai/x: it refuses the key (HTTP 401).',
            commit: undefined,
          }),
          attempt({ result: 'fail', commit: undefined }),
        ],
        current: run({ red: 'failed' }),
      },
    ],
    [
      'failed',
      'Not fixed: nothing was tried, since no fixer had another attempt',
      { attempts: [], stop: 'stuck', current: run({ red: 'failed' }) },
    ],
    [
      'failed',
      'Not fixed: 1 failing test needs something that is missing here',
      {
        attempts: [],
        stop: 'stuck',
        current: run({ red: 'failed' }),
        clusters: [cluster({ pattern: 'missing-variable' })],
      },
    ],
    [
      'failed',
      'Not fixed: nothing was tried, since the cost limit was reached',
      { attempts: [], stop: 'dollars', current: run({ red: 'failed' }) },
    ],
    ['failed', 'Not fixed: nothing was tried', { attempts: [], current: run({ red: 'failed' }) }],
    [
      'failed',
      'Not fixed: nothing was tried, since no time was left',
      { attempts: [], stop: 'time', current: run({ red: 'failed' }) },
    ],
    ['nothing-to-fix', 'Nothing to fix: no test fails', { targets: [] }],
    ['nothing-to-fix', 'Nothing to fix: 1 test is flaky', { targets: [], flaky: [key('red')] }],
    ['not-reproduced', 'Not reproduced: 1 reported failing test does not fail here', { notReproduced: [id('x')] }],
    ['stopped', 'Stopped before the end: run it again to resume', {}],
  ])('%s reads: %s', (outcome, headline, change) => {
    expect(headlineOf(resultView({ ...fixed(), ...change, outcome }))).toBe(headline)
  })
})

describe('the title', () => {
  it.each([
    ['Use <= instead of < in `isLast`', 'Use <= instead of < in isLast'],
    ["Don't trim * and _ & co", "Don't trim * and _ & co"],
    ['Two\nlines', 'Two'],
  ])('is plain text, as pull requests show it: %j', (summary, expected) => {
    const state = { ...fixed(), attempts: [attempt({ proposal: { ...proposal, summary } })] }

    expect(pullRequestTitle(resultView(state))).toBe(`${expected}: 1 failing test`)
  })

  it('is one line that GitHub accepts, whatever a model says', () => {
    const summary = '🦊\n'.repeat(100_000)
    const state = { ...fixed(), attempts: [attempt({ proposal: { ...proposal, summary } })] }

    const title = pullRequestTitle(resultView(state))

    expect(title.length).toBeLessThanOrEqual(256)
    expect(title).not.toContain('\n')
    expect(title, 'no half of a pair is left').not.toMatch(/\p{Surrogate}/u)
  })

  it.each([0, 1])('nor is a half left where a branch has a very long name (%i)', lead => {
    const headBranch = `${'x'.repeat(lead)}${'🦊'.repeat(200)}`

    const title = pullRequestTitle(resultView({ ...fixed(), request: { ...fixed().request, headBranch } }))

    expect(title.length).toBeLessThanOrEqual(256)
    expect(title.isWellFormed()).toBe(true)
  })
})

describe('the course of the pass rate', () => {
  it('is drawn from six points on', () => {
    const many = { ...fixed(), attempts: [1, 2, 3, 4].map(iteration => attempt({ iteration })) }

    expect(renderReport(resultView(many), options).markdown).toMatch(/\n```mermaid\nxychart-beta\n[^`]+\n```\n/)
  })

  it('is not drawn where nothing was kept', () => {
    const vain = { ...fixed(), attempts: [attempt({ result: 'fail', commit: undefined })] }

    expect(renderReport(resultView(vain), options).markdown).not.toContain('mermaid')
  })
})

describe('how to have it changed', () => {
  it('is told with the commands for the pull request that it answers', () => {
    const state = { ...fixed(), request: { ...fixed().request, pullRequest: 7 } }

    const { markdown } = renderReport(resultView(state), { ...options, revises: true })

    expect(markdown).toContain('<summary>Run it here · Ask for changes</summary>')
    expect(markdown).toContain('Review this pull request')
    expect(markdown).toMatch(/On #7, `\/fix-tests apply` .+ `\/fix-tests retry` .+ `\/fix-tests stop` /)
  })

  it('is told without what no fixer of the run can do, and without what is not done with a part of a fix', () => {
    const state = { ...fixed(), outcome: 'partial' as const, request: { ...fixed().request, pullRequest: 7 } }

    const { markdown } = renderReport(resultView(state), options)

    expect(markdown).toContain(
      'On #7, `/fix-tests retry` tries once more and `/fix-tests stop` ends what is under way.',
    )
    expect(markdown).not.toContain('Review this pull request')
    expect(markdown).not.toContain('/fix-tests apply')
  })

  it('is told without them by a step of the failing job, which answersTo no comments', () => {
    const request = { ...fixed().request, pullRequest: 7, trigger: 'failing-step' as const }

    const { markdown } = renderReport(resultView({ ...fixed(), request }), { ...options, revises: true })

    expect(markdown).toContain('To have none of it, close the pull request.')
    expect(markdown).not.toContain('Review this pull request')
    expect(markdown).not.toContain('/fix-tests')
  })

  it('is told without them where there is none', () => {
    const { markdown } = renderReport(resultView(fixed()), { ...options, revises: true })

    expect(markdown).toContain('Review this pull request')
    expect(markdown).not.toContain('/fix-tests')
  })

  it.each<[string, State, Partial<ReportOptions>]>([
    ['where there is no server', fixed(), { repositoryUrl: '' }],
    ['where nothing was kept', { ...fixed(), attempts: [] }, {}],
    ['where it is on the failing branch itself', fixed(), { branchEnd: 'merged' }],
    ['where it is a patch', fixed(), { branchEnd: 'not pushed' }],
    ['where a person declined it', fixed(), { branchEnd: 'taken back' }],
    ['by a run that was stopped', { ...fixed(), outcome: 'stopped' }, {}],
  ])('is not told %s', (_, state, change) => {
    expect(renderReport(resultView(state), { ...options, ...change }).markdown).not.toContain('Ask for changes')
  })
})

describe('the way to go on with a run that was stopped', () => {
  const stopped = resultView({ ...fixed(), outcome: 'stopped' })

  it('is the command by which the program was started, or the job', () => {
    const { markdown: here } = renderReport(stopped, {
      ...options,
      repositoryUrl: '',
      resumedBy: 'npx fix-tests run --resume',
    })
    const { markdown: there } = renderReport(stopped, options)

    expect(here).toContain('Run `npx fix-tests run --resume`: it resumes where it stopped.')
    expect(there).toContain('Run the job again: it resumes where it stopped.')
  })
})

it('a run that was stopped counts a commit of several attempts once', () => {
  const attempts = [1, 2].map(iteration => attempt({ iteration, commit: 'all', result: 'pass', confirmed: true }))
  const state: State = { ...fixed(), attempts, squashed: { sha: 'all', from: 'two' }, outcome: 'stopped' }

  const { markdown } = renderReport(resultView(state), options)

  expect(markdown).toMatch(/ 1 commit is on `[^`]+`, 1 of them confirmed by the whole suite\./)
})

describe('a fix that is not on the server', () => {
  const tip = /git fetch|\/blob\/|\/commit\/1111111111|fix-tests\/feature|close the pull request/

  it('as a patch is applied from its file, and links to no commit of it', () => {
    const { markdown } = renderReport(resultView(fixed()), { ...options, branchEnd: 'not pushed' })

    expect(markdown).toContain('Run it here · Take the fix')
    expect(markdown).toContain('git apply fix.patch\nnpx vitest run')
    expect(markdown).toContain('Nothing was pushed. The fix is in `fix.patch`, the file of the output `patch-path`')
    expect(markdown).not.toMatch(tip)
  })

  it('since a person declined it is in no command and no link', () => {
    const { markdown } = renderReport(resultView(fixed()), { ...options, branchEnd: 'taken back' })

    expect(markdown).not.toMatch(tip)
    expect(markdown).not.toContain('Run it here')
  })

  it('as the patch of a run that was stopped is on no branch', () => {
    const stopped = resultView({ ...fixed(), outcome: 'stopped' })

    const { markdown } = renderReport(stopped, { ...options, branchEnd: 'not pushed' })

    expect(markdown).toContain('1 commit is kept for the next run, 1 of them confirmed')
    expect(markdown).not.toMatch(tip)
  })

  it('has links to the failing commit where nothing was changed', () => {
    const state = {
      ...fixed(),
      outcome: 'failed' as const,
      attempts: [],
      tip: '0'.repeat(40),
      current: run({ red: 'failed' }),
    }
    const frame = { file: 'a.test.ts', line: 3, symbol: '' }
    const current = { ...state.current, failures: state.current.failures.map(each => ({ ...each, frames: [frame] })) }

    const { markdown } = renderReport(resultView({ ...state, current }), { ...options, branchEnd: 'not pushed' })

    expect(markdown).toContain(`/blob/${'0'.repeat(40)}/a.test.ts#L3`)
  })
})

describe('the way to see it oneself', () => {
  it.each(['$(id)', 'a;id', '`id`', 'a&b', "it's", 'a|b', '-rf'])(
    'cannot be turned into another command by a branch called %j',
    name => {
      const { markdown } = renderReport(resultView({ ...fixed(), branch: `fix-tests/${name}` }), options)

      const line = markdown.split('\n').find(each => each.startsWith('git fetch origin')) ?? ''
      expect(line).not.toBe('')
      expect(line.replace(/'(?:[^']|'\\'')*'/g, 'QUOTED')).toMatch(/^git fetch origin [\w/.-]+ && git switch [\w/.-]+$/)
    },
  )
})

describe('a report of 3,000 tests', () => {
  it.each([65_000, 20_000, 8_000])('keeps to %i bytes', limit => {
    const { markdown } = renderReport(resultView(huge()), { ...options, limit })

    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(limit)
    expect(markdown).toMatch(/^## Not fixed: /)
  })

  it('gives up diffs first, then messages, then most of the list', () => {
    const whole = renderReport(resultView(huge()), { ...options, limit: 10_000_000 }).markdown
    const noDiffs = renderReport(resultView(huge()), { ...options, limit: Buffer.byteLength(whole) - 1 }).markdown
    const noMessages = renderReport(resultView(huge()), { ...options, limit: Buffer.byteLength(noDiffs) - 1 }).markdown
    const short = renderReport(resultView(huge()), { ...options, limit: Buffer.byteLength(noMessages) - 1 }).markdown

    const shows = (markdown: string) => ({
      diffs: markdown.includes('```diff'),
      chart: markdown.includes('```mermaid'),
      commands: markdown.includes('Ask for changes'),
      messages: markdown.includes('expected this message'),
      listed: markdown.split('### What still fails')[1]?.split('\n### ')[0]?.match(/^- `/gm)?.length ?? 0,
    })
    expect(shows(whole)).toMatchObject({ diffs: true, chart: true, messages: true, commands: true })
    expect(shows(noDiffs)).toMatchObject({ diffs: false, chart: false, messages: true, commands: true })
    expect(shows(noMessages)).toMatchObject({ diffs: false, messages: false, commands: true })
    expect(shows(short)).toMatchObject({ diffs: false, messages: false, commands: true })
    expect(shows(short).listed).toBeLessThan(shows(noMessages).listed)
    expect(short).toMatch(/… and \d+ more/)
  })

  it.each([65_000, 5_000])(
    'is whole even when the command is long: every part that is opened is closed (%i bytes)',
    limit => {
      const reproduce = `npx vitest run ${Array.from({ length: 3_000 }, (_, index) => `'src/deep/file ${index}.test.ts'`).join(' ')}`

      const { markdown } = renderReport(resultView(huge()), { ...options, reproduce, limit })

      expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(limit)
      expect(markdown.match(/<\/details>/g)?.length ?? 0).toBe(markdown.match(/<details>/g)?.length ?? 0)
      expect((markdown.match(/^`{3,}/gm) ?? []).length % 2, 'fences come in pairs').toBe(0)
    },
  )

  it.each([65_000, 63_000, 40_000, 20_000])('counts bytes, not characters (%i bytes)', limit => {
    const names = Array.from({ length: 500 }, (_, index) => `日本語🦊のテスト ${index}`)
    const red = Object.fromEntries(names.map(name => [name, 'failed' as const]))
    const current = run(red, '期待した値ではありません🦊'.repeat(20))
    const state = { ...fixed(), outcome: 'failed' as const, initial: run(red), current, targets: names.map(key) }

    const { markdown } = renderReport(resultView(state), { ...options, limit })

    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(limit)
    expect(markdown.isWellFormed()).toBe(true)
    expect(markdown).not.toContain('the report was cut here')
  })

  it('is whole when titles are as long as data that a test is made of', () => {
    const names = ['a', 'b', 'c'].map(name => name.repeat(24_000))
    const state: State = {
      ...fixed(),
      initial: run(Object.fromEntries(names.map(name => [name, 'failed' as const]))),
      current: run(Object.fromEntries(names.map(name => [name, 'passed' as const]))),
      targets: names.map(key),
      attempts: [attempt({ targets: names.map(key) })],
    }

    const { markdown } = renderReport(resultView(state), options)

    expect(markdown).toContain('a'.repeat(200))
    expect(markdown).toContain('…`')
    expect(markdown).not.toContain('cut here')
  })

  it.each([65_000, 64_999, 64_998, 64_997])('is well-formed text where it is cut (%i bytes)', limit => {
    const state: State = { ...huge(), notes: Array.from({ length: 2_000 }, () => '🦊'.repeat(100)) }

    const { markdown } = renderReport(resultView(state), { ...options, limit })

    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(limit)
    expect(markdown).not.toContain('\ufffd')
  })
})

describe('hostile text in', () => {
  const evil = '</details><script>x</script> @octocat | `` ` \n\n# h1\n<!-- fix-tests x -->'

  it.each<[string, Partial<State>]>([
    ['a proposal', { attempts: [attempt({ proposal: evilProposal(evil), reason: evil, diff: evil, title: evil })] }],
    ['a note', { notes: [evil] }],
    ["a run's name", { request: { ...fixed().request, run: { id: 1, attempt: 1, name: evil, url: 'https://x/1' } } }],
    ["a test's name", { notReproduced: [{ ...id(evil), suite: [evil] }] }],
    ["a failure's message", { current: run({ red: 'failed' }, evil), outcome: 'failed' }],
  ])('%s stays text', (_, change) => {
    const { markdown } = renderReport(resultView({ ...fixed(), ...change }), options)

    // What stands in code stays code: blocks and spans are taken out before the look.
    const rest = markdown
      .replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '')
      .replace(/(?<![`\\])(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, '')
    expect(rest).not.toMatch(/<script|<!--/)
    expect(rest).not.toMatch(/@octocat/)
    expect(rest).not.toMatch(/^# h1/m)
    expect(rest.match(/<details>/g)?.length).toBe(rest.match(/<\/details>/g)?.length)
  })
})

const proposal = {
  summary: 'Add instead of subtract',
  rootCause: 'The sign is wrong.',
  changes: [{ file: 'src/sum.ts', why: 'the sign' }],
  leftUndone: '',
  affectedTests: [],
  confidence: 1,
}

function evilProposal(text: string): Attempt['proposal'] {
  return { ...proposal, summary: text, rootCause: text, changes: [{ file: text, why: text }] }
}

function fixed(): State {
  const request = {
    trigger: 'workflow_run' as const,
    repository: 'octo/shop',
    headBranch: 'feature',
    headSha: '0'.repeat(40),
  }
  return {
    ...initialState({ key: 'key', branch: 'fix-tests/feature', request, reported: [] }),
    phase: { at: 'done' },
    outcome: 'fixed',
    initial: run({ red: 'failed' }),
    current: run({ red: 'passed' }),
    targets: [key('red')],
    attempts: [attempt({})],
    tip: '1111111111',
    spentMs: 5_000,
  }
}

function attempt(change: Partial<Attempt>): Attempt {
  const made = Attempt.parse({
    iteration: 1,
    clusters: ['c'],
    title: 'red',
    targets: [key('red')],
    strategy: 'conservative',
    fixer: 'offline',
    rateBefore: 0.5,
    rateAfter: 1,
    proposal,
    files: ['src/sum.ts'],
    diff: '+a + b',
    result: 'pass',
    reason: 'The target passes, and no other test that ran broke.',
    commit: '1111111111',
    confirmed: true,
    durationMs: 1,
  })
  return { ...made, ...change }
}

/** 3,000 red tests, ten commits with long diffs. */
function huge(): State {
  const names = Array.from(
    { length: 3_000 },
    (_, index) => `a rather long name of a test, as people write them, ${index}`,
  )
  const statuses = Object.fromEntries(names.map(name => [name, 'failed' as const]))
  const attempts = Array.from({ length: 10 }, (_, index) =>
    attempt({
      iteration: index + 1,
      result: 'progress',
      diff: '+ a line of a long diff\n'.repeat(1_000),
      targets: names.slice(0, 300).map(key),
    }),
  )
  return {
    ...fixed(),
    outcome: 'failed',
    initial: run(statuses),
    current: run(statuses, 'expected this message to be there '.repeat(10)),
    targets: names.map(key),
    attempts,
  }
}

function run(told: Record<string, CaseStatus>, message = 'expected 1 to be 2'): NonNullable<State['current']> {
  const tests = Object.entries<CaseStatus>({ green: 'passed', ...told }).map(([name, status]) => ({
    id: id(name),
    status,
  }))
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(
      (test): Failure => ({
        id: test.id,
        problem: { kind: 'failure', type: 'AssertionError', message, stack: '' },
        frames: [],
        durationMs: 1,
      }),
    )
  return { sha: '1111111111', tests, failures, durationMs: 1 }
}

function id(name: string): TestId {
  return { framework: 'vitest', file: 'a.test.ts', suite: [], name }
}

function key(name: string): string {
  return testKey(id(name))
}
