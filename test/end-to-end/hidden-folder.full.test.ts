import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BEGUN, testsOf } from './projects.ts'
import { Repository } from './repository.ts'

it('a suite that fails below a hidden folder is proved in a copy, although the state of the run is below one', async () => {
  // As servers of files do, which answer nothing for what is below `.local`.
  const served = `import assert from 'node:assert'
import { test } from 'node:test'

test('is served', () => assert.ok(!import.meta.dirname.split('/').some(name => name.startsWith('.'))))
`
  await using repository = new Repository([
    { message: 'Begin', files: { ...BEGUN, 'test/served.test.js': served } },
    {
      message: 'Add the cart',
      files: {
        'src/cart.js': 'export const addLine = (total, price) => total - price\n',
        'test/cart.test.js': testsOf('src/cart.js', 'addLine', { adds: 'addLine(10, 5), 15' }),
      },
    },
  ])

  const { code, stdout, stderr } = await repository.run(['run', '--models', 'offline'])

  expect(code, stderr).toBe(0)
  expect(readdirSync(repository.home)).toContain('.local')
  expect(stdout + stderr).toContain('a clean copy')
  expect(stderr).not.toContain('In a clean copy, ')
})
