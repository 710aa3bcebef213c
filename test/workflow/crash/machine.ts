import { type ChildProcess, execFile, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Answer, Task } from './child.ts'
import { PROJECT, PULLS, type ScenarioName, scenarioOf } from './scenario.ts'

type Env = Readonly<Record<string, string>>

/** How the work on a scenario ended, as far as anybody can see it. */
export interface Ending {
  readonly outcome: string | undefined
  readonly attempts: readonly string[] | undefined
  readonly reviews: readonly string[] | undefined
  readonly proof: string | undefined
  /** All branches but the user's own. */
  readonly branches: readonly string[]
  /** The subjects of the fix's commits, newest first, and the tree that they lead to. */
  readonly commits: readonly string[]
  readonly tree: readonly string[]
  readonly pullRequests: number
  /** Commits that the branch had at the time of death, and has no more. */
  readonly lost: readonly string[]
  /** Locks, journals and copies that nobody took away. */
  readonly left: readonly string[]
  readonly leases: number
  readonly workTrees: number
  /** What is checked out, and what of it is not as the user left it. */
  readonly checkout: readonly string[]
  /** Why a ledger that was found could not be used, and what was thrown. */
  readonly problems: readonly string[]
}

/** Where git does not wait for a disk, when there is such a place. */
const MEMORY = '/dev/shm'

const AUTHOR = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

/** A folder with the project of each scenario as its user left it, of which machines are made. */
export class Factory implements Disposable {
  readonly home = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'fix-tests-crash-'))
  readonly #env: Env = { PATH: gitFirst(process.env.PATH ?? ''), NODE_COMPILE_CACHE: join(this.home, 'node') }
  readonly #templates = new Map<ScenarioName, string>()
  #made = 0

  /** A machine on which nothing has happened yet. */
  machine(scenario: ScenarioName): Machine {
    const template = this.#templates.get(scenario) ?? this.#template(scenario)
    this.#templates.set(scenario, template)
    this.#made += 1
    const home = join(this.home, `machine-${this.#made}`)
    cpSync(template, home, { recursive: true })
    return new Machine({ home, scenario, env: this.#env })
  }

  worker(): Worker {
    return new Worker(this.#env)
  }

  [Symbol.dispose](): void {
    rmSync(this.home, { recursive: true, force: true, maxRetries: 3 })
  }

  #template(scenario: ScenarioName): string {
    const home = join(this.home, `template-${this.#templates.size + 1}`)
    const cwd = join(home, PROJECT)
    mkdirSync(cwd, { recursive: true })
    const git = (...args: string[]) => execFileSync('git', args, { cwd, env: { ...this.#env, ...AUTHOR, HOME: home } })
    git('init', '--quiet', '--initial-branch=main', '--template=')
    // A process more after each fetch, and none of ours.
    git('config', 'maintenance.auto', 'false')
    const { commits, says = 'work' } = scenarioOf(scenario)
    for (const files of commits) {
      for (const [path, text] of Object.entries(files)) writeFileSync(join(cwd, path), text)
      git('add', '--all')
      git('commit', '--quiet', '--message', files === commits.at(-1) ? says : 'work')
    }
    return home
  }
}

/** It is searched for before each of its commands. */
function gitFirst(path: string): string {
  const folders = path.split(delimiter)
  const first = folders.filter(folder => existsSync(join(folder, 'git'))).slice(0, 1)
  return [...first, ...folders].join(delimiter)
}

/** A process that does what it is asked. */
export class Worker implements AsyncDisposable {
  readonly #process: ChildProcess

  constructor(env: Env) {
    this.#process = fork(join(import.meta.dirname, 'child.ts'), [], { env, execArgv: [], serialization: 'advanced' })
  }

  /** @returns undefined when it was killed over it */
  async ask(task: Task): Promise<Answer | undefined> {
    const waiting = new AbortController()
    const { signal } = waiting
    const answered = once(this.#process, 'message', { signal }).then(([answer]) => answer as Answer)
    const died = once(this.#process, 'exit', { signal }).then(([code, by]) => {
      if (by !== 'SIGKILL') throw new Error(`the process that was asked to ${task.kind} ended with ${by ?? code}`)
      return undefined
    })
    try {
      this.#process.send(task)
      return await Promise.race([answered, died])
    } finally {
      waiting.abort()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const ended = once(this.#process, 'exit')
    this.#process.disconnect()
    await ended
  }
}

/** What one user has: the project, what this program keeps beside it, and what the server knows. */
export class Machine implements Disposable {
  readonly home: string
  readonly #scenario: ScenarioName
  readonly #env: Env

  constructor(options: { home: string; scenario: ScenarioName; env: Env }) {
    this.home = options.home
    this.#scenario = options.scenario
    this.#env = { ...options.env, HOME: options.home }
  }

  /** The commits of the fix by now. */
  commits(): Promise<readonly string[]> {
    return this.#git('rev-list', '--branches', '--not', 'main')
  }

  /** @param before the commits of the fix at the time of death */
  async ending(answer: Answer | undefined, before: readonly string[] = []): Promise<Ending> {
    const [refs, commits, workTrees, status, now] = await Promise.all([
      this.#git('for-each-ref', '--format=%(refname)'),
      this.#git('log', '--branches', '--not', 'main', '--format=%s', '--topo-order'),
      this.#git('worktree', 'list'),
      this.#git('status', '--porcelain', '--branch', '--ignored'),
      this.commits(),
    ])
    const branches = refs.filter(ref => ref.startsWith('refs/heads/') && ref !== 'refs/heads/main')
    const ledgers = refs.filter(ref => ref.startsWith('refs/fix-tests/'))
    const kept = await Promise.all(ledgers.map(ref => this.#git('ls-tree', '--name-only', ref)))
    return {
      outcome: answer?.outcome,
      attempts: answer?.attempts,
      reviews: answer?.reviews,
      proof: answer?.proof,
      branches,
      commits,
      tree: await this.#git('rev-parse', ...branches.map(branch => `${branch}^{tree}`)),
      pullRequests: this.#pullRequests(),
      lost: this.#isSquashed() ? [] : before.filter(commit => !now.includes(commit)),
      left: this.#left(),
      leases: kept.filter(names => names.includes('lease.json')).length,
      workTrees: workTrees.length,
      checkout: [...status, ...this.#changed()],
      problems: [...(answer?.problems ?? []), ...(answer?.error === undefined ? [] : [answer.error])],
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.home, { recursive: true, force: true, maxRetries: 3 })
  }

  /** Then the branch is to lose its commits. */
  #isSquashed(): boolean {
    return (scenarioOf(this.#scenario).settings.squash ?? 'false') === 'true'
  }

  #pullRequests(): number {
    const path = join(this.home, PULLS)
    return existsSync(path) ? readFileSync(path, 'utf8').split('"operation":"created"').length - 1 : 0
  }

  #left(): string[] {
    const paths = readdirSync(this.home, { recursive: true, encoding: 'utf8' })
    return paths.filter(path => path.endsWith('.lock') || /^state\/(?:lock|touched\.json|\w+\/copies)$/.test(path))
  }

  #changed(): string[] {
    const { commits } = scenarioOf(this.#scenario)
    const now = (path: string) => readFileSync(join(this.home, PROJECT, path), 'utf8')
    return Object.entries(commits.at(-1) ?? {}).flatMap(([path, text]) =>
      now(path) === text ? [] : [`${path} is ${JSON.stringify(now(path))}`],
    )
  }

  async #git(...args: string[]): Promise<string[]> {
    const { stdout } = await promisify(execFile)('git', args, { cwd: join(this.home, PROJECT), env: this.#env })
    return stdout.split('\n').filter(line => line !== '')
  }
}
