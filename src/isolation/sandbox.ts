import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { IsolatedCommand, Sandbox, WrappedCommand } from '../contracts/sandbox-port.ts'
import type { CiService } from '../domain/model/ci-step.ts'
import type { Isolation, Network } from '../domain/model/isolation.ts'
import { ControlGroup, type SandboxLimits } from './control-group.ts'
import { type MountPlan, mountScript, NOT_COPIED, READY } from './mount-script.ts'
import { descendantsOf, namespaceIds } from './processes.ts'
import { RUN_SCRIPT, scriptInput } from './run-script.ts'
import { ServiceRelay } from './service-relay.ts'
import type { Way } from './ways.ts'

/** Limits of the start and of the end of the namespaces, in milliseconds. */
const START_MS = 15_000
const END_MS = 5_000
const SHELL = '/bin/sh'
/** Takes the script from the standard input, by its length: an argument has a limit that dozens of mounts exceed. */
const HOLD_SCRIPT = 'script=$(head -c "$1") && eval "$script"'
/** Folders of the programs of the scripts. */
const PATH = '/usr/sbin:/usr/bin:/sbin:/bin'

export interface SandboxOptions {
  readonly way: Way
  readonly plan: MountPlan
  readonly network: Network
  readonly docker: boolean
  readonly limits: SandboxLimits
  /** Services that commands without a network reach all the same. */
  readonly services: readonly CiService[]
  /** Folder for sockets that commands do not see. */
  readonly sockets: string
}

/** Namespaces that one process holds for a whole run. Each command gets process and mount namespaces within them. */
export class NamespaceSandbox implements Sandbox, AsyncDisposable {
  readonly isolation: Isolation
  readonly isApart = true
  readonly guardsGit: boolean
  readonly #way: Way
  readonly #holder: number
  /** Folder to empty at the end, if the holder does not. */
  readonly #written: string | undefined
  readonly #process: ChildProcessWithoutNullStreams
  readonly #group: ControlGroup | undefined
  readonly #relay: ServiceRelay | undefined
  #canStandIn = false

  private constructor(
    options: SandboxOptions & {
      process: ChildProcessWithoutNullStreams
      holder: number
      printed: string
      relay: ServiceRelay | undefined
    },
  ) {
    const { way, plan, network, docker, process, holder, printed, relay } = options
    const plain = printed.split('\n').filter(line => line.startsWith(NOT_COPIED))
    const notes = plain.map(
      line => `What tests write to ${line.slice(NOT_COPIED.length)} stays there: no copy of it can be mounted.`,
    )
    const isCut = network === 'local' && options.services.length > 0 && relay === undefined
    if (isCut) notes.push('The tests do not reach the services of the job: nothing could lead to them.')
    this.isolation = { level: way.level, network, docker, notes }
    this.guardsGit = !plain.includes(NOT_COPIED + plan.git.path)
    this.#way = way
    this.#holder = holder
    this.#written = way.level === 'root-namespaces' ? plan.written : undefined
    this.#process = process
    this.#relay = relay
    this.#group = way.level === 'root-namespaces' ? ControlGroup.make(options.limits) : undefined
  }

  /** Make the namespaces and mounts. @returns the sandbox, or the reason why this way does not work here */
  static async open(options: SandboxOptions): Promise<NamespaceSandbox | string> {
    const { way, plan, network } = options
    const script = mountScript(plan, { network, cleans: way.level !== 'root-namespaces' })
    const [file, ...args] = [...way.hold, SHELL, '-c', HOLD_SCRIPT, 'sh', String(Buffer.byteLength(script))]
    const child = spawn(file, args, {
      cwd: '/',
      env: { PATH },
      stdio: 'pipe',
      // Ctrl-C in a terminal is for this process, which ends the holder by itself.
      detached: true,
    })
    let printed = ''
    let problem = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (problem = `${problem}${chunk.toString()}`.slice(-500)))
    child.on('error', error => (problem = error.message))
    // The holder ends at the end of its input, so a write to a holder that has ended says nothing.
    child.stdin.on('error', () => undefined)
    child.stdin.write(script)
    const isReady = () => printed.split('\n').includes(READY)
    const until = performance.now() + START_MS
    while (!isReady() && child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      if (performance.now() > until) break
      await sleep(5)
    }
    const holder = isReady() ? holderOf(child.pid ?? 0) : undefined
    if (holder !== undefined) {
      const relay = await relayFor(options, holder)
      return new NamespaceSandbox({ ...options, process: child, holder, printed, relay })
    }
    child.stdin.destroy()
    child.kill('SIGKILL')
    return problem.trim().split('\n')[0] || 'it did not start'
  }

  get canStandIn(): boolean {
    return this.#canStandIn
  }

  /** Let commands find copies in the place of the checkout, once that was tried. */
  allowStandIns(): void {
    this.#canStandIn = true
  }

  wrap(command: IsolatedCommand, missing: string): WrappedCommand {
    const [program, ...words] = [
      ...(this.#group?.words ?? []),
      ...this.#way.enter(this.#holder, command.standIn),
      SHELL,
      '-c',
      RUN_SCRIPT,
      'sh',
    ]
    const { input, args } = scriptInput(command, missing)
    return { file: program, args: [...words, ...args], env: { PATH }, input }
  }

  /** End the namespaces and all that runs in them. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#relay?.[Symbol.asyncDispose]()
    this.#process.stdin.end()
    const until = performance.now() + END_MS
    while (this.#process.exitCode === null && this.#process.signalCode === null && performance.now() < until)
      await sleep(5)
    this.#process.kill('SIGKILL')
    this.#group?.[Symbol.dispose]()
    if (this.#written !== undefined) await rm(this.#written, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function relayFor(
  { way, network, services, sockets }: SandboxOptions,
  holder: number,
): Promise<ServiceRelay | undefined> {
  if (network !== 'local' || services.every(({ ports }) => ports.length === 0)) return undefined
  return ServiceRelay.open(services, { words: way.connect(holder), folder: sockets, path: PATH })
}

/** Find the process that holds the namespaces: the first one of a process namespace just below this one. */
function holderOf(pid: number): number | undefined {
  const depth = namespaceIds('self').length + 1
  return [pid, ...descendantsOf(pid)].find(each => {
    const ids = namespaceIds(each)
    return ids.length === depth && ids.at(-1) === 1
  })
}
