import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { LocalFrontend } from '../../src/cli/local-frontend.ts'
import type { Owner } from '../../src/state-store/lease.ts'
import { ownProcess } from '../../src/workspace/process-identity.ts'
import { Repository } from '../../src/workspace/repository.ts'
import { inspectCheckout } from '../../src/workspace/checkout.ts'
import { lay } from './user-repository.ts'
import { join } from 'node:path'

const own = ownProcess()
const elsewhere = `${(own.started ?? '').split(' ')[0]} 1`

it.each<[what: string, owner: Partial<Owner>, hasEnded: boolean]>([
  ['of a process that runs', own, false],
  ['of an earlier version, which names no start', { pid: own.pid }, false],
  ['whose process id another process has', { pid: own.pid, started: elsewhere }, true],
  ['whose process is gone', { pid: 999_999_999 }, true],
  ['on another machine', { pid: 999_999_999, host: 'another' }, false],
])('a lease %s', async (_, change, expected) => {
  const { root, home } = lay({ 'a.txt': 'a' })
  const host = { PATH: process.env.PATH ?? '', HOME: home }
  const repository = await Repository.open({ dir: join(home, 'git'), work: root, host })
  const frontend = new LocalFrontend(() => undefined, await inspectCheckout(root, host))
  const { hasEnded } = await frontend.openStorage({ repository, key: 'key' })

  expect(await hasEnded({ id: 'x', name: 'x', host: hostname(), pid: 0, ...change })).toBe(expected)
})
