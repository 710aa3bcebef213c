import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSandbox, type IsolationOptions } from '../../src/isolation/open-sandbox.ts'
import { findTools } from '../../src/isolation/tools.ts'
import { type Way, waysFor } from '../../src/isolation/ways.ts'
import { runFolder } from '../run-folder.ts'

function open(options: Partial<IsolationOptions>) {
  const base = runFolder('open-sandbox')
  const at = (name: string) => join(base, name)
  mkdirSync(at('checkout/.git'), { recursive: true })
  return openSandbox({
    mode: 'auto',
    network: 'on',
    docker: false,
    env: { PATH: process.env.PATH, HOME: at('home') },
    checkout: at('checkout'),
    gitDir: at('checkout/.git'),
    state: at('state'),
    shared: [at('state/runs')],
    program: at('program'),
    ...options,
  })
}

/** The first way of this machine, but commands do not enter the namespaces that it makes. */
function leaky(): Way[] {
  const user = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }
  const [way] = waysFor(findTools(process.env.PATH ?? ''), user, { network: 'on', processes: 1_000 })
  return way === undefined ? [] : [{ ...way, enter: () => [] }]
}

it.runIf(process.platform === 'linux')('the state of the action is hidden where no other folder hides it', async () => {
  await using opened = await open({ mode: 'require' })

  // The probe has read nothing.
  expect(opened.isolation).toMatchObject({ level: expect.stringMatching(/^(?!none$)/), notes: [] })
})

it.runIf(process.platform === 'linux')('a file with credentials is hidden, also in the checkout', async () => {
  const checkout = runFolder('credentials')
  const [secret, other] = [join(checkout, 'gha-creds.json'), join(checkout, 'a.txt')]
  for (const path of [secret, other]) writeFileSync(path, 'TEXT\n')
  await using opened = await open({ mode: 'require', checkout, credentials: [secret] })

  const wrapped = opened.sandbox?.wrap(
    { file: '/bin/cat', args: [secret, other], cwd: checkout, env: {}, isFed: false },
    '/dev/null',
  )
  const { stdout } = spawnSync(wrapped?.file ?? '', [...(wrapped?.args ?? [])], {
    cwd: '/',
    env: { ...wrapped?.env },
    input: wrapped?.input ?? '',
    encoding: 'utf8',
  })

  expect(stdout).toBe('TEXT\n')
})

describe.runIf(process.platform === 'linux')('a way that lets a test read other processes', () => {
  it('is not used, and the reason is told', async () => {
    await using opened = await open({ ways: leaky() })

    expect(opened.sandbox?.isApart ?? false).toBe(false)
    expect(opened.isolation).toMatchObject({
      level: 'none',
      notes: [expect.stringContaining('it can still read the environment of other processes')],
    })
  })

  it('is an error if isolation is required', async () => {
    await expect(open({ ways: leaky(), mode: 'require' })).rejects.toThrow(
      /^The tests cannot be isolated here \(.+\)\.$/,
    )
  })
})

describe('without any way', () => {
  it.each<[string, Partial<IsolationOptions>, RegExp]>([
    ['isolation: require', { mode: 'require' }, /set isolation to auto/],
    ['network: off', { network: 'off' }, /set network to on/],
    ['network: local', { network: 'local' }, /set network to on/],
    ['network: off with isolation: off', { network: 'off', mode: 'off' }, /set network to on/],
  ])('%s is an error that says what to do', async (_, options, remedy) => {
    await expect(open({ ways: [], ...options })).rejects.toMatchObject({
      message: expect.stringMatching(/^The tests cannot be isolated here/),
      remedy: expect.stringMatching(remedy),
    })
  })

  it('isolation: auto goes on without, and says so', async () => {
    await using opened = await open({ ways: [] })

    const isOpen = process.getuid?.() === 0 ? 'As root they can read the memory of this action.' : ''
    expect(opened.isolation).toMatchObject({
      level: 'none',
      notes: [expect.stringMatching(/^The tests could not be isolated: [^]*\.$/)],
    })
    expect(opened.isolation.notes.join('').endsWith(isOpen)).toBe(true)
  })

  it('isolation: off says nothing', async () => {
    await using opened = await open({ mode: 'off' })

    expect(opened).toMatchObject({ sandbox: undefined, isolation: { level: 'none', notes: [] } })
  })
})
