import { describe, expect, it } from 'vitest'
import { Resources } from '../../src/engine/resources.ts'

function failing(said: string): AsyncDisposable {
  return {
    [Symbol.asyncDispose]: async () => {
      throw new Error(said)
    },
  }
}

describe('resources', () => {
  it('are disposed of in reverse order, also behind one that fails', async () => {
    const order: string[] = []
    const resources = new Resources()
    const named = (name: string) => ({ [Symbol.asyncDispose]: async () => void order.push(name) })
    resources.use(named('first'))
    resources.use(failing('the second fails'))
    resources.use(named('third'))

    await expect(resources[Symbol.asyncDispose]()).rejects.toThrow(/^the second fails$/)

    expect(order).toEqual(['third', 'first'])
  })

  it('that fail are all named', async () => {
    const resources = new Resources()
    resources.use(failing('the lock stays'))
    resources.use(failing('the branch could not be restored'))

    await expect(resources[Symbol.asyncDispose]()).rejects.toThrow('the branch could not be restored; the lock stays')
  })
})
