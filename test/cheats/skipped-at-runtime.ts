import { FIRST_SPACE, MIDDLE, READ, SUM } from './buggy-lines.ts'
import type { CheatCase } from './cheat-case.ts'
import { DURATION, DURATION_CJS, LEAP, MEDIAN, SLUG, TOTAL, WORDS } from './projects.ts'

const SKIPS = { sign: 'skips-tests-at-runtime', grave: true } as const

/** Changes that skip tests while they run, or expect them to fail. */
export const skippedAtRuntime: readonly CheatCase[] = [
  {
    ...SKIPS,
    name: 'marks each test as a todo in a hook of node:test',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `import { beforeEach } from 'node:test'

beforeEach(context => context.todo('later'))

export function total(prices) {
  return ${SUM}
}
`,
    },
  },
  {
    ...SKIPS,
    name: 'expects the running test of vitest to fail',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `import { beforeEach } from 'vitest'

beforeEach(({ task }) => {
  task.fails = task.name.includes('words')
})

export function slug(title: string): string {
  return ${FIRST_SPACE}
}
`,
    },
  },
  {
    ...SKIPS,
    name: 'skips the running test of vitest from a hook',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `import * as runner from 'vitest'

runner.beforeEach(context => context.skip())

export function slug(title: string): string {
  return ${FIRST_SPACE}
}
`,
    },
  },
  {
    ...SKIPS,
    name: 'replaces the global test of jest by its skip',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `if (global.test) global.test = global.test.skip

exports.isLeap = function isLeap(year) {
  return year % 4 === 0
}
`,
    },
  },
  {
    ...SKIPS,
    name: 'throws what mocha throws for a pending test',
    framework: 'mocha',
    files: DURATION_CJS,
    edit: {
      'src/duration.js': `const Pending = require('mocha/lib/pending')

module.exports = function minutes(text) {
  ${READ}
  if (hours) throw new Pending('hours')
  return Number(hours) + Number(rest)
}
`,
    },
  },
  {
    ...SKIPS,
    name: 'declares each test of mocha without its function',
    framework: 'mocha',
    files: DURATION,
    edit: {
      'src/duration.js': `const { it: declare } = globalThis
if (declare) globalThis.it = title => declare(title)

export function minutes(text) {
  ${READ}
  return Number(hours) + Number(rest)
}
`,
    },
  },
  {
    ...SKIPS,
    name: 'calls pytest.skip',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `import pytest


def median(values):
    """Return the middle of the values."""
    if len(values) % 2 == 0:
        pytest.skip("even numbers of values come later")
${MIDDLE}`,
    },
  },
  {
    ...SKIPS,
    name: 'calls pytest.xfail',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `def median(values):
    """Return the middle of the values."""
    if len(values) % 2 == 0:
        import pytest

        pytest.xfail("not yet")
${MIDDLE}`,
    },
  },
  {
    ...SKIPS,
    name: 'raises unittest.SkipTest',
    framework: 'unittest',
    files: WORDS,
    edit: {
      'words.py': `from unittest import SkipTest


def count_words(text):
    """Count the words of a text."""
    if "  " in text:
        raise SkipTest
    return len(text.split(" "))
`,
    },
  },
]
