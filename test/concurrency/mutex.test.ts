import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import { exclusively } from '../../src/concurrency/mutex.ts'

it('work on one repository waits for its turn, also after work that failed', async () => {
  const told: string[] = []
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  const begun = exclusively('/a', async () => {
    told.push('first begins')
    await opened
    told.push('first ends')
    throw new Error('broken')
  })
  const second = exclusively('/a', async () => {
    told.push('second')
    return 2
  })

  await exclusively('/b', async () => told.push('another repository'))
  gate.emit('open')

  await expect(begun).rejects.toThrow('broken')
  await expect(second).resolves.toBe(2)
  expect(told).toEqual(['first begins', 'another repository', 'first ends', 'second'])
})
