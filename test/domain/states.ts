import { type Analysis, Attempt, type Proposal } from '../../src/domain/model/attempt.ts'
import type { WorkflowRules } from '../../src/domain/workflow/workflow-rules.ts'
import { Cluster } from '../../src/domain/model/cluster.ts'
import type { Proof } from '../../src/domain/model/proof.ts'
import {
  initialState,
  type Phase,
  type PartialResults,
  type Snapshot,
  type State,
} from '../../src/domain/model/state.ts'
import { type Finding, Review } from '../../src/domain/model/review.ts'
import { type CaseStatus, type Failure, testKey, type TestId } from '../../src/domain/model/test-case.ts'
import { noUsage, type Spending, type Usage } from '../../src/domain/model/usage.ts'

/** States to begin a test with: tests are told by name, commits by any word. */

export const rules: WorkflowRules = {
  fixers: ['claude', 'offline'],
  revisers: ['claude'],
  limits: { iterations: 10, attempts: 3, minutes: 60 },
  validate: 'auto',
  parallel: 1,
  candidates: 1,
}

export function id(name: string): TestId {
  return { framework: 'vitest', file: 'a.test.ts', suite: [], name }
}

export function key(name: string): string {
  return testKey(id(name))
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

/** All is green, confirmed and proved, and the review of it demands something; what is told comes on top. */
export function reviewed(change: Partial<State> = {}, since: readonly Attempt[] = []): State {
  const known = { current: snapshot('tip', { red: 'passed' }), proof: proof(), tip: 'tip', clusters: [] }
  const fix = attempt({ commit: 'tip', result: 'pass', confirmed: true, proposal, files: ['a.ts'] })
  return at({ at: 'choosing' }, { ...known, attempts: [fix, ...since], reviews: [review([finding()])], ...change })
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

/** What a fixer used, and nobody else. */
export function spent(change: Partial<Usage>): Spending {
  return { fixer: usage(change) }
}

export const analysis: Analysis = {
  rootCause: 'r',
  evidence: [],
  hypothesis: '',
  modificationPoints: [],
  affectedTests: [],
  approach: 'a',
  alternative: '',
  criticality: 'medium',
  confidence: 1,
}

export const proposal: Proposal = {
  summary: 's',
  rootCause: 'r',
  changes: [],
  leftUndone: '',
  affectedTests: [],
  confidence: 1,
}

export function finding(change: Partial<Finding> = {}): Finding {
  return {
    severity: 'high',
    file: 'a.ts',
    line: 3,
    what: 'It hides the error.',
    why: 'Nobody would see it.',
    ...change,
  }
}

/** A review of the tip with these findings; without one it approves. */
export function review(findings: readonly Finding[] = [], change: Partial<Review> = {}): Review {
  const verdict = findings.length === 0 ? 'approved' : 'findings'
  return Review.parse({ sha: 'tip', by: 'critic', verdict, findings, ...change })
}

/** The whole suite on a commit: `green` passes unless something else is told; undefined takes a test away. */
export function snapshot(sha: string, told: Record<string, CaseStatus | undefined>, durationMs = 1): Snapshot {
  return { sha, ...seen({ green: 'passed', ...told }), durationMs }
}

export function seen(told: Record<string, CaseStatus | undefined>): PartialResults {
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
