import { Attempt, type Usage, noUsage } from '../../src/domain/attempt.ts'
import type { Rules } from '../../src/domain/choice.ts'
import { Cluster } from '../../src/domain/cluster.ts'
import { initialState, type Phase, type Proof, type Seen, type Snapshot, type State } from '../../src/domain/state.ts'
import { type CaseStatus, type Failure, keyOf, type TestId } from '../../src/domain/tests.ts'

/** States to begin a test with: tests are told by name, commits by any word. */

export const rules: Rules = {
  fixers: ['claude', 'offline'],
  limits: { iterations: 10, attempts: 3, minutes: 60 },
  validate: 'auto',
  parallel: 1,
  candidates: 1,
}

export function id(name: string): TestId {
  return { framework: 'vitest', file: 'a.test.ts', suite: [], name }
}

export function key(name: string): string {
  return keyOf(id(name))
}

export function start(): State {
  const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'head' }
  return initialState({ key: 'key', branch: 'fix-tests/main', request, reported: [] })
}

/** One failing test, `red`, and one that passes, `green`; what is told comes on top. */
export function at(phase: Phase, change: Partial<State> = {}): State {
  const known = snapshot('head', { red: 'failed' })
  return {
    ...start(),
    phase,
    initial: known,
    current: known,
    targets: [key('red')],
    clusters: [cluster()],
    ...change,
  }
}

export function cluster(change: Partial<Cluster> = {}): Cluster {
  return Cluster.parse({
    id: 'c1',
    signature: 'Error | x | a.ts',
    title: 'red',
    criticality: 'medium',
    tests: [key('red')],
    suspects: ['a.ts'],
    ...change,
  })
}

/** The attempt of the first iteration at the one cluster, without a result. */
export function attempt(change: Partial<Attempt> = {}): Attempt {
  return Attempt.parse({
    iteration: 1,
    clusters: ['c1'],
    title: 'red',
    targets: [key('red')],
    strategy: 'conservative',
    fixer: 'claude',
    base: 'head',
    rateBefore: 0.5,
    ...change,
  })
}

export function usage(change: Partial<Usage>): Usage {
  return { ...noUsage, ...change }
}

/** The whole suite on a commit: `green` passes unless something else is told; undefined takes a test away. */
export function snapshot(sha: string, told: Record<string, CaseStatus | undefined>, durationMs = 1): Snapshot {
  return { sha, ...seen({ green: 'passed', ...told }), durationMs }
}

export function seen(told: Record<string, CaseStatus | undefined>): Seen {
  const tests = Object.entries(told).flatMap(([name, status]) =>
    status === undefined ? [] : [{ id: id(name), status }],
  )
  return { tests, failures: tests.filter(({ status }) => status === 'failed').map(test => failure(test.id)) }
}

export function failure(test: TestId, message = 'm'): Failure {
  return { id: test, problem: { kind: 'failure', type: 'Error', message, stack: '' }, frames: [], durationMs: 1 }
}

export function proof(change: Partial<Proof> = {}): Proof {
  return { sha: 'tip', place: 'clean copy', held: true, reason: '', needed: [key('red')], ...change }
}
