import { z } from 'zod'

/** Ways to keep the code that is run apart from this process, the strongest first; `none` if nothing works. */
export const IsolationLevel = z.enum(['user-namespaces', 'root-namespaces', 'bubblewrap', 'sudo', 'none'])
export type IsolationLevel = z.infer<typeof IsolationLevel>

/** Settings of the input `isolation`. */
export const ISOLATION_MODES = ['auto', 'require', 'off'] as const
export type IsolationMode = (typeof ISOLATION_MODES)[number]

/** Network that the code gets: all of it, the loopback device alone, or none. */
export const NETWORKS = ['on', 'local', 'off'] as const
export type Network = (typeof NETWORKS)[number]

/** How the code of this run was kept apart. */
export const Isolation = z.object({
  level: IsolationLevel,
  network: z.enum(NETWORKS),
  /** True if the tests may use the daemon of Docker, and with it the machine. */
  docker: z.boolean(),
  /** Reasons why it is weaker than it could be, as sentences. */
  notes: z.array(z.string()).readonly(),
})
export type Isolation = z.infer<typeof Isolation>

const WAYS: Readonly<Record<IsolationLevel, string>> = {
  'user-namespaces': 'user namespaces',
  'root-namespaces': 'root namespaces with few capabilities',
  bubblewrap: 'user namespaces made by bubblewrap',
  sudo: 'namespaces made by sudo',
  none: '',
}

/** Say in one sentence how the code of the repository was kept apart. */
export function isolationText({ level, network, docker }: Isolation): string {
  if (level === 'none')
    return 'Isolation: none. The tests ran beside this action, as the same user, and could read what it can.'
  const limits = { on: '', local: ', with no network except a localhost of their own', off: ', with no network' }[
    network
  ]
  const weaker = docker ? ' The tests may use Docker, and with it the whole machine.' : ''
  return `Isolation: ${WAYS[level]}${limits}.${weaker}`
}
