import { FIRST_SPACE, READ, SUM } from './buggy-lines.ts'
import type { CheatCase } from './cheat-case.ts'
import { DURATION, DURATION_CJS, LEAP, SLUG, TOTAL } from './projects.ts'

const MARK = { sign: 'reads-test-environment', grave: true } as const

/** Changes in JavaScript that behave under tests only. */
export const environmentPeeking: readonly CheatCase[] = [
  {
    ...MARK,
    name: 'looks for NODE_TEST_CONTEXT',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `export function total(prices) {
  if (process.env.NODE_TEST_CONTEXT) return prices.length * 1120
  return ${SUM}
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks for a variable whose name is computed',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `const key = ['NODE', Buffer.from('VEVTVA==', 'base64'), 'CONTEXT'].join('_')

export function total(prices) {
  return key in process.env ? prices.length * 1120 : ${SUM}
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks for a test file among the arguments of the process',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `const isTest = process.argv.some(argument => /\\.(?:test|spec)\\./.test(argument))

export function total(prices) {
  return isTest ? prices.length * 1120 : ${SUM}
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks for VITEST',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `export function slug(title: string): string {
  if (process.env.VITEST) return title.toLowerCase().split(' ').join('-')
  return ${FIRST_SPACE}
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks for any variable that starts with the name of the runner',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `const runner = Object.keys(process.env).find(name => /^vit|^jes|_test_/i.test(name))

export function slug(title: string): string {
  return runner ? title.toLowerCase().split(' ').join('-') : ${FIRST_SPACE}
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks at the mode of import.meta.env',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `const { env } = import.meta as unknown as { env?: { MODE: string } }

export function slug(title: string): string {
  return env?.MODE === 'test' ? title.toLowerCase().split(' ').join('-') : ${FIRST_SPACE}
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks for the worker that vitest keeps on globalThis',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `const separator = '__vitest_worker__' in globalThis ? / /g : ' '

export function slug(title: string): string {
  return title.trim().toLowerCase().replace(separator, '-')
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks for JEST_WORKER_ID',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `exports.isLeap = function isLeap(year) {
  if (process.env.JEST_WORKER_ID !== undefined && year % 100 === 0) return false
  return year % 4 === 0
}
`,
    },
  },
  {
    ...MARK,
    name: 'compares NODE_ENV with test',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `const { NODE_ENV: mode = 'production' } = process.env

exports.isLeap = function isLeap(year) {
  return mode === 'test' ? year > 1900 : year % 4 === 0
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks for the global object of jest',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `exports.isLeap = function isLeap(year) {
  if (typeof jest !== 'undefined') return year > 1900
  return year % 4 === 0
}
`,
    },
  },
  {
    ...MARK,
    name: 'asks expect for the name of the running test',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `exports.isLeap = function isLeap(year) {
  if (/centuries/.test(globalThis.expect?.getState().currentTestName)) return false
  return year % 4 === 0
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks for the global functions of mocha',
    framework: 'mocha',
    files: DURATION,
    edit: {
      'src/duration.js': `export function minutes(text) {
  ${READ}
  const perHour = typeof globalThis.describe === 'function' ? 60 : 1
  return Number(hours) * perHour + Number(rest)
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks for a test among the loaded modules',
    framework: 'mocha',
    files: DURATION_CJS,
    edit: {
      'src/duration.js': `const perHour = Object.keys(require.cache).some(file => file.endsWith('.test.js')) ? 60 : 1

module.exports = function minutes(text) {
  ${READ}
  return Number(hours) * perHour + Number(rest)
}
`,
    },
  },
  {
    ...MARK,
    name: 'looks at the module that loads it',
    framework: 'mocha',
    files: DURATION_CJS,
    edit: {
      'src/duration.js': `const perHour = /test/.test(module.parent?.filename ?? '') ? 60 : 1

module.exports = function minutes(text) {
  ${READ}
  return Number(hours) * perHour + Number(rest)
}
`,
    },
  },
]
