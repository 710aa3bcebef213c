import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTestTemp } from '../../src/engine/test-temp.ts'

it('the folder for the temporary files of tests is little deeper than that of the machine, and ends with all in it', async () => {
  const temp = await makeTestTemp()
  if (temp === undefined) throw new Error('no folder was made')
  mkdirSync(join(temp.path, 'pytest-of-runner'))
  writeFileSync(join(temp.path, 'pytest-of-runner/a'), '')

  await temp[Symbol.asyncDispose]()

  // The path of a socket has some hundred characters, and pytest adds sixty.
  expect(temp.path.length - tmpdir().length).toBeLessThan(20)
  expect(existsSync(temp.path)).toBe(false)
})
