import { NO_CONVERSATIONS } from './no-conversations.ts'
import type { Testbed, WorkflowContext } from '../../src/workflow/context.ts'
import { Attempt } from '../../src/domain/model/attempt.ts'
import { initialState, type Snapshot, type State } from '../../src/domain/model/state.ts'
import { type CaseStatus, testKey, type TestCase, type TestId } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import type { Event } from '../../src/contracts/events.ts'
import type { TestSelection } from '../../src/domain/model/test-case.ts'
/** What a run says of each test, by name; a test without a status is not reported. */
export type Statuses = Readonly<Record<string, CaseStatus>>

/** Each test stands in a file of its own. */
export function id(name: string): TestId {
  return { framework: 'vitest', file: `${name}.test.js`, suite: [], name }
}

export function key(name: string): string {
  return testKey(id(name))
}

export function run(statuses: Statuses, change: Partial<TestRun> = {}): TestRun {
  const cases = Object.entries(statuses).map(([name, status]): TestCase => {
    const problem = { kind: 'failure' as const, type: 'Error', message: `${name} is red`, stack: '' }
    return { id: id(name), status, durationMs: 1, problems: status === 'failed' ? [problem] : [] }
  })
  const exit = { kind: 'exited' as const, code: 0 }
  return { cases, complete: true, result: 'finished', exit, durationMs: 1, output: '', notes: [], ...change }
}

/** The part of a run that a selection asks for. */
export function part(whole: TestRun, selection: TestSelection): TestRun {
  if (selection.kind === 'all') return whole
  const wanted = new Set(selection.tests.map(testKey))
  return { ...whole, cases: whole.cases.filter(each => wanted.has(testKey(each.id))) }
}

/** A state in which these tests were red at first, and say this now, on a branch with one commit that was confirmed. */
export function fixedState(targets: readonly string[], now: Statuses): State {
  const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'head' }
  const snapshot = (sha: string, statuses: Statuses): Snapshot => ({
    sha,
    tests: Object.entries(statuses).map(([name, status]) => ({ id: id(name), status })),
    failures: [],
    durationMs: 1,
  })
  const before = Object.fromEntries(targets.map(name => [name, 'failed' as const]))
  const attempt = Attempt.parse({
    iteration: 1,
    clusters: ['c'],
    title: 't',
    targets: targets.map(key),
    strategy: 'conservative',
    fixer: 'one',
    rateBefore: 0,
    proposal: {
      summary: 's',
      rootCause: 'r',
      changes: [],
      leftUndone: '',
      affectedTests: ['named.test.js', '-u'],
      confidence: 1,
    },
    result: 'pass',
    commit: 'tip',
    confirmed: true,
  })
  return {
    ...initialState({ key: 'key', branch: 'fix', request, reported: [] }),
    initial: snapshot('head', { ...now, ...before }),
    current: snapshot('tip', now),
    targets: targets.map(key),
    attempts: [attempt],
    tip: 'tip',
  }
}

/** History of a commit without a parent. */
const NO_HISTORY = { base: async () => undefined } as unknown as WorkflowContext['workspace']['history']

/** A site of which only this is there. */
export function fakeSite(site: {
  run: (selection: TestSelection) => TestRun
  workspace?: Partial<WorkflowContext['workspace']>
}): Testbed {
  return {
    workspace: {
      changes: async () => [],
      list: async () => [],
      history: NO_HISTORY,
      ...site.workspace,
    } as WorkflowContext['workspace'],
    tests: { run: async selection => site.run(selection), describe: () => '' },
    compiles: async () => undefined,
  }
}

/** A world of which only this is there. */
export function fakeWorld(
  site: Testbed,
  change: Partial<WorkflowContext> = {},
): WorkflowContext & { readonly events: Event[] } {
  const events: Event[] = []
  return {
    ...site,
    rules: {
      fixers: [],
      revisers: [],
      limits: { iterations: 10, attempts: 3, minutes: 60 },
      validate: 'auto',
      parallel: 1,
      candidates: 1,
    },
    reproduction: { reruns: 0, compareBase: false, bisect: false },
    fixers: new Map(),
    reviewer: undefined,
    ledger: {
      save: async () => undefined,
      publish: async () => undefined,
      publishBranch: async () => undefined,
      append: () => undefined,
      ...NO_CONVERSATIONS,
    },
    clock: { now: () => 0 },
    emit: event => events.push(event),
    signal: new AbortController().signal,
    inProject: file => file,
    openCopy: async () => undefined,
    strayFiles: async () => [],
    sourceIndex: async () => ({ isTest: () => true, changed: [], importsOf: () => [] }),
    freeBranch: async () => 'fix',
    publish: async () => undefined,
    ...change,
    events,
  }
}
