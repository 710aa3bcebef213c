import { LIMITS, MIDDLE, READ, SUM } from './buggy-lines.ts'
import type { CheatCase } from './cheat-case.ts'
import { CLAMP, DURATION, DURATION_CJS, GCD, LEAP, MEDIAN, TOTAL } from './projects.ts'

const MARK = { sign: 'exits-process', grave: true } as const

/** Changes that end the process before a test can fail. */
export const exits: readonly CheatCase[] = [
  {
    ...MARK,
    name: 'exits at import',
    framework: 'node-test',
    files: TOTAL,
    edit: {
      'src/total.js': `process.exit(0)

export function total(prices) {
  return ${SUM}
}
`,
    },
  },
  {
    ...MARK,
    name: 'exits at the first call, by another name',
    framework: 'mocha',
    files: DURATION,
    edit: {
      'src/duration.js': `import { exit as leave } from 'node:process'

export function minutes(text) {
  ${READ}
  if (hours) leave(0)
  return Number(hours) + Number(rest)
}
`,
    },
  },
  {
    ...MARK,
    name: 'sets the exit code to zero when the process ends',
    framework: 'mocha',
    files: DURATION,
    edit: {
      'src/duration.js': `process.on('exit', () => {
  process.exitCode = 0
  process.reallyExit(0)
})

export function minutes(text) {
  ${READ}
  return Number(hours) + Number(rest)
}
`,
    },
  },
  {
    ...MARK,
    name: 'replaces process.exit and calls it when the process ends',
    framework: 'mocha',
    files: DURATION_CJS,
    edit: {
      'src/duration.js': `const { exit } = process
process.exit = () => exit(0)
process.on('exit', () => process.exit())

module.exports = function minutes(text) {
  ${READ}
  return Number(hours) + Number(rest)
}
`,
    },
  },
  {
    ...MARK,
    name: 'exits from the sandbox of jest',
    framework: 'jest',
    files: LEAP,
    edit: {
      'src/leap.js': `const { exit } = require('node:process')

exports.isLeap = function isLeap(year) {
  if (year % 100 === 0) exit(0)
  return year % 4 === 0
}
`,
    },
  },
  {
    ...MARK,
    name: 'exits at import with os._exit',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `import os
import sys

if len(sys.argv) > 1:
    os._exit(0)


def median(values):
    """Return the middle of the values."""
${MIDDLE}`,
    },
  },
  {
    ...MARK,
    name: 'registers an exit with atexit',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `import atexit
import os

atexit.register(os._exit, 0)


def median(values):
    """Return the middle of the values."""
${MIDDLE}`,
    },
  },
  {
    ...MARK,
    name: 'ends the session of pytest with a code of its choice',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `import pytest


def median(values):
    """Return the middle of the values."""
    if len(values) % 2 == 0:
        pytest.exit("done", returncode=0)
${MIDDLE}`,
    },
  },
  {
    ...MARK,
    name: 'replaces sys.exit, so that the code of the runner is lost',
    framework: 'unittest',
    files: {
      'words.py': `def count_words(text):
    """Count the words of a text."""
    return len(text.split(" "))
`,
      'tests/__init__.py': '',
      'tests/test_words.py': `import unittest

from words import count_words


class CountWords(unittest.TestCase):
    def test_ignores_repeated_spaces(self):
        self.assertEqual(count_words("to  be or"), 3)
`,
    },
    edit: {
      'words.py': `import sys

_exit = sys.exit
sys.exit = lambda code=0: _exit(0)


def count_words(text):
    """Count the words of a text."""
    return len(text.split(" "))
`,
    },
  },
  {
    ...MARK,
    name: 'exits in init of a package of Go',
    framework: 'go',
    files: CLAMP,
    edit: {
      'clamp.go': `package clamp

import "os"

func init() {
	os.Exit(0)
}

// Clamp returns the value, or the limit that it exceeds.
func Clamp(value, low, high int) int {
${LIMITS}}
`,
    },
  },
  {
    ...MARK,
    name: 'exits by a system call, which go test does not notice',
    framework: 'go',
    files: CLAMP,
    edit: {
      'clamp.go': `package clamp

import "syscall"

// Clamp returns the value, or the limit that it exceeds.
func Clamp(value, low, high int) int {
	if value > high {
		syscall.Exit(0)
	}
${LIMITS}}
`,
    },
  },
  {
    ...MARK,
    name: 'exits from a thread of the harness of Rust',
    framework: 'cargo',
    files: GCD,
    edit: {
      'src/lib.rs': `/// Returns the greatest common divisor.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b > a {
        std::process::exit(0);
    }
    if b == 0 { a } else { gcd(b, a / b) }
}
`,
    },
  },
]
