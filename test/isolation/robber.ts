/** Opens a sandbox as the user of this process and prints what a command in it can do, as JSON. Started by tests. */
import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { StandIn } from '../../src/domain/model/stand-in.ts'
import type { Network } from '../../src/domain/model/isolation.ts'
import { openSandbox } from '../../src/isolation/open-sandbox.ts'
import { findTools } from '../../src/isolation/tools.ts'
import { waysFor } from '../../src/isolation/ways.ts'

const [base = '', index = '', network = 'on', docker = 'hide'] = process.argv.slice(2)
const at = (...names: string[]) => join(base, ...names)
for (const folder of [
  'checkout/.git',
  'temp/state/journal',
  'temp/commands',
  'home/.ssh',
  'home/.cache',
  'home/bin',
  'tools',
  'path',
  'program',
  'checkout/.git/modules/lib one',
  'checkout/lib/.git',
  'shop/shop/beside/.git',
  'other/other/.git',
])
  mkdirSync(at(folder), { recursive: true })
writeFileSync(at('home/.ssh/id'), 'a private key')
writeFileSync(at('agent'), 'answers with keys')
writeFileSync(at('engine'), 'starts containers')
writeFileSync(at('home/.npmrc'), '//registry/:_authToken=secret\n')
mkdirSync(at('home/.m2'))
writeFileSync(at('home/.m2/settings.xml'), '<settings><password>secret</password></settings>')
writeFileSync(at('home/.gitconfig'), '[safe]\n\tdirectory = *\n[credential]\n\thelper = secret\n')
writeFileSync(at('home/.yarnrc.yml'), 'nodeLinker: pnp\n')
writeFileSync(at('temp/commands/output'), '')
writeFileSync(at('temp/other'), 'of another action')
writeFileSync(at('temp/state/journal/secret'), 'state')
writeFileSync(
  at('checkout/.git/config'),
  '[http "x"]\n\textraheader = AUTHORIZATION: basic abc\n[core]\n\tbare = false\n',
)
/** Of a submodule, of checkouts within this one and beside it, and of another repository. */
const configs = ['checkout/.git/modules/lib one', 'checkout/lib/.git', 'shop/shop/beside/.git', 'other/other/.git'].map(
  (folder, number) => {
    writeFileSync(at(folder, 'HEAD'), 'ref: refs/heads/main\n')
    writeFileSync(at(folder, 'config'), `[http "x"]\n\textraheader = secret\n[core]\n\tname = ${number}\n`)
    return at(folder, 'config')
  },
)
mkdirSync(at('beside'))
writeFileSync(at('beside/file'), 'of a neighbour')
writeFileSync(`/var/tmp/fix-tests-${process.pid}`, '!')
writeFileSync(at('program/key'), 'secret of the action')
/** The folder of the runner itself. */
const runner = join(base, '..')

const user = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }
const found = findTools(process.env.PATH ?? '')
const tools = process.env.SUDO ? { ...found, sudo: process.env.SUDO } : found
// A program that drops privileges, in a folder that tests may write: they are not to replace it for the next command.
if (user.uid === 0) copyFileSync(tools.setpriv ?? '', at('home/bin/setpriv'), 0)
/** Few enough for a test to reach. */
const processes = 60
const ways = waysFor(user.uid === 0 ? { ...tools, setpriv: at('home/bin/setpriv') } : tools, user, {
  network: network as Network,
  processes,
})
const chosen = index === '' ? { ways } : { ways: ways.slice(Number(index), Number(index) + 1) }
const env = {
  ...process.env,
  HOME: at('home'),
  RUNNER_TEMP: at('temp'),
  GITHUB_OUTPUT: at('temp/commands/output'),
  RUNNER_TOOL_CACHE: at('tools'),
  GITHUB_WORKSPACE: at('shop/shop'),
  PATH: `${process.env.PATH}:${at('path')}`,
  SSH_AUTH_SOCK: at('agent'),
  DOCKER_HOST: `unix://${at('engine')}`,
}
/** A service of the job, and something else on this machine. */
const listen = async (answer: string) => {
  const server = createServer(socket => void socket.end(answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}
/** A service that listens at a path, as databases do. */
const atPath = createServer(socket => void socket.end('from the socket')).listen(at('beside/socket'))
chmodSync(at('beside'), 0o777)
await once(atPath, 'listening')
const [service, other] = await Promise.all([listen('from the service'), listen('from something else')])
/** Port of the service in its container: it is not open on this machine. */
const INNER = 6_379
await using opened = await openSandbox({
  mode: 'require',
  network: network as Network,
  docker: docker === 'allow',
  env,
  checkout: at('checkout'),
  gitDir: at('checkout/.git'),
  state: at('temp/state'),
  shared: [at('temp/state/runs'), at('temp/state/copies')],
  program: at('program'),
  processes,
  memory: 200_000_000,
  services: [{ name: 'database', ports: [{ host: service.port, container: INNER }] }],
  ...chosen,
})
const { sandbox, isolation } = opened
if (sandbox === undefined) throw new Error('no sandbox')
const missing = at('temp/state/runs/missing')
const run = (script: string, file = '/bin/sh', standIn?: StandIn) => {
  const inner = {
    PATH: process.env.PATH ?? '',
    HOME: at('home'),
    ODD: `it's "$odd" \\ \n 2`,
    'not.a-name': 'x',
    program: 'p',
    UID: '7',
  }
  const args = file === '/bin/sh' ? ['-c', script] : []
  const wrapped = sandbox.wrap({ file, args, cwd: at('checkout'), env: inner, standIn }, missing)
  const { status, stdout, stderr } = spawnSync(wrapped.file, [...wrapped.args], {
    env: wrapped.env,
    input: wrapped.input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
/** Read what answers at an address or a path, without holding this process up, which leads to it. */
const answerOf = async (address: string) => {
  const code = `require('node:net').connect(${address}).on('error', e => console.log(e.code)).pipe(process.stdout)`
  const command = { file: process.execPath, args: ['-e', code], cwd: at('checkout'), env: { PATH: '/usr/bin:/bin' } }
  const wrapped = sandbox.wrap(command, missing)
  const child = execFile(wrapped.file, [...wrapped.args], { env: wrapped.env })
  let printed = ''
  child.stdout?.on('data', (chunk: string) => (printed += chunk))
  child.stdin?.end(wrapped.input)
  await once(child, 'close')
  return printed.trim()
}
const read = (host: string, port: number) => answerOf(`${port}, '${host}'`)
const text = (script: string) => run(script).stdout.trim()
/** A copy of the checkout, and two links of a test in the place of one: to what is hidden, by an absolute path and a relative one. */
const copies = at('temp/state/copies')
for (const folder of ['1/checkout', '1.git/directory']) mkdirSync(join(copies, folder), { recursive: true })
writeFileSync(join(copies, '1/checkout/code'), 'of the copy')
writeFileSync(join(copies, '1/checkout/.git'), `gitdir: ${at('checkout/.git')}`)
writeFileSync(join(copies, '1.git/link'), `gitdir: ${join(copies, '1.git/directory')}`)

symlinkSync(at('temp/state'), join(copies, 'absolute'))
symlinkSync('..', join(copies, 'relative'))
const standIn = {
  copy: join(copies, '1/checkout'),
  checkout: at('checkout'),
  git: { dir: at('checkout/.git'), at: join(copies, '1.git/directory'), link: join(copies, '1.git/link') },
}
const inCopy = (script: string) => run(script, '/bin/sh', standIn).stdout.trim()
const inLink = (name: string) =>
  run('cat journal/secret 2>/dev/null; ls', '/bin/sh', { copy: join(copies, name), checkout: at('checkout') }).stdout
const startedAt = performance.now()
for (let count = 0; count < 5; count += 1) run(':')
const perRun = (performance.now() - startedAt) / 5

process.stdout.write(
  JSON.stringify({
    isolation,
    canStandIn: sandbox.canStandIn,
    copy: [
      inCopy(
        'pwd; cat code .git; echo new > new; git init -q --bare nested 2>/dev/null; mount -t tmpfs none . 2>/dev/null && echo mounted',
      ).replaceAll(base, ''),
      [existsSync(at('checkout/new')), existsSync(join(copies, '1/checkout/new'))],
      inCopy(`cat ${join(copies, '1.git/directory/config')}`),
      run('cat code').status,
    ],
    led: [inLink('absolute'), inLink('relative')].join('').includes('state'),
    perRun,
    uid: text('id -u'),
    cwd: text('pwd'),
    odd: text('printf %s "$ODD"'),
    names: run('', 'env')
      .stdout.match(/^(?:not\.a-name|program|UID)=.*/gm)
      ?.toSorted()
      .join(' '),
    processes: text('ls -d /proc/[0-9]* | wc -l'),
    privileges: text('grep -E "NoNewPrivs" /proc/self/status'),
    key: text('cat ~/.ssh/id ~/.npmrc 2>/dev/null'),
    others: text(`cat ${configs.map(path => `'${path}'`).join(' ')} 2>/dev/null | grep -E 'secret|name' | xargs`),
    ofRunner: [
      text(`cat ${at('program/key')} ${join(runner, '.credentials')} 2>/dev/null`),
      run(`echo poison > ${join(runner, 'externals/node')}`).status,
      existsSync(join(runner, 'externals/node')),
    ],
    mounts: text(`mount -t tmpfs none ${at('checkout/lib')} 2>/dev/null && echo mounted`),
    settings: text('cat ~/.yarnrc.yml'),
    maven: text('cat ~/.m2/settings.xml ~/.gitconfig'),
    temp: text(`ls ${at('temp')} ${at('temp/state')} | tr '\n' ' '`),
    config: text('cat .git/config'),
    hook: [
      run(
        'git init -q . 2>/dev/null; git config a.b c && mkdir -p .git/hooks && echo x > .git/hooks/pre-commit && git config a.b',
      ).stdout.trim(),
      existsSync(at('checkout/.git/hooks/pre-commit')),
      readFileSync(at('checkout/.git/config'), 'utf8').includes('basic abc'),
    ],
    code: run('exit 7').status,
    forks: run('count=0; while [ $count -lt 100 ]; do sleep 0.5 & count=$((count + 1)); done').stderr.match(
      /fork/i,
    )?.[0],
    grown: user.uid === 0 ? run('head -c 500000000 /dev/zero | (exec tail)').status : undefined,
    killed: run('kill -9 $$').status,
    notFound: [run('', 'no-such-program').status, existsSync(missing)],
    checkout: [run('echo kept > made').status, existsSync(at('checkout/made'))],
    runs: [run(`echo kept > ${at('temp/state/runs/made')}`).status, existsSync(at('temp/state/runs/made'))],
    cache: [
      run(`echo poison > ~/.cache/it; echo poison > ${at('tools/it')}; echo poison > ~/.bashrc`).status,
      text('cat ~/.cache/it'),
      existsSync(at('home/.cache/it')) || existsSync(at('tools/it')) || existsSync(at('home/.bashrc')),
    ],
    socket: await answerOf(`'${at('beside/socket')}'`),
    beside: [
      run(`rm -rf ${at('beside')} ../beside/* /var/tmp/fix-tests-${process.pid}`).status,
      text(`ls ${at('beside')} /var/tmp/fix-tests-${process.pid} 2>/dev/null`),
      readFileSync(at('beside/file'), 'utf8') + readFileSync(`/var/tmp/fix-tests-${process.pid}`, 'utf8'),
    ],
    mounted: existsSync(at('home/mounted'))
      ? [
          text('cat ~/mounted/inside ~/plain; rm ~/mounted/inside; ls ~/mounted; echo changed 2>/dev/null > ~/plain'),
          readFileSync(at('home/mounted/inside'), 'utf8') + readFileSync(at('home/plain'), 'utf8'),
        ]
      : [],
    commands: [
      run(`echo x >> ${at('temp/commands/output')}`).status === 0,
      readFileSync(at('temp/commands/output'), 'utf8'),
    ],
    left: [
      run('setsid env -i /bin/sh -c "while :; do echo . >> alive; sleep 0.05; done" & sleep 0.2').status,
      await stopped(at('checkout/alive')),
    ],
    sockets: text(`cat ${at('agent')} ${at('engine')}`),
    path: [run(`echo poison > ${at('path/git')}`).status, existsSync(at('path/git'))],
    orders: text('for each in kernel/core_pattern vm/drop_caches; do test -w /proc/sys/$each && echo $each; done'),
    started: text('for each in /boot /run/systemd /run/udev /var/spool/cron; do test -w $each && echo $each; done'),
    nested: text('unshare -Urmpf --mount-proc sh -c "test -w /proc/sys/kernel/core_pattern && echo yes" 2>/dev/null'),
    system: text('grep " /sys " /proc/self/mountinfo | tail -n 1 | cut -d" " -f6 | cut -d, -f1'),
    disks: text('for each in /dev/*; do test -b $each && test -r $each && echo $each; done'),
    privileged: text(
      `printf '#!/bin/sh\\nexec cat ${at('temp/other')} >${at('checkout/loot')}' >~/bin/setpriv; chmod +x ~/bin/setpriv`,
    ),
    cleaner: text(
      // Never the machine's own program: only if /usr is the copy of this run.
      `if grep " /usr " /proc/self/mountinfo | grep -qF "upperdir=/proc/self/fd/9/"; then
        rm /usr/bin/rm; printf '#!/bin/sh\\necho x >${at('checkout/cleaner')}' >/usr/bin/rm; chmod +x /usr/bin/rm; echo replaced
      fi`,
    ),
    loot: [run('grep -h CapEff /proc/self/status').stdout.length > 0, existsSync(at('checkout/loot'))],
    reached: [
      await read('127.0.0.1', service.port),
      await read('database', INNER),
      await read('127.0.0.1', other.port),
    ],
    devices: text('tail -n +3 /proc/net/dev | cut -d: -f1 | xargs'),
  }),
)
rmSync(`/var/tmp/fix-tests-${process.pid}`)
for (const { server } of [service, other, { server: atPath }]) server.close()

async function stopped(path: string): Promise<boolean> {
  const size = () => readFileSync(path).length
  const before = size()
  await new Promise(resolve => setTimeout(resolve, 400))
  return size() === before
}
