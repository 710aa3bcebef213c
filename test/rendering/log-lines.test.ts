import { expect, it } from 'vitest'
import type { Event } from '../../src/contracts/events.ts'
import { type LogEntry, renderEvent } from '../../src/rendering/log-lines.ts'

type Kind = Event['kind']
type Row = { [K in Kind]: readonly [event: Omit<Event & { kind: K }, 'kind'>, line: LogEntry['kind'], text: string] }

const NOTHING_SENT = { requests: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }

/** A row for every kind: the compiler asks for one when a kind is added. */
const ROWS: Row = {
  request: [{ branch: 'main', sha: 'abcdef0123', key: 'k' }, 'heading', 'main at abcdef0'],
  'reports-read': [{ files: 2, cases: 30, failing: 4 }, 'step', '2 report files: 30 test cases, 4 failing'],
  note: [{ level: 'warning', text: 'look' }, 'warning', 'look'],
  resumed: [{ phase: 'choosing', attempts: 2 }, 'step', 'resuming from choosing, after 2 attempts'],
  'cost-limit': [
    { models: ['anthropic/a', 'openai/b'], dollars: 5 },
    'detail',
    'models: anthropic/a, openai/b, at most $5.00 together (max-cost-usd)',
  ],
  setup: [{ command: 'npm ci' }, 'step', 'setup: npm ci'],
  'tests-started': [{ what: 'the whole suite' }, 'busy', 'running the whole suite'],
  'tests-progress': [{ passed: 3, failed: 1, skipped: 2, latest: 'a › b' }, 'busy', '3 passed, 1 failed: a › b'],
  'tests-ended': [
    { what: '1 test', passed: 1, failed: 2, skipped: 3, complete: false, durationMs: 1_234, cached: false },
    'detail',
    '1 test: 1 passed, 2 failed, 3 skipped, 1.2 s (incomplete)',
  ],
  'check-ended': [
    { command: 'tsc --noEmit', passed: false, findings: 2, durationMs: 1_234 },
    'detail',
    'check tsc --noEmit: failed, 2 findings, 1.2 s',
  ],
  reproduced: [
    {
      targets: ['a', 'b'],
      flaky: ['c'],
      notReproduced: ['d'],
      orderDependent: ['e', 'f'],
      leftAlone: ['g', 'h', 'i', 'j'],
    },
    'step',
    'reproduced: 2 failing, 1 flaky, 2 order-dependent, 1 not reproduced, 4 ignored: g, h, i and 1 more',
  ],
  diagnosed: [{ clusters: [{ title: 'sum', tests: 2 }] }, 'step', 'diagnosis: 1 root cause (sum)'],
  attempt: [
    { iteration: 3, how: 'surgical', fixer: 'offline', title: 'sum', passRate: 0.5 },
    'heading',
    'Iteration 3 – surgical, offline: sum',
  ],
  trying: [{ fixer: 'offline', tried: 1, of: 9, what: '< to <=' }, 'busy', 'offline: candidate 1 of 9, < to <='],
  thought: [{ fixer: 'claude', text: 'the sign' }, 'detail', 'claude: the sign'],
  judged: [{ iteration: 1, result: 'pass', reason: 'green' }, 'step', '✓ pass: green'],
  racing: [{ attempts: 3 }, 'heading', '3 attempts in parallel'],
  probed: [{ iteration: 2, good: true }, 'detail', 'the broken tests passed at iteration 2'],
  minimizing: [{ hunks: 4 }, 'heading', 'Leftovers and untested lines: 4 hunks'],
  proving: [{}, 'heading', 'Proof: without the fix, and on a clean copy'],
  reviewing: [{}, 'heading', 'Review of the whole change'],
  reviewed: [
    {
      by: 'gpt-5',
      verdict: 'findings',
      reason: '',
      findings: [
        { severity: 'high', file: 'a.ts', line: 3, what: 'It hides the error.', why: 'w' },
        { severity: 'low', file: 'b.ts', what: 'It is long.', why: 'w' },
      ],
    },
    'step',
    'gpt-5: high: a.ts: It hides the error.; low: b.ts: It is long.',
  ],
  conversed: [
    {
      role: 'analyst',
      model: 'claude',
      ending: 'report',
      requests: 3,
      inputTokens: 1_000,
      cachedTokens: 800,
      outputTokens: 50,
      dollars: 0.01234,
    },
    'detail',
    'claude as analyst: 3 requests, 1000 input tokens (800 cached), 50 output tokens, $0.0123',
  ],
  committed: [{ iteration: 1, sha: 'abcdef0123', subject: 'fix' }, 'step', 'abcdef0 fix'],
  reverted: [{ iteration: 1, sha: 'abcdef0123', subject: 'undo' }, 'step', 'abcdef0 undo'],
  squashed: [{ sha: 'abcdef0123', commits: 3 }, 'step', 'abcdef0 replaces 3 commits'],
  stopping: [{ why: 'all-green' }, 'heading', 'Iterations ended: no target is left to work on'],
  pushed: [{ branch: 'fix', sha: 'abcdef0123' }, 'detail', 'pushed abcdef0 to fix'],
  'pull-request': [{ url: 'https://x/1', operation: 'created' }, 'step', 'pull request created: https://x/1'],
  time: [
    { totalMs: 10_000, testMs: 6_000, modelMs: 3_000, runs: 7, known: 2 },
    'detail',
    'time: 10.0 s in total: 6.0 s in tests and their set-up (7 runs, 2 of them known before), 3.0 s in models, 1.0 s other',
  ],
}

it.each(Object.entries(ROWS))('%s is told in a line', (kind, [event, line, text]) => {
  expect(renderEvent({ kind, ...event } as Event)).toEqual({ kind: line, text })
})

it.each<[Event, LogEntry]>([
  [
    { kind: 'tests-ended', what: 'x', passed: 1, failed: 0, skipped: 0, complete: true, durationMs: 50, cached: false },
    { kind: 'detail', text: 'x: 1 passed, 0 failed, 0.1 s' },
  ],
  [
    {
      kind: 'tests-ended',
      what: 'x',
      passed: 1,
      failed: 0,
      skipped: 0,
      failedChecks: 1,
      complete: true,
      durationMs: 50,
      cached: false,
    },
    { kind: 'detail', text: 'x: 1 passed, 0 failed, 1 check failed, 0.1 s' },
  ],
  [
    {
      kind: 'check-ended',
      command: 'tsc',
      passed: false,
      cut: 'did not end within 2 s',
      findings: 0,
      durationMs: 2_300,
    },
    { kind: 'detail', text: 'check tsc: did not end within 2 s, 2.3 s' },
  ],
  [
    { kind: 'tests-ended', what: 'x', passed: 1, failed: 0, skipped: 0, complete: true, durationMs: 50, cached: true },
    { kind: 'detail', text: 'x: 1 passed, 0 failed (cached)' },
  ],
  [
    { kind: 'probed', iteration: 2, good: false },
    { kind: 'detail', text: 'the broken tests failed at iteration 2' },
  ],
  [
    { kind: 'tests-progress', passed: 3, failed: 0, skipped: 2, latest: 'x'.repeat(90) },
    { kind: 'busy', text: `3 passed: ${'x'.repeat(80)}` },
  ],
  [
    { kind: 'reproduced', targets: [], flaky: [], notReproduced: [], orderDependent: [], leftAlone: [] },
    { kind: 'step', text: 'reproduced: 0 failing' },
  ],
  [
    {
      kind: 'diagnosed',
      clusters: [
        { title: 'a', tests: 1, hint: 'Set A.' },
        { title: 'b', tests: 1, hint: 'Set A.' },
        { title: 'c', tests: 1 },
      ],
    },
    { kind: 'step', text: 'diagnosis: 3 root causes (a; b; c). Set A.' },
  ],
  [
    { kind: 'diagnosed', clusters: [] },
    { kind: 'step', text: 'diagnosis: nothing left to fix' },
  ],
  [
    { kind: 'note', level: 'info', text: 'x' },
    { kind: 'detail', text: 'x' },
  ],
  [
    { kind: 'attempt', iteration: 4, how: 'review', fixer: 'claude', title: 'It hides the error.', passRate: 1 },
    { kind: 'heading', text: 'Iteration 4 – review, claude: It hides the error.' },
  ],
  [
    { kind: 'attempt', iteration: 1, how: 'command', fixer: 'eslint --fix .', title: 'eslint --fix .', passRate: 1 },
    { kind: 'heading', text: 'Iteration 1 – command: eslint --fix .' },
  ],
  [
    { kind: 'reviewed', by: 'gpt-5', verdict: 'approved', reason: '', findings: [] },
    { kind: 'step', text: '✓ approved by gpt-5' },
  ],
  [
    { kind: 'reviewed', by: 'gpt-5', verdict: 'none', reason: 'it could not be reached', findings: [] },
    { kind: 'step', text: 'no review: it could not be reached' },
  ],
  [
    { kind: 'conversed', role: 'fixer', model: 'm', ending: '', ...NOTHING_SENT, dollars: undefined },
    { kind: 'detail', text: 'm as fixer: 0 requests, 0 input tokens (0 cached), 0 output tokens, price unknown' },
  ],
  [
    { kind: 'judged', iteration: 1, result: 'progress', reason: 'x' },
    { kind: 'step', text: '◐ progress: x' },
  ],
  [
    { kind: 'judged', iteration: 1, result: 'regression', reason: 'x' },
    { kind: 'step', text: '✗ regression: x' },
  ],
])('%o leaves out what is not there', (event, line) => {
  expect(renderEvent(event)).toEqual(line)
})

it('what a test or a model says is no command of the runner', () => {
  const { text } = renderEvent({ kind: 'note', level: 'info', text: '::add-mask::x\n##[error]y' })

  expect(text).not.toMatch(/^\s*::|##\[|\n/)
})
