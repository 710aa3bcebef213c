import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Event } from '../../src/contracts/events.ts'
import { restoringChanges } from '../../src/engine/changed-by-tests.ts'
import { dirtyFiles, inspectCheckout } from '../../src/workspace/checkout.ts'
import { KeptVersions } from '../../src/workspace/kept-versions.ts'
import { lay } from '../workspace/user-repository.ts'

test('tracked files that tests change are put back if their versions are kept, and named if not', async () => {
  const names = Array.from({ length: 202 }, (_, index) => `src/${String(index).padStart(3, '0')}.txt`)
  const scene = lay(Object.fromEntries(['before.txt', 'image.bin', ...names].map(name => [name, 'old\n'])))
  scene.put('before.txt', 'changed before\n')
  const checkout = await inspectCheckout(scene.root, { PATH: process.env.PATH ?? '', HOME: scene.home })
  const copies: string[] = []
  const kept = new KeptVersions(join(scene.home, 'kept'), (_, at) => copies.push(readFileSync(at, 'utf8')))
  const events: Event[] = []
  {
    const strayFiles = () => dirtyFiles(checkout)
    await using _ = await restoringChanges({ checkout, kept, strayFiles, emit: event => events.push(event) })
    for (const name of names) scene.put(name, `new ${name}\n`)
    scene.put('image.bin', Buffer.from([0, 1, 2]))
  }

  const texts = names.map(name => scene.text(name))
  const lost = names.filter((name, index) => texts[index] === 'old\n' && !copies.includes(`new ${name}\n`))
  expect([copies.length, texts.filter(text => text === 'old\n').length, lost]).toEqual([200, 200, []])
  expect(scene.text('before.txt')).toBe('changed before\n')
  expect(events).toEqual([
    {
      kind: 'note',
      level: 'warning',
      text: 'Changed by the tests, and left as they are: image.bin, src/200.txt, src/201.txt.',
    },
  ])
})
