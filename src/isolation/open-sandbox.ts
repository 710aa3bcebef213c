import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../contracts/errors.ts'
import type { Sandbox } from '../contracts/sandbox-port.ts'
import type { CiService } from '../domain/model/ci-step.ts'
import type { Isolation, IsolationMode, Network } from '../domain/model/isolation.ts'
import { cleanGitConfig } from './clean-git-config.ts'
import { MAX_PROCESSES, type SandboxLimits } from './control-group.ts'
import { cleanSettings } from './clean-settings.ts'
import { isBelow } from './copied-folders.ts'
import { planMounts, type Surroundings } from './hidden-paths.ts'
import { PrivilegeBar } from './privilege-bar.ts'
import { breakOut, findsCopy } from './probe.ts'
import { NamespaceSandbox } from './sandbox.ts'
import { cleanOtherCheckouts } from './other-checkouts.ts'
import { hostsWith } from './service-relay.ts'
import { findTools } from './tools.ts'
import { type Way, waysFor } from './ways.ts'

export interface IsolationOptions {
  readonly mode: IsolationMode
  readonly network: Network
  readonly docker: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** Folder of the checkout. */
  readonly checkout: string
  /** Git directory of the checkout, with its configuration. */
  readonly gitDir: string
  /** Files with credentials that the tests are not to see, wherever they are. */
  readonly credentials?: readonly string[]
  /** Folder of this action's state. */
  readonly state: string
  /** Folders below it that tests use: copies of the checkout, reports and temporary files. */
  readonly shared: readonly string[]
  /** Folder of this program. */
  readonly program: string
  /** Bytes of memory that one command may use. */
  readonly memory?: number
  /** Processes and threads that may run at a time. */
  readonly processes?: number
  /** Services of the job, for commands whose network is `local`. */
  readonly services?: readonly CiService[]
  /** Replaces the ways of this machine. */
  readonly ways?: readonly Way[]
}

/** A sandbox, or none, with what is to be said about it. */
export interface OpenedIsolation extends AsyncDisposable {
  readonly sandbox: Sandbox | undefined
  readonly isolation: Isolation
}

/**
 * Open the strongest isolation that works here. Each way is tried by a probe that behaves like a hostile test.
 * @throws UserError if none works though it is required
 */
export async function openSandbox(options: IsolationOptions): Promise<OpenedIsolation> {
  const { mode, network, docker } = options
  const user = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }
  const isLinux = process.platform === 'linux'
  const tools = isLinux ? findTools(options.env.PATH ?? '') : {}
  const limits = { processes: options.processes ?? MAX_PROCESSES, memory: options.memory }
  const reasons: string[] = []
  if (mode !== 'off') {
    const ways = options.ways ?? waysFor(tools, user, { network, processes: limits.processes })
    if (ways.length === 0)
      reasons.push(isLinux ? 'unshare, nsenter or setpriv of util-linux is missing' : `${process.platform} has none`)
    const prepared = ways.length === 0 ? undefined : await prepare(options, user.uid)
    for (const way of prepared === undefined ? [] : ways) {
      const opened = await tryWay(way, prepared as Prepared, { ...options, limits })
      if (typeof opened !== 'string')
        return {
          sandbox: opened,
          isolation: opened.isolation,
          [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
        }
      reasons.push(`${way.level}: ${opened}`)
    }
  }
  const why = mode === 'off' ? 'it is switched off' : reasons.join('; ')
  if (mode === 'require' || network !== 'on')
    throw new UserError(
      `The tests cannot be isolated here (${why.slice(0, 600)}).`,
      mode === 'require'
        ? 'Use a Linux runner whose user may make namespaces or has sudo without a password, or set isolation to auto.'
        : 'Set isolation to auto on a Linux runner that can isolate, or set network to on.',
    )
  const open = user.uid === 0 ? ' As root they can read the memory of this action.' : ''
  const notes = mode === 'off' ? [] : [`The tests could not be isolated: ${why.slice(0, 600)}.${open}`]
  const isolation = { level: 'none', network, docker, notes } as const
  return {
    sandbox: mode === 'off' ? undefined : PrivilegeBar.make(tools, user, isolation),
    isolation,
    [Symbol.asyncDispose]: async () => undefined,
  }
}

interface Prepared {
  readonly surroundings: Surroundings
  readonly secretFile: string
}

async function prepare(options: IsolationOptions, uid: number): Promise<Prepared> {
  const { state, shared, env, checkout, docker, program } = options
  const written = join(state, 'written')
  const [runs = state] = shared
  // The folder of a run that was killed can hold programs of its tests, which root would start.
  if (uid === 0) await rm(written, { recursive: true, force: true })
  for (const folder of [written, ...shared]) await mkdir(folder, { recursive: true })
  const secretFile = join(state, 'hidden')
  await writeFile(secretFile, 'This file must not be readable in a test.\n')
  const home = env.HOME ?? ''
  const cleaned = home === '' ? [] : await cleanSettings(home, join(runs, 'settings'))
  const hosts = await hostsOf(options, join(runs, 'hosts'))
  const own = await realpath(options.gitDir)
  const git = { path: own, files: await cleanGitConfig(own, join(runs, 'git-config')) }
  const checkouts = await cleanOtherCheckouts([checkout, env.GITHUB_WORKSPACE ?? ''], { own, to: join(runs, 'other') })
  const kept = [checkout, ...shared, options.gitDir]
  return {
    secretFile,
    surroundings: {
      env,
      uid,
      kept,
      state,
      program,
      written,
      docker,
      credentials: options.credentials ?? [],
      cleaned: [...cleaned, ...checkouts, ...hosts],
      git,
    },
  }
}

/** Write a copy of /etc/hosts with the names of the services, which lead to the tests' own machine. */
async function hostsOf(
  { network, services = [] }: IsolationOptions,
  copy: string,
): Promise<{ readonly path: string; readonly by: string }[]> {
  if (network !== 'local' || services.length === 0) return []
  const path = '/etc/hosts'
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return []
  await writeFile(copy, hostsWith(text, services), { mode: 0o644 })
  return [{ path, by: copy }]
}

async function tryWay(
  way: Way,
  prepared: Prepared,
  { network, docker, checkout, services = [], state, shared, limits }: IsolationOptions & { limits: SandboxLimits },
): Promise<NamespaceSandbox | string> {
  await mkdir(prepared.surroundings.written, { recursive: true })
  const opened = await NamespaceSandbox.open({
    way,
    plan: planMounts(prepared.surroundings),
    network,
    docker,
    limits,
    services,
    sockets: join(state, 'services'),
  })
  if (typeof opened === 'string') return opened
  const [runs] = shared
  // A daemon would mount folders of the checkout where a test names those of the copy, which would hide other ones
  // within.
  const mayStandIn = runs !== undefined && !docker && !shared.some(folder => isBelow(folder, checkout))
  const [problem, canStandIn] = await Promise.all([
    breakOut(opened, { secretFile: prepared.secretFile, cwd: checkout }),
    mayStandIn && findsCopy(opened, join(runs, 'stand-in')),
  ])
  if (canStandIn) opened.allowStandIns()
  if (problem === undefined) return opened
  await opened[Symbol.asyncDispose]()
  return problem
}
