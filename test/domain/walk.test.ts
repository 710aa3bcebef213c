import { expect, it } from 'vitest'
import type { Rules } from '../../src/domain/choice.ts'
import { nextStep, type Observation, type Step } from '../../src/domain/machine.ts'
import { record } from '../../src/domain/record.ts'
import { resumed } from '../../src/domain/resume.ts'
import { noUsage } from '../../src/domain/attempt.ts'
import type { Cluster } from '../../src/domain/cluster.ts'
import { ignoredTests, statusesOf } from '../../src/domain/known.ts'
import { initialState, type Snapshot, State } from '../../src/domain/state.ts'
import { type CaseStatus, type Failure, keyOf, type TestId } from '../../src/domain/tests.ts'
import { judge, type Verdict } from '../../src/domain/verdict.ts'

const STEPS = 2_000
const NAMES = Array.from({ length: 6 }, (_, index) => `test ${index}`)
const rules: Rules = {
  fixers: ['claude', 'offline'],
  limits: { iterations: 6, attempts: 2, minutes: 10, tokens: 5_000 },
}
/** Steps that one attempt can take: assign, fix, check, validate, commit, confirm, triage, or revert instead. */
const PER_ATTEMPT = 7

it(`${STEPS} random steps, with deaths between them, keep every promise of the machine`, () => {
  const random = mulberry(20_261_121)
  let steps = 0
  let runs = 0
  const outcomes = new Set<string>()
  while (steps < STEPS) {
    const walk = walked(random)
    steps += walk.steps
    runs += 1
    outcomes.add(String(walk.state.outcome))

    const { state, lastWhole } = walk
    expect(state.attempts.length).toBeLessThanOrEqual(rules.limits.iterations)
    expect(walk.steps, 'a run ends').toBeLessThanOrEqual((rules.limits.iterations + walk.deaths) * PER_ATTEMPT + 6)
    expect(state.attempts.every(({ result }) => result !== undefined)).toBe(true)
    const ignored = ignoredTests(state)
    const red = lastWhole?.tests.filter(test => test.status === 'failed' && !ignored.has(keyOf(test.id)))
    const isGreen = lastWhole !== undefined && red?.length === 0
    const isTargetGreen = state.targets.every(
      target => state.flaky.includes(target) || statusesOf(lastWhole).get(target) === 'passed',
    )
    if (state.outcome === 'fixed') expect({ isGreen, isTargetGreen }).toEqual({ isGreen: true, isTargetGreen: true })
    expect(state.attempts.filter(({ commit, revert, result }) => commit && !revert && !isGood(result))).toEqual([])
  }

  expect(runs).toBeGreaterThan(20)
  expect([...outcomes]).toEqual(expect.arrayContaining(['fixed', 'failed']))
})

function isGood(result: string | undefined): boolean {
  return result === 'pass' || result === 'progress'
}

interface Walk {
  readonly state: State
  readonly steps: number
  readonly deaths: number
  /** What the last complete run of the whole suite said of the code that is the tip's in the end. */
  readonly lastWhole: Snapshot | undefined
}

function walked(random: () => number): Walk {
  const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'sha 0' }
  let state = initialState({ key: 'key', branch: 'fix', request, reported: [] })
  const world = new RandomWorld(random)
  let steps = 0
  let deaths = 0
  for (;;) {
    const step = nextStep(state, rules)
    if (step.kind === 'finish') return { state, steps, deaths, lastWhole: world.verified.get(state.tip) }
    steps += 1
    if (random() < 0.05 && deaths < 5) {
      deaths += 1
      state = resumed(state, () => random() < 0.5)
      continue
    }
    const observed = record(state, world.observe(step, state))
    state = State.parse(JSON.parse(JSON.stringify({ ...observed, spentMs: observed.spentMs + random() * 40_000 })))
  }
}

/** Anything may come of a step; only what one run of the tests says hangs together. */
class RandomWorld {
  /** What a complete whole run said of a commit, or of the same code under another id. */
  readonly verified = new Map<string, Snapshot>()
  readonly #random: () => number
  #shas = 0

  constructor(random: () => number) {
    this.#random = random
  }

  observe(step: Step, state: State): Observation {
    switch (step.kind) {
      case 'reproduce': {
        const snapshot = this.#whole(state.tip, 0.5)
        const red = snapshot.failures.map(failure => keyOf(failure.id))
        const [flaky, rest] = this.#split(red, 0.1)
        const [orderDependent, others] = this.#split(rest, 0.1)
        const [outside, targets] = this.#split(others, 0.1)
        return {
          kind: 'reproduced',
          snapshot,
          targets,
          flaky,
          orderDependent,
          outside,
          notReproduced: [],
          origins: {},
          culprit: undefined,
          notes: [],
        }
      }
      case 'triage':
        return { kind: 'diagnosed', clusters: this.#clusters(state) }
      case 'assign':
        return { kind: 'assigned', step }
      case 'fix': {
        const usage = { ...noUsage, requests: 1, inputTokens: this.#below(400), outputTokens: this.#below(100) }
        if (this.#random() < 0.3) return { kind: 'abstained', reason: '', final: this.#random() < 0.5, usage }
        const proposal = { summary: '', rootCause: '', changes: [], affectedTests: [], confidence: 1 }
        return { kind: 'proposed', proposal, files: ['a.ts'], diff: '', usage }
      }
      case 'check':
        return this.#random() < 0.1
          ? { kind: 'rejected', result: 'syntax-error', reason: '' }
          : { kind: 'checked', tree: `tree ${this.#below(1_000)}` }
      case 'validate':
        return { kind: 'validated', ...this.#judged(state, step.attempt.targets, this.#run(state)) }
      case 'commit':
        return { kind: 'committed', sha: this.#sha() }
      case 'confirm': {
        const snapshot = this.#run(state)
        const judged = this.#judged(state, step.attempt.targets, snapshot)
        if (snapshot !== undefined) this.verified.set(state.tip, snapshot)
        return { kind: 'confirmed', ...judged, snapshot }
      }
      case 'revert': {
        const sha = this.#sha()
        const before = state.current && this.verified.get(state.current.sha)
        if (before !== undefined) this.verified.set(sha, before)
        return { kind: 'reverted', sha }
      }
      case 'finalize':
        return { kind: 'finalized', why: step.why, snapshot: this.#final(state), notes: [] }
      case 'publish':
        return { kind: 'published', pullRequest: undefined }
      case 'finish':
        throw new Error('nothing is performed after the end')
    }
  }

  /** As the cycle does: nothing is run twice on the same code. */
  #final(state: State): Snapshot | undefined {
    if (state.current?.sha === state.tip) return state.current
    return this.#random() < 0.2 ? undefined : this.#whole(state.tip, 0.8)
  }

  #run(state: State): Snapshot | undefined {
    if (this.#random() < 0.1) return undefined
    const better = this.#random() < 0.5
    const tests = NAMES.flatMap(name => {
      const was = statusesOf(state.current).get(keyOf(id(name)))
      if (better && was === 'passed') return [{ id: id(name), status: 'passed' as const }]
      return this.#random() < 0.03 ? [] : [{ id: id(name), status: this.#status(0.8) }]
    })
    return { sha: state.tip, tests, failures: failuresOf(tests), durationMs: 1 }
  }

  #whole(sha: string, green: number): Snapshot {
    const tests = NAMES.slice(0, 4).map(name => ({ id: id(name), status: this.#status(green) }))
    const snapshot = { sha, tests, failures: failuresOf(tests), durationMs: 1 }
    this.verified.set(sha, snapshot)
    return snapshot
  }

  #judged(state: State, targets: readonly string[], snapshot: Snapshot | undefined) {
    const verdict: Verdict = judge({
      before: statusesOf(state.current),
      after: statusesOf(snapshot),
      complete: snapshot !== undefined,
      reason: 'killed',
      targets,
      flaky: new Set(state.flaky),
      covers: () => true,
    })
    return { verdict, rateAfter: this.#random(), reason: '' }
  }

  #clusters(state: State): Cluster[] {
    const red = (state.current?.failures ?? []).map(failure => keyOf(failure.id))
    return red
      .filter(key => state.targets.includes(key))
      .map(key => ({
        id: key,
        signature: `Error | ${this.#below(3)} | a.ts`,
        title: key,
        criticality: this.#random() < 0.3 ? 'low' : 'medium',
        reason: '',
        pattern: 'other',
        suggestion: '',
        similarity: 1,
        tests: [key],
        suspects: [],
        places: [],
      }))
  }

  #split(keys: readonly string[], share: number): [string[], string[]] {
    const taken = keys.filter(() => this.#random() < share)
    return [taken, keys.filter(key => !taken.includes(key))]
  }

  #status(green: number): CaseStatus {
    if (this.#random() < green) return 'passed'
    return this.#random() < 0.9 ? 'failed' : 'skipped'
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most)
  }

  #sha(): string {
    this.#shas += 1
    return `sha ${this.#shas}`
  }
}

function failuresOf(tests: Snapshot['tests']): Failure[] {
  return tests
    .filter(({ status }) => status === 'failed')
    .map(test => ({
      id: test.id,
      problem: { kind: 'failure', type: 'Error', message: '', stack: '' },
      frames: [],
      durationMs: 1,
    }))
}

function id(name: string): TestId {
  return { framework: 'vitest', file: 'a.test.ts', suite: [], name }
}

/** A generator of numbers in 0–1 that gives the same walk in every run. Source: Mulberry32, public domain. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
