import { describe, it } from 'vitest'
import type { ByHand } from './by-hand.cases.ts'
import { expectSeenByHand, PYTEST_BY_HAND, VITEST_BY_HAND } from './by-hand.cases.ts'
import { testsOf } from './projects.ts'

const AREA = 'export function area(width, height) {\n  return width + height\n}\n'
const COMMON_JS = 'exports.area = function area(width, height) {\n  return width + height\n}\n'
const EXPECTED =
  "  it('is wrong now', () => assert.equal(area(3, 4), 12))\n  it('is right', () => assert.equal(area(2, 2), 4))\n"
const MOCHA_TEST = `const assert = require('node:assert')\nconst { area } = require('../area.js')\n\ndescribe('area', () => {\n${EXPECTED}})\n`
const JEST_TEST = MOCHA_TEST

function packageOf(script: string, more: object = {}): string {
  return JSON.stringify({ name: 'sizes', scripts: { test: script }, ...more })
}

const CASES: readonly (readonly [name: string, project: ByHand])[] = [
  ['vitest behind a script with a variable and an option', VITEST_BY_HAND],
  ['pytest in a folder, by a command with a variable', PYTEST_BY_HAND],
  [
    'node --test with an option of its own',
    {
      files: {
        'package.json': packageOf('node --test --test-concurrency=1', { type: 'module' }),
        'area.js': AREA,
        'test/area.test.js': testsOf('area.js', 'area', { 'is wrong now': 'area(3, 4), 12', right: 'area(2, 2), 4' }),
      },
      expected: /\btests 1\n[^]*\bpass 1\n[^]*\bfail 0\n/,
      fixed: 1,
    },
  ],
  [
    'mocha with the folder and an option of its script',
    {
      packages: ['mocha'],
      files: {
        'package.json': packageOf('mocha --timeout 5000 spec', { devDependencies: { mocha: '*' } }),
        '.gitignore': 'node_modules\n',
        'area.js': COMMON_JS,
        'spec/area.js': MOCHA_TEST,
      },
      expected: /1 passing/,
      fixed: 1,
    },
  ],
  [
    'jest behind a wrapper with a variable',
    {
      packages: ['jest'],
      files: {
        'package.json': packageOf('UNIT=cm jest --ci', { devDependencies: { jest: '*' } }),
        '.gitignore': 'node_modules\n',
        'area.js': COMMON_JS,
        'test/area.test.js': `if (process.env.UNIT !== 'cm') throw new Error('no unit')\n${JEST_TEST}`,
      },
      expected: /Tests: +1 skipped, 1 passed, 2 total/,
      fixed: 1,
    },
  ],
  [
    'a script of the project that selects no tests',
    {
      args: ['--test-command', 'sh run.sh'],
      files: {
        'package.json': packageOf('sh run.sh', { type: 'module' }),
        'run.sh': 'cd . && node --test\n',
        'area.js': AREA,
        'test/area.test.js': testsOf('area.js', 'area', { 'is wrong now': 'area(3, 4), 12', right: 'area(2, 2), 4' }),
      },
      expected: /\btests 2\n[^]*\bpass 2\n[^]*\bfail 0\n/,
      fixed: 1,
      runsAll: true,
    },
  ],
  [
    'unittest in its folder',
    {
      files: {
        '.gitignore': '__pycache__/\n',
        'area.py': 'def area(width, height):\n    return width + height\n',
        'tests/__init__.py': '',
        'tests/test_area.py':
          'import unittest\n\nfrom area import area\n\n\nclass Area(unittest.TestCase):\n    def test_wrong(self):\n        self.assertEqual(area(3, 4), 12)\n\n    def test_right(self):\n        self.assertEqual(area(2, 2), 4)\n',
      },
      expected: /Ran 1 test in/,
      fixed: 1,
    },
  ],
]

describe('the printed commands show what the report says, in a fresh clone:', () => {
  it.each(CASES)('%s', (_, project) => expectSeenByHand(project))
})
