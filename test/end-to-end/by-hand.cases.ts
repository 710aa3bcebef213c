import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { type Files, install } from '../world/scene.ts'
import { TOOL_CACHES } from '../world/tool-caches.ts'
import { Repository } from './repository.ts'

/** A project with a bug, and the way in which a user starts fix-tests on it. */
export interface ByHand {
  readonly files: Files
  readonly packages?: readonly string[]
  readonly args?: readonly string[]
  /** Folder to start in, below the top. */
  readonly folder?: string
  /** What the runner prints if the fixed tests pass, and no other test ran if the command can select tests. */
  readonly expected: RegExp
  /** True if the command runs the whole suite, and says so. */
  readonly runsAll?: boolean
  readonly fixed: number
}

/** The commands that the report prints are run in a fresh clone, and show the counts of the report. */
export async function expectSeenByHand({
  files,
  packages = [],
  args = [],
  folder = '',
  expected,
  fixed,
  runsAll = false,
}: ByHand) {
  await using repository = new Repository([{ message: 'Begin', files }], packages)
  const result = await repository.run(
    ['run', '--models', 'offline', '--json', join(repository.home, 'r.json'), ...args],
    {
      cwd: join(repository.path, folder),
    },
  )
  expect(result.code, result.stdout + result.stderr).toBe(0)
  const { reportPath } = JSON.parse(readFileSync(join(repository.home, 'r.json'), 'utf8')) as { reportPath: string }
  const report = readFileSync(reportPath, 'utf8')
  const section = report.split('<summary>Run it here')[1] ?? ''
  expect(section).toContain(`This runs the test${fixed === 1 ? '' : 's'} of this report: ${fixed} passed here`)

  const clone = join(dirname(repository.path), 'clone')
  repository.git('clone', '--quiet', repository.path, clone)
  install(clone, packages)
  const script = /```sh\n([^]*?)\n```/.exec(section)?.[1] ?? 'false'
  expect(script.includes('# The whole suite: this command selects no tests.\n'), script).toBe(runsAll)
  const printed = execFileSync('sh', ['-e', '-c', `${script} 2>&1`], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: repository.home, NO_COLOR: '1', ...TOOL_CACHES },
  })

  expect(printed, script).toMatch(expected)
}

const VITEST_TEST = `
import { area } from '../area.js'

// Only the project's own script sets these.
const unit = process.env.UNIT

test('area', () => expect(area(3, 4) + unit).toBe('12cm'))
test('area of a line', () => expect(area(3, 0) + unit).toBe('0cm'))
test('area of one', () => expect(area(0, 0) + unit).toBe('0cm'))
`

/** Started by a script with a variable and an option without which nothing works. */
export const VITEST_BY_HAND: ByHand = {
  packages: ['vitest'],
  files: {
    'package.json': JSON.stringify({
      name: 'sizes',
      type: 'module',
      scripts: { test: 'UNIT=cm vitest run --globals' },
      devDependencies: { vitest: '*' },
    }),
    '.gitignore': 'node_modules\n',
    'area.js': 'export function area(width, height) {\n  return width + height\n}\n',
    'test/area.test.js': VITEST_TEST,
  },
  expected: /Tests +2 passed \| 1 skipped \(3\)/,
  fixed: 2,
}

/** The same with node:test, which starts in a tenth of the time. */
export const NODE_BY_HAND: ByHand = {
  files: {
    'package.json': JSON.stringify({
      name: 'sizes',
      type: 'module',
      scripts: { test: 'UNIT=cm node --test --test-concurrency=1' },
    }),
    'area.js': 'export function area(width, height) {\n  return width + height\n}\n',
    'test/area.test.js': `import assert from 'node:assert/strict'\nimport { test } from 'node:test'\n${VITEST_TEST.replace(/expect\((.+)\)\.toBe\((.+)\)/g, 'assert.equal($1, $2)')}`,
  },
  expected: /\btests 2\n[^]*\bpass 2\n[^]*\bfail 0\n/,
  fixed: 2,
}

/** Built by the compiler before its tests, which load only what it wrote. */
export const BUILT_BY_HAND: ByHand = {
  files: {
    '.gitignore': 'node_modules/\ndist/\n',
    'package.json': JSON.stringify({
      type: 'module',
      scripts: { build: 'tsc -p .', test: "npm run build && node --test 'dist/*.test.js'" },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        outDir: 'dist',
        rootDir: 'src',
        sourceMap: true,
        types: [],
      },
      include: ['src'],
    }),
    'src/label.ts':
      'export interface Person {\n  name: string\n  city?: string\n}\n\nexport const label = (one: Person): string =>\n  one.name + one.city!.trim()\n',
    'src/label.test.ts':
      "// @ts-nocheck\nimport { equal } from 'node:assert'\nimport { test } from 'node:test'\nimport { label } from './label.js'\ntest('a person', () => equal(label({ name: 'Ann', city: ' in Bern ' }), 'Annin Bern'))\ntest('one without a city', () => equal(label({ name: 'Ann' }), 'Annundefined'))\n",
  },
  packages: ['typescript'],
  expected: /# pass 1\n# fail 0\n|pass 1\n.*fail 0\n/,
  fixed: 1,
}

/** In a folder of its own, by a command of the user with a variable that the tests need. */
export const PYTEST_BY_HAND: ByHand = {
  folder: 'services/bank',
  args: ['--test-command', 'LEVEL=3 python3 -m pytest -p no:cacheprovider'],
  files: {
    '.gitignore': '__pycache__/\n',
    'services/bank/conftest.py': '',
    'services/bank/account.py': 'def can_withdraw(balance, amount):\n    return amount < balance\n',
    'services/bank/tests/test_account.py': `import os

import pytest

from account import can_withdraw

LEVEL = os.environ["LEVEL"]


@pytest.mark.parametrize("amount", [100, 30])
def test_withdraw(amount):
    assert can_withdraw(100, amount)


def test_too_much():
    assert not can_withdraw(100, 101)
`,
  },
  expected: /1 passed in/,
  fixed: 1,
}
