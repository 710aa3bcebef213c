import { describe, it } from 'vitest'
import { hasPytest } from '../world/toolchains.ts'
import { type Broken, expectFixed } from './offline.cases.ts'
import { bank, shop, smallBank } from './projects.ts'

const PROJECTS: readonly (Broken & { readonly isHere: boolean })[] = [
  {
    runner: 'vitest',
    isHere: true,
    project: shop,
    red: 4,
    sources: ['src/customers.ts', 'src/pages.ts', 'src/shipping.ts'],
  },
  {
    runner: 'pytest',
    isHere: hasPytest,
    project: bank,
    red: 4,
    sources: ['bank/accounts.py', 'bank/interest.py', 'bank/names.py'],
  },
]

describe.each(PROJECTS)('a $runner project with three bugs of different kinds', project => {
  it.runIf(project.isHere)('becomes a pull request with three commits and green tests, offline', () =>
    expectFixed(project),
  )
})

it.runIf(hasPytest)('a red branch of a pytest project becomes a pull request with green tests, offline', () =>
  expectFixed({ runner: 'pytest', project: smallBank, red: 1, sources: ['bank/accounts.py'] }),
)
