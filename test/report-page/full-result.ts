import { State } from '../../src/domain/model/state.ts'
import type { ReportPageInput } from '../../src/report-page/page-input.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import {
  analysis,
  at,
  attempt,
  cluster,
  failure,
  finding,
  id,
  key,
  proof,
  proposal,
  review,
  usage,
} from '../domain/states.ts'

const CHANGE = `diff --git a/src/a.ts b/src/a.ts
index 1111111..2222222 100644
--- a/src/a.ts
+++ b/src/a.ts
@@ -1,4 +1,5 @@
 export function total(a: number, b: number) {
-  return a - b
+  log(a)
+  return a + b
 }
 // end
diff --git a/src/new.ts b/src/new.ts
new file mode 100644
index 0000000..3333333
--- /dev/null
+++ b/src/new.ts
@@ -0,0 +1,1 @@
+export const x = 1
`

/** A result with something in every part that a page shows. */
export const fullState: State = State.parse(
  at(
    { at: 'done' },
    {
      outcome: 'partial',
      request: {
        trigger: 'command',
        repository: 'octo/shop',
        headBranch: 'checkout',
        headSha: 'a'.repeat(40),
        askedBy: 'ada',
      },
      tip: 'b'.repeat(40),
      initial: {
        sha: 'a'.repeat(40),
        tests: [
          { id: id('red'), status: 'failed' },
          { id: id('stays red'), status: 'failed' },
          { id: id('by chance'), status: 'failed' },
          { id: id('green'), status: 'passed' },
        ],
        failures: [failure(id('red'), 'expected 3, got -1'), failure(id('stays red'), 'expected 4, got 5')],
        durationMs: 4200,
        slow: { [key('green')]: 900 },
      },
      current: {
        sha: 'b'.repeat(40),
        tests: [
          { id: id('red'), status: 'passed' },
          { id: id('stays red'), status: 'failed' },
          { id: id('by chance'), status: 'passed' },
          { id: id('green'), status: 'passed' },
          { id: id('new'), status: 'skipped' },
        ],
        failures: [failure(id('stays red'), 'expected 4, got 5')],
        durationMs: 3100,
        slow: { [key('green')]: 700 },
      },
      targets: [key('red'), key('stays red')],
      flaky: [key('by chance')],
      clusters: [
        cluster({
          id: 'c2',
          title: 'stays red',
          problem: 'expected 4, got 5',
          expected: '4',
          actual: '5',
          reason: 'one test shows it',
          suggestion: 'Follow the value back.',
          tests: [key('stays red')],
          places: [{ file: 'src/b.ts', line: 9, symbol: 'next', score: 0.7, why: 'the failing assertion calls it' }],
        }),
      ],
      attempts: [
        attempt({
          commit: 'b'.repeat(40),
          result: 'pass',
          reason: 'The target passes.',
          confirmed: true,
          analysis: {
            ...analysis,
            evidence: [{ file: 'src/a.ts', line: 2, says: 'it subtracts' }],
            modificationPoints: [{ file: 'src/a.ts', symbol: 'total', change: 'add instead' }],
            hypothesis: 'The sum is right then.',
          },
          proposal: { ...proposal, summary: 'Add instead of `-`.', leftUndone: 'Nothing.' },
          files: ['src/a.ts'],
          diff: CHANGE,
          rateAfter: 0.75,
          spending: { fixer: usage({ requests: 2, inputTokens: 12_000, outputTokens: 900, dollars: 0.04 }) },
          startedAt: 1_000_000,
          durationMs: 9_000,
        }),
        attempt({
          iteration: 2,
          clusters: ['c2'],
          title: 'stays red',
          targets: [key('stays red')],
          strategy: 'surgical',
          result: 'fail',
          reason: 'The target fails as before.',
          output: 'AssertionError: expected 4, got 5',
          diff: CHANGE,
          startedAt: 1_010_000,
          durationMs: 5_000,
        }),
      ],
      proof: proof({
        sha: 'b'.repeat(40),
        check: { command: 'npm test', passed: false, findings: ['types: src/a.ts:2 Cannot find name log.'] },
        slower: [{ test: key('green'), beforeMs: 500, afterMs: 1900 }],
      }),
      isolation: { level: 'user-namespaces', network: 'on', docker: false, notes: [] },
      signs: [{ kind: 'always-equal', file: 'src/a.ts', line: 3, code: 'a === a', grave: false }],
      uncovered: [{ file: 'src/a.ts', line: 2, added: ['  log(a)'] }],
      mutantCheck: { checked: 3, survivors: [{ file: 'src/a.ts', line: 3, what: 'replace `+` by `*`' }] },
      reviews: [review([finding()])],
      notes: ['A note for the reader.'],
      left: { iterations: 8, minutes: 41, dollars: 4.96 },
      pullRequest: { number: 7, url: 'https://github.example/octo/shop/pull/7', operation: 'created' },
      spentMs: 61_000,
    },
  ),
)

const EVENTS = [
  { kind: 'request', branch: 'checkout', sha: 'a'.repeat(40), key: 'k', at: 1000 },
  {
    kind: 'tests-ended',
    what: 'the whole suite',
    passed: 1,
    failed: 3,
    skipped: 0,
    complete: true,
    durationMs: 4200,
    cached: false,
    at: 5200,
  },
  { kind: 'attempt', iteration: 1, how: 'conservative', fixer: 'claude', title: 'red', passRate: 0.25, at: 6000 },
  { kind: 'committed', iteration: 1, sha: 'b'.repeat(40), subject: 'Add instead', at: 9000 },
  { kind: 'note', level: 'warning', text: 'Something to know.', at: 9500 },
]

/** All that a page can show, of a state. */
export function pageInput(state: State = fullState, change: Partial<ReportPageInput> = {}): ReportPageInput {
  return {
    state,
    view: resultView(state),
    change: CHANGE,
    events: EVENTS.map(event => `${JSON.stringify(event)}\n`).join(''),
    conversations: [{ name: '001-fixer-1', text: '# fixer\n\nIt adds now.' }],
    repositoryUrl: 'https://github.example/octo/shop',
    reproduce: 'npx vitest run a.test.ts',
    ...change,
  }
}
