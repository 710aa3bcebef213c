import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { runFolder } from '../run-folder.ts'
import { asUser, hasUsers, isRoot, layReadable, USER } from './ordinary-user.ts'

const SECRET = 'secret-of-the-job'
let home = ''
let node = ''

beforeAll(() => {
  home = runFolder('seal')
  // The folder of the run may be closed to the user.
  chmodSync(join(home, '..'), 0o755)
  node = layReadable(home, ['src/isolation', 'test/isolation'])
})

/** Start a process with a secret, and do to it what a test of the same user could do. */
async function rob(who: 'root' | 'user', mode: 'sealed' | 'open') {
  const temp = join(home, `${who}-${mode}`)
  mkdirSync(temp)
  if (who === 'user' && isRoot) chownSync(temp, USER, USER)
  const words = [
    ...(who === 'user' ? asUser() : []),
    node,
    '--no-warnings',
    join(home, 'test/isolation/sealed.ts'),
    mode,
    'with words',
  ]
  const child = spawn(words[0] ?? '', words.slice(1), {
    cwd: home,
    env: { PATH: process.env.PATH, RUNNER_TEMP: temp, SECRET },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const said = JSON.parse(line.toString()) as { pid: number; file: string; args: string[] }
  const [reader, ...rest] = [...(who === 'user' ? asUser() : []), 'cat', `/proc/${said.pid}/environ`]
  const { stdout } = spawnSync(reader, rest, { encoding: 'utf8' })
  process.kill(said.pid, 'SIGUSR1')
  const isDebugged = () => errors.includes('Debugger listening')
  // One that opens does so in its own time; one that does not cannot be waited for.
  for (let waited = 0; waited < (mode === 'open' ? 20_000 : 500) && !isDebugged(); waited += 20) await sleep(20)
  return {
    ...said,
    isRead: stdout.includes(SECRET),
    isDebugged: isDebugged(),
    isAlive: child.exitCode === null && child.signalCode === null,
    left: readdirSync(temp),
  }
}

// The action itself runs on a Node.js that has what this needs.
describe.runIf(process.platform === 'linux' && 'execve' in process)('a sealed process', () => {
  it.runIf(hasUsers)(
    'of an ordinary user cannot be read or debugged by that user, and goes on with its words',
    async () => {
      expect(await rob('user', 'sealed')).toMatchObject({
        isRead: false,
        isDebugged: false,
        isAlive: true,
        args: ['sealed', 'with words'],
        file: node,
        left: [],
      })
    },
  )

  it.runIf(hasUsers)('would be both if it were not sealed', async () => {
    expect(await rob('user', 'open')).toMatchObject({ isRead: true, isDebugged: true, isAlive: true })
  })

  it.runIf(isRoot)('of root cannot be debugged', async () => {
    expect(await rob('root', 'sealed')).toMatchObject({ isDebugged: false, isAlive: true, left: [] })
  })
})
