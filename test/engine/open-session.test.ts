import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { LocalFrontend } from '../../src/cli/local-frontend.ts'
import { parseSettings } from '../../src/config/settings.ts'
import type { Event } from '../../src/contracts/events.ts'
import { openSession } from '../../src/engine/open-session.ts'
import { Resources } from '../../src/engine/resources.ts'
import { inspectCheckout } from '../../src/workspace/checkout.ts'
import { lay } from '../workspace/user-repository.ts'

it('a checkout that is refused after a crash: what was restored is said first', async () => {
  const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n' })
  const dead = await scene.open()
  await dead.write('a.ts', 'half done\n')
  scene.put('b.ts', 'of the user\n')
  const checkout = await inspectCheckout(scene.root, scene.host)
  const events: Event[] = []
  const job = {
    settings: parseSettings({}),
    request: { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: checkout.sha },
    name: '',
    checkout,
    host: {},
    secrets: [],
    stateRoot: `${scene.home}/state`,
    resume: 'anywhere' as const,
    owner: { id: randomUUID(), name: 'test', host: hostname(), pid: process.pid },
    signal: new AbortController().signal,
    reported: undefined,
    frontend: new LocalFrontend(event => events.push(event), checkout),
  }
  await using resources = new Resources()

  await expect(openSession(job, resources)).rejects.toThrow('uncommitted changes (b.ts)')

  expect(events).toEqual([
    { kind: 'note', level: 'info', text: 'Restored a.ts: a crashed run had left an edit in it.' },
  ])
  expect(scene.text('a.ts')).toBe('a\n')
})
