import type { IsolationLevel, Network } from '../domain/model/isolation.ts'
import type { StandIn } from '../domain/model/stand-in.ts'
import { standInLines, standInWords } from './mount-copy.ts'

/** Absolute paths of the tools of util-linux and others; undefined where a tool is missing. */
export interface Tools {
  readonly unshare?: string | undefined
  readonly nsenter?: string | undefined
  readonly setpriv?: string | undefined
  readonly bwrap?: string | undefined
  readonly sudo?: string | undefined
  readonly chroot?: string | undefined
  readonly prlimit?: string | undefined
}

export const TOOL_NAMES = ['unshare', 'nsenter', 'setpriv', 'bwrap', 'sudo', 'chroot', 'prlimit'] as const

export interface User {
  readonly uid: number
  readonly gid: number
}

/** A way to isolate: how the namespaces are made, once in a run, and how a command enters them. */
export interface Way {
  readonly level: Exclude<IsolationLevel, 'none'>
  /** Words before the shell that makes the mounts and holds the namespaces. */
  readonly hold: readonly string[]
  /** Words before the shell that runs a command. @param holder process id of the holding shell, as seen here */
  readonly enter: (holder: number, standIn?: StandIn) => readonly string[]
  /** Words that make a program of this action enter the network of the commands, and nothing else of them. */
  readonly connect: (holder: number) => readonly string[]
}

/** Capabilities that programs of a container's root have by custom. Others reach the machine. */
const ROOT_CAPABILITIES = ['chown', 'dac_override', 'fowner', 'fsetid', 'kill', 'setgid', 'setuid', 'setpcap'].concat([
  'net_bind_service',
  'net_raw',
  'sys_chroot',
  'setfcap',
])

/** Own process and mount namespaces. The kernel ends all processes in them when their first one ends. */
const APART = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']

/**
 * List the ways that can work here, the first choice first. A user's own namespaces cost least. Where the system keeps
 * them from users (Ubuntu 24.04), sudo makes them once, owned by the user; if that fails, sudo enters them each time.
 */
export function waysFor(
  tools: Tools,
  user: User,
  { network, processes }: { network: Network; processes: number },
): Way[] {
  const { unshare, nsenter, setpriv, bwrap, sudo, chroot, prlimit } = tools
  if (unshare === undefined || nsenter === undefined || setpriv === undefined) return []
  const net = network === 'on' ? [] : ['--net']
  if (user.uid === 0) return chroot === undefined ? [] : [rootWay({ unshare, nsenter, setpriv, chroot }, net)]

  // The kernel counts the processes of each namespace of users by itself. Of root it never counts them.
  const few = prlimit === undefined ? [] : [prlimit, `--nproc=${processes}:${processes}`]
  const own = [unshare, '--user', '--map-root-user', ...net, ...APART]
  const within = (holder: number, standIn?: StandIn) => [
    nsenter,
    `--target=${holder}`,
    '--user',
    '--preserve-credentials',
    '--mount',
    '--pid',
    ...net,
    // The root of the inner namespaces may mount nothing over what it got from the outer ones.
    ...(standIn === undefined ? [] : [unshare, '--mount', ...standInWords(standIn)]),
    unshare,
    '--user',
    `--map-user=${user.uid}`,
    `--map-group=${user.gid}`,
    ...APART,
    ...few,
    setpriv,
    '--no-new-privs',
  ]
  const connect = (holder: number) => [nsenter, `--target=${holder}`, '--user', '--preserve-credentials', '--net']
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--init-groups']
  const asOwner = [setpriv, ...ids, '--inh-caps=+sys_admin', '--ambient-caps=+sys_admin']
  return [
    { level: 'user-namespaces', hold: own, enter: within, connect },
    ...(bwrap === undefined
      ? []
      : [{ level: 'bubblewrap' as const, hold: bubble(bwrap, net), enter: within, connect }]),
    ...(sudo === undefined
      ? []
      : [
          { level: 'user-namespaces' as const, hold: [sudo, '-n', '--', ...asOwner, ...own], enter: within, connect },
          sudoWay({ unshare, nsenter, setpriv, sudo }, { net, ids, few }),
        ]),
  ]
}

/**
 * Make what root could give orders to the kernel with read-only, in the process's own view of /proc. Its user id is all
 * that the kernel asks for there. Paths are relative: the folder of the process is the root of what tests see.
 */
const FIX_PROC = [
  'for each in sys sysrq-trigger irq bus fs; do',
  '  [ ! -e "./proc/$each" ] || mount --no-canonicalize --bind -o ro "./proc/$each" "./proc/$each" || exit 125',
  'done',
]

/**
 * root may replace the tools in its own view of the system. So these come from the machine's own view until the last
 * privilege is dropped: the process keeps that root folder, and only then changes to the one that tests see.
 */
function rootWay(
  { unshare, nsenter, setpriv, chroot }: Record<'unshare' | 'nsenter' | 'setpriv' | 'chroot', string>,
  net: string[],
): Way {
  const kept = ['-all', ...ROOT_CAPABILITIES.map(name => `+${name}`)].join(',')
  const apart = ['--mount', '--pid', '--fork', '--kill-child', '--propagation=unchanged', '--mount-proc=./proc']
  return {
    level: 'root-namespaces',
    hold: [unshare, ...net, ...APART],
    connect: holder => [nsenter, `--target=${holder}`, '--net'],
    enter: (holder, standIn) => [
      nsenter,
      `--target=${holder}`,
      '--mount',
      '--pid',
      ...net,
      '--root=/',
      `--wd=/proc/${holder}/root`,
      unshare,
      ...apart,
      '/bin/sh',
      '-c',
      [...FIX_PROC, ...(standIn === undefined ? [] : standInLines(standIn, '.')), 'exec "$@"'].join('\n'),
      'sh',
      setpriv,
      '--no-new-privs',
      '--inh-caps=-all',
      `--bounding-set=${kept}`,
      chroot,
      '.',
    ],
  }
}

/** bubblewrap makes the namespaces where a profile of the system allows it to this program alone. */
function bubble(bwrap: string, net: readonly string[]): string[] {
  const mounts = ['--dev-bind', '/', '/', '--proc', '/proc']
  const apart = ['--unshare-user', '--unshare-pid', '--uid', '0', '--gid', '0', '--cap-add', 'ALL', '--die-with-parent']
  return [bwrap, ...apart, ...(net.length === 0 ? [] : ['--unshare-net']), ...mounts, '--as-pid-1', '--']
}

function sudoWay(
  { unshare, nsenter, setpriv, sudo }: Record<'unshare' | 'nsenter' | 'setpriv' | 'sudo', string>,
  { net, ids, few }: Record<'net' | 'ids' | 'few', readonly string[]>,
): Way {
  return {
    level: 'sudo',
    connect: holder => [sudo, '-n', '--', nsenter, `--target=${holder}`, '--net', setpriv, ...ids],
    hold: [sudo, '-n', '--', unshare, ...net, ...APART],
    enter: (holder, standIn) => [
      sudo,
      '-n',
      '--',
      nsenter,
      `--target=${holder}`,
      '--mount',
      '--pid',
      ...net,
      unshare,
      ...APART,
      ...standInWords(standIn),
      ...few,
      // A change of the user clears the signal at the parent's end, so it is set again.
      setpriv,
      ...ids,
      '--no-new-privs',
      '--pdeathsig=KILL',
      '--inh-caps=-all',
      // sudo puts the whole command into a variable.
      '/usr/bin/env',
      '-i',
    ],
  }
}
