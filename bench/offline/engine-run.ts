/** One run of the offline engine on a broken function, with the real runner of its tests. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { FixerTools, SourceTree } from '../../src/contracts/ports.ts'
import { Cluster } from '../../src/domain/model/cluster.ts'
import type { FixerAnswer } from '../../src/domain/model/answer.ts'
import { type Failure, testKey, type TestId } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import { syncedJudge } from '../../src/engine/testbeds.ts'
import { isTestFile } from '../../src/engine/source-index.ts'
import { OfflineEngine } from '../../src/fixers/offline/repair-engine.ts'
import { detectPackages } from '../../src/frameworks/project/detect-packages.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { FailureReader } from '../../src/workflow/test-runs/failure-reader.ts'
import { placesOf, type Subject, testText } from './subjects.ts'

/** Time limit of the engine for one function, in milliseconds, over all its attempts. */
export const LIMIT_MS = 1000 * Number(process.env.BENCH_SECONDS ?? 45)

export interface EngineRun {
  readonly end: 'correct' | 'overfit' | 'partial' | 'none'
  readonly seconds: number
  readonly tried: number
  /** Number of the first candidate that turned a test green; undefined if none did. */
  readonly first?: number | undefined
  /** What the engine says of the share of right ones among such changes, 0–1. */
  readonly confidence?: number | undefined
  /** Text of the proposal, or the reason to give up. */
  readonly said: string
  /** What the engine says of other changes that the tests accept. */
  readonly alternatives?: string | undefined
}

type Notes = Readonly<Record<'tried' | 'guarded', () => void>>

/** A folder with one function and its tests. */
export class BenchProject implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'fix-tests-offline-'))
  readonly #subject: Subject
  readonly #runner: ProcessTestRunner
  readonly #signal = new AbortController().signal

  constructor(subject: Subject) {
    this.#subject = subject
    const project = join(this.root, 'project')
    this.put('package.json', JSON.stringify({ name: 'bench', type: 'module', scripts: { test: 'node --test' } }))
    if (subject.language === 'python') {
      rmSync(join(project, 'package.json'))
      this.put('conftest.py', '')
    }
    this.lay(subject.code, subject.visible)
    const packages = detectPackages(projectAt(project), [])
    this.#runner = new ProcessTestRunner({
      root: project,
      packages,
      temp: join(this.root, 'temp', 'runs'),
      host: process.env,
      pass: [],
      secrets: [],
      timeoutMs: 10_000,
      reportPaths: undefined,
      emit: event => {
        if (event.kind === 'note' && process.env.BENCH_NOTES !== undefined) console.log(event.text)
      },
    })
  }

  put(path: string, text: string): void {
    const full = join(this.root, 'project', path)
    mkdirSync(dirname(full), { recursive: true })
    writeFileSync(full, text)
  }

  lay(code: string, tests: readonly string[]): void {
    const places = placesOf(this.#subject)
    this.put(places.code, code)
    this.put(places.tests, testText(this.#subject, tests))
  }

  run(): Promise<TestRun> {
    return this.#runner.run({ kind: 'all' }, this.#signal)
  }

  /** Let the engine repair broken code, and judge the result by the hidden tests. */
  async repair(broken: string): Promise<EngineRun | undefined> {
    const { visible, hidden } = this.#subject
    this.lay(broken, visible)
    const { code } = placesOf(this.#subject)
    let tried = 0
    let first: number | undefined
    const note = { tried: () => (tried += 1), guarded: () => (first ??= tried) }
    const began = performance.now()
    let said: string | undefined
    let confidence: number | undefined
    let alternatives: string | undefined
    // What turns some of the tests green is kept, and the others are work for another attempt.
    for (let left = Number.POSITIVE_INFINITY; ; ) {
      const before = await this.run()
      const failures = this.#failuresIn(before)
      if (failures.length === 0 || failures.length >= left) break
      left = failures.length
      const answer = await this.#attempt(before, failures, { note, budgetMs: LIMIT_MS - (performance.now() - began) })
      said = answer.kind === 'proposal' ? answer.proposal.summary : (said ?? answer.reason)
      if (answer.kind !== 'proposal') break
      confidence = answer.proposal.confidence
      alternatives = answer.proposal.alternatives
    }
    if (said === undefined) return undefined
    const seconds = (performance.now() - began) / 1000
    const fixed = readFileSync(join(this.root, 'project', code), 'utf8')
    if (fixed === broken) return { end: 'none', seconds, tried, first, said }
    if (this.#failuresIn(await this.run()).length > 0) return { end: 'partial', seconds, tried, first, said }
    this.lay(fixed, hidden)
    const end = this.#failuresIn(await this.run()).length === 0 ? 'correct' : 'overfit'
    return { end, seconds, tried, first, confidence, said, alternatives }
  }

  #attempt(
    before: TestRun,
    failures: readonly Failure[],
    { note, budgetMs }: { note: Notes; budgetMs: number },
  ): Promise<FixerAnswer> {
    const cluster = Cluster.parse({
      id: 'c',
      signature: 's',
      title: 't',
      criticality: 'medium',
      tests: failures.map(({ id }) => testKey(id)),
      suspects: [placesOf(this.#subject).code],
    })
    return new OfflineEngine({ isTest: isTestFile }).fix(
      {
        iteration: 1,
        kind: 'repair',
        strategy: 'conservative',
        clusters: [cluster],
        failures,
        earlier: [],
        debugging: undefined,
        candidate: 0,
        failingDiff: '',
        known: [],
        demands: [],
        change: '',
      },
      this.#tools(before, failures, { note, budgetMs }),
    )
  }

  #tools(
    before: TestRun,
    failures: readonly Failure[],
    { note, budgetMs }: { note: Notes; budgetMs: number },
  ): FixerTools {
    const runner = this.#runner
    const targets = failures.map(({ id }) => id)
    const signal = this.#signal
    const unread = () => Promise.reject(new Error('The engine reads no history.'))
    return {
      source: this.#source(),
      commit: '',
      history: {
        failingDiff: unread,
        base: unread,
        suspectedChange: unread,
        bisect: unread,
        log: unread,
        blame: unread,
        diff: unread,
      },
      conversation: { load: () => undefined, keep: () => Promise.resolve() },
      runTests: (selection = { kind: 'only', tests: targets }) => runner.run(selection, signal),
      guard: async () => {
        note.guarded()
        const run = await runner.run({ kind: 'all' }, signal)
        const passed = new Set(run.cases.flatMap(each => (each.status === 'passed' ? [testKey(each.id)] : [])))
        const broken = before.cases.filter(each => each.status === 'passed' && !passed.has(testKey(each.id)))
        return {
          run,
          red: targets.filter(id => !passed.has(testKey(id))),
          broken: broken.map(({ id }) => ({ id, how: 'newly failing' })),
        }
      },
      trace: tests =>
        runner.trace({ kind: 'only', tests }, { signal, lines: true, inProject: path => this.#inside(path) }),
      openJudge: async (each, isNeeded) => {
        const tests = { failing: each, passing: passingBeside(before) }
        const judge = await runner.openJudge(tests, { signal, isNeeded })
        return judge && syncedJudge(judge, { root: join(this.root, 'project'), sync: async () => undefined })
      },
      emit: event => {
        if (event.kind === 'trying') note.tried()
        if (event.kind === 'thought' && process.env.BENCH_NOTES !== undefined) console.log(event.text)
      },
      signal,
      budgetMs,
      budgetTokens: 0,
      budgetDollars: 0,
    }
  }

  #source(): SourceTree {
    const originals = new Map<string, string>()
    const at = (path: string) => join(this.root, 'project', path)
    const read = (path: string) => {
      const text = readFileSync(at(path), 'utf8')
      if (!originals.has(path)) originals.set(path, text)
      return text
    }
    return {
      list: () => Promise.resolve(Object.values(placesOf(this.#subject))),
      read: path => Promise.resolve(read(path)),
      original: path => Promise.resolve(originals.get(path) ?? read(path)),
      write: (path, text) => {
        read(path)
        writeFileSync(at(path), text)
        return Promise.resolve({ ok: true })
      },
      reset: path => {
        writeFileSync(at(path), originals.get(path) ?? read(path))
        return Promise.resolve()
      },
      changed: () => Promise.resolve([...originals].flatMap(([path, text]) => (read(path) === text ? [] : [path]))),
    }
  }

  #inside(file: string): string | undefined {
    const path = isAbsolute(file) ? relative(join(this.root, 'project'), file) : file
    return path.startsWith('..') ? undefined : path
  }

  #failuresIn(run: TestRun): Failure[] {
    const reader = new FailureReader(file => this.#inside(file))
    return run.cases.flatMap(each => reader.read(each) ?? [])
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** List the tests that pass. */
function passingBeside({ cases }: TestRun): TestId[] {
  return cases.flatMap(({ id, status }) => (status === 'passed' ? [id] : []))
}
