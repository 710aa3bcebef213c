import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import {
  type EditPolicy,
  MAX_FILE_BYTES,
  MAX_FILES,
  commandRefusal,
  editRefusal,
  sizeRefusal,
} from '../../src/domain/policy/edit-policy.ts'

const policy: EditPolicy = {
  protected: ['db/migrations/**'],
  matches: (pattern, path) => picomatch.isMatch(path, pattern, { dot: true }),
}

describe('a fixer may edit', () => {
  it.each([
    'src/sum.ts',
    'index.js',
    'src/deep/er/still/a.py',
    'lib/contest.ts',
    'src/latest.ts',
    'src/attest/a.ts',
    'src/spec.ts',
    'src/testing.py',
    'docs/a..b.md',
    'src/keyboard.ts',
    'src/environment.ts',
  ])('%s', path => {
    expect(editRefusal(path, policy)).toBeUndefined()
  })
})

describe('a fixer may not leave the project with', () => {
  it.each(['', '/etc/passwd', '../up.ts', 'src/../../up.ts', 'src\\..\\..\\up.ts', 'C:/win.ts', 'c:\\win.ts', '..'])(
    '%j',
    path => {
      expect(editRefusal(path, policy)).toMatch(/is not a path inside the project\.$/)
    },
  )
})

describe('a fixer may not edit what runs in CI, what git reads, or secrets:', () => {
  it.each([
    '.git/config',
    'packages/a/.git/hooks/pre-commit',
    '.github/workflows/ci.yml',
    '.gitattributes',
    'src/.gitattributes',
    '.gitmodules',
    '.env',
    'app/.env.production',
    'node_modules/left-pad/index.js',
    'packages/a/node_modules/b/index.js',
    '.npmrc',
    'certs/server.pem',
    'certs/server.key',
  ])('%s', path => {
    expect(editRefusal(path, policy)).toMatch(/ is protected \(.+\); fix the cause elsewhere\.$/)
  })

  it('and what the settings protect', () => {
    expect(editRefusal('db/migrations/1.sql', policy)).toBe(
      'db/migrations/1.sql is protected (db/migrations/**); fix the cause elsewhere.',
    )
  })
})

describe('a fixer may not write to a protected file under another spelling:', () => {
  it.each([
    './.github/workflows/ci.yml',
    'src/./sum.test.ts',
    '.GIT/config',
    'PACKAGE.JSON',
    'src/__Tests__/sum.js',
    '.Git/hooks/x',
    './test/a.ts',
    'src//../a',
  ])('%s', path => {
    expect(editRefusal(path, policy)).toBeDefined()
  })
})

describe('a fixer may not edit the tests:', () => {
  it.each([
    'src/sum.test.ts',
    'src/sum.spec.jsx',
    'sum.test.mjs',
    'src/__tests__/helper.js',
    'src/__snapshots__/a.snap',
    'src/__snapshots__/page.png',
    'test_sum.py',
    'pkg/sum_test.py',
    'conftest.py',
    'pkg/sum_test.go',
    'app/src/test/java/SumTest.java',
    'test/helpers.ts',
    'packages/a/tests/data.json',
    'spec/a.rb',
    'vitest.config.ts',
    'jest.config.js',
    'pytest.ini',
  ])('%s', path => {
    expect(editRefusal(path, policy)).toMatch(/ belongs to the tests \(.+\); fix the code that they test\.$/)
  })
})

describe('a change is small enough', () => {
  it.each([
    ['at the limits', MAX_FILES, MAX_FILE_BYTES, undefined],
    ['not with one file too many', MAX_FILES + 1, 1, 'The change touches 21 files; at most 20 are allowed.'],
    [
      'not with one byte too many',
      1,
      MAX_FILE_BYTES + 1,
      '0.ts would have 1000001 bytes; at most 1000000 are allowed.',
    ],
  ])('%s', (_, count, bytes, expected) => {
    const files = Array.from({ length: count }, (_each, index) => ({ path: `${index}.ts`, bytes }))

    expect(sizeRefusal(files)).toBe(expected)
  })
})

describe('a command of the project may write', () => {
  it.each([
    ['code', 'src/sum.ts', []],
    ['a lockfile that the setting names', 'package-lock.json', ['package-lock.json']],
    ['a lockfile of a folder by a pattern', 'api/go.sum', ['**/go.sum']],
  ])('%s', (_, path, mayWrite) => {
    expect(commandRefusal(path, mayWrite, policy)).toBeUndefined()
  })
})

describe('a command of the project may not write, whatever the setting names:', () => {
  it.each([
    'test/sum.test.js',
    'src/sum.test.ts',
    '__snapshots__/a.snap',
    'package.json',
    'vitest.config.ts',
    '.github/workflows/ci.yml',
    '.eslintrc.json',
    '.env',
    'db/migrations/1.sql',
    'node_modules/a/index.js',
    '../up.ts',
  ])('%s', path => {
    expect(commandRefusal(path, ['**', path], { ...policy, allowed: ['**'] })).toBeDefined()
  })
})

it('a command may not write a lockfile that only allowed-paths opens, which is for fixers', () => {
  expect(commandRefusal('go.sum', ['go.mod'], { ...policy, allowed: ['go.sum'] })).toBe(
    'go.sum decides how the project is built and run (**/go.{mod,sum,work,work.sum}), and fix-commands does not name it for this command.',
  )
})
