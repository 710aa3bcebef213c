import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lease } from '../../src/state-store/lease.ts'
import type { State } from '../../src/domain/model/state.ts'
import type { Event } from '../../src/contracts/events.ts'
import type { Scene, SceneOptions } from '../world/scene.ts'
import { preloading } from './projects.ts'

/** Where it lies what worked, for all requests of the repository. */
export const HISTORY = 'refs/fix-tests/history'

/** What several runs for one request leave to each other, as the repository has it. */
export interface Kept {
  /** Empty when nothing was kept. */
  readonly ref: string
  readonly names: readonly string[]
  readonly state: Partial<State>
  readonly events: readonly Event[]
  readonly lease: Lease | undefined
}

export function keptIn(scene: Pick<Scene, 'git'>): Kept {
  const refs = scene.git('for-each-ref', '--format=%(refname)', 'refs/fix-tests').trim().split('\n')
  // What worked is kept for all requests, and is nobody's ledger.
  const ref = refs.find(name => name !== HISTORY) ?? ''
  const names = ref === '' ? [] : scene.git('ls-tree', '--name-only', ref).trim().split('\n')
  const text = (name: string) => (names.includes(name) ? scene.git('cat-file', 'blob', `${ref}:${name}`) : '')
  const lines = text('events.jsonl')
    .split('\n')
    .filter(line => line !== '')
  return {
    ref,
    names,
    state: JSON.parse(text('state.json') || '{}') as Partial<State>,
    events: lines.map(line => JSON.parse(line) as Event),
    lease: text('lease.json') === '' ? undefined : (JSON.parse(text('lease.json')) as Lease),
  }
}

/** Puts texts in the place of those that are kept, as whoever may push can. */
export function forge(scene: Scene, ref: string, texts: Readonly<Record<string, string>>): void {
  const cwd = scene.github.bare(scene.repository)
  const git = (input: string, ...args: string[]) => execFileSync('git', args, { cwd, input, encoding: 'utf8' }).trim()
  const there = scene.git('for-each-ref', '--format=%(objectname)', ref).trim()
  const before = there === '' ? [] : git('', 'ls-tree', there).split('\n')
  const others = before.filter(entry => !Object.keys(texts).some(name => entry.endsWith(`\t${name}`)))
  const mine = Object.entries(texts).map(
    ([name, text]) => `100644 blob ${git(text, 'hash-object', '-w', '--stdin')}\t${name}`,
  )
  const tree = git(`${[...others, ...mine].join('\n')}\n`, 'mktree')
  const [, ...kept] = there === '' ? [] : git('', 'rev-parse', `${there}^@`).split('\n')
  const parents = there === '' ? [] : [there, ...kept].flatMap(parent => ['-p', parent])
  scene.git('update-ref', ref, scene.git('commit-tree', tree, ...parents, '-m', 'forged').trim())
}

/** List the outputs of a step that did no work: those that are read as JSON or as a number have a value. */
export function noWork(outcome: string): Record<string, string> {
  return {
    outcome,
    'pull-request-operation': 'none',
    'fixed-tests': '[]',
    'remaining-tests': '[]',
    'flaky-tests': '[]',
    iterations: '0',
    'input-tokens': '0',
    'output-tokens': '0',
  }
}

/** The branches of the bot, and what each has on top of the failing commit, oldest first. */
export function branchesOf(scene: Scene): Record<string, string[]> {
  const branches = scene.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/fix-tests').trim().split('\n')
  const commits = (branch: string) => scene.git('rev-list', '--reverse', `${scene.sha}..${branch}`).trim().split('\n')
  return Object.fromEntries(
    branches.filter(branch => branch !== '').map(branch => [branch, commits(branch).filter(sha => sha !== '')]),
  )
}

/** The pull requests that the bot has opened. */
export function pullsOf(scene: Scene) {
  return scene.github.pulls(scene.repository).filter(({ number }) => number !== scene.pull)
}

/** Tests that can be made to hang: each waits at its beginning while it is told to. */
export class Gate implements Disposable {
  readonly #folder = mkdtempSync(join(tmpdir(), 'fix-tests-gate-'))
  readonly #watcher = watch(this.#folder)
  /** Resolves when the first test hangs. */
  readonly reached: Promise<void>

  constructor() {
    this.reached = new Promise(resolve => {
      this.#watcher.on('change', (_, name) => {
        if (name === 'reached') resolve()
      })
    })
  }

  /** The project with a gate before each of its tests. */
  before(project: SceneOptions): SceneOptions {
    const [closed, reached] = ['closed', 'reached'].map(name => JSON.stringify(join(this.#folder, name)))
    const gate = [
      "import { existsSync, writeFileSync } from 'node:fs'",
      "import { beforeEach } from 'node:test'",
      '',
      'beforeEach(async () => {',
      `  while (existsSync(${closed})) {`,
      `    writeFileSync(${reached}, '')`,
      '    await new Promise(resolve => setTimeout(resolve, 50))',
      '  }',
      '})',
      '',
    ].join('\n')
    return preloading(project, gate)
  }

  close(): void {
    writeFileSync(join(this.#folder, 'closed'), '')
  }

  open(): void {
    rmSync(join(this.#folder, 'closed'), { force: true })
  }

  [Symbol.dispose](): void {
    this.#watcher.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
