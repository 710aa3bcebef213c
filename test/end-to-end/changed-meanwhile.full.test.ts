import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Repository } from './repository.ts'

const CODE = 'export const total = (a, b) => a - b\n'
const TEST = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { total } from '../src/total.js'

test('adds', () => assert.equal(total(1, 2), 3))
`

it('what a user writes to a file that is worked on is kept beside it, and the log says where', async () => {
  await using repository = new Repository([
    {
      message: 'Begin',
      files: {
        'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
        'src/total.js': CODE,
        'test/total.test.js': TEST,
      },
    },
  ])
  const file = join(repository.path, 'src/total.js')
  let isWritten = false

  const { stderr, code } = await repository.run(['run', '--models', 'offline'], {
    onLog(log) {
      if (isWritten || !log.includes('fixes 1 test')) return
      isWritten = true
      appendFileSync(file, '// mine\n')
    },
  })

  expect(code, stderr).toBe(0)
  const [, at = ''] =
    /src\/total\.js was changed by another program during the run\. That version is kept at (\S+)\./.exec(stderr) ?? []
  expect(readFileSync(at, 'utf8'), stderr).toMatch(/\/\/ mine\n$/)
  expect(readFileSync(file, 'utf8'), 'the work tree is as it was').toBe(CODE)
  expect(repository.git('status', '--porcelain')).toBe('')
})

it('a file of the commit that setup-command changes is named, since the commit does not have that', async () => {
  await using repository = new Repository([
    {
      message: 'Begin',
      files: {
        'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
        'src/total.js': CODE,
        'mend.mjs': `import { writeFileSync } from 'node:fs'\nwriteFileSync('src/total.js', ${JSON.stringify(CODE.replace('a - b', 'a + b'))})\n`,
        'test/total.test.js': TEST,
      },
    },
  ])

  const { stderr } = await repository.run(['run', '--models', 'offline', '--setup-command', 'node mend.mjs'])

  expect(stderr).toContain('setup-command changed src/total.js. The tests run with that, the commit does not have it,')
  expect(repository.git('status', '--porcelain')).toBe(' M src/total.js\n')
})

it('a file of the commit that the tests rewrite is put back at the end, and that version is kept', async () => {
  await using repository = new Repository([
    {
      message: 'Begin',
      files: {
        'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
        'src/total.js': CODE,
        'src/list.js': 'export const list = [1]\n',
        'test/total.test.js': `${TEST}
import { writeFileSync } from 'node:fs'
test('formats', () => writeFileSync(new URL('../src/list.js', import.meta.url), 'export const list = [ 1 ]\\n'))
`,
      },
    },
  ])

  const { stderr, code } = await repository.run(['run', '--models', 'offline'])

  expect(code, stderr).toBe(0)
  const [, at = ''] =
    /src\/list\.js was changed by another program [^.]*\. That version is kept at (\S+)\./.exec(stderr) ?? []
  expect(readFileSync(at, 'utf8'), stderr).toBe('export const list = [ 1 ]\n')
  expect(repository.git('status', '--porcelain')).toBe('')
})
