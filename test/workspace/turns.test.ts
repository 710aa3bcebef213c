import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import { inTurn } from '../../src/workspace/turns.ts'

it('work on one repository waits for its turn, also after work that failed', async () => {
  const told: string[] = []
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  const begun = inTurn('/a', async () => {
    told.push('first begins')
    await opened
    told.push('first ends')
    throw new Error('broken')
  })
  const second = inTurn('/a', async () => {
    told.push('second')
    return 2
  })

  await inTurn('/b', async () => told.push('another repository'))
  gate.emit('open')

  await expect(begun).rejects.toThrow('broken')
  await expect(second).resolves.toBe(2)
  expect(told).toEqual(['first begins', 'another repository', 'first ends', 'second'])
})
