import { testsOnlyInCi } from '../../src/domain/model/only-in-ci.ts'
import { seededRandom } from '../random.ts'
import { noProposal } from '../../src/domain/model/proposed-tests.ts'
import { noTests } from '../../src/domain/model/added-tests.ts'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import type { WorkflowRules } from '../../src/domain/workflow/workflow-rules.ts'
import type { Cluster } from '../../src/domain/model/cluster.ts'
import { testResults, ignoredTests, knownStatuses, statusesOf } from '../../src/domain/model/test-results.ts'
import { keptAttempts } from '../../src/domain/model/selectors.ts'
import { type Observation, type RaceResult } from '../../src/domain/workflow/observation.ts'
import { type Step } from '../../src/domain/workflow/step.ts'
import { nextStep, settle } from '../../src/domain/workflow/next-step.ts'
import { rankCandidates } from '../../src/domain/workflow/rank-candidates.ts'
import { reduce } from '../../src/domain/workflow/reducer.ts'
import { resumeState, resumeForReview } from '../../src/domain/workflow/resume.ts'
import type { Review } from '../../src/domain/model/review.ts'
import { type Phase, type Snapshot, State } from '../../src/domain/model/state.ts'
import { type CaseStatus, testKey } from '../../src/domain/model/test-case.ts'
import { judge, type Verdict } from '../../src/domain/workflow/verdict.ts'
import { noUsage } from '../../src/domain/model/usage.ts'
import { SEED } from '../seed.ts'
import { analysis, attempt, cluster, failure, finding, id, key, proposal, review, start, usage } from './states.ts'

/** Random walks over the pure machine, the same for the same seed. */

/** Steps with each of the rules: ten thousand with each way to validate. */
const STEPS = 2_500
/** Steps after which a walk that has not ended has no end. */
const ENDLESS = 2_000
const DEATHS = 4
const MINUTE = 60_000

export interface Walk {
  readonly rules: WorkflowRules
  readonly state: State
  readonly steps: number
  /** How often the work was interrupted: by a death, by somebody outside, or because it was done and asked for again, or reviewed. */
  readonly interruptions: number
  /** The commits that the branch holds in the end, oldest first. */
  readonly branch: readonly string[]
  /** What the last complete run of the whole suite said of this code. */
  readonly lastWhole: Snapshot | undefined
  /** Whether the last proof was of this code, and held. */
  readonly isProved: boolean
  /** How often a person has reviewed what was published. */
  readonly reviews: number
  /** Whether the last look at the change as a whole was of this code. */
  readonly isShown: boolean
  /** What was taken back though the whole suite had confirmed it, and neither the proof nor an earlier commit asked for it. */
  readonly lost: readonly number[]
  /** How often a state took for the last whole run of its code what was none. */
  readonly misled: number
}

export interface Walks {
  readonly walks: readonly Walk[]
  /** `before --> after` of each step that was recorded. */
  readonly transitions: ReadonlySet<string>
  readonly kinds: ReadonlySet<Step['kind']>
}

/** Every way to validate, with one and several clusters and candidates at a time; half of them make one commit of all. */
export const RULES: readonly WorkflowRules[] = (['auto', 'always', 'final'] as const).flatMap(validate =>
  [1, 3].flatMap(parallel =>
    [1, 2].map(candidates => ({
      fixers: ['claude', 'offline'],
      revisers: ['claude'],
      limits: { iterations: 6, attempts: 2, minutes: 20, tokens: 2_500, dollars: 5 },
      validate,
      parallel,
      candidates,
      commands: candidates === 1 ? ['format', 'lint'] : [],
      squash: (parallel === 1) === (candidates === 2),
      ...(candidates === 1 ? { proposeTests: { by: 'claude' } } : {}),
      ...(parallel === 3 ? { addTests: { by: 'claude', mode: 'commit' as const } } : {}),
    })),
  ),
)

/** Walks to the end again and again, until so many steps are made with each of the rules. */
export function walkAll({ steps = STEPS, seed = SEED } = {}): Walks {
  const walks: Walk[] = []
  const transitions = new Set<string>()
  const kinds = new Set<Step['kind']>()
  for (const [index, rules] of RULES.entries()) {
    const random = seededRandom(seed * RULES.length + index)
    for (let made = 0; made < steps; ) {
      const walk = walked(rules, random, (step, before, after) => {
        transitions.add(`${before} --> ${after}`)
        if (step !== undefined) kinds.add(step)
      })
      walks.push(walk)
      made += walk.steps
    }
  }
  return { walks, transitions, kinds }
}

/** Called for each transition; `step` is undefined for one without a step. */
type Told = (step: Step['kind'] | undefined, before: Phase['at'], after: Phase['at']) => void

function walked(rules: WorkflowRules, random: () => number, tell: Told): Walk {
  const world = new RandomWorld(random)
  let state = begun(world, random)
  let steps = 0
  let interruptions = 0
  let reviews = 0
  for (;;) {
    const settled = settle(state, rules)
    if (settled !== state) tell(undefined, state.phase.at, settled.phase.at)
    state = settled
    const step = nextStep(state, rules)
    const isOver = step.kind === 'finish'
    if (interruptions < DEATHS && random() < (isOver ? 0.1 : 0.03)) {
      interruptions += 1
      const left = isOver || random() < 0.5 ? state : reduce(state, { kind: 'stopped' })
      const hasTree = () => random() < 0.5
      // There is something to look at only where something was published.
      const isReviewed = isOver && keptAttempts(state).length > 0 && state.targets.length > 0 && random() < 0.5
      if (isReviewed) reviews += 1
      state = isReviewed
        ? resumeForReview(persisted(left), review([finding()], { sha: state.tip, person: reviews }), hasTree)
        : resumeState(persisted(left), hasTree)
      continue
    }
    if (isOver) return { rules, state, steps, interruptions, reviews, ...world.end(state) }
    steps += 1
    if (steps > ENDLESS) throw new Error(`a walk does not end: it is ${state.phase.at}`)
    const after = reduce(state, world.observe(step, state))
    tell(step.kind, state.phase.at, after.phase.at)
    if (step.kind === 'revert' || step.kind === 'publish') world.compare(after)
    state = { ...after, spentMs: after.spentMs + random() * world.stepMs }
    if (random() < 0.01) state = reduce(state, { kind: 'renamed', branch: 'another', note: '' })
    if (random() < 0.005) state = persisted(state)
  }
}

/** Nothing is done yet; or the ledger is lost, and the commits of the branch are all that is known. */
function begun(world: RandomWorld, random: () => number): State {
  if (random() < 0.8) return start()
  const found = [1, 2, 3].filter(iteration => iteration === 1 || random() < 0.5)
  const attempts = found.map(iteration => {
    const commit = world.commit()
    return attempt({ iteration, commit, clusters: [], targets: [], result: 'pass' })
  })
  return { ...start(), attempts, tip: attempts.at(-1)?.commit ?? '' }
}

function persisted(state: State): State {
  return State.parse(JSON.parse(JSON.stringify(state)))
}

/** Anything may come of a step; only what one run of the tests says hangs together. */
class RandomWorld {
  /** The longest that a step takes, in milliseconds. */
  readonly stepMs: number
  readonly #random: () => number
  readonly #suiteMs: number
  /** With so many tests that one of them may stay red. */
  readonly #isLarge: boolean
  readonly #names: readonly string[]
  /** What a complete whole run said of the code that these commits make. */
  readonly #verified = new Map<string, Snapshot>()
  readonly #lost: number[] = []
  /** The commit that each commit has taken the place of. */
  readonly #replaced = new Map<string, string>()
  #misled = 0
  #branch: string[] = []
  #proved: string | undefined
  #shown: string | undefined
  #shas = 0

  constructor(random: () => number) {
    this.#random = random
    this.stepMs = this.#chance(0.2) ? 5 * MINUTE : MINUTE / 2
    this.#suiteMs = this.#chance(0.5) ? 1 : MINUTE
    this.#isLarge = this.#chance(0.15)
    this.#names = Array.from({ length: this.#isLarge ? 30 : 5 }, (_, index) => `test ${index}`)
  }

  end(state: State): Pick<Walk, 'branch' | 'lastWhole' | 'isProved' | 'isShown' | 'lost' | 'misled'> {
    const code = this.#branch.join()
    return {
      branch: this.#branch,
      lastWhole: this.#verified.get(code),
      isProved: this.#proved === `${state.tip} ${code}`,
      isShown: this.#shown === `${state.tip} ${code}`,
      lost: this.#lost,
      misled: this.#misled,
    }
  }

  /** Looks whether the state knows its code. */
  compare({ current, tip }: State): void {
    const said = this.#verified.get(this.#branch.join())
    if (current?.sha === tip && JSON.stringify(current.tests) !== JSON.stringify(said?.tests)) this.#misled += 1
  }

  commit(): string {
    const sha = this.#sha()
    this.#branch.push(sha)
    return sha
  }

  /** A change that replaces an earlier one takes its commit's place. */
  #committed({ undoes }: Attempt, { attempts }: State): string {
    const replaced = attempts.find(({ iteration }) => iteration === undoes)?.commit
    const sha = this.commit()
    if (replaced === undefined) return sha
    this.#branch = this.#branch.filter(each => each !== replaced)
    this.#replaced.set(sha, replaced)
    return sha
  }

  /** What is taken back leaves the branch, and what it replaced is there again. */
  #drop(commit: string | undefined): void {
    this.#branch = this.#branch.flatMap(each => (each === commit ? (this.#replaced.get(each) ?? []) : each))
  }

  /** The code is the same, so what was seen of it is. */
  #squash({ tip }: State): string {
    const before = this.#branch.join()
    const sha = this.#sha()
    this.#branch = [sha]
    const seen = this.#verified.get(before)
    if (seen !== undefined) this.#verified.set(sha, seen)
    if (this.#proved === `${tip} ${before}`) this.#proved = `${sha} ${sha}`
    if (this.#shown === `${tip} ${before}`) this.#shown = `${sha} ${sha}`
    return sha
  }

  observe(step: Step, state: State): Observation {
    switch (step.kind) {
      case 'reproduce':
        return this.#reproduced(state)
      case 'triage':
        return { kind: 'diagnosed', clusters: this.#clusters(state) }
      case 'assign':
        return { kind: 'assigned', assigned: step.assigned, at: 0 }
      case 'analyze':
        return this.#chance(0.2) ? this.#abstained() : { kind: 'analyzed', analysis, code: '', usage: this.#usage() }
      case 'run':
        if (this.#chance(0.2)) return { kind: 'rejected', result: 'refused', reason: '' }
        return this.#chance(0.3)
          ? { ...this.#abstained(), final: false, unavailable: false, usage: noUsage }
          : { kind: 'proposed', proposal, ...CHANGE, tree: 'tree', usage: noUsage }
      case 'fix':
        return this.#chance(0.2)
          ? this.#abstained()
          : { kind: 'proposed', proposal, ...CHANGE, tree: 'tree', usage: this.#usage() }
      case 'check':
        return this.#chance(0.1) ? { kind: 'rejected', result: 'syntax-error', reason: '' } : { kind: 'checked' }
      case 'validate':
        return this.#validated(step.attempt, state)
      case 'commit':
        return { kind: 'committed', sha: this.#committed(step.attempt, state) }
      case 'race': {
        const results = step.attempts.map(each => this.#raced(each, state))
        return { kind: 'raced', results: rankCandidates(results, step.attempts) }
      }
      case 'combine':
        return this.#chance(0.2)
          ? { kind: 'dropped', result: this.#chance(0.5) ? 'conflict' : 'outranked', reason: '' }
          : { kind: 'combined', tree: 'tree', ...CHANGE }
      case 'confirm': {
        const targets = [...new Set(step.attempts.flatMap(each => each.targets))]
        const snapshot = this.#whole(state)
        return { kind: 'confirmed', ...this.#judged(state, targets, snapshot), snapshot }
      }
      case 'probe':
        return { kind: 'probed', good: this.#chance(0.5) }
      case 'revert':
        return this.#reverted(step.attempts, state)
      case 'conclude':
        return { ...step, kind: 'concluded' }
      case 'minimize':
        return this.#minimized(state)
      case 'prove':
        return this.#provedBy(state)
      case 'review':
        return { kind: 'reviewed', review: this.#reviewed(state) }
      case 'plan-tests':
        return { kind: 'tests-planned', by: step.by, mode: step.mode, at: 0 }
      case 'write-tests':
        return this.#written(state)
      case 'plan-proposal':
        return { kind: 'proposal-planned', by: step.by, at: 0 }
      case 'propose-tests':
        return this.#proposed()
      case 'squash':
        return { kind: 'squashed', sha: this.#squash(state) }
      case 'publish':
        return { kind: 'published', pullRequest: undefined }
      case 'finish':
        throw new Error('nothing is performed after the end')
    }
  }

  #reproduced(state: State): Observation {
    const known = this.#run(state, this.#chance(0.1) ? 1 : this.#isLarge ? 0.9 : 0.6)
    const snapshot = { ...known, sha: state.request.headSha }
    this.#verified.set('', snapshot)
    const red = snapshot.failures.map(each => testKey(each.id))
    const [flaky, rest] = this.#split(red, 0.1)
    const [orderDependent, others] = this.#split(rest, 0.1)
    const [outside, targets] = this.#split(others, 0.1)
    const elsewhere = this.#chance(0.15) ? this.#split(targets, 0.5)[0] : []
    const onlyInCi = snapshot.failures.filter(each => elsewhere.includes(testKey(each.id)))
    const notReproduced = this.#chance(0.2) ? [id('elsewhere')] : []
    const told = {
      flaky,
      orderDependent,
      outside,
      targets,
      onlyInCi,
      notReproduced,
      origins: {},
      culprit: undefined,
      notes: [],
    }
    return { kind: 'reproduced', snapshot, ...told }
  }

  #abstained(): Observation & { kind: 'abstained' } {
    const final = this.#chance(0.3)
    const unavailable = !final && this.#chance(0.3)
    const intent = final && this.#chance(0.2) ? { sha: 'head', quote: 'Mean it' } : undefined
    return { kind: 'abstained', reason: '', final, unavailable, intent, usage: this.#usage() }
  }

  #validated({ targets }: Attempt, state: State): Observation & { kind: 'validated' } {
    const { tests, failures } = this.#run(state, 0.8)
    const isRun = new Map(
      tests.map(test => [testKey(test.id), this.#chance(0.7) || targets.includes(testKey(test.id))]),
    )
    const seen = {
      tests: tests.filter(test => isRun.get(testKey(test.id))),
      failures: failures.filter(test => isRun.get(testKey(test.id))),
    }
    const judged = this.#judged(state, targets, this.#chance(0.05) ? undefined : seen, test => isRun.get(test) === true)
    return { kind: 'validated', ...judged, seen }
  }

  #raced(open: Attempt, state: State): RaceResult {
    if (this.#chance(0.2)) {
      const { kind: _, ...why } = this.#abstained()
      return { iteration: open.iteration, change: { ...why, result: 'abstained' }, flaky: [] }
    }
    const { verdict, rateAfter, reason, output, flaky } = this.#validated(open, state)
    const change = { proposal, ...CHANGE, rateAfter, reason, output, usage: this.#usage() }
    const isGood = verdict.kind === 'pass' || verdict.kind === 'progress'
    const end: Partial<Attempt> = isGood ? { tree: `tree ${open.iteration}` } : { result: verdict.kind }
    return { iteration: open.iteration, change: { ...change, ...end }, flaky }
  }

  #reverted(asked: readonly Attempt[], state: State): Observation {
    const gone = new Set<number>()
    const reverts: { iteration: number; sha: string }[] = []
    const stands = keptAttempts(state)
    for (const guilty of asked) {
      const later = stands.filter(({ iteration }) => iteration > guilty.iteration).toReversed()
      for (const { commit } of this.#chance(0.2) ? [...later, guilty] : [guilty]) {
        // Several attempts may stand in one commit: they go together.
        const all = stands.filter(each => each.commit === commit && !gone.has(each.iteration))
        if (all.length === 0) continue
        const sha = this.#sha()
        for (const { iteration } of all) {
          gone.add(iteration)
          reverts.push({ iteration, sha })
        }
        this.#drop(commit)
      }
      // The proof takes back what the tests do not need; all else is taken back before it is confirmed.
      if (guilty.confirmed && this.#proved === undefined) this.#lost.push(guilty.iteration)
    }
    return { kind: 'reverted', reverts, tip: reverts.at(-1)?.sha ?? state.tip }
  }

  #minimized(state: State): Observation {
    if (this.#chance(0.5)) return { kind: 'minimized', uncovered: [], smaller: undefined }
    const seen = this.#run(state, 1)
    return { kind: 'minimized', uncovered: [], smaller: { tree: 'tree', ...CHANGE, summary: '', seen } }
  }

  #provedBy(state: State): Observation {
    const now = statusesOf(state.current)
    const red = new Set([...testResults(state).remaining, ...state.flaky])
    const green = state.targets.filter(target => !red.has(target) && now.get(target) === 'passed')
    const [unneeded, needed] = this.#split(green, 0.05)
    const snapshot = this.#whole(state)
    const { verdict, flaky } = this.#judged(state, green, snapshot)
    const held = verdict.kind === 'pass'
    this.#proved = held ? `${state.tip} ${this.#branch.join()}` : ''
    const proof = { sha: state.tip, place: 'checkout' as const, held, reason: '', needed }
    const mutantCheck = this.#chance(0.2) ? { checked: 1, survivors: [] } : undefined
    return { kind: 'proved', proof, snapshot, unneeded: [...unneeded, ...flaky], signs: [], notes: [], mutantCheck }
  }

  /** Often it finds nothing, and sometimes nobody can be asked. */
  #reviewed({ tip: sha }: State): Review | undefined {
    this.#shown = `${sha} ${this.#branch.join()}`
    if (this.#chance(0.2)) return undefined
    const findings = (['high', 'high', 'low'] as const)
      .filter(() => this.#chance(0.3))
      .map(severity => finding({ severity }))
    const isSilent = findings.length === 0 && this.#chance(0.2)
    return review(findings, {
      sha,
      usage: this.#usage(),
      ...(isSilent ? { verdict: 'none', reason: 'no answer' } : {}),
    })
  }

  /** The whole suite ran on the commit of the tests, and what was proved and shown of the fix holds for it. */
  #proposed(): Observation & { kind: 'tests-proposed' } {
    const isMade = this.#chance(0.5)
    const proposed = { ...noProposal(isMade ? '' : 'no idea'), ...(isMade ? { sha: 'beside', by: 'values' } : {}) }
    return { kind: 'tests-proposed', proposed, result: isMade ? 'pass' : 'fail', usage: this.#usage() }
  }

  #written({ tip, current }: State): Observation & { kind: 'tests-written' } {
    const spent = this.#usage()
    if (current === undefined || this.#chance(0.3))
      return {
        kind: 'tests-written',
        added: noTests('commit', 'no idea'),
        result: 'abstained',
        committed: undefined,
        usage: spent,
      }
    const before = `${tip} ${this.#branch.join()}`
    const sha = this.commit()
    const code = this.#branch.join()
    const snapshot = { ...current, sha }
    this.#verified.set(code, snapshot)
    if (this.#proved === before) this.#proved = `${sha} ${code}`
    if (this.#shown === before) this.#shown = `${sha} ${code}`
    const added = {
      mode: 'commit' as const,
      tests: [{ title: 'one', notices: 'it' }],
      files: ['a'],
      diff: '',
      reason: '',
    }
    return { kind: 'tests-written', added, result: 'pass', committed: { sha, snapshot }, usage: spent }
  }

  /** A run of the whole suite on the tip; undefined when it breaks off. */
  #whole(state: State): Snapshot | undefined {
    if (this.#chance(0.07)) return undefined
    const snapshot = this.#run(state, 0.8)
    this.#verified.set(this.#branch.join(), snapshot)
    return snapshot
  }

  #run(state: State, green: number): Snapshot {
    const before = statusesOf(state.current)
    const isGood = this.#chance(0.7)
    const tests = this.#names.flatMap(name => {
      const was = before.get(key(name))
      if (isGood && was === 'passed') return [{ id: id(name), status: was }]
      // Behind a file that cannot be loaded there are tests that nobody knows of.
      const isHidden = !this.#isLarge && was === undefined && this.#chance(before.size === 0 ? 0.2 : 0.5)
      return isHidden || this.#chance(0.01)
        ? []
        : [{ id: id(name), status: this.#status(this.#isLarge && was === 'failed' ? 0.4 : green) }]
    })
    const failures = tests.filter(({ status }) => status === 'failed').map(test => failure(test.id))
    return { sha: state.tip, tests, failures, durationMs: this.#suiteMs }
  }

  #judged(
    state: State,
    targets: readonly string[],
    seen: Pick<Snapshot, 'tests'> | undefined,
    covers: (test: string) => boolean = () => true,
  ): { verdict: Verdict; flaky: string[]; rateAfter: number; reason: string; output: string } {
    const told = {
      before: knownStatuses(state),
      after: statusesOf(seen),
      complete: seen !== undefined,
      reason: 'killed',
      targets,
      onlyInCi: testsOnlyInCi(state),
      covers,
    }
    const first = judge({ ...told, flaky: new Set(state.flaky) })
    const broken = first.kind === 'regression' ? first.broken.map(each => each.key) : []
    const [flaky] = this.#split(broken, 0.1)
    const verdict = judge({ ...told, flaky: new Set([...state.flaky, ...flaky]) })
    return { verdict, flaky, rateAfter: this.#random(), reason: '', output: '' }
  }

  #clusters(state: State): Cluster[] {
    const ignored = ignoredTests(state)
    const known = knownStatuses(state)
    const elsewhere = testsOnlyInCi(state)
    return state.targets
      .filter(target => elsewhere.has(target) || (known.get(target) !== 'passed' && !ignored.has(target)))
      .map(target => ({
        ...PLAIN_CLUSTER,
        id: target,
        signature: `Error | ${this.#below(3)} | a.ts`,
        title: target,
        criticality: this.#chance(this.#isLarge ? 0.9 : 0.3) ? 'low' : 'medium',
        tests: [target],
        suspects: [`${this.#below(3)}.ts`],
        ...(this.#chance(0.1) ? { intent: { sha: 'head', quote: 'Mean it' } } : {}),
      }))
  }

  #usage() {
    return usage({
      requests: 1,
      inputTokens: this.#below(400),
      outputTokens: this.#below(100),
      dollars: this.#random(),
    })
  }

  #split(keys: readonly string[], share: number): [string[], string[]] {
    const taken = keys.filter(() => this.#chance(share))
    return [taken, keys.filter(each => !taken.includes(each))]
  }

  #status(green: number): CaseStatus {
    if (this.#chance(green)) return 'passed'
    return this.#chance(0.9) ? 'failed' : 'skipped'
  }

  #chance(share: number): boolean {
    return this.#random() < share
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most)
  }

  #sha(): string {
    this.#shas += 1
    return `sha ${this.#shas}`
  }
}

const PLAIN_CLUSTER = cluster()
const CHANGE = { files: ['a.ts'], diff: '+x' }
