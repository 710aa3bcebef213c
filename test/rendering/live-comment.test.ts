import { describe, expect, it } from 'vitest'
import type { Event } from '../../src/contracts/events.ts'
import { liveCommentStart, type LiveCommentState, liveMarkdown, withEvent } from '../../src/rendering/live-comment.ts'
import { renderMarkdown } from '../../demo/pages/markdown.ts'

const url = 'https://github.example/octo/shop/actions/runs/7'
const conversed = {
  kind: 'conversed',
  role: 'fixer',
  model: 'm',
  ending: '',
  requests: 1,
  inputTokens: 1,
  cachedTokens: 0,
  outputTokens: 1,
} as const

/** A run from its beginning to its end, and what people see after each event. */
const RUN: readonly (readonly [Event, RegExp])[] = [
  [{ kind: 'request', branch: 'main', sha: 'abc', key: 'k' }, /\| Now \| getting ready \|/],
  [{ kind: 'setup', command: 'npm ci --token=x' }, /\| Now \| setting the project up \|/],
  [{ kind: 'reports-read', files: 1, cases: 2, failing: 1 }, /\| Now \| getting ready to reproduce the failures \|/],
  [{ kind: 'tests-started', what: 'the whole suite' }, /\| Now \| running the whole suite \|/],
  [{ kind: 'tests-progress', passed: 1, failed: 0, skipped: 0, latest: 'x' }, /running the whole suite/],
  [
    { kind: 'reproduced', targets: ['a', 'b'], flaky: [], notReproduced: [], orderDependent: [], leftAlone: [] },
    /2 failing tests reproduced, looking fo/,
  ],
  [
    { kind: 'attempt', iteration: 1, how: 'surgical', fixer: 'offline', title: 'sum', passRate: 0.5 },
    /working on: sum/,
  ],
  [{ kind: 'trying', fixer: 'offline', tried: 1, of: 9, what: '<' }, /\| Iteration \| 1, surgical, `offline` \|/],
  [{ ...conversed, dollars: 0.25 }, /\| Cost \| \$0\.25 \|/],
  [
    { kind: 'committed', iteration: 1, sha: 'abcdef0123', subject: 'fix-tests: iteration 1' },
    /^- abcdef0 fix-tests: /m,
  ],
  [{ kind: 'judged', iteration: 1, result: 'progress', reason: '1 of 2.' }, /^- ◐ progress: 1 of 2\.$/m],
  [{ kind: 'attempt', iteration: 2, how: 'review', fixer: 'm', title: 'x', passRate: 0.75 }, /\| Pass rate \| 75% \|/],
  [{ ...conversed, dollars: undefined }, /\| Cost \| \$0\.25 and what has no known price \|/],
  [{ kind: 'judged', iteration: 2, result: 'regression', reason: 'No.' }, /^- ✗ regression: No\.$/m],
  [{ kind: 'reverted', iteration: 2, sha: 'fedcba9876', subject: 'Revert' }, /^- fedcba9 Revert$/m],
  [{ kind: 'minimizing', hunks: 2 }, /\| Now \| looking for leftovers and untested lines \|/],
  [{ kind: 'proving' }, /\| Now \| proving it on a clean copy/],
  [{ kind: 'reviewing' }, /\| Now \| having the whole change reviewed \|/],
  [{ kind: 'squashed', sha: 'abcdef0123', commits: 2 }, /having the whole change reviewed/],
  [{ kind: 'pushed', branch: 'b', sha: 'abc' }, /having the whole change reviewed/],
]

describe('a run is followed', () => {
  it('from event to event', () => {
    let live = liveCommentStart(0)

    for (const [event, shown] of RUN) {
      live = withEvent(live, event)
      expect(liveMarkdown(live, { now: 0, url, canStop: true })).toMatch(shown)
    }
    expect(live.results).toHaveLength(4)
  })

  it('with where it runs, and how to end it, from the first moment', () => {
    expect(liveMarkdown(liveCommentStart(1_000), { now: 1_000, url, canStop: true })).toBe(
      [
        '## At work',
        '',
        `fix-tests works on the failing tests: [the run](${url}). This comment follows it; \`/fix-tests stop\` ends it.`,
        '',
        '| | |',
        '|---|---|',
        '| Time | less than a minute |',
        '| Now | getting ready |',
        '',
      ].join('\n'),
    )
  })

  it('without a command where none is heard', () => {
    expect(liveMarkdown(liveCommentStart(1_000), { now: 1_000, url, canStop: false })).not.toContain('/fix-tests')
  })

  it.each([
    [0, 'less than a minute'],
    [59_999, 'less than a minute'],
    [60_000, '1 min'],
    [3_599_999, '59 min'],
  ])('after %i ms for %s', (passed, time) => {
    expect(liveMarkdown(liveCommentStart(5), { now: 5 + passed, url, canStop: true })).toContain(`| Time | ${time} |`)
  })

  it('by its latest ten results', () => {
    let live = liveCommentStart(0)
    for (let iteration = 1; iteration <= 12; iteration++)
      live = withEvent(live, { kind: 'judged', iteration, result: 'fail', reason: `Number ${iteration}.` })

    const text = liveMarkdown(live, { now: 0, url, canStop: true })

    expect(text.match(/^- .*Number \d+/gm)).toHaveLength(10)
    expect(text).not.toContain('Number 2.')
    expect(text).toContain('Number 12.')
  })

  it('without a change to what was known before', () => {
    const before = Object.freeze(liveCommentStart(0))

    for (const [event] of RUN) withEvent(before, event)

    expect(before).toEqual(liveCommentStart(0))
  })
})

describe('hostile text in', () => {
  const evil =
    '</details><script>x</script> @octocat | x ](http://evil.example)\n\n# h1\n<!-- fix-tests:run {"id":1} -->'

  it.each<[string, Event]>([
    ["a test's name", { kind: 'attempt', iteration: 1, how: 'surgical', fixer: 'x', title: evil, passRate: 0 }],
    ["a fixer's name", { kind: 'attempt', iteration: 1, how: 'surgical', fixer: evil, title: 'x', passRate: 0 }],
    ['a command', { kind: 'tests-started', what: evil }],
    ['a reason', { kind: 'judged', iteration: 1, result: 'fail', reason: evil }],
    ['a subject', { kind: 'committed', iteration: 1, sha: evil, subject: evil }],
  ])('%s stays text', (_, event) => {
    const text = liveMarkdown(withEvent(liveCommentStart(0), event), { now: 0, url, canStop: true })

    expect(text).not.toMatch(/^<!-- fix-tests|^# /m)
    const { html } = renderMarkdown(text)
    expect(html.match(/<table>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<script|<h1|evil\.example"/)
    const rows = html.match(/<tr>[^]*?<\/tr>/g) ?? []
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) expect(row.match(/<t[hd]/g)).toHaveLength(2)
    expect(text.replace(/`[^`\n]*`/g, '')).not.toContain('@octocat')
  })

  it('a megabyte of it is no long comment', () => {
    const long = 'x'.repeat(1_000_000)
    let live: LiveCommentState = liveCommentStart(0)
    live = withEvent(live, { kind: 'attempt', iteration: 1, how: 'surgical', fixer: 'x', title: long, passRate: 0 })
    for (let iteration = 0; iteration < 20; iteration++)
      live = withEvent(live, { kind: 'judged', iteration, result: 'fail', reason: long })

    expect(liveMarkdown(live, { now: 0, url, canStop: true }).length).toBeLessThan(10_000)
  })
})

it('says from the start what models may cost', () => {
  const event = { kind: 'cost-limit', models: ['anthropic/claude-sonnet-5-5'], dollars: 5 } as const

  expect(liveMarkdown(withEvent(liveCommentStart(0), event), { now: 0, url, canStop: true })).toContain(
    '| Cost | $0.00 of at most $5.00 |',
  )
})
