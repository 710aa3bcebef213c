import { describe, it } from 'vitest'
import { hasPytest } from '../world/toolchains.ts'
import { expectFixed } from './offline.cases.ts'
import { smallBank, smallShop } from './projects.ts'

describe.concurrent('a red branch becomes a pull request with green tests, offline', () => {
  it('of a vitest project', () =>
    expectFixed({ runner: 'vitest', project: smallShop, red: 1, sources: ['src/shipping.ts'] }))

  it.runIf(hasPytest)('of a pytest project', () =>
    expectFixed({ runner: 'pytest', project: smallBank, red: 1, sources: ['bank/accounts.py'] }),
  )
})
