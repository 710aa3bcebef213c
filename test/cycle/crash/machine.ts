import { type ChildProcess, execFile, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Answer, Task } from './child.ts'
import { PROJECT, PULLS, type ScenarioName, scenarioOf, STATE } from './scenario.ts'

/** How the work on a scenario ended, as far as anybody can see it. */
export interface Ending {
  readonly outcome: string | undefined
  readonly attempts: readonly string[] | undefined
  /** Short names of all branches but the user's own. */
  readonly branches: readonly string[]
  /** The subjects of the fix's commits, and its files. */
  readonly commits: readonly string[]
  readonly files: string
  readonly pullRequests: number
  /** Commits that the branch had at the time of death, and has no more. */
  readonly lost: readonly string[]
  /** Locks, journals and copies that nobody took away. */
  readonly left: readonly string[]
  readonly lease: boolean
  readonly workTrees: number
  /** What is checked out, and what of it is not as the user left it. */
  readonly checkout: readonly string[]
  /** Why a ledger that was there could not be used, and what was thrown. */
  readonly problems: readonly string[]
}

/** A folder with the project of each scenario, from which machines are made. */
export class Templates implements Disposable {
  readonly home = mkdtempSync(join(tmpdir(), 'fix-tests-crash-'))
  readonly #made = new Map<ScenarioName, string>()
  readonly #env = { PATH: gitFirst(process.env.PATH ?? ''), NODE_COMPILE_CACHE: join(this.home, 'node') }
  #machines = 0

  /** A machine on which nothing has happened yet. */
  machine(scenario: ScenarioName): Machine {
    const template = this.#made.get(scenario) ?? this.#make(scenario)
    this.#made.set(scenario, template)
    this.#machines += 1
    const home = join(this.home, `machine-${this.#machines}`)
    cpSync(template, home, { recursive: true })
    return new Machine({ home, scenario, env: this.#env })
  }

  worker(): Worker {
    return new Worker(this.#env)
  }

  [Symbol.dispose](): void {
    rmSync(this.home, { recursive: true, force: true, maxRetries: 3 })
  }

  #make(scenario: ScenarioName): string {
    const home = join(this.home, `template-${this.#made.size + 1}`)
    const project = join(home, PROJECT)
    mkdirSync(project, { recursive: true })
    const git = (...args: string[]) => execFileSync('git', args, { cwd: project, env: { ...this.#env, ...AUTHOR, HOME: home } })
    git('init', '--quiet', '--initial-branch=main', '--template=')
    // What git does in the background after a fetch is a process more, and none of ours.
    git('config', 'maintenance.auto', 'false')
    for (const files of scenarioOf(scenario).commits) {
      for (const [path, text] of Object.entries(files)) writeFileSync(join(project, path), text)
      git('add', '--all')
      git('commit', '--quiet', '--message', 'work')
    }
    return home
  }
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

/** The search for git is one for each command. */
function gitFirst(path: string): string {
  const folders = path.split(delimiter)
  const git = folders.find(folder => existsSync(join(folder, 'git')))
  return [...(git === undefined ? [] : [git]), ...folders].join(delimiter)
}

/** A process that does what it is asked. */
export class Worker implements AsyncDisposable {
  readonly #process: ChildProcess

  constructor(env: Readonly<Record<string, string>>) {
    this.#process = fork(join(import.meta.dirname, 'child.ts'), [], { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  }

  /** @returns undefined when it was killed over it */
  async ask(task: Task): Promise<Answer | undefined> {
    const stop = new AbortController()
    const { signal } = stop
    try {
      const answered = once(this.#process, 'message', { signal }).then(([answer]) => answer as Answer)
      const died = once(this.#process, 'exit', { signal }).then(([code, by]): Answer | undefined => {
        if (by === 'SIGKILL') return undefined
        throw new Error(`the process ended with ${code ?? by}`)
      })
      const result = Promise.race([answered, died])
      this.#process.send(task)
      return await result
    } finally {
      stop.abort()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const ended = once(this.#process, 'exit')
    this.#process.disconnect()
    await ended
  }
}

/** One user's machine: the project, the state of this program, and what the server has of it. */
export class Machine implements Disposable {
  readonly home: string
  readonly #scenario: ScenarioName
  readonly #env: Readonly<Record<string, string>>

  constructor(options: { home: string; scenario: ScenarioName; env: Readonly<Record<string, string>> }) {
    this.home = options.home
    this.#scenario = options.scenario
    this.#env = options.env
  }

  /** The commits of the fix's branch by now, newest first. */
  async commits(): Promise<readonly string[]> {
    return this.#git('rev-list', '--branches', '--not', 'main')
  }

  /** @param before the commits of the branch at the time of death */
  async ending(answer: Answer | undefined, before: readonly string[] = []): Promise<Ending> {
    const [refs = [], commits = [], workTrees = [], status = [], now = []] = await Promise.all([
      this.#git('for-each-ref', '--format=%(refname)'),
      this.#git('log', '--branches', '--not', 'main', '--format=%s', '--topo-order'),
      this.#git('worktree', 'list'),
      this.#git('status', '--porcelain', '--branch', '--ignored'),
      this.commits(),
    ])
    const branches = refs.filter(ref => ref.startsWith('refs/heads/') && ref !== 'refs/heads/main')
    const ledger = refs.find(ref => ref.startsWith('refs/fix-tests/'))
    return {
      outcome: answer?.outcome,
      attempts: answer?.attempts,
      branches,
      commits,
      files: branches[0] === undefined ? '' : (await this.#git('rev-parse', `${branches[0]}^{tree}`)).join(),
      pullRequests: this.#created(),
      lost: before.filter(commit => !now.includes(commit)),
      left: this.#left(),
      lease: ledger !== undefined && (await this.#git('ls-tree', '--name-only', ledger)).includes('lease.json'),
      workTrees: workTrees.length,
      checkout: [...status, ...this.#changed()],
      problems: [...(answer?.problems ?? []), ...(answer?.error === undefined ? [] : [answer.error])],
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.home, { recursive: true, force: true, maxRetries: 3 })
  }

  #created(): number {
    const path = join(this.home, PULLS)
    return existsSync(path) ? readFileSync(path, 'utf8').split('"operation":"created"').length - 1 : 0
  }

  #left(): string[] {
    const paths = readdirSync(this.home, { recursive: true, encoding: 'utf8' })
    return paths.filter(path => path.endsWith('.lock') || /^state\/(?:lock|touched\.json|\w+\/copies)$/.test(path))
  }

  #changed(): string[] {
    const { commits } = scenarioOf(this.#scenario)
    return Object.entries(commits.at(-1) ?? {}).flatMap(([path, text]) => {
      const now = readFileSync(join(this.home, PROJECT, path), 'utf8')
      return now === text ? [] : [`${path}: ${now}`]
    })
  }

  async #git(...args: string[]): Promise<string[]> {
    const options = { cwd: join(this.home, PROJECT), env: { ...this.#env, HOME: this.home } }
    const { stdout } = await promisify(execFile)('git', args, options)
    return stdout.split('\n').filter(line => line !== '')
  }
}

/** Below the home of a machine. */
export const TEMP = STATE
