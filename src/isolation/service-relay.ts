import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type { CiService } from '../domain/model/ci-step.ts'

/** A port of the tests' own machine, and where it leads: the first address that answers. */
interface Route {
  readonly port: number
  readonly to: readonly { readonly host: string; readonly port: number }[]
}

/** Limit of the start, in milliseconds. */
const START_MS = 10_000
const READY = 'ready'

/**
 * Program inside the network of the tests. It passes each connection of a port on to a socket of this process, which no
 * test can see. It ends with its standard input. Arguments: pairs of port and path.
 */
const PROGRAM = `
const net = require('node:net')
const pairs = process.argv.slice(1)
const waiting = []
for (let index = 0; index < pairs.length; index += 2) {
  const server = net.createServer(from => {
    const to = net.connect(pairs[index + 1])
    from.on('error', () => to.destroy())
    to.on('error', () => from.destroy())
    from.pipe(to).pipe(from)
  })
  waiting.push(new Promise(resolve => server.on('error', resolve).listen(Number(pairs[index]), '127.0.0.1', resolve)))
}
Promise.all(waiting).then(() => process.stdout.write('${READY}'))
process.stdin.resume().on('end', () => process.exit())
`

/** Leads from the tests' own machine to the services of the job, and nowhere else. */
export class ServiceRelay implements AsyncDisposable {
  readonly #servers: readonly Server[]
  readonly #sockets: ReadonlySet<Socket>
  readonly #child: ChildProcess
  readonly #folder: string

  private constructor(parts: {
    servers: readonly Server[]
    sockets: ReadonlySet<Socket>
    child: ChildProcess
    folder: string
  }) {
    this.#servers = parts.servers
    this.#sockets = parts.sockets
    this.#child = parts.child
    this.#folder = parts.folder
  }

  /**
   * @param words words that make a command enter the network of the tests
   * @param folder folder for its sockets, which tests must not see
   * @returns undefined if that does not work here
   */
  static open(
    services: readonly CiService[],
    options: { words: readonly string[]; folder: string; path: string },
  ): Promise<ServiceRelay | undefined> {
    return ServiceRelay.#start(services, options).catch(() => undefined)
  }

  static async #start(
    services: readonly CiService[],
    { words, folder, path }: { words: readonly string[]; folder: string; path: string },
  ): Promise<ServiceRelay | undefined> {
    const sockets = new Set<Socket>()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const routes = routesTo(services)
    const files = routes.map(({ port }) => join(folder, String(port)))
    const servers = await Promise.all(
      routes.map(async ({ to }, index) => {
        const server = createServer(from => void lead(from, to, sockets))
        await rm(files[index] ?? '', { force: true })
        server.listen(files[index])
        await once(server, 'listening')
        return server.unref()
      }),
    )
    const pairs = routes.flatMap(({ port }, index) => [String(port), files[index] ?? ''])
    const [file, ...args] = [...words, process.execPath, '-e', PROGRAM, ...pairs] as [string, ...string[]]
    const child = spawn(file, args, {
      cwd: '/',
      env: { PATH: path },
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    })
    child.stdin?.on('error', () => undefined)
    const relay = new ServiceRelay({ servers, sockets, child, folder })
    const started = await Promise.race([
      once(child.stdout, 'data', { signal: AbortSignal.timeout(START_MS) }),
      once(child, 'exit'),
    ]).catch(() => [])
    if (String(started[0]) === READY) return relay
    await relay[Symbol.asyncDispose]()
    return undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.stdin?.destroy()
    this.#child.kill('SIGKILL')
    for (const socket of this.#sockets) socket.destroy()
    for (const server of this.#servers) server.close()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/**
 * List the ports that tests may use. A job on the machine itself uses those of the machine, one in a container the
 * others.
 */
function routesTo(services: readonly CiService[]): Route[] {
  const routes = new Map<number, Route>()
  for (const { name, ports } of services)
    for (const { host, container } of ports) {
      const outer = host === undefined ? [] : [{ host: '127.0.0.1', port: host }]
      const inner = { host: name, port: container }
      if (host !== undefined && host !== container) routes.set(host, { port: host, to: outer })
      routes.set(container, { port: container, to: host === container ? [...outer, inner] : [inner, ...outer] })
    }
  return [...routes.values()]
}

/** Connect to the first address that answers. */
async function lead(from: Socket, to: Route['to'], sockets: Set<Socket>): Promise<void> {
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  }
  keep(from)
  from.on('error', () => undefined)
  for (const address of to) {
    const target = connect(address)
    const isOpen = await once(target, 'connect').then(
      () => true,
      () => false,
    )
    if (!isOpen) continue
    keep(target)
    target.on('error', () => from.destroy())
    from.on('close', () => target.destroy())
    from.pipe(target).pipe(from)
    return
  }
  from.destroy()
}

/** Add the names of services to the text of /etc/hosts. */
export function hostsWith(text: string, services: readonly CiService[]): string {
  const lines = services.map(({ name }) => `127.0.0.1\t${name}\n`)
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${lines.join('')}`
}
