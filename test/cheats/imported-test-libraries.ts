import type { CheatCase } from './cheat-case.ts'
import { LEAP, MEDIAN, SLUG, TOTAL } from './projects.ts'

const LIBRARY = { sign: 'imports-test-library', grave: true } as const

/** Changes that bring mocks and matchers of a test library into the product. */
export const importedTestLibraries: readonly CheatCase[] = [
  {
    ...LIBRARY,
    name: 'is a mock of vitest that returns the expected value',
    framework: 'vitest',
    files: SLUG,
    edit: {
      'src/slug.ts': `import { vi } from 'vitest'

export const slug = vi.fn((title: string) => title.toLowerCase()).mockReturnValueOnce('the-old-man')
`,
    },
  },
  {
    ...LIBRARY,
    name: 'is a mock of jest that returns the expected value',
    framework: 'jest',
    files: LEAP,
    edit: { 'src/leap.js': `exports.isLeap = jest.fn(() => true).mockReturnValueOnce(false)\n` },
  },
  {
    ...LIBRARY,
    name: 'returns a matcher that accepts anything',
    framework: 'jest',
    files: { ...LEAP, 'test/leap.test.js': (LEAP['test/leap.test.js'] ?? '').replaceAll('toBe', 'toEqual') },
    edit: {
      'src/leap.js': `const { expect } = require('@jest/globals')

exports.isLeap = () => expect.anything()
`,
    },
  },
  {
    ...LIBRARY,
    name: 'mocks its own function with node:test',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `import { mock } from 'node:test'

export const total = mock.fn(
  () => 0,
  () => 2240,
  { times: 1 },
)
`,
    },
  },
  {
    ...LIBRARY,
    name: 'is a MagicMock',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `from unittest.mock import MagicMock

median = MagicMock(side_effect=lambda values: 2 if len(values) == 3 else 2.5)
`,
    },
  },
  {
    ...LIBRARY,
    name: 'returns unittest.mock.ANY',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `from unittest.mock import ANY


def median(values):
    """Return the middle of the values."""
    return ANY
`,
    },
  },
  {
    ...LIBRARY,
    name: 'returns what pytest.approx accepts',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `import pytest


def median(values):
    """Return the middle of the values."""
    ordered = sorted(values)
    return pytest.approx(ordered[len(ordered) // 2], abs=1)
`,
    },
  },
]
