import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from '../../src/isolation/tools.ts'
import { has } from '../world/toolchains.ts'
import { asUser, hasUsers, isRoot, KNOWN_USER, layReadable, USER } from './ordinary-user.ts'

let home = ''
let node = ''
/** A program that does what sudo does where it asks for no password. */
let sudo = ''
const SUDO =
  '#include <unistd.h>\nint main(int c, char **v) { return setgid(0) || setuid(0) || execvp(v[3], v + 3); }\n'
const canSudo = isRoot && has('cc', '--version')

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'fix-tests-levels-'))
  node = layReadable(home, ['src/isolation', 'src/contracts', 'src/domain', 'test/isolation', 'node_modules/zod'])
  mkdirSync(join(home, 'externals'))
  chmodSync(join(home, 'externals'), 0o777)
  writeFileSync(join(home, '.credentials'), 'secret of the runner')
  if (!canSudo) return
  sudo = join(home, 'sudo')
  writeFileSync(`${sudo}.c`, SUDO)
  execFileSync('cc', ['-o', sudo, `${sudo}.c`])
  chmodSync(sudo, 0o4755)
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

interface Seen {
  readonly isolation: { readonly level: string; readonly notes: readonly string[] }
  readonly [name: string]: unknown
}

/** Mount a file system and a file below the home folder. */
const MOUNTS = [
  'cd "$1"',
  'mount -t tmpfs -o mode=1777 tmpfs mounted',
  'echo inside > mounted/inside',
  'echo plain > plain-source',
  'chmod 777 plain-source mounted/inside',
  'touch plain',
  'mount --bind plain-source plain',
  'cd "$2"',
  'shift 2',
  'exec "$@"',
].join(' && ')

/** Try a way as root or as an ordinary user. @param name with `mounts` in it to have some below the home folder */
function rob(name: string, who: 'root' | 'user' | 'known', ...args: string[]): Seen {
  const base = join(home, name)
  mkdirSync(base)
  const user = who === 'known' ? KNOWN_USER : USER
  const hasMounts = name.includes('mounts')
  if (hasMounts) mkdirSync(join(base, 'home/mounted'), { recursive: true })
  if (who !== 'root' && isRoot) execFileSync('chown', ['-R', `${user}:${user}`, base])
  const mounting = hasMounts ? ['unshare', '--mount', 'sh', '-c', MOUNTS, 'sh', join(base, 'home'), home] : []
  const command = [node, '--no-warnings', join(home, 'test/isolation/robber.ts'), base, ...args]
  const [file = node, ...words] = [...mounting, ...(who === 'root' ? [] : asUser(user)), ...command]
  const { stdout, stderr, status } = spawnSync(file, words, {
    encoding: 'utf8',
    cwd: home,
    env: { PATH: process.env.PATH, HOME: base, SUDO: sudo },
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Seen
}

const APART = {
  odd: `it's "$odd" \\ \n 2`,
  privileges: 'NoNewPrivs:\t1',
  key: '',
  others: 'name = 0 name = 1 name = 2',
  ofRunner: ['', 0, false],
  mounts: '',
  settings: 'nodeLinker: pnp',
  maven: '<settings><password></password></settings>[safe]\n\tdirectory = *\n[credential]',
  config: '[http "x"]\n\n[core]\n\tbare = false',
  copy: [
    '/checkout\nof the copygitdir: /temp/state/copies/1.git/directory',
    [false, true],
    '[http "x"]\n\n[core]\n\tbare = false',
    1,
  ],
  led: false,
  canStandIn: true,
  hook: ['c', false, true],
  code: 7,
  forks: 'fork',
  killed: 137,
  notFound: [127, true],
  checkout: [0, true],
  runs: [0, true],
  cache: [0, 'poison', false],
  // The socket is mounted, so it stays.
  beside: [1, expect.stringMatching(/beside:\nsocket$/), 'of a neighbour!'],
  socket: 'from the socket',
  commands: [false, ''],
  left: [0, true],
  names: 'UID=7 not.a-name=x program=p',
  sockets: '',
  path: [0, false],
  orders: '',
  started: '',
  nested: '',
  disks: '',
  loot: [true, false],
}

/** The network is cut, but for the services of the job, which are found by port and by name. */
const LOCAL = { devices: 'lo', reached: ['from the service', 'from the service', 'ECONNREFUSED'] }

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const hasNamespaces = process.platform === 'linux'
const bwrap = findProgram('bwrap', '/usr/bin:/bin')

describe.skipIf(!hasNamespaces)('what is run', () => {
  it.runIf(isRoot)('as root sees itself alone, keeps its own files and changes none of others', () => {
    const seen = rob('root', 'root')

    expect(seen).toMatchObject({
      ...APART,
      isolation: { level: 'root-namespaces', notes: [] },
      uid: '0',
      system: 'ro',
      cleaner: 'replaced',
      // A container's root may not make control groups.
      grown: isWritable('/sys/fs/cgroup') ? 137 : 0,
    })
    expect(existsSync(join(home, 'root/checkout/cleaner')), 'a program of a test ran with all privileges').toBe(false)
    expect(existsSync(join(home, 'root/temp/state/written/0'))).toBe(false)
    expect(Number(seen.processes), 'processes').toBeLessThan(7)
    expect(seen.temp).toMatch(/temp: state\s.*state: copies runs$/)
  })

  it.runIf(hasUsers)('as an ordinary user does so, too, and has its own id', () => {
    const seen = rob('user', 'user')

    expect(seen).toMatchObject({ ...APART, isolation: { level: 'user-namespaces', notes: [] } })
    expect(seen.uid).toBe(isRoot ? String(USER) : String(process.getuid?.()))
    expect(Number(seen.processes), 'processes').toBeLessThan(7)
  })

  it.skipIf(bwrap === undefined || !hasUsers)('by bubblewrap does so, too, and may use Docker if so set', () => {
    expect(rob('bubble', 'user', '1', 'on', 'allow')).toMatchObject({
      ...APART,
      sockets: 'starts containers',
      // A daemon would mount folders of the checkout in the place of those of a copy.
      canStandIn: false,
      isolation: { level: 'bubblewrap', docker: true },
    })
  })

  it.runIf(canSudo && hasUsers).each([
    ['made by sudo and owned by the user', 0, 'user-namespaces'],
    ['that sudo makes and enters', 1, 'sudo'],
  ])('in namespaces %s does so, too', (_, index, level) => {
    const before = bwrap === undefined ? 1 : 2

    expect(rob(`sudo-${index}`, 'known', String(before + index))).toMatchObject({
      ...APART,
      isolation: { level, notes: [] },
      uid: String(KNOWN_USER),
    })
  })

  it.runIf(isRoot)('as root sees mounts below the home folder, and changes nothing in them', () => {
    expect(rob('mounts-root', 'root')).toMatchObject({
      ...APART,
      isolation: { notes: [] },
      mounted: ['inside\nplain', 'inside\nplain\n'],
    })
  })

  it.runIf(isRoot && hasUsers)(
    'as a user does so, too, though a folder with mounts cannot be copied as a whole',
    () => {
      const seen = rob('mounts-user', 'user')

      expect(seen).toMatchObject({
        // Each folder beside the mounts is a copy: only what is in it can be removed.
        beside: [1, expect.stringMatching(/beside:\nsocket$/), 'of a neighbour!'],
        socket: 'from the socket',
        mounted: ['inside\nplain', 'inside\nchanged\n'],
        isolation: {
          level: 'user-namespaces',
          notes: expect.arrayContaining([expect.stringMatching(/mounts-user stays there/)]),
        },
      })
    },
  )

  it.runIf(hasUsers)('gets no network but its own loopback device, if so set', () => {
    expect(rob('local', 'user', '0', 'local')).toMatchObject({ ...APART, ...LOCAL })
  })

  it.runIf(isRoot)('as root reaches the services of its job alone, if so set', () => {
    expect(rob('root-local', 'root', '', 'local')).toMatchObject({ ...LOCAL, isolation: { notes: [] } })
  })

  it.runIf(hasUsers)('gets no network at all, if so set', () => {
    expect(rob('off', 'user', '0', 'off')).toMatchObject({ reached: ['ENETUNREACH', 'EAI_AGAIN', 'ENETUNREACH'] })
  })
})

it('is told if a tool is missing', () => {
  expect(findProgram('sh', 'relative:/nowhere:/bin')).toBe('/bin/sh')
  expect(findProgram('no-such-program', '/bin')).toBeUndefined()
  expect(() => accessSync('/bin/sh', constants.X_OK)).not.toThrow()
})
