import { filesOf, type SceneOptions } from '../world/scene.ts'

/** How CI runs vitest. */
export const VITEST_CI: SceneOptions['ci'] = [
  'node_modules/.bin/vitest',
  'run',
  '--reporter=junit',
  '--outputFile=reports/junit.xml',
]

/** The demo: a good first commit, and a second that brings three bugs of different kinds. */
export const shop: SceneOptions = {
  branch: 'checkout',
  packages: ['vitest'],
  ci: VITEST_CI,
  commits: [
    {
      message: 'Show money',
      files: filesOf('demo/project', [
        '.gitignore',
        '.github/workflows/ci.yml',
        'package.json',
        'src/money.ts',
        'test/money.test.ts',
      ]),
    },
    {
      message: 'Add shipping, pages and labels',
      files: filesOf('demo/project', [
        'src/shipping.ts',
        'test/shipping.test.ts',
        'src/pages.ts',
        'test/pages.test.ts',
        'src/customers.ts',
        'test/customers.test.ts',
      ]),
    },
  ],
}
