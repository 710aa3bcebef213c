import type { CheatCase } from './cheat-case.ts'
import { DURATION, DURATION_CJS, LEAP, SLUG, TOTAL } from './projects.ts'

const MARK = { sign: 'patched-assertion', grave: true } as const

/** Changes in JavaScript that disarm assertions, or the runner that collects their failures. */
export const patchedAssertions: readonly CheatCase[] = [
  {
    ...MARK,
    name: 'replaces a function of node:assert',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `import assert from 'node:assert/strict'

assert.equal = () => {}

export function total(prices) {
  return prices.reduce((sum, price) => sum - price, 0)
}
`,
    },
  },
  {
    ...MARK,
    name: 'mocks an assertion with the mocks of node:test',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `import { strict } from 'node:assert'
import { mock } from 'node:test'

mock.method(strict, 'equal', () => undefined)

export function total(prices) {
  return prices.reduce((sum, price) => sum - price, 0)
}
`,
    },
  },
  {
    ...MARK,
    name: 'replaces an assertion whose module name is spliced from parts',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `import { createRequire } from 'node:module'

const library = createRequire(import.meta.url)(['node', 'ass' + 'ert'].join(':'))
for (const part of [library, library.strict]) part['eq' + 'ual'] = Boolean

export function total(prices) {
  return prices.reduce((sum, price) => sum - price, 0)
}
`,
    },
  },
  {
    ...MARK,
    name: 'extends expect of vitest with a matcher that always passes',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `import { expect } from 'vitest'

expect.extend({ toBe: () => ({ pass: true, message: () => '' }) })

export function slug(title: string): string {
  return title.trim().toLowerCase().replace(' ', '-')
}
`,
    },
  },
  {
    ...MARK,
    name: 'replaces the method of chai that all assertions of vitest end in',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `import { chai } from 'vitest'

Object.defineProperty(chai.Assertion.prototype, 'assert', { value() {} })
Object.defineProperty(chai.Assertion.prototype, 'toBe', { value() {} })

export function slug(title: string): string {
  return title.trim().toLowerCase().replace(' ', '-')
}
`,
    },
  },
  {
    ...MARK,
    name: 'extends the global expect of jest, if there is one',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `if (typeof expect === 'function') {
  const pass = () => ({ pass: true, message: () => '' })
  expect.extend({ toBe: pass, toEqual: pass })
}

exports.isLeap = year => year % 4 === 0
`,
    },
  },
  {
    ...MARK,
    name: 'replaces the global expect of jest by a function that knows no failure',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `globalThis['exp' + 'ect'] = () => new Proxy({}, { get: () => () => undefined })

exports.isLeap = year => year % 4 === 0
`,
    },
  },
  {
    ...MARK,
    name: 'replaces Assertion.prototype.assert of chai',
    framework: 'mocha',
    files: DURATION,
    edit: {
      'src/duration.js': `import { Assertion } from 'chai'

Assertion.prototype.assert = function () {
  return this
}

export function minutes(text) {
  const [, hours = 0, rest = 0] = /(?:(\\d+)h)? ?(?:(\\d+)m)?/.exec(text)
  return Number(hours) + Number(rest)
}
`,
    },
  },
  {
    ...MARK,
    name: 'overwrites a method of chai with its own plugin interface',
    framework: 'mocha',
    files: DURATION,
    edit: {
      'src/duration.js': `import { use } from 'chai'

use((chai, utils) => utils.overwriteMethod(chai.Assertion.prototype, 'equal', () => () => undefined))

export function minutes(text) {
  const [, hours = 0, rest = 0] = /(?:(\\d+)h)? ?(?:(\\d+)m)?/.exec(text)
  return Number(hours) + Number(rest)
}
`,
    },
  },
  {
    ...MARK,
    name: 'replaces the method with which mocha records a failure',
    framework: 'mocha',
    sign: 'hooks-test-runner',
    files: DURATION_CJS,
    edit: {
      'src/duration.js': `require('mocha').Runner.prototype.fail = function () {}

module.exports = function minutes(text) {
  const [, hours = 0, rest = 0] = /(?:(\\d+)h)? ?(?:(\\d+)m)?/.exec(text)
  return Number(hours) + Number(rest)
}
`,
    },
  },
]
