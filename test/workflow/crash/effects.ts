import { AsyncLocalStorage } from 'node:async_hooks'
import childProcess, { type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'

export interface EffectsOptions {
  /** Told before and after each call, and amid the writing of a file. `changed`: whether the disk may be another one since. */
  readonly reached: (moment: string, changed: boolean) => void
  /** The call beside which all others wait: then they come one after the other, each time in the same order. */
  readonly alone?: string
}

/** What only reads, of all that node:fs/promises has. Any other name is an effect. */
const READS: ReadonlySet<string> = new Set(['access', 'lstat', 'readFile', 'readdir', 'readlink', 'realpath', 'stat'])

/** What makes the name of a temporary file, or of a folder of git's objects, another one in each run. */
const RANDOM = /^[0-9a-f]{2}$|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** What changes files at once, of all that node:fs has. */
const SYNCHRONOUS = ['appendFileSync', 'mkdirSync', 'renameSync', 'rmSync', 'rmdirSync', 'utimesSync', 'writeFileSync']

/** The functions as they are before they are counted. */
const { existsSync, readFileSync, rmSync, writeFileSync } = fs

/** Where in the calls of the ports something happens, and what was called there already. */
interface Frame {
  readonly path: string
  readonly counts: Map<string, number>
}

/**
 * Counts what a run does: the calls of its ports, and in them what the process does with files and other programs. Each
 * call has a name that is the same in each run, by the calls that it is part of.
 */
export class Effects {
  readonly #options: EffectsOptions
  readonly #frames = new AsyncLocalStorage<Frame>()
  readonly #outermost: Frame = { path: '', counts: new Map() }
  #changed = true
  #alone: Promise<unknown> | undefined
  /** Node's own functions call each other. */
  #isWithin = false

  constructor(options: EffectsOptions) {
    this.#options = options
  }

  /** A port whose methods are counted, all of them. */
  port<Port extends object>(
    name: string,
    target: Port,
    called = (method: string, _args: readonly unknown[]) => method,
  ): Port {
    return new Proxy(target, {
      get: (_, key) => {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        const method = typeof key === 'symbol' ? (key.description ?? '') : key
        return (...args: unknown[]) => {
          const path = this.#begun(`${name}.${called(method, args)}`)
          return this.#ended(
            path,
            this.#within(path, () => value.apply(target, args)),
          )
        }
      },
    })
  }

  /** Counts what this process does from now on with files and other programs, whoever asks for it. */
  process(): void {
    const promises = fs.promises as unknown as Record<string, unknown>
    for (const [name, call] of Object.entries(promises)) {
      if (typeof call === 'function') promises[name] = this.#counted(name, (...args) => call.apply(promises, args))
    }
    const atOnce = fs as unknown as Record<string, (...args: unknown[]) => unknown>
    for (const name of SYNCHRONOUS) {
      const call = atOnce[name]
      if (call !== undefined) atOnce[name] = this.#countedAtOnce(name, (...args) => call.apply(fs, args))
    }
    const spawn = childProcess.spawn as (...args: unknown[]) => ChildProcess
    const counted = (...args: unknown[]) => {
      const path = this.#begun(`${basename(String(args[0]))} ${commandIn(args[1])}`)
      const child = spawn(...args)
      child.once('exit', () => this.#reached(`after ${path}`, true))
      return child
    }
    childProcess.spawn = counted as typeof childProcess.spawn
    syncBuiltinESMExports()
  }

  #counted(name: string, call: (...args: unknown[]) => unknown) {
    return async (...args: unknown[]) => {
      if (!this.#frames.getStore()?.path.startsWith(this.#options.alone ?? '')) await this.#alone
      if (READS.has(name)) return call(...args)
      const path = this.#begun(callOf(name, args))
      if (name === 'writeFile') this.#amid(path, args)
      return this.#ended(
        path,
        this.#within(path, () => call(...args)),
        true,
      )
    }
  }

  #countedAtOnce(name: string, call: (...args: unknown[]) => unknown) {
    return (...args: unknown[]) => {
      if (this.#isWithin) return call(...args)
      this.#isWithin = true
      try {
        const path = this.#begun(callOf(name, args))
        if (name === 'writeFileSync') this.#amid(path, args)
        if (name === 'appendFileSync') this.#amid(path, args, ([, text]) => String(text).slice(0, -2))
        return this.#ended(path, call(...args), true)
      } finally {
        this.#isWithin = false
      }
    }
  }

  /** Writing a file begins with an empty one, and appending to it with a part of what is appended. */
  #amid(path: string, args: readonly unknown[], appended?: (args: readonly unknown[]) => string): void {
    const [file, , options] = args
    if (typeof file !== 'string') return
    const before = existsSync(file) ? readFileSync(file) : undefined
    const { flag } = (options ?? {}) as { flag?: string }
    if (before !== undefined && flag === 'wx') return
    writeFileSync(file, appended === undefined ? '' : `${before?.toString() ?? ''}${appended(args)}`)
    this.#reached(`amid ${path}`, true)
    if (before === undefined) rmSync(file)
    else writeFileSync(file, before)
    this.#changed = true
  }

  #begun(name: string): string {
    const around = this.#frames.getStore() ?? this.#outermost
    const count = (around.counts.get(name) ?? 0) + 1
    around.counts.set(name, count)
    const path = `${around.path}${around.path === '' ? '' : ' > '}${name}${count === 1 ? '' : ` (${count})`}`
    this.#reached(`before ${path}`, false)
    return path
  }

  #within<Result>(path: string, call: () => Result): Result {
    return this.#frames.run({ path, counts: new Map() }, call)
  }

  #ended<Result>(path: string, result: Result, changes = false): Result {
    if (!(result instanceof Promise)) {
      this.#reached(`after ${path}`, changes)
      return result
    }
    const ended = result.finally(() => this.#reached(`after ${path}`, changes))
    if (path.startsWith(this.#options.alone ?? ' ') && !path.includes(' > ')) this.#alone = ended.catch(() => undefined)
    return ended as Result
  }

  #reached(moment: string, changes: boolean): void {
    const changed = this.#changed || changes
    this.#changed = false
    this.#options.reached(moment, changed)
  }
}

function callOf(name: string, [path]: readonly unknown[]): string {
  return `${name} ${basename(String(path)).replace(RANDOM, '…')}`
}

/** Which of a program's commands it is: the first word that is neither an option nor belongs to one. */
function commandIn(args: unknown): string {
  const words = Array.isArray(args) ? args.map(String) : []
  return words.find((word, index) => !word.startsWith('-') && words[index - 1] !== '-c') ?? ''
}
