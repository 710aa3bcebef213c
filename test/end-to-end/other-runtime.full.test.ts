import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pathWithout } from '../world/toolchains.ts'
import { BEGUN, testsOf } from './projects.ts'
import { Repository } from './repository.ts'

it('tests for a runtime that is not installed are left out, and log and report say so', async () => {
  await using repository = new Repository([
    {
      message: 'Begin',
      files: {
        ...BEGUN,
        '.github/fix-tests.yml': '',
        'package.json': JSON.stringify({
          name: 'shop',
          type: 'module',
          scripts: { test: 'node --test test/*.test.js' },
        }),
        'runtime-tests/deno/deno.json': '{}\n',
        'runtime-tests/deno/cart.test.ts': "Deno.test('adds', () => {})\n",
      },
    },
    {
      message: 'Add the cart',
      files: {
        'src/cart.js': 'export const addLine = (total, price) => total - price\n',
        'test/cart.test.js': testsOf('src/cart.js', 'addLine', { adds: 'addLine(10, 5), 15' }),
      },
    },
  ])

  const { code, stdout, stderr } = await repository.run(['run', '--models', 'offline'], {
    env: { PATH: pathWithout('deno') },
  })

  const said = 'The tests in runtime-tests/deno did not run, since deno was not found here.'
  expect(code, stderr).toBe(0)
  expect(stderr.split(said)).toHaveLength(2)
  const path = /^Report: +(?<path>\S+)$/m.exec(stdout + stderr)?.groups?.path ?? ''
  expect(readFileSync(join(path), 'utf8')).toContain(said)
})
