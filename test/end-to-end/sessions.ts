import { execFileSync } from 'node:child_process'
import { Worker } from 'node:worker_threads'
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

/** A server in a thread of its own: this one is held up while a test runs the command of CI. */
const GATE = `
const { createServer } = require('node:net')
const { parentPort, workerData } = require('node:worker_threads')
const [PORT, CLOSED] = [0, 1]
const state = new Int32Array(workerData)
const waiting = new Set()
const server = createServer(socket => {
  socket.on('error', () => undefined)
  if (Atomics.load(state, CLOSED) === 0) return socket.end()
  waiting.add(socket)
  parentPort.postMessage('reached')
}).listen(0, () => {
  Atomics.store(state, PORT, server.address().port)
  Atomics.notify(state, PORT)
})
setInterval(() => {
  if (Atomics.load(state, CLOSED) === 0) for (const socket of waiting) waiting.delete(socket), socket.end()
}, 20)
`

/**
 * Tests that can be made to hang: each asks at its beginning, and waits while the gate is closed. They ask by the network, since
 * they see only a copy of what is outside the checkout.
 */
export class Gate implements Disposable {
  /** Its port, and whether it is closed. */
  readonly #state = new Int32Array(new SharedArrayBuffer(8))
  readonly #server = new Worker(GATE, { eval: true, workerData: this.#state.buffer })
  /** Resolves when the first test hangs. */
  readonly reached = new Promise<void>(resolve => this.#server.once('message', () => resolve()))

  constructor() {
    this.#server.unref()
    Atomics.wait(this.#state, 0, 0, 10_000)
  }

  /** The project with a gate before each of its tests. */
  before(project: SceneOptions): SceneOptions {
    const gate = [
      "import { connect } from 'node:net'",
      "import { beforeEach } from 'node:test'",
      '',
      'beforeEach(() => new Promise(resolve => {',
      `  connect(${this.#state[0]}, '127.0.0.1').on('error', resolve).on('close', resolve).resume()`,
      '}))',
      '',
    ].join('\n')
    return preloading(project, gate)
  }

  close(): void {
    Atomics.store(this.#state, 1, 1)
  }

  open(): void {
    Atomics.store(this.#state, 1, 0)
  }

  [Symbol.dispose](): void {
    void this.#server.terminate()
  }
}
