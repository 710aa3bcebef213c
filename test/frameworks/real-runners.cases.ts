import { expect } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
import { realProject } from './real-project.ts'

interface Selecting {
  readonly framework: Framework
  /** What each test file begins with. */
  readonly head: string
}

export const SELECTING = {
  vitest: { framework: vitest, head: `import { test } from 'vitest'; import '../../src/tax.js';` },
  jest: { framework: jest, head: `require('../../src/tax.js');` },
} as const

/** The command's own choice of files holds for the tests of changed files, too. */
export async function expectLeftOut({ framework, head }: Selecting): Promise<void> {
  const { name } = framework
  const type = framework === vitest ? 'module' : 'commonjs'
  const files = {
    'package.json': JSON.stringify({ type, devDependencies: { [name]: '*' } }),
    'src/tax.js': '',
    'test/unit/tax.test.js': `${head} test('tax', () => {})`,
    'test/unit/cart.test.js': `${head} test('cart', () => {})`,
    'test/server/tax.test.js': `${head} test('needs a server', () => {})`,
  }
  const program = framework === vitest ? ['vitest', 'run'] : ['jest']
  const using = { program: ['npx', ...program], options: [], scope: ['test/unit'], env: {} }
  const related = ['test/unit/tax.test.js', 'test/server/tax.test.js']
  await using there = await realProject(files, { framework, packages: [name], using, related })
  const cart = { framework: name, file: 'test/unit/cart.test.js', suite: [], name: 'cart' }

  await there.run({ kind: 'all' })
  const run = await there.run({ kind: 'affected', tests: [cart], files: ['src/tax.js'] })

  const ran = run.cases.filter(({ status }) => status !== 'skipped').map(({ id }) => titleOf(id))
  expect(ran.toSorted()).toEqual(['test/unit/cart.test.js › cart', 'test/unit/tax.test.js › tax'])
  expect(run).toMatchObject({ complete: true, result: 'finished' })
}
