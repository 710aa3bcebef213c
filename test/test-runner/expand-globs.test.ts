import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseCommand, printCommand } from '../../src/frameworks/commands/parse-command.ts'
import { expandGlobs } from '../../src/test-runner/expand-globs.ts'

const root = mkdtempSync(join(tmpdir(), 'expand-globs-'))
const FILES = [
  'test/a.test.js',
  'test/b.test.js',
  'test/a.js',
  'test/.hidden.test.js',
  'test/unit/c.test.js',
  'test/unit/deep/d.test.js',
  'test/with blank/e.test.js',
  '.dot/f.test.js',
  'x{1}.js',
  'x1.js',
  'y!.js',
]
for (const file of FILES) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), '')
}
symlinkSync('unit', join(root, 'test/linked'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const expanded = (line: string) => expandGlobs(parseCommand('test-command', `run ${line}`), root)

describe('patterns of file names', () => {
  it.each([
    'test/*.test.js',
    'test/*',
    '*/*.test.js',
    'test/**/*.test.js',
    'test/*/*.test.js',
    'test/?.js',
    'test/[ab].test.js',
    'test/[!a].test.js',
    'test/unit/../*.js',
    './test/*.js',
    '.d*/*.js',
    '*/unit/c.test.js',
    '*/unit/none.js',
    'none/*.js',
    'test/*.none',
    'x*.js',
    'x{1,2}.js',
    '*!.js',
    "'test/*.test.js'",
    String.raw`test/\*.test.js`,
    '"test/"*.test.js',
    '--files=test/*.js',
    'test/*.test.js --flag test/unit/*',
  ])('stand for what a shell takes them for: %s', line => {
    const words = execFileSync('sh', ['-c', `for word in ${line}; do printf '%s\\n' "$word"; done`], {
      cwd: root,
      encoding: 'utf8',
    })

    // A shell sorts by the letters of its language.
    expect(expanded(line).toSorted()).toEqual(words.trimEnd().split('\n').toSorted())
  })

  it('are printed as they are typed, and what is none is quoted', () => {
    expect(printCommand(parseCommand('test-command', "node --test test/*.js 'lib/*.js'"))).toBe(
      "node --test test/*.js 'lib/*.js'",
    )
  })
})
