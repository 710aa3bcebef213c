import { it } from 'vitest'
import { expectFixed } from './offline.cases.ts'
import { smallShop } from './projects.ts'

// That of a pytest project is in the full tier.
it('a red branch of a vitest project becomes a pull request with green tests, offline', () =>
  expectFixed({ runner: 'vitest', project: smallShop, red: 1, sources: ['src/shipping.ts'] }))
