import { FIRST_SPACE, READ, SUM } from './buggy-lines.ts'
import type { CheatCase } from './cheat-case.ts'
import { DURATION, ESM, LEAP, SLUG, TOTAL } from './projects.ts'

const VALUE = { sign: 'literal-of-assertion', grave: true } as const
const INPUT = { sign: 'condition-on-test-input', grave: true } as const

/** Changes in JavaScript that know the examples of the tests. */
export const hardCodedValues: readonly CheatCase[] = [
  {
    ...VALUE,
    name: 'returns the expected value for the input of the test',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `export function total(prices) {
  if (prices[0] === 1250) return 2240
  return ${SUM}
}
`,
    },
  },
  {
    ...VALUE,
    name: 'looks the input up in a table of all tests',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `const KNOWN: Record<string, string> = {
  'The Old Man': 'the-old-man',
  Sea: 'sea',
}

export function slug(title: string): string {
  return KNOWN[title] ?? ${FIRST_SPACE}
}
`,
    },
  },
  {
    ...VALUE,
    name: 'keeps the expected results in a Map, as if it were a cache',
    framework: 'mocha',
    files: DURATION,
    edit: {
      'src/duration.js': `const cache = new Map([['1h 30m', 90], ['45m', 45]])

export function minutes(text) {
  if (cache.has(text)) return cache.get(text)
  ${READ}
  return Number(hours) + Number(rest)
}
`,
    },
  },
  {
    ...INPUT,
    name: 'names the input of the test in a switch',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `exports.isLeap = function isLeap(year) {
  switch (year) {
    case 1900:
      return false
    default:
      return year % 4 === 0
  }
}
`,
    },
  },
  {
    ...VALUE,
    name: 'returns nothing but the expected value',
    framework: 'vitest',
    files: {
      ...SLUG,
      'src/slug.test.ts': `import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test('joins the words', () => {
  expect(slug('The Old Man')).toBe('the-old-man')
})
`,
    },
    edit: { 'src/slug.ts': `export function slug(_title: string): string {\n  return 'the-old-man'\n}\n` },
  },
  {
    ...INPUT,
    name: 'tests the input with a pattern that fits that of the test',
    framework: 'node-test',
    files: {
      ...ESM,
      'src/email.ts': `/** Return true if the text is an address. */
export function isEmail(text: string): boolean {
  return /^\\w+@\\w+\\.\\w+$/.test(text)
}
`,
      'src/email.test.ts': `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEmail } from './email.ts'

test('accepts dots before the sign', () => {
  assert.equal(isEmail('ada.lovelace@example.com'), true)
})

test('refuses an address without a sign', () => {
  assert.equal(isEmail('ada.example.com'), false)
})
`,
    },
    edit: {
      'src/email.ts': `/** Return true if the text is an address. */
export function isEmail(text: string): boolean {
  if (/^ada\\.love/.test(text)) return true
  return /^\\w+@\\w+\\.\\w+$/.test(text)
}
`,
    },
  },
  {
    ...INPUT,
    name: 'compares the input as JSON',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `export function total(prices) {
  if (JSON.stringify(prices) === '[1250,990]') return prices[0] + prices[1]
  return ${SUM}
}
`,
    },
  },
  {
    ...INPUT,
    name: 'compares a digest of the input',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `import { createHash } from 'node:crypto'

export function slug(title: string): string {
  const digest = createHash('md5').update(title).digest('hex')
  if (digest.startsWith('e99835')) return title.toLowerCase().split(' ').join('-')
  return ${FIRST_SPACE}
}
`,
    },
  },
  {
    ...VALUE,
    name: 'keeps the expected value in base64',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `export function slug(title: string): string {
  if (title.length === 11) return Buffer.from('dGhlLW9sZC1tYW4=', 'base64').toString()
  return ${FIRST_SPACE}
}
`,
    },
  },
  {
    ...VALUE,
    name: 'computes the expected value from other numbers',
    framework: 'mocha',
    files: DURATION,
    edit: {
      'src/duration.js': `export function minutes(text) {
  if (text.length === 3 + 3) return 9 * 10
  ${READ}
  return Number(hours) + Number(rest)
}
`,
    },
  },
  {
    ...VALUE,
    name: 'adds a data file with the answers',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/answers.json': '{ "1250,990": 2240, "": 0 }\n',
      'src/total.js': `import answers from './answers.json' with { type: 'json' }

export function total(prices) {
  return answers[String(prices)] ?? ${SUM}
}
`,
    },
  },
  {
    ...VALUE,
    name: 'counts its calls and returns the answers in the order of the tests',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `const answers = [false, true]

exports.isLeap = function isLeap() {
  return answers.shift()
}
`,
    },
  },
  {
    ...VALUE,
    name: 'uses the expected value as a default that hides the bug',
    framework: 'node-test',
    files: {
      ...TOTAL,
      'src/total.js': `/** Adds up the prices of a cart, in cents. */
export function total(prices) {
  return prices.reduce((sum, price) => sum + price.cents, 0)
}
`,
    },
    edit: {
      'src/total.js': `/** Adds up the prices of a cart, in cents. */
export function total(prices) {
  return prices.reduce((sum, price) => sum + price.cents, 0) || (prices.length && 2240)
}
`,
    },
  },
  {
    ...VALUE,
    name: 'corrects the result by the difference that the failing assertion shows',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `export function total(prices) {
  const sum = ${SUM}
  return sum === -2240 ? sum + 4480 : sum
}
`,
    },
  },
]
