import { NO_CONVERSATIONS } from './no-conversations.ts'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import picomatch from 'picomatch'
import { runWorkflow } from '../../src/workflow/loop.ts'
import type { WorkflowContext } from '../../src/workflow/context.ts'
import type { WorkflowRules } from '../../src/domain/workflow/workflow-rules.ts'
import { testById } from '../../src/domain/model/test-results.ts'
import { resumeState, pendingTrees } from '../../src/domain/workflow/resume.ts'
import { initialState, State } from '../../src/domain/model/state.ts'
import type { Review } from '../../src/domain/model/review.ts'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { noUsage, type Usage } from '../../src/domain/model/usage.ts'
import type { Event } from '../../src/contracts/events.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { parseSettings } from '../../src/config/settings.ts'
import type { Assignment, ReviewedChange } from '../../src/domain/model/assignment.ts'
import type { Abstention, AnalystAnswer, TestWriterAnswer } from '../../src/domain/model/answer.ts'
import type { UpdateTask } from '../../src/domain/model/proposed-tests.ts'
import type { TestTask } from '../../src/domain/model/added-tests.ts'
import type {
  Fixer,
  FixerTools,
  ReaderTools,
  Reviewer,
  TestWriter,
  TestWriterTools,
} from '../../src/contracts/ports.ts'
import { findMutants } from '../../src/fixers/offline/mutants.ts'
import { planTests } from '../../src/engine/test-plan.ts'
import { Testbeds } from '../../src/engine/testbeds.ts'
import { isTestFile, ProjectFiles, indexSources } from '../../src/engine/source-index.ts'
import { dirtyFiles, inspectCheckout } from '../../src/workspace/checkout.ts'
import { Worktrees } from '../../src/workspace/worktrees.ts'
import type { Repository } from '../../src/workspace/repository.ts'
import { GitWorkspace } from '../../src/workspace/workspace.ts'
import { copyOf, INIT, repositoryWith } from '../workspace/templates.ts'
import { type Files, write } from '../world/scene.ts'

/** What one attempt writes, or why it writes nothing. */
export type Edits = Readonly<Record<string, string>>
export type Doing = (assignment: Assignment, tools: FixerTools) => Promise<Edits | Abstention>

/** A fixer that is code: it says what its analysis is, and does what it is told to do. */
export interface Script {
  readonly doing: Doing
  /** What it asks of an analysis, such as to fail in it. */
  readonly thinking?: (assignment: Assignment, tools: FixerTools) => Promise<AnalystAnswer>
  /** It can do what a reviewer demands. */
  readonly revises?: boolean
  /** What each of its attempts costs. */
  readonly usage?: Partial<Usage>
}

/** What a reviewer says: its verdict follows from its findings where nothing else is told. */
export type Reviewing = (change: ReviewedChange, tools: ReaderTools) => Promise<Partial<Omit<Review, 'sha'>>>

/** What a test writer does: texts of test files, or why it has none; it may ask what its tests do. */
export type TestWriting = (task: TestTask, tools: TestWriterTools) => Promise<Edits | Abstention>

/** What a test writer does with outdated tests: texts of test files, or why it has none. */
export type Updating = (
  task: UpdateTask,
  tools: Pick<TestWriterTools, 'source' | 'guard'>,
) => Promise<Edits | Abstention>

/** A reviewer that says this, change by change, and the last of it from then on; an error is thrown. */
export function reviews(...said: readonly (Partial<Omit<Review, 'sha'>> | Error)[]): Reviewing {
  let made = 0
  return async () => {
    const next = said[Math.min(made++, said.length - 1)] ?? {}
    if (next instanceof Error) throw next
    return next
  }
}

/** A fixer that makes these edits, attempt by attempt, and the last ones from then on. */
export function edits(...attempts: readonly Edits[]): Script {
  let made = 0
  return { doing: async () => attempts[Math.min(made++, attempts.length - 1)] ?? {} }
}

/** A fixer that makes the edits of the test that fails: those of its first attempt there, then of the next. */
export function byTest(known: Readonly<Record<string, readonly Edits[]>>): Script {
  return {
    doing: async ({ failures, earlier }) => {
      const files = [...new Set(failures.map(({ id }) => id.file))]
      const all = files.map(file => known[file.replace(/^test\/(.+)\.test\.js$/, '$1')] ?? [])
      return Object.assign({}, ...all.map(each => each[Math.min(earlier.length, each.length - 1)] ?? {})) as Edits
    },
  }
}

export function abstention(change: Partial<Abstention> = {}): Abstention {
  return { kind: 'abstention', reason: 'no idea', final: false, usage: noUsage, ...change }
}

/** A module with one value, and a test that wants it to be 1. */
export function unit(name: string, value: number): Files {
  return {
    [`src/${name}.js`]: `exports.value = ${value}\n`,
    [`test/${name}.test.js`]: testFile({ [`${name} is one`]: `assert.equal(require('../src/${name}.js').value, 1)` }),
  }
}

/** A test file with tests by title. */
export function testFile(tests: Readonly<Record<string, string>>, head = ''): string {
  const bodies = Object.entries(tests).map(([title, body]) => `test('${title}', () => {\n  ${body}\n})\n`)
  return `const { test } = require('node:test')\nconst assert = require('node:assert/strict')\nconst fs = require('node:fs')\n${head}\n${bodies.join('\n')}`
}

export interface StageOptions {
  /** Each test file has a process of its own, so that one that cannot be loaded is told; it takes twice as long. */
  readonly isolated?: boolean
  /** What the failing commit holds. @param home a folder outside the repository */
  readonly files: (home: string) => Files
  /** What the commit before it held of these files, and what the failing one says of itself. */
  readonly before?: Files
  readonly message?: string
  /** What lies in the checkout beside the commit. @param root the checkout itself */
  readonly beside?: (root: string) => Files
}

export interface Play {
  readonly fixers: readonly (Script | Fixer)[]
  /** What the reviewer says of each change that it is shown; without it nobody reviews. */
  readonly reviewing?: Reviewing
  readonly limits?: Partial<WorkflowRules['limits']>
  /** `fixers` are the names of the chain, where it has not all of these. */
  readonly rules?: Partial<Omit<WorkflowRules, 'limits' | 'revisers'>>
  readonly reruns?: number
  /** What the test writer does with a proved fix, and what becomes of its tests. */
  readonly testWriting?: TestWriting
  readonly addTests?: 'suggest' | 'commit'
  /** Assertions are proposed for outdated tests: by their values alone, or by this test writer. */
  readonly proposing?: 'values' | Updating
  /** The fixed lines are changed a little, to see whether the tests notice. */
  readonly checkTests?: boolean
  /** Patterns of the setting allowed-paths. */
  readonly allowed?: readonly string[]
  /** No copy of the checkout can be made. */
  readonly withoutCopies?: boolean
  /** What the clock goes on while a fixer is at work, beside what it goes on by itself. */
  readonly minutesPerFix?: number
  /** The run is ended from outside in this phase: when a fixer is at work, or tests run. */
  readonly endedIn?: State['phase']['at']
  /** Not before the fixer has begun, but when it tells of progress itself. */
  readonly endedWithin?: boolean
}

/**
 * A real repository whose tests are real, and the cycle with all that the product gives it, but for fixers that are
 * scripts and a ledger in memory.
 */
export class Stage implements AsyncDisposable {
  readonly home: string
  readonly root: string
  readonly head: string
  /** The states after each step, those that were made durable, and those that were published. */
  readonly saved: State[] = []
  readonly durable: State[] = []
  readonly published: State[] = []
  readonly events: Event[] = []
  /** What fixers were asked to do. */
  readonly assignments: Assignment[] = []
  /** What the reviewer was shown. */
  readonly changes: ReviewedChange[] = []
  readonly #env: Readonly<Record<string, string>>
  /** What tells its repository from those of other stages. */
  readonly #key: string

  constructor({ files, beside, before, message = 'work', isolated = false }: StageOptions) {
    this.home = mkdtempSync(join(realpathSync(tmpdir()), 'fix-tests-stage-'))
    this.root = join(this.home, 'shop')
    const who = { NAME: 'Ada', EMAIL: 'ada@example.com' }
    const identity = Object.entries(who).flatMap(([key, value]) =>
      ['AUTHOR', 'COMMITTER'].map(role => [`GIT_${role}_${key}`, value]),
    )
    this.#env = { PATH: process.env.PATH ?? '', HOME: this.home, ...Object.fromEntries(identity) }
    const test = isolated ? 'node --test' : 'node --test --test-isolation=none'
    const scripts = JSON.stringify({ scripts: { test } })
    const committed = { 'package.json': `${scripts}\n`, ...files(this.home) }
    this.#key = JSON.stringify([committed, before, message])
    copyOf(this.#key, this.root, made => {
      this.#git(made, ...INIT)
      for (const [held, what] of [
        ...(before === undefined ? [] : [[{ ...withoutFoldersOf(committed, before), ...before }, 'first'] as const]),
        [committed, message] as const,
      ]) {
        // A folder that has become a file.
        for (const path of Object.keys(held)) rmSync(join(made, path), { recursive: true, force: true })
        write(made, held)
        this.#git(made, 'add', '--all')
        this.#git(made, 'commit', '--quiet', '--message', what)
      }
    })
    this.head = readFileSync(join(this.root, '.git/refs/heads/main'), 'utf8').trim()
    write(this.root, beside?.(this.root) ?? {})
  }

  run(play: Play): Promise<State> {
    const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: this.head }
    return this.#play(play, () => initialState({ key: 'key', branch: 'fix-tests/main', request, reported: [] }))
  }

  /** Goes on from what was saved last, as the next run on this machine does. */
  resume(play: Play): Promise<State> {
    return this.#play(play, async repository => {
      const last = this.saved.at(-1)
      if (last === undefined) throw new Error('nothing was saved')
      const there = new Set<string>()
      for (const tree of pendingTrees(last)) if (await repository.has(`${tree}^{tree}`)) there.add(tree)
      return resumeState(last, tree => there.has(tree))
    })
  }

  /** The subjects of the branch's commits, oldest first. */
  subjects({ tip }: State): string[] {
    const text = this.bot('log', '--format=%s', '--reverse', `${this.head}..${tip}`)
    return text === '' ? [] : text.split('\n')
  }

  /** What a file holds on the branch. */
  show({ tip }: State, path: string): string {
    return this.bot('show', `${tip}:${path}`)
  }

  /** The files that the branch changes. */
  changed({ tip }: State): string[] {
    const text = this.bot('diff', '--name-only', this.head, tip)
    return text === '' ? [] : text.split('\n')
  }

  /** Tracked files of the checkout that are not what they were. */
  dirty(): string {
    return this.#git(this.root, 'status', '--porcelain', '--untracked-files=no')
  }

  /** The phases that were reached, one after the other. */
  phases(): State['phase']['at'][] {
    return this.saved.map(({ phase }) => phase.at)
  }

  /** Copies of the checkout that are still there, on the disk or for git. */
  copies(): string[] {
    const listed = this.#git(this.root, 'worktree', 'list', '--porcelain')
    return [
      ...folder(join(this.home, 'state', 'copies')),
      ...listed
        .split('\n')
        .filter(line => line.startsWith('worktree '))
        .slice(1),
    ]
  }

  read(path: string): string {
    return readFileSync(join(this.home, path), 'utf8')
  }

  bot(...args: string[]): string {
    return this.#git(join(this.home, 'state', 'git'), ...args)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.home, { recursive: true, force: true, maxRetries: 3 })
  }

  async #play(play: Play, begin: (repository: Repository) => State | Promise<State>): Promise<State> {
    const state = join(this.home, 'state')
    mkdirSync(state, { recursive: true })
    const host = { PATH: process.env.PATH ?? '', HOME: this.home }
    const checkout = await inspectCheckout(this.root, host)
    const repository = await repositoryWith(this.#key, [this.head], { dir: join(state, 'git'), work: this.root, host })
    const start = await begin(repository)

    const stop = new AbortController()
    const isEnd = () => (this.saved.at(-1) ?? start).phase.at === play.endedIn
    const emit = (event: Event) => {
      this.events.push(event)
      // In the middle of a run where that can be seen.
      const sign = play.endedIn === 'proving' ? 'tests-started' : 'tests-progress'
      if (event.kind === sign && isEnd()) stop.abort(new Error('cancelled'))
    }
    const settings = parseSettings({})
    const policy = {
      protected: [],
      allowed: play.allowed ?? [],
      matches: (pattern: string, path: string) => picomatch.isMatch(path, pattern, { dot: true }),
    }
    await using copies = await Worktrees.open(checkout, join(state, 'copies'))
    const shared = { repository, head: this.head, policy }
    const journal = join(state, 'touched.json')
    await using workspace = await GitWorkspace.open({ ...shared, root: this.root, journal }, start.tip)
    const project = projectAt(this.root)
    const files = async () => new ProjectFiles({ top: this.root, project, files: await workspace.list() })
    const known = await files()
    const sites = new Testbeds({
      checkout,
      copies,
      workspace: shared,
      inProject: known.inProject,
      projectRoot: this.root,
      planAt: at => planTests(at, settings, { reported: undefined }),
      runner: {
        host,
        pass: [],
        secrets: [],
        timeoutMs: 60_000,
        reportPaths: undefined,
        testsThatImport: async changed => known.testsThatImport(changed, isTestFile),
      },
      temp: join(state, 'runs'),
      emit,
      signal: stop.signal,
    })
    let skew = 0
    const watched = (fixer: Fixer): Fixer => {
      const begun = (tools: FixerTools) => {
        if (isEnd() && play.endedWithin !== true) stop.abort(new Error('cancelled'))
        tools.signal.throwIfAborted()
      }
      return {
        name: fixer.name,
        revises: fixer.revises,
        analyze: async (assignment, tools) => {
          begun(tools)
          return fixer.analyze(assignment, tools)
        },
        fix: async (assignment, tools) => {
          begun(tools)
          this.assignments.push(assignment)
          skew += (play.minutesPerFix ?? 0) * 60_000
          return fixer.fix(assignment, tools)
        },
      }
    }
    const fixers = play.fixers.map((each, index): [string, Fixer] => {
      const name = ['one', 'two', 'three'][index] ?? ''
      return [name, watched('name' in each ? each : acting(each, name))]
    })
    const { reviewing } = play
    const reviewer: Reviewer | undefined = reviewing && {
      review: async (change, tools) => {
        if (isEnd()) stop.abort(new Error('cancelled'))
        this.changes.push(change)
        const { findings = [], ...said } = await reviewing(change, tools)
        const verdict = findings.length === 0 ? 'approved' : 'findings'
        return { by: 'critic', verdict, reason: '', findings, usage: noUsage, transcripts: [], ...said }
      },
    }
    const copy = (text: State) => State.parse(JSON.parse(JSON.stringify(text)))
    const world: WorkflowContext = {
      ...sites.checkout(workspace),
      ...(play.checkTests === true || play.testWriting !== undefined ? { findMutants } : {}),
      rules: {
        fixers: fixers.map(([name]) => name),
        revisers: fixers.flatMap(([name, { revises }]) => (revises ? [name] : [])),
        limits: { iterations: 10, attempts: 3, minutes: 60, ...play.limits },
        validate: 'auto',
        parallel: 1,
        candidates: 1,
        ...play.rules,
        ...(play.testWriting === undefined ? {} : { addTests: { by: 'writer', mode: play.addTests ?? 'commit' } }),
        ...(play.proposing === undefined ? {} : { proposeTests: { by: 'writer' } }),
      },
      reproduction: { reruns: play.reruns ?? 0, compareBase: false, bisect: false },
      fixers: new Map(fixers),
      reviewer,
      testWriter:
        typeof play.proposing === 'function'
          ? updating(play.proposing)
          : play.testWriting && writing(play.testWriting, isEnd, () => stop.abort(new Error('cancelled'))),
      ledger: {
        save: async now => void this.saved.push(copy(now)),
        publish: async now => void this.durable.push(copy(now)),
        publishBranch: async now => void this.durable.push(copy(now)),
        append: () => undefined,
        ...NO_CONVERSATIONS,
      },
      clock: { now: () => Date.now() + skew },
      emit,
      signal: stop.signal,
      inProject: known.inProject,
      openCopy: async (commit, kind) => (play.withoutCopies === true ? undefined : sites.copy(commit, kind)),
      strayFiles: async () => (await dirtyFiles(checkout)).filter(path => !workspace.touched.has(path)),
      sourceIndex: async () =>
        indexSources({
          files: await files(),
          diff: await workspace.history.failingDiff(),
          recent: await workspace.history.recent(),
          isTest: isTestFile,
        }),
      freeBranch: async () => 'fix-tests/main-2',
      publish: async now => {
        this.published.push(copy(now))
        return undefined
      },
    }
    await copies.look()
    // Awaited here, since checkout and copies are put back as soon as this returns.
    const end = await runWorkflow(start, world)
    return end
  }

  #git(cwd: string, ...args: string[]): string {
    return execFileSync('git', args, { cwd, env: this.#env, encoding: 'utf8', stdio: 'pipe' }).trim()
  }
}

/** Files without those that are folders of others. */
function withoutFoldersOf(files: Files, others: Files): Files {
  const isFolder = (path: string) => Object.keys(others).some(other => other.startsWith(`${path}/`))
  return Object.fromEntries(Object.entries(files).filter(([path]) => !isFolder(path)))
}

/** The tests of these keys, as people read them. */
export function titles(state: State, keys: readonly string[]): string[] {
  const ids = testById(state)
  return keys.flatMap(key => {
    const id = ids.get(key)
    return id === undefined ? [] : [titleOf(id)]
  })
}

/** What a script says before it changes anything. */
export const thought: NonNullable<Script['thinking']> = async () => {
  const said = { rootCause: 'a value is wrong', approach: 'mend it', confidence: 1, criticality: 'medium' as const }
  const unsaid = { evidence: [], hypothesis: '', modificationPoints: [], affectedTests: [], alternative: '' }
  return { kind: 'analysis', analysis: { ...said, ...unsaid }, usage: noUsage }
}

function acting({ doing, thinking, revises = false, usage: change }: Script, name: string): Fixer {
  const usage = { ...noUsage, ...change }
  return {
    name,
    revises,
    analyze: async (assignment, tools) => (thinking ?? thought)(assignment, tools),
    async fix(assignment, tools) {
      const done = await doing(assignment, tools)
      if (isAbstention(done)) return { ...done, usage }
      for (const [path, text] of Object.entries(done)) {
        const written = await tools.source.write(path, text)
        if (!written.ok) throw new Error(written.reason)
      }
      const proposal = {
        summary: 'Mend it',
        rootCause: 'r',
        // It explains its first edit alone, so that the others look like leftovers.
        changes: Object.keys(done)
          .slice(0, 1)
          .map(file => ({ file, why: 'r' })),
        leftUndone: '',
        affectedTests: [],
        confidence: 1,
      }
      return { kind: 'proposal', proposal, usage }
    },
  }
}

/** Writes what a test writer has made. */
async function testsIn(done: Edits | Abstention, source: TestWriterTools['source']): Promise<TestWriterAnswer> {
  if (isAbstention(done)) return done
  for (const [path, text] of Object.entries(done)) {
    const made = await source.write(path, text)
    if (!made.ok) return abstention({ reason: made.reason })
  }
  return { kind: 'tests', summary: 'Write tests', usage: noUsage }
}

/** A test writer that is code. */
function writing(act: TestWriting, isEnd: () => boolean, stop: () => void): TestWriter {
  return {
    name: 'writer',
    async write(task, tools) {
      if (isEnd()) stop()
      tools.signal.throwIfAborted()
      return testsIn(await act(task, tools), tools.source)
    },
    update: () => Promise.reject(new Error('it was not told how')),
  }
}

/** A test writer that is code, and only brings tests up to date. */
function updating(act: Updating): TestWriter {
  return {
    name: 'writer',
    write: () => Promise.reject(new Error('it was not told how')),
    async update(task, { source, guard }) {
      return testsIn(await act(task, { source, guard }), source)
    },
  }
}

function isAbstention(done: Edits | Abstention): done is Abstention {
  return done.kind === 'abstention'
}

function folder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
