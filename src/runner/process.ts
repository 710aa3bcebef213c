import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunExit } from '../domain/tests.ts'
import type { Command } from '../frameworks/framework.ts'
import type { Env } from './environment.ts'
import { killTree } from './process-tree.ts'

/** Bytes of output that are kept: the beginning tells what ran, the end what went wrong. */
const HEAD = 32_000
const TAIL = 200_000
/** How long a process tree may take to end after SIGTERM, in milliseconds. */
const GRACE_MS = 2_000
/** How long output may still arrive after the process itself has ended, in milliseconds. */
const DRAIN_MS = 1_000

export interface ProcessOptions {
  readonly cwd: string
  readonly env: Env
  readonly marker: string
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

export interface ProcessResult {
  readonly exit: RunExit
  readonly output: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly durationMs: number
}

/**
 * Runs a command without a shell until it ends or its time is up; then nothing of its process tree is left. Whatever
 * happens to the process is a value.
 * @throws the signal's reason when the run as a whole is being stopped.
 */
export async function runProcess(command: Command, options: ProcessOptions): Promise<ProcessResult> {
  options.signal.throwIfAborted()
  const started = performance.now()
  const startedAt = Date.now()
  const output = new CappedOutput()
  const child = start(command, options)
  if (child === undefined) {
    return { exit: { kind: 'exited', code: 126 }, output: 'The argument list is too long.', startedAt, durationMs: 0 }
  }
  child.stdout.on('data', (chunk: Buffer) => output.add(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.add(chunk))

  const exit = await ended(child, command, options)
  killTree(child.pid, options.marker, 'SIGKILL')
  await Promise.race([drained(child), sleep(DRAIN_MS, undefined, { ref: false })])
  options.signal.throwIfAborted()
  return { exit, output: output.text(), startedAt, durationMs: performance.now() - started }
}

/** The started process, or undefined when its arguments are more than the system takes. */
function start(command: Command, options: ProcessOptions) {
  try {
    return spawn(command.file, [...command.args], {
      cwd: options.cwd,
      env: { ...options.env, ...command.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the whole of it can be ended.
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'E2BIG') return undefined
    throw error
  }
}

async function ended(child: ChildProcess, command: Command, options: ProcessOptions): Promise<RunExit> {
  const deadline = new AbortController()
  const stop = AbortSignal.any([options.signal, deadline.signal])
  const timer = setTimeout(() => deadline.abort(), options.timeoutMs)
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  try {
    const stopped = new Promise<'stopped'>(resolve =>
      stop.addEventListener('abort', () => resolve('stopped'), { once: true }),
    )
    const first = await Promise.race([exited, stopped])
    if (first !== 'stopped') {
      const [code, signal] = first
      return code === null ? { kind: 'killed', signal: signal ?? 'unknown' } : { kind: 'exited', code }
    }
    killTree(child.pid, options.marker, 'SIGTERM')
    await Promise.race([exited, sleep(GRACE_MS)])
    return { kind: 'timed-out', afterMs: options.timeoutMs }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'EACCES') return { kind: 'not-found', command: command.file }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function drained(child: ChildProcess): Promise<void> {
  const open = [child.stdout, child.stderr].flatMap(stream => (stream === null || stream.closed ? [] : [stream]))
  await Promise.all(open.map(stream => once(stream, 'close')))
}

/** Keeps the beginning and the end of what is added, and says how much was left out between them. */
class CappedOutput {
  #head = ''
  #tail = ''
  #dropped = 0
  readonly #decoder = new TextDecoder()

  add(chunk: Buffer): void {
    const text = this.#decoder.decode(chunk, { stream: true })
    const room = HEAD - this.#head.length
    this.#head += text.slice(0, Math.max(0, room))
    this.#tail += text.slice(Math.max(0, room))
    if (this.#tail.length > 2 * TAIL) {
      this.#dropped += this.#tail.length - TAIL
      this.#tail = this.#tail.slice(-TAIL)
    }
  }

  text(): string {
    const gap = this.#dropped === 0 ? '' : `\n… ${this.#dropped} characters left out …\n`
    return this.#head + gap + this.#tail
  }
}
