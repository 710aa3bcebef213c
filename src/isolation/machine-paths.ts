import { accessSync, constants, type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

/** Folders of the system that root could change for what this action starts later. */
export const SYSTEM = ['/usr', '/etc', '/opt', '/root', '/home', '/srv', '/bin', '/sbin', '/lib', '/lib64']

/** Folders at the top that are no files of anybody, or that hold those of services and of the system. */
const NOT_OF_USERS = /^(?:proc|sys|dev|run|boot|snap|lost\+found)$/
/** Those that an ordinary user cannot change anyway. */
const OF_ROOT = /^(?:usr|etc|bin|sbin|lib\w*|root)$/

/** Folders by which root orders other processes about: the kernel's settings, and what the system starts by itself. */
const ORDERS = ['/sys', '/boot', '/run/udev', '/run/systemd', '/var/spool/cron', '/var/spool/at']

const CONTAINERS = [
  '/var/run/docker.sock',
  '/run/docker.sock',
  '/run/containerd/containerd.sock',
  '/run/podman/podman.sock',
  '/run/buildkit/buildkitd.sock',
  '/run/crio/crio.sock',
]
/** Services that start processes for a user who may talk to them. */
const SERVICES = ['/var/lib/lxd/unix.socket', '/var/snap/lxd/common/lxd/unix.socket', '/run/libvirt']
const SERVICES_OF_ROOT = ['/run/dbus/system_bus_socket', '/run/systemd/private', '/run/snapd.socket']
/** Below the folder of a user's session. */
const SERVICES_OF_USER = ['bus', 'systemd', 'gnupg', 'keyring', 'ssh-agent.socket', 'openssh_agent']
const CONTAINERS_OF_USER = ['podman/podman.sock', 'docker.sock']

/** Devices beside disks with which root reaches the memory or the disks of the machine. */
const RAW_DEVICE = /^(?:mem|kmem|port|kmsg|sg\d+|nvme\d+|loop-control|uinput|watchdog\d*|vcs.*|tty\d+)$/

/** List folders of tools or of the system that tests must not change, though their user could. */
export function systemFolders(env: Env, uid: number): string[] {
  const onPath = (env.PATH ?? '').split(delimiter).filter(folder => folder !== '/tmp' && isWritable(folder))
  // A runner's own Node.js starts the later steps.
  const runner = runnerFolder(env)
  const own = runner === undefined ? [] : ['bin', 'externals'].map(name => join(runner, name))
  return [...(uid === 0 ? SYSTEM : []), ...onPath, ...own]
}

/** Levels of folders that are searched, and the most folders of one that are looked at. */
const MAX_DEPTH = 3
const MAX_FOLDERS = 200

/** List the outermost folders of the machine, to some levels, that tests could change. */
export function changeableFolders(uid: number): string[] {
  const names = foldersIn('/').filter(name => !NOT_OF_USERS.test(name) && (uid === 0 || !OF_ROOT.test(name)))
  const top = names.map(name => join('/', name))
  return uid === 0 ? top : [...top, '/run/media'].flatMap(folder => writableIn(folder, MAX_DEPTH))
}

function writableIn(folder: string, depth: number): string[] {
  if (isWritable(folder)) return [folder]
  if (depth === 0) return []
  const below = foldersIn(folder).slice(0, MAX_FOLDERS)
  return below.flatMap(name => writableIn(join(folder, name), depth - 1))
}

/** Folders in which sockets are searched, in all. */
const MAX_SEARCHED = 300

/** List the sockets near the top of a folder: what listens there is not reached through a copy. */
export function socketsIn(top: string): string[] {
  const found: string[] = []
  const open = OF_ROOT.test(top.slice(1)) && top !== '/root' ? [] : [{ folder: top, depth: 0 }]
  for (let at = 0; at < Math.min(open.length, MAX_SEARCHED); at += 1) {
    const { folder, depth } = open[at] ?? { folder: '/', depth: MAX_DEPTH }
    for (const entry of entriesOf(folder).slice(0, MAX_FOLDERS)) {
      const path = join(folder, entry.name)
      if (entry.isSocket()) found.push(path)
      else if (depth < MAX_DEPTH && entry.isDirectory()) open.push({ folder: path, depth: depth + 1 })
    }
  }
  return found
}

/** List folders that root must not change, not even for its own run. */
export function orderFolders(uid: number): string[] {
  return uid === 0 ? [...ORDERS] : []
}

/** List the file systems mounted below them. */
export function orderMounts(uid: number, mounts: readonly string[]): string[] {
  return uid === 0 ? [...new Set(mounts.filter(point => ORDERS.some(folder => point.startsWith(`${folder}/`))))] : []
}

/** List sockets of services that start processes outside, or that use keys. */
export function serviceSockets(env: Env, { uid, docker }: { uid: number; docker: boolean }): string[] {
  const sessions = [`/run/user/${uid}`, env.XDG_RUNTIME_DIR ?? '']
  const below = (names: readonly string[]) => sessions.flatMap(folder => names.map(name => join(folder, name)))
  const named = (value = '') => value.replace(/^unix:(?:path=|\/\/)/, '').replace(/[,;].*/, '')
  return [
    ...(docker ? [] : [...CONTAINERS, ...below(CONTAINERS_OF_USER), named(env.DOCKER_HOST)]),
    ...SERVICES,
    ...(uid === 0 ? SERVICES_OF_ROOT : []),
    ...below(SERVICES_OF_USER),
    env.SSH_AUTH_SOCK ?? '',
    named(env.DBUS_SESSION_BUS_ADDRESS),
  ]
}

/** List disks and other devices that a test could read past all files. */
export function rawDevices(): string[] {
  try {
    const entries = readdirSync('/dev', { withFileTypes: true })
    const raw = entries.filter(each => each.isBlockDevice() || (each.isCharacterDevice() && RAW_DEVICE.test(each.name)))
    return raw.map(({ name }) => join('/dev', name)).filter(path => isReadable(path) || isWritable(path))
  } catch {
    return []
  }
}

/** Files with which a self-hosted runner registers itself. */
export function runnerSecrets(env: Env): string[] {
  const runner = runnerFolder(env)
  if (runner === undefined) return []
  const names = ['.credentials', '.credentials_rsaparams', '.credentials_migrated', '.runner', '.env', '_diag']
  return names.map(name => join(runner, name))
}

/**
 * Folders of other repositories, whose jobs a self-hosted runner did before. It keeps each checkout as `name/name`
 * beside RUNNER_TEMP.
 */
export function otherRepositories({ RUNNER_TEMP = '', GITHUB_WORKSPACE = '' }: Env): string[] {
  const [work, own] = [dirname(RUNNER_TEMP), dirname(GITHUB_WORKSPACE)]
  if (RUNNER_TEMP === '' || dirname(own) !== work) return []
  const others = foldersIn(work).filter(name => name !== basename(own) && existsSync(join(work, name, name, '.git')))
  return others.map(name => join(work, name))
}

/** List the names of the folders in a folder; empty if it cannot be read. */
export function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** The runner's folder holds the folder of all its work, which holds RUNNER_TEMP. */
function runnerFolder({ RUNNER_TEMP }: Env): string | undefined {
  return RUNNER_TEMP === undefined || RUNNER_TEMP === '' ? undefined : dirname(dirname(RUNNER_TEMP))
}

/** Source: proc(5), /proc/self/mountinfo: the fifth field, with octal escapes. */
export function mountPoints(): string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
    return lines.flatMap(line => line.split(' ')[4] ?? []).map(unescaped)
  } catch {
    return []
  }
}

function unescaped(path: string): string {
  return path.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
}

function isReadable(path: string): boolean {
  return isAllowed(path, constants.R_OK)
}

function isWritable(path: string): boolean {
  return isAllowed(path, constants.W_OK)
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}
