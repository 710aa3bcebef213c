import type { TestId } from '../../src/domain/model/test-case.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { go } from '../../src/frameworks/go.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { mocha } from '../../src/frameworks/mocha.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { playwright } from '../../src/frameworks/playwright.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { unittest } from '../../src/frameworks/unittest.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
import type { Files } from '../world/scene.ts'
import { has, hasPytest } from '../world/toolchains.ts'
import { GO_SHOP } from './go-shop.ts'
import { ODD } from './real-project.ts'
import { PYTEST_ODD, UNITTEST_LAYOUTS } from './python-suites.ts'

/** A project whose failing tests have names that are hard to choose by. */
export interface OddProject {
  readonly framework: Framework
  readonly packages?: readonly string[]
  /** This machine has its toolchain: true where it is not told. */
  readonly isHere?: boolean
  readonly files: Files
  /** How many distinct tests fail, of those that are chosen. */
  readonly failing: number
  /** Which of the failing tests are chosen: all of them where it is not told. */
  readonly isChosen?: (test: TestId) => boolean
  /** It tells of tests while they run. */
  readonly tellsProgress?: boolean
}

const BAD = '() => { throw new Error("bad") }'
const GOOD = '() => {}'

/**
 * The same titles for all runners of JavaScript; `test` and `describe` are what the runner calls them.
 *
 * @param isExact the runner tells upper from lower case in its pattern of names
 * @param inner what tests in a describe block are called: node:test takes those of another's name too
 */
function suite(test: string, describe: string, { isExact = true, inner = 'plain more' } = {}): string {
  return `
  ${ODD.map(title => `${test}(${JSON.stringify(title)}, ${BAD})`).join('\n')}
  ${test}('plain', ${GOOD})
  ${test}('plain more', ${BAD})
  ${isExact ? `${test}('Plain more', ${BAD})` : ''}
  for (const n of [1, 11]) ${test}('row ' + n, ${BAD})
  ${describe}('outer (1)', () => {
    ${describe}('inner > $2', () => { ${test}('${inner}', ${BAD}) })
    ${test}('${inner}', ${BAD})
    ${test}('plain', ${GOOD})
  })
  ${describe}('outer (2)', () => { ${test}('${inner}', ${BAD}) })`
}
const FAILING = ODD.length + 7
export const NODE_FAILING = FAILING

export const MOCHA_ODD = suite('it', 'describe')
export const NODE_ODD = `const { test, describe } = require('node:test')\n${suite('test', 'describe', { inner: 'deep' })}`
/** vitest and jest fill in the titles of a table. */
const TABLE = `test.each([[1, 2], [3, 4]])('sum(%i) = %i?', (a, b) => expect(a).toBe(b))`
const VITEST_ODD = `import { describe, expect, test } from 'vitest'\n${suite('test', 'describe', { isExact: false })}\n${TABLE}`
const JEST_ODD = `${suite('test', 'describe', { isExact: false })}\n${TABLE}`
const PLAYWRIGHT_HEAD = `const { test, expect } = require('@playwright/test')\n`
const PLAYWRIGHT_ODD = `${PLAYWRIGHT_HEAD}${suite('test', 'test.describe')}
  test('tagged', { tag: ['@slow', '@x'] }, ${BAD})
  test.describe('outer (3)', { tag: '@outer' }, () => { test('plain more', ${BAD}) })
  test.describe(() => { test('anonymous', ${BAD}) })`
/** Tests of the same titles elsewhere. */
const PLAYWRIGHT_FEW = `${PLAYWRIGHT_HEAD}test('plain more', ${GOOD}); test('tagged', ${GOOD}); test.describe('outer (2)', () => { test('plain more', ${GOOD}) })`

const isIn = (file: string) => (test: TestId) => test.file === file

/** Runners that start fast enough for the quick tier. */
export const ODD_PROJECTS: Readonly<Record<string, OddProject>> = {
  'node:test': {
    framework: nodeTest,
    files: { 'test/odd [x].test.js': NODE_ODD, 'test/twin.test.js': NODE_ODD },
    failing: FAILING,
    isChosen: isIn('test/odd [x].test.js'),
    tellsProgress: true,
  },
  mocha: {
    framework: mocha,
    packages: ['mocha'],
    files: {
      'package.json': '{"devDependencies":{"mocha":"*"}}',
      'test/odd [x].js': MOCHA_ODD,
      'test/twin.js': MOCHA_ODD,
    },
    failing: FAILING,
    isChosen: isIn('test/odd [x].js'),
    tellsProgress: true,
  },
  vitest: {
    framework: vitest,
    packages: ['vitest'],
    files: {
      'package.json': '{"type":"module","devDependencies":{"vitest":"*"}}',
      'test/odd [x].test.js': VITEST_ODD,
    },
    failing: FAILING + 1,
  },
  jest: {
    framework: jest,
    packages: ['jest'],
    files: {
      'package.json': '{"devDependencies":{"jest":"*"}}',
      'test/odd [x].test.js': JEST_ODD,
      'other/test/odd [x].test.js': JEST_ODD,
    },
    failing: FAILING + 1,
    isChosen: isIn('test/odd [x].test.js'),
  },
  pytest: {
    framework: pytest,
    isHere: hasPytest,
    files: {
      'pytest.ini': '[pytest]\n',
      'tests/test_odd.py': PYTEST_ODD,
      'tests/test_text.py': 'def test_text(): pass\n',
    },
    failing: 17,
  },
  unittest: {
    framework: unittest,
    isHere: has('python3', '--version'),
    files: UNITTEST_LAYOUTS['a package of tests'],
    failing: 12,
  },
  'go test': {
    framework: go,
    isHere: has('go', 'version'),
    files: GO_SHOP,
    failing: 7,
    // Its other tests run with those that they lie in, or hold.
    isChosen: ({ name }) => !/[/]|^(?:TestTable|FuzzAdd)$/.test(name),
  },
}

/** A runner that starts too slowly for the quick tier. */
export const PLAYWRIGHT_PROJECT: OddProject = {
  framework: playwright,
  packages: ['@playwright/test'],
  files: {
    'package.json': '{"devDependencies":{"@playwright/test":"*"}}',
    'playwright.config.js': `module.exports = { testDir: './e2e' }`,
    'e2e/odd [x].spec.js': PLAYWRIGHT_ODD,
    'e2e/sub/odd [x].spec.js': PLAYWRIGHT_FEW,
    'odd [x].spec.js': PLAYWRIGHT_FEW,
  },
  failing: FAILING + 3,
  isChosen: isIn('e2e/odd [x].spec.js'),
}
