import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PrivilegeBar } from '../../src/isolation/privilege-bar.ts'
import { findTools } from '../../src/isolation/tools.ts'
import { runFolder } from '../run-folder.ts'

const tools = findTools(process.env.PATH ?? '')
const isolation = { level: 'none', network: 'on', docker: false, notes: [] } as const

describe.runIf(tools.setpriv !== undefined)('a command that is not isolated', () => {
  const folder = runFolder('privileges')
  const missing = join(folder, 'missing')
  const wrap = (file: string, args: readonly string[], isFed = false) => {
    const env = { PATH: process.env.PATH ?? '', WORDS: `it's "two"\nlines` }
    const wrapped = PrivilegeBar.make(tools, { uid: 1_000 }, isolation)?.wrap(
      { file, args, cwd: folder, env, isFed },
      missing,
    )
    if (wrapped === undefined) throw new Error('no bar')
    return wrapped
  }
  const run = (file: string, ...args: string[]) => {
    const wrapped = wrap(file, args)
    return spawnSync(wrapped.file, [...wrapped.args], { env: wrapped.env, input: wrapped.input, encoding: 'utf8' })
  }

  it('cannot gain privileges', () => {
    expect(run('grep', 'NoNewPrivs', '/proc/self/status').stdout).toBe('NoNewPrivs:\t1\n')
  })

  it('runs in its folder, with its environment and its exit code', () => {
    expect(run('sh', '-c', 'pwd; printf %s "$WORDS"; exit 7')).toMatchObject({
      status: 7,
      stdout: `${realpathSync(folder)}\nit's "two"\nlines`,
    })
  })

  it('can be written to while it runs', async () => {
    const wrapped = wrap('cat', [], true)
    const child = spawn(wrapped.file, [...wrapped.args], { env: wrapped.env })
    const printed = once(child.stdout, 'data') as Promise<[Buffer]>

    child.stdin.write(wrapped.input)
    child.stdin.write('asked\n')

    expect(String((await printed)[0])).toBe('asked\n')
    child.stdin.end()
    expect(await once(child, 'close')).toEqual([0, null])
  })

  it('has time to end', async () => {
    const wrapped = wrap('sh', [
      '-c',
      'trap "sleep 0.2; echo saved; exit 3" TERM; echo ready; while :; do sleep 0.05; done',
    ])
    const child = spawn(wrapped.file, [...wrapped.args], { env: wrapped.env, detached: true })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stdin.end(wrapped.input)
    await once(child.stdout, 'data')
    process.kill(-(child.pid ?? 0), 'SIGTERM')
    const [code] = (await once(child, 'close')) as [number | null]

    expect([code, printed]).toEqual([3, 'ready\nsaved\n'])
  })

  it('that does not exist is named', () => {
    expect([run('no-such-program').status, existsSync(missing)]).toEqual([127, true])
  })
})

it('root, to which it would not matter, has none, and neither has a machine without the tool', () => {
  expect(PrivilegeBar.make({ setpriv: '/usr/bin/setpriv' }, { uid: 0 }, isolation)).toBeUndefined()
  expect(PrivilegeBar.make({}, { uid: 1_000 }, isolation)).toBeUndefined()
})
