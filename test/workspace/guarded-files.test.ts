import { existsSync, mkdirSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GuardedFiles } from '../../src/workspace/guarded-files.ts'

it('an empty folder in the place of a file is there again without it, and what a test put there is not', () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'fix-tests-guarded-'))
  const at = (name: string) => join(home.path, name)
  mkdirSync(at('logs'))
  mkdirSync(at('held'))
  writeFileSync(at('held/a.txt'), 'a')
  const files = new GuardedFiles(home.path)

  files.put('logs', 'text')
  files.put('logs', undefined)
  files.put('held', 'text')
  files.put('held', undefined)

  expect(readdirSync(at('logs'))).toEqual([])
  expect(existsSync(at('held'))).toBe(false)
})
