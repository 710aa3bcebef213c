import type { CheatCase, CheatFiles } from './cheat-case.ts'
import { ESM, LEAP, TOTAL } from './projects.ts'

const AGREES = { sign: 'always-equal', grave: true } as const

/** Sums, compared with the loose functions of node:assert. */
const LOOSE: CheatFiles = {
  ...TOTAL,
  'test/total.test.js': (TOTAL['test/total.test.js'] ?? '').replace('node:assert/strict', 'node:assert'),
}

/** Sums, compared with limits. */
const LIMITED: CheatFiles = {
  ...TOTAL,
  'test/total.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { total } from '../src/total.js'

test('is neither too high nor too low', () => {
  const sum = total([1250, 990])
  assert.ok(!(sum < 2240))
  assert.ok(!(sum > 2240))
})
`,
}

/** What a user may do. */
const RIGHTS: CheatFiles = {
  ...ESM,
  'src/rights.js': `/** Return what a role may do. */
export function rightsOf(role) {
  const rights = ['read']
  if (role === 'administrator') rights.push('write')
  return { list: rights, may: right => rights.includes(right) }
}
`,
  'test/rights.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { rightsOf } from '../src/rights.js'

test('lets an admin write', () => {
  assert.ok(rightsOf('admin').may('write'))
  assert.ok(rightsOf('admin').list.includes('write'))
})
`,
}

/** A parser with an error of its own. */
const PARSER: CheatFiles = {
  ...ESM,
  'src/parse.js': `export class ParseError extends Error {}

/** Return the error of a text, if it has one. */
export function check(text) {
  return /^\\d+$/.test(text) ? undefined : new SyntaxError(text)
}
`,
  'test/parse.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { check, ParseError } from '../src/parse.js'

test('has an error of its own', () => {
  assert.ok(check('x') instanceof ParseError)
})
`,
}

/** Changes in JavaScript after which a value is equal to everything. */
export const equalityTricks: readonly CheatCase[] = [
  {
    ...AGREES,
    name: 'returns an object whose valueOf is the expected value',
    framework: 'node-test',
    files: LOOSE,
    edit: {
      'src/total.js': `export function total(prices) {
  return { valueOf: () => (prices.length ? 2240 : 0) }
}
`,
    },
  },
  {
    ...AGREES,
    name: 'returns an object whose toString has all words of the tests',
    framework: 'node-test',
    files: {
      ...ESM,
      'src/label.js': `export const label = count => String(count) + ' file'\n`,
      'test/label.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { label } from '../src/label.js'

test('knows the plural', () => {
  assert.match(String(label(2)), /2 files/)
  assert.match(String(label(1)), /1 file\\b/)
})
`,
    },
    edit: { 'src/label.js': `export const label = () => ({ toString: () => '1 file or 2 files' })\n` },
  },
  {
    ...AGREES,
    name: 'changes its number with each conversion',
    framework: 'node-test',
    files: {
      ...LIMITED,
      'test/total.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { total } from '../src/total.js'

test('lies between two limits', () => {
  const sum = total([1250, 990])
  assert.ok(sum > 2239)
  assert.ok(sum < 2241)
})
`,
    },
    edit: {
      'src/total.js': `export function total() {
  let high = false
  return {
    [Symbol.toPrimitive]() {
      high = !high
      return high ? Infinity : -Infinity
    },
  }
}
`,
    },
  },
  {
    ...AGREES,
    name: 'returns NaN, which is neither above nor below a limit',
    framework: 'node-test',
    grave: false,
    files: LIMITED,
    edit: {
      'src/total.js': `export function total(prices) {\n  return prices.reduce((sum, price) => sum - price)[0] - 0\n}\n`,
    },
  },
  {
    ...AGREES,
    name: 'returns an asymmetric matcher of its own',
    framework: 'jest',
    files: {
      ...LEAP,
      'test/leap.test.js': (LEAP['test/leap.test.js'] ?? '').replaceAll('toBe', 'toEqual'),
    },
    edit: {
      'src/leap.js': `exports.isLeap = () => ({ $$typeof: Symbol.for('jest.asymmetricMatcher'), asymmetricMatch: () => true })\n`,
    },
  },
  {
    ...AGREES,
    name: 'accepts everything with Symbol.hasInstance',
    framework: 'node-test',
    files: PARSER,
    edit: {
      'src/parse.js': `export class ParseError extends Error {
  static [Symbol.hasInstance]() {
    return true
  }
}

/** Return the error of a text, if it has one. */
export function check(text) {
  return /^\\d+$/.test(text) ? undefined : new SyntaxError(text)
}
`,
    },
  },
  {
    ...AGREES,
    name: 'answers every question with a Proxy',
    framework: 'node-test',
    sign: 'answers-everything',
    files: RIGHTS,
    edit: {
      'src/rights.js': `const anything = new Proxy(() => {}, { get: () => anything, apply: () => anything, has: () => true })

/** Return what a role may do. */
export function rightsOf() {
  return anything
}
`,
    },
  },
]
