import { type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { TestCommand } from '../../frameworks/framework.ts'
import { launch, type LaunchOptions } from '../launch.ts'
import { watchMemory } from '../memory-watchdog.ts'
import { Lines } from '../process-output.ts'
import { endTree, type Tree } from '../process-tree.ts'

/** Milliseconds for an answer after the time limit of a request: the process itself ends what takes longer. */
const GRACE_MS = 5_000
/** Time for the process to end by itself when its input ends, in milliseconds. */
const END_MS = 500

/** An answer of the process. What it runs can print anything, so nothing in it is trusted. */
export const WarmAnswer = z.object({
  /** True if nothing of the project is loaded. */
  isClean: z.boolean().optional(),
  /** True if it can do more before the next request. */
  canGoOn: z.boolean().optional(),
  /** True if it can judge variants of loaded code. */
  canSift: z.boolean().optional(),
  /** For each variant whether enough tests pass, null if it is not known. */
  verdicts: z
    .array(z.union([z.boolean(), z.literal('slow'), z.null()]))
    .max(1_000)
    .optional(),
  /** True if variants share a process, in which one may leave something behind. */
  isShared: z.boolean().optional(),
  /**
   * After variants: whether the unchanged code then ended as ever in the same process; undefined if that is not known.
   */
  endsAsBefore: z.boolean().optional(),
  /** Absolute paths of modules of the project that the tests have loaded. */
  loaded: z.array(z.string().max(5_000)).max(3_000).optional(),
  /** Number of the tests that pass without a variant. */
  unchanged: z.number().nullish(),
  /** Their problems, if variants share a process: 'missing' for a test that was not found, '' for one that passed. */
  problems: z.array(z.string().max(1_000)).max(5_000).optional(),
  ended: z.enum(['done', 'died', 'timed-out']).optional(),
  /** True if the process ends with this answer, as planned. */
  isLast: z.boolean().optional(),
  /** Installed modules that a run has loaded. */
  modules: z.array(z.string().max(300)).max(5_000).default([]),
})

export type WarmAnswer = z.infer<typeof WarmAnswer>

export interface WarmProcessOptions extends LaunchOptions {
  /** Maximum bytes of memory of the process and all that it starts. */
  readonly memory?: number | undefined
  readonly signal: AbortSignal
}

/** A process that stays, and answers each request with a line. */
export class WarmProcess implements AsyncDisposable {
  readonly #child: ChildProcess
  readonly #tree: Tree
  readonly #signal: AbortSignal
  readonly #memory: Disposable
  readonly #answers: WarmAnswer[] = []
  #wake: () => void = () => undefined
  #hasEnded = false

  private constructor(child: ChildProcess, word: string, { marker, sandbox, memory, signal }: WarmProcessOptions) {
    this.#child = child
    this.#signal = signal
    this.#tree = { pid: child.pid, marker, isApart: sandbox?.isApart === true }
    this.#memory = watchMemory(this.#tree, memory, () => void endTree(this.#tree, 'SIGKILL'))
    const lines = new Lines(line => {
      if (line.startsWith(`${word} `)) this.#receive(line.slice(word.length + 1))
    })
    child.stdout?.on('data', (chunk: Buffer) => lines.add(chunk))
    child.stderr?.resume()
    const end = () => {
      this.#hasEnded = true
      this.#wake()
    }
    child.on('error', end)
    child.on('close', end)
  }

  /** Start it. @returns undefined if it cannot start */
  static start(command: TestCommand, options: WarmProcessOptions): WarmProcess | undefined {
    // A test that knew the word could answer in the place of the process.
    const word = randomBytes(12).toString('hex')
    const child = launch({ ...command, env: { ...command.env, FIX_TESTS_WARM: word } }, { ...options, isFed: true })
    return 'exit' in child ? undefined : new WarmProcess(child, word, options)
  }

  /** Wait for its first line. */
  ready(ms: number): Promise<WarmAnswer | undefined> {
    return this.#answer(ms)
  }

  /** Ask for something. @returns undefined if the process has ended, or had to be ended since it did not answer */
  ask(request: Readonly<Record<string, unknown>>, ms: number): Promise<WarmAnswer | undefined> {
    this.#answers.length = 0
    this.#child.stdin?.write(`${JSON.stringify({ ...request, ms })}\n`)
    return this.#answer(ms + GRACE_MS)
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  async #answer(ms: number): Promise<WarmAnswer | undefined> {
    const until = AbortSignal.any([this.#signal, AbortSignal.timeout(Math.ceil(ms))])
    const woken = () => new Promise<void>(resolve => (this.#wake = resolve))
    const stopped = () => this.#wake()
    until.addEventListener('abort', stopped, { once: true })
    while (this.#answers.length === 0 && !this.#hasEnded && !until.aborted) await woken()
    until.removeEventListener('abort', stopped)
    const answer = this.#answers.shift()
    if (answer === undefined) await this[Symbol.asyncDispose]()
    this.#signal.throwIfAborted()
    return answer
  }

  #receive(text: string): void {
    try {
      const { data } = WarmAnswer.safeParse(JSON.parse(text))
      if (data !== undefined) this.#answers.push(data)
      this.#wake()
    } catch {
      // Something else printed a line like an answer.
    }
  }

  /** End it and all that it has started. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#memory[Symbol.dispose]()
    this.#child.stdin?.end()
    if (!this.#hasEnded) await Promise.race([once(this.#child, 'close'), sleep(END_MS, undefined, { ref: false })])
    await endTree(this.#tree, 'SIGKILL')
    this.#hasEnded = true
  }
}
