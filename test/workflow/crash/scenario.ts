import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { LocalFrontend } from '../../../src/cli/local-frontend.ts'
import type { Frontend, Publication, Storage } from '../../../src/engine/frontend.ts'
import { freeBranch } from '../../../src/engine/branch-name.ts'
import { publishResult } from '../../../src/engine/publish-result.ts'
import { loadInitialState } from '../../../src/engine/initial-state.ts'
import { runWorkflow } from '../../../src/workflow/loop.ts'
import { FileLedger } from '../../../src/state-store/ledger.ts'
import type { ProjectCommands, Testbed, WorkflowContext } from '../../../src/workflow/context.ts'
import type { State, PullRequestLink } from '../../../src/domain/model/state.ts'
import type { Finding } from '../../../src/domain/model/review.ts'
import type { TestCase, TestId, TestSelection } from '../../../src/domain/model/test-case.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import { noUsage } from '../../../src/domain/model/usage.ts'
import type { Event } from '../../../src/contracts/events.ts'
import { parseSettings } from '../../../src/config/settings.ts'
import { type Job, requestKey } from '../../../src/engine/job.ts'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import type {
  Fixer,
  StateStore,
  Ledger,
  Reviewer,
  TestRunner,
  TestWriter,
  TestWriterTools,
  Workspace,
} from '../../../src/contracts/ports.ts'
import { CachedTestRunner } from '../../../src/test-runner/result-cache.ts'
import { type Checkout, dirtyFiles, inspectCheckout, requireClean } from '../../../src/workspace/checkout.ts'
import { Worktrees } from '../../../src/workspace/worktrees.ts'
import { lockCheckout } from '../../../src/workspace/checkout-lock.ts'
import { recoverEdits } from '../../../src/workspace/recover-edits.ts'
import { Repository } from '../../../src/workspace/repository.ts'
import { GitWorkspace } from '../../../src/workspace/workspace.ts'

/** Counts the calls of a port, or leaves it as it is. */
export interface Watch {
  port<Port extends object>(
    name: string,
    target: Port,
    called?: (method: string, args: readonly unknown[]) => string,
  ): Port
}

export const unwatched: Watch = { port: (_, target) => target }

type Files = Readonly<Record<string, string>>

/**
 * A file begins with `ok` or with a word that says what is wrong; a test is green when its file begins with `ok`, or with
 * the word that the test's own file asserts.
 */
export interface Scenario {
  readonly settings: Readonly<Record<string, string>>
  /** The files of each commit, oldest first. */
  readonly commits: readonly Files[]
  /** The message of the last commit. */
  readonly says?: string
  /** By test: the file that it reads. */
  readonly tests: Readonly<Record<string, string>>
  /** What the fixer writes, decided by nothing but what it is told: after a death it is asked again. */
  edits(about: string, isFirst: boolean): Files
  /** Deaths are tried from this step on: before it all goes as in another scenario. */
  readonly since?: string
  /** Deaths are tried before this step: the run after it is another one, since nothing is fixed. */
  readonly until?: string
  /** What a reviewer demands of a change, decided by nothing but the change; without it nobody reviews. */
  readonly demands?: (diff: string) => readonly Finding[]
  /** What the test writer writes: the name of the file that the test reads. Without it nobody writes tests. */
  readonly added?: Files
  /** What the test writer makes of assertions that contradict what the last commit says. */
  readonly updated?: Files
  /** What the project's own command writes. */
  readonly command?: Files
  /** What the fixer writes when something is demanded. */
  readonly revision?: Files
}

function asserting(word: string): string {
  return `it('a', () => {\n  expect(word()).toBe('${word}')\n})\n`
}

const SCENARIOS = {
  'one after the other': {
    settings: { validate: 'final', 'flaky-reruns': '1' },
    commits: [
      { 'a.js': 'ok\n', 'b.js': 'ok\none\ntwo\n', 'c.js': 'ok\n' },
      { 'a.js': 'bad\n', 'b.js': 'bad\none\ntwo\n', 'c.js': 'ok\n' },
    ],
    tests: { a: 'a.js', b: 'b.js', c: 'c.js' },
    edits(about, isFirst): Files {
      if (about === 'a') return { 'a.js': isFirst ? 'worse\n' : 'ok\n' }
      // The first one breaks what only the whole suite shows, the second one leaves a file behind.
      return isFirst ? { 'b.js': 'ok\none\ntwo\n', 'c.js': 'broken\n' } : { 'b.js': 'ok\none\n', 'left.txt': 'x\n' }
    },
  },
  'two at a time': {
    settings: { parallel: '2', 'flaky-reruns': '0' },
    // Equal texts are read once, by whichever attempt comes first.
    commits: [{ 'a.js': 'bad\n', 'b.js': 'worse\n' }],
    tests: { a: 'a.js', b: 'b.js' },
    edits: (about): Files => ({ [`${about}.js`]: 'ok\n' }),
  },
  'what a review demands': {
    since: 'reviewing',
    settings: { 'flaky-reruns': '0' },
    commits: [{ 'a.js': 'bad\n' }],
    tests: { a: 'a.js' },
    edits: (): Files => ({ 'a.js': 'ok\nlater\n' }),
    demands: diff =>
      diff.includes('+later')
        ? [{ severity: 'high', file: 'a.js', line: 2, what: 'It is for later.', why: 'It will stay.' }]
        : [],
    revision: { 'a.js': 'ok\n' },
  },
  'a command of the project': {
    since: 'running',
    settings: { 'fix-commands': 'mend', 'flaky-reruns': '0' },
    commits: [{ 'a.js': 'bad\n' }],
    tests: { a: 'a.js' },
    edits: (): Files => ({}),
    command: { 'a.js': 'ok\n' },
  },
  'tests of the fix': {
    since: 'writing',
    settings: { 'flaky-reruns': '0' },
    commits: [{ 'a.js': 'bad\n', 'a.test.js': 'a.js\n' }],
    tests: { a: 'a.js' },
    edits: (): Files => ({ 'a.js': 'ok\n' }),
    added: { 'more.test.js': 'a.js\n' },
  },
  'assertions that are outdated': {
    since: 'writing',
    until: 'done',
    settings: { 'propose-tests': 'true', 'flaky-reruns': '0' },
    commits: [
      { 'a.js': 'twenty\n', 'a.test.js': asserting('twenty') },
      { 'a.js': 'fifty\n', 'a.test.js': asserting('twenty') },
    ],
    says: 'Raise the size to fifty',
    tests: { a: 'a.js' },
    edits: (): Files => ({}),
    updated: { 'a.test.js': asserting('fifty') },
  },
  'what becomes one commit': {
    since: 'publishing',
    settings: { squash: 'true', 'flaky-reruns': '0' },
    commits: [{ 'a.js': 'bad\n', 'b.js': 'bad\n' }],
    tests: { a: 'a.js', b: 'b.js' },
    edits: (about): Files => ({ [`${about}.js`]: 'ok\n' }),
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[]

export function scenarioOf(name: ScenarioName): Scenario {
  return SCENARIOS[name]
}

/** Name of the test writer. */
const WRITER = 'writer'

/** Where everything lies below the folder of one machine. */
export const PROJECT = 'project'
export const STATE = 'state'
/** Stands for the server: one line for each time that a pull request was opened or updated. */
export const PULLS = 'pulls.jsonl'

export interface End {
  readonly state: State
  /** What the ledger says of states that it found and could not use. */
  readonly problems: readonly string[]
}

/** Works on a scenario from where it stands, put together as `engine/run.ts` does it for the command line. */
export async function work(scenario: Scenario, home: string, watch: Watch): Promise<End> {
  const host = { PATH: process.env.PATH ?? '', HOME: home }
  const checkout = await inspectCheckout(join(home, PROJECT), host)
  const job = jobFor(scenario, { home, checkout, host })
  const { settings, stateRoot, signal } = job
  const key = requestKey(job)
  const dir = join(stateRoot, key)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await using _alone = await lockCheckout(join(stateRoot, 'lock'))
  const journal = join(stateRoot, 'touched.json')
  await recoverEdits(checkout, journal)
  await requireClean(checkout)
  const here = await Repository.open({ dir: join(dir, 'git'), work: checkout.top, host })
  const repository = watch.port('repository', here)
  const { store, hasEnded } = await job.frontend.openStorage({ repository, key })
  const keeper = watch.port<StateStore>('keeper', store)
  const opened = await FileLedger.open(dir, { store: keeper, owner: job.owner, clock: Date })
  await using ledger = watch.port('ledger', opened)
  const emit = (event: Event) => ledger.append(event)
  await ledger.take({ mode: 'leave', isGone: hasEnded, onWait: () => undefined, signal })
  const known = await ledger.load()
  const problems = [...ledger.problems]
  const state = await loadInitialState({ known, job, key, reported: [], store, repository, emit })

  await using copies = await Worktrees.open(checkout, join(dir, 'copies'))
  const shared = { head: checkout.sha, policy: { protected: [], matches: () => false } }
  const inCheckout = await GitWorkspace.open({ ...shared, repository, root: checkout.top, journal }, state.tip)
  await using workspace = watch.port('workspace', inCheckout)
  const fixer = watch.port<Fixer>('fixer', fixerFor(scenario), calledByIteration)
  const reviewer = reviewerFor(scenario)
  const testWriter = testWriterFor(scenario)
  const storage = { store: keeper, hasEnded }
  const session = { job, storage, ledger, emit, redact: (text: string) => text, transcripts: '' }
  let made = 0
  const world: WorkflowContext = {
    ...siteOf(workspace, { name: '', scenario, watch }),
    rules: {
      commands: settings['fix-commands'].map(({ run }) => run),
      fixers: [fixer.name],
      revisers: [fixer.name],
      limits: { iterations: 10, attempts: 3, minutes: 60 },
      validate: settings.validate,
      parallel: settings.parallel,
      candidates: settings.candidates,
      squash: settings.squash,
      ...(scenario.added && { addTests: { by: WRITER, mode: 'commit' as const } }),
      ...(scenario.updated && { proposeTests: { by: WRITER } }),
    },
    reproduction: { reruns: settings['flaky-reruns'], compareBase: settings['compare-base'], bisect: settings.bisect },
    commands: watch.port('commands', commandsOf(scenario, settings['fix-commands'])),
    fixers: new Map([[fixer.name, fixer]]),
    testWriter: testWriter && watch.port<TestWriter>('test writer', testWriter),
    reviewer: reviewer && watch.port<Reviewer>('reviewer', reviewer),
    ledger: ledger satisfies Ledger,
    clock: { now: () => Date.now() },
    emit,
    signal,
    inProject: () => undefined,
    async openCopy(commit, edits) {
      made += 1
      const number = made
      const name = `copy ${number} `
      const copy = await copies.make(checkout.sha)
      if (copy === undefined) throw new Error(`copy ${number} could not be made`)
      const own = watch.port(`${name}repository`, here.at(copy.root, `copy-${number}`))
      const policy = { ...shared.policy, ...(edits === 'tests' ? TESTS_ONLY : {}) }
      const root = { root: copy.root, repository: own, journal: undefined, policy }
      const inCopy = watch.port(`${name}workspace`, await GitWorkspace.open({ ...shared, ...root }, commit))
      const site = siteOf(inCopy, { name, scenario, watch })
      return watch.port(`${name}site`, { ...site, [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose]() })
    },
    strayFiles: async () => (await dirtyFiles(checkout)).filter(path => !workspace.touched.has(path)),
    sourceIndex: async () => ({ isTest: file => file.includes('.test.'), changed: [], importsOf: () => [] }),
    freeBranch: () => freeBranch(job, keeper, repository),
    publish: at => publishResult(at, session, { reproduce: '', patch: () => workspace.changeDiff() }),
  }
  await copies.look()
  return { state: await runWorkflow(state, watch.port('world', world)), problems }
}

/** Lets a file of tests be written, and nothing else. */
const TESTS_ONLY = {
  edits: 'tests',
  matches: (pattern: string, path: string) => pattern.includes('.{test,spec') && path.endsWith('.test.js'),
} as const

function commandsOf({ command = {} }: Scenario, list: ProjectCommands['list']): ProjectCommands {
  const exit = { kind: 'exited', code: 0 } as const
  return {
    list,
    policy: { protected: [], matches: () => false },
    run: async commands => ({
      ended: commands.map(({ run }) => ({ command: run, exit, said: '' })),
      files: new Map(Object.entries(command)),
      unreadable: [],
    }),
  }
}

function jobFor(
  { settings }: Scenario,
  { home, checkout, host }: { home: string; checkout: Checkout; host: Job['host'] },
): Job {
  const pulls = join(home, PULLS)
  return {
    settings: parseSettings(settings),
    request: {
      trigger: 'command-line',
      repository: '',
      headBranch: checkout.branch ?? '',
      headSha: checkout.sha,
    },
    name: '',
    checkout,
    host,
    secrets: [],
    stateRoot: join(home, STATE),
    resume: 'anywhere',
    owner: { id: randomUUID(), name: `process ${process.pid}`, host: hostname(), pid: process.pid },
    signal: new AbortController().signal,
    reported: undefined,
    frontend: new PullsInAFile(checkout, pulls),
  }
}

/** The command line's front end, but with a pull request, which is a line of a file. */
class PullsInAFile implements Frontend {
  readonly emit = () => undefined
  readonly #local: LocalFrontend
  readonly #file: string

  constructor(checkout: Checkout, file: string) {
    this.#local = new LocalFrontend(this.emit, checkout)
    this.#file = file
  }

  async begin(): Promise<void> {}

  openStorage(opening: Parameters<Frontend['openStorage']>[0]): Promise<Storage> {
    return this.#local.openStorage(opening)
  }

  async publish({ state: { branch, outcome } }: Publication): Promise<PullRequestLink> {
    const operation = existsSync(this.#file) ? 'updated' : 'created'
    await appendFile(this.#file, `${JSON.stringify({ operation, branch, outcome })}\n`)
    return { number: 1, url: 'https://example.com/pull/1', operation }
  }
}

/** Attempts that are made at the same time ask in any order. */
function calledByIteration(method: string, [assignment]: readonly unknown[]): string {
  return `${method} in iteration ${(assignment as Assignment).iteration}`
}

function siteOf(
  workspace: GitWorkspace,
  { name, scenario, watch }: { name: string; scenario: Scenario; watch: Watch },
): Testbed {
  const tests: TestRunner = {
    async run(selection) {
      await workspace.sync()
      return runIn(workspace, scenario, selection)
    },
    describe: () => 'npm test',
  }
  return {
    workspace,
    tests: watch.port<TestRunner>(`${name}tests`, new CachedTestRunner(tests, () => workspace.digest())),
    compiles: async () => false,
  }
}

function runIn({ root }: Pick<Workspace, 'root'>, scenario: Scenario, selection: TestSelection): TestRun {
  const added = Object.keys(scenario.added ?? {}).filter(path => existsSync(join(root, path)))
  const tests = {
    ...scenario.tests,
    ...Object.fromEntries(
      added.map(path => [path.replace('.test.js', ''), readFileSync(join(root, path), 'utf8').trim()]),
    ),
  }
  const files = new Set(selection.kind === 'all' ? [] : selection.tests.map(({ file }) => file))
  const wordIn = (file: string) => readFileSync(join(root, file), 'utf8').split('\n')[0] ?? ''
  const wantedBy = (name: string) => {
    if (scenario.updated === undefined) return 'ok'
    return /toBe\('(\w+)'\)/.exec(readFileSync(join(root, `${name}.test.js`), 'utf8'))?.[1] ?? ''
  }
  const cases = Object.entries(tests)
    .map(([name, file]) => caseOf(name, file, { word: wordIn(file), wanted: wantedBy(name) }))
    .filter(({ id }) => selection.kind === 'all' || files.has(id.file))
  const exit = { kind: 'exited', code: 0 } as const
  return { cases, complete: true, result: 'finished', exit, durationMs: 1, output: '', notes: [] }
}

function caseOf(name: string, file: string, { word, wanted }: { word: string; wanted: string }): TestCase {
  const id: TestId = { framework: 'vitest', file: `${name}.test.js`, suite: [], name }
  if (word === wanted) return { id, status: 'passed', durationMs: 1, problems: [] }
  const message = wanted === 'ok' ? `${file} is ${word}` : `expected '${word}' to be '${wanted}'`
  const problem = { kind: 'failure', type: 'Error', message, stack: '' } as const
  return { id, status: 'failed', durationMs: 1, problems: [problem] }
}

function testWriterFor({ added, updated }: Scenario): TestWriter | undefined {
  if (added === undefined && updated === undefined) return undefined
  const put = async (files: Files, { source }: TestWriterTools) => {
    for (const [path, text] of Object.entries(files)) {
      const made = await source.write(path, text)
      if (!made.ok) throw new Error(made.reason)
    }
    return { kind: 'tests', summary: 'Tests', usage: noUsage } as const
  }
  return {
    name: WRITER,
    write: (_, tools) => put(added ?? {}, tools),
    update: (_, tools) => put(updated ?? {}, tools),
  }
}

function reviewerFor({ demands }: Scenario): Reviewer | undefined {
  return (
    demands && {
      async review({ diff }) {
        const findings = demands(diff)
        const verdict = findings.length === 0 ? 'approved' : 'findings'
        return { by: 'scripted', verdict, reason: '', findings, usage: noUsage, transcripts: [] }
      },
    }
  )
}

const UNSAID = { evidence: [], hypothesis: '', modificationPoints: [], alternative: '', criticality: 'medium' } as const

function fixerFor(scenario: Scenario): Fixer {
  const said = { rootCause: 'A word is wrong.', affectedTests: [], confidence: 1 }
  return {
    name: 'scripted',
    revises: true,
    async analyze() {
      const analysis = { ...said, ...UNSAID, approach: 'Another word.' }
      return { kind: 'analysis', analysis, usage: noUsage }
    },
    async fix({ kind, clusters, earlier }, { source }) {
      const about = clusters[0]?.title.split('.')[0] ?? ''
      const revision = kind === 'revision' ? scenario.revision : undefined
      for (const [path, text] of Object.entries(revision ?? scenario.edits(about, earlier.length === 0))) {
        const written = await source.write(path, text)
        if (!written.ok) throw new Error(written.reason)
      }
      return {
        kind: 'proposal',
        proposal: { ...said, summary: 'Another word.', changes: [{ file: `${about}.js`, why: '' }], leftUndone: '' },
        usage: noUsage,
      }
    },
  }
}
