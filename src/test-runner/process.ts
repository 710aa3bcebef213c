import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunExit } from '../domain/model/test-run.ts'
import type { Command } from '../frameworks/framework.ts'
import { isNoProgram, launch, missingFile, type LaunchOptions } from './launch.ts'
import { signalOf } from '../isolation/run-script.ts'
import { watchMemory } from './memory-watchdog.ts'
import { CappedOutput, KeptOutput, Lines } from './process-output.ts'
import { endTree, type Tree } from './process-tree.ts'

/** Characters of output to keep: the beginning shows what ran, the end what failed. */
const OUTPUT = { head: 32_000, tail: 200_000 } as const
/** Characters of the error output to keep beside a report. */
const ERRORS = { head: 500_000, tail: 500_000 } as const
/** Time for a process tree to end after SIGTERM, in milliseconds. */
const GRACE_MS = 2_000
/** Time between two checks whether a process is too quiet, in milliseconds. */
const WATCH_MS = 200
/** Time for output to arrive after the process has ended, in milliseconds. */
const DRAIN_MS = 1_000

export interface ProcessOptions extends LaunchOptions {
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Maximum bytes of memory of the process tree. Enforced on Linux only. */
  readonly memory?: number
  /** File for output that is a report: the standard output alone, or both outputs in order. */
  readonly keep?: { readonly path: string; readonly what: 'stdout' | 'both' }
  /** Checks now and then whether to stop the process before its time is up. */
  readonly isTooQuiet?: (timeoutMs: number) => boolean
  /** Receives each printed line. */
  readonly onLine?: (line: string) => void
}

export interface ProcessResult {
  readonly exit: RunExit
  /** Both outputs in order, capped. */
  readonly output: string
  /** Error output alone, capped. */
  readonly errors: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly durationMs: number
}

/**
 * Run a command without a shell until it ends or times out, and kill the rest of its process tree. A failed process is
 * a result.
 * @throws the signal's reason if the whole run is cancelled
 */
export async function runProcess(command: Command, options: ProcessOptions): Promise<ProcessResult> {
  options.signal.throwIfAborted()
  const started = performance.now()
  const startedAt = Date.now()
  const output = new CappedOutput(OUTPUT)
  const errors = new CappedOutput(ERRORS)
  const lines = new Lines(options.onLine)
  const onOutput = (chunk: Buffer) => {
    output.add(chunk)
    lines.add(chunk)
  }
  using kept = options.keep === undefined ? undefined : new KeptOutput(options.keep.path)
  const both = options.keep?.what === 'both' ? kept : undefined
  const child = launch(command, { ...options, into: both?.descriptor })
  if ('exit' in child) return { ...child, startedAt, durationMs: 0 }
  child.stdout?.on('data', (chunk: Buffer) => {
    onOutput(chunk)
    kept?.write(chunk)
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    onOutput(chunk)
    errors.add(chunk)
  })
  using _followed = both?.follow(onOutput)

  const tree: Tree = { pid: child.pid, marker: options.marker, isApart: options.sandbox?.isApart === true }
  const exit = await ended(child, command, { ...options, tree })
  await endTree(tree, 'SIGKILL')
  await Promise.race([drained(child), sleep(DRAIN_MS, undefined, { ref: false })])
  both?.rest(onOutput)
  lines.end()
  options.signal.throwIfAborted()
  return {
    exit: exitOf(exit, command, options),
    output: output.text(),
    errors: errors.text(),
    startedAt,
    durationMs: performance.now() - started,
  }
}

/** Translate the exit of a sandboxed command, which passes through a shell, into that of the command itself. */
function exitOf(exit: RunExit, { file }: Command, options: ProcessOptions): RunExit {
  if (options.sandbox === undefined || exit.kind !== 'exited') return exit
  if (exit.code === 127 && existsSync(missingFile(options))) {
    rmSync(missingFile(options), { force: true })
    return { kind: 'not-found', command: file }
  }
  const signal = signalOf(exit.code)
  return signal === undefined ? exit : { kind: 'killed', signal, code: exit.code }
}

async function ended(
  child: ChildProcess,
  command: Command,
  options: ProcessOptions & { tree: Tree },
): Promise<RunExit> {
  const deadline = new AbortController()
  const stop = AbortSignal.any([options.signal, deadline.signal])
  const startedAt = performance.now()
  let isTimeUp = false
  const timer = setTimeout(() => {
    isTimeUp = true
    deadline.abort()
  }, options.timeoutMs)
  const watch = setInterval(() => {
    if (options.isTooQuiet?.(options.timeoutMs) === true) deadline.abort()
  }, WATCH_MS)
  let tooMuch: number | undefined
  using _watch = watchMemory(options.tree, options.memory, limit => {
    tooMuch = limit
    deadline.abort()
  })
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
    // A timer may fire a fraction of a millisecond early, so its time is not measured.
    const afterMs = isTimeUp ? options.timeoutMs : Math.round(performance.now() - startedAt)
    // Kill at once: a process that uses too much memory would take more.
    await endTree(options.tree, tooMuch === undefined ? 'SIGTERM' : 'SIGKILL')
    await Promise.race([exited, sleep(GRACE_MS)])
    return tooMuch === undefined ? { kind: 'timed-out', afterMs } : { kind: 'out-of-memory', limit: tooMuch }
  } catch (error) {
    if (isNoProgram(error)) return { kind: 'not-found', command: command.file }
    throw error
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
  }
}

async function drained(child: ChildProcess): Promise<void> {
  const open = [child.stdout, child.stderr].flatMap(stream => (stream === null || stream.closed ? [] : [stream]))
  await Promise.all(open.map(stream => once(stream, 'close')))
}
