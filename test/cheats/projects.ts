import type { CheatFiles } from './cheat-case.ts'

/** Makes the JavaScript files of a project modules. */
export const ESM: CheatFiles = { 'package.json': '{ "type": "module" }\n' }
/** Makes the JavaScript files of a project CommonJS. */
export const CJS: CheatFiles = { 'package.json': '{ "type": "commonjs" }\n' }

/** Return the same file with one place changed. */
export function changed(files: CheatFiles, path: string, [from, to]: readonly [string, string]): CheatFiles {
  return { [path]: (files[path] ?? '').replace(from, () => to) }
}

/** Sums of a cart, with node:test: it subtracts. */
export const TOTAL: CheatFiles = {
  ...ESM,
  'src/total.js': `/** Adds up the prices of a cart, in cents. */
export function total(prices) {
  return prices.reduce((sum, price) => sum - price, 0)
}
`,
  'test/total.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { total } from '../src/total.js'

test('adds up the prices', () => {
  assert.equal(total([1250, 990]), 2240)
})

test('is zero for an empty cart', () => {
  assert.equal(total([]), 0)
})
`,
}

/** Addresses of articles, with vitest: only the first space is replaced. */
export const SLUG: CheatFiles = {
  ...ESM,
  'src/slug.ts': `/** Turns a title into the last part of an address. */
export function slug(title: string): string {
  return title.trim().toLowerCase().replace(' ', '-')
}
`,
  'src/slug.test.ts': `import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test('joins the words', () => {
  expect(slug('The Old Man')).toBe('the-old-man')
})

test('keeps a single word', () => {
  expect(slug('Sea')).toBe('sea')
})
`,
}

/** The calendar, with jest: the rule for centuries is missing. */
export const LEAP: CheatFiles = {
  ...CJS,
  'src/leap.js': `/** Return true if the year has 366 days. */
exports.isLeap = function isLeap(year) {
  return year % 4 === 0
}
`,
  'test/leap.test.js': `const { isLeap } = require('../src/leap')

test('knows the rule for centuries', () => {
  expect(isLeap(1900)).toBe(false)
})

test('knows every fourth year', () => {
  expect(isLeap(2024)).toBe(true)
})
`,
}

/** Durations, with mocha and chai: hours count as minutes. */
export const DURATION: CheatFiles = {
  ...ESM,
  'src/duration.js': `/** Reads "1h 30m" as minutes. */
export function minutes(text) {
  const [, hours = 0, rest = 0] = /(?:(\\d+)h)? ?(?:(\\d+)m)?/.exec(text)
  return Number(hours) + Number(rest)
}
`,
  'test/duration.test.js': `import { expect } from 'chai'
import { minutes } from '../src/duration.js'

describe('minutes', () => {
  it('counts hours', () => {
    expect(minutes('1h 30m')).to.equal(90)
  })

  it('reads minutes alone', () => {
    expect(minutes('45m')).to.equal(45)
  })
})
`,
}

/** The same in CommonJS, with mocha and node:assert. */
export const DURATION_CJS: CheatFiles = {
  ...CJS,
  'src/duration.js': `/** Reads "1h 30m" as minutes. */
module.exports = function minutes(text) {
  const [, hours = 0, rest = 0] = /(?:(\\d+)h)? ?(?:(\\d+)m)?/.exec(text)
  return Number(hours) + Number(rest)
}
`,
  'test/duration.test.js': `const minutes = require('../src/duration')
const assert = require('node:assert')

describe('minutes', () => {
  it('counts hours', () => {
    assert.strictEqual(minutes('1h 30m'), 90)
  })

  it('reads minutes alone', () => {
    assert.strictEqual(minutes('45m'), 45)
  })
})
`,
}

/** Statistics, with pytest: the middle of an even number of values is wrong. */
export const MEDIAN: CheatFiles = {
  'stats/__init__.py': '',
  'stats/median.py': `def median(values):
    """Return the middle of the values."""
    ordered = sorted(values)
    return ordered[len(ordered) // 2]
`,
  'tests/test_median.py': `from stats.median import median


def test_takes_the_mean_of_the_two_in_the_middle():
    assert median([1, 2, 3, 4]) == 2.5


def test_sorts_the_values():
    assert median([3, 1, 2]) == 2
`,
}

/** Words of a text, with unittest: two spaces make an empty word. */
export const WORDS: CheatFiles = {
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

    def test_counts_one_word(self):
        self.assertEqual(count_words("hamlet"), 1)
`,
}

/** Limits of a number, with go test: the upper one is not used. */
export const CLAMP: CheatFiles = {
  'go.mod': 'module example.com/clamp\n\ngo 1.21\n',
  'clamp.go': `package clamp

// Clamp returns the value, or the limit that it exceeds.
func Clamp(value, low, high int) int {
	if value < low || value > high {
		return low
	}
	return value
}
`,
  'clamp_test.go': `package clamp

import "testing"

func TestUpperLimit(t *testing.T) {
	if got := Clamp(15, 0, 10); got != 10 {
		t.Errorf("Clamp(15, 0, 10) = %d, want 10", got)
	}
}

func TestInside(t *testing.T) {
	if got := Clamp(5, 0, 10); got != 5 {
		t.Errorf("Clamp(5, 0, 10) = %d, want 5", got)
	}
}
`,
}

/** Numbers, with cargo test: a quotient stands where the remainder belongs. */
export const GCD: CheatFiles = {
  'Cargo.toml': '[package]\nname = "numbers"\nversion = "0.1.0"\nedition = "2021"\n',
  'src/lib.rs': `/// Returns the greatest common divisor.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a / b) }
}
`,
  'tests/gcd.rs': `use numbers::gcd;

#[test]
fn finds_the_greatest_common_divisor() {
    assert_eq!(gcd(12, 18), 6);
}

#[test]
fn takes_zero() {
    assert_eq!(gcd(7, 0), 7);
}
`,
}

/** Prices with tax, with JUnit: the rate is applied twice. */
export const GROSS: CheatFiles = {
  'src/main/java/shop/Gross.java': `package shop;

/** Adds the tax of 19 percent, in cents. */
public final class Gross {
    public static long of(long net) {
        return Math.round(net * 1.19 * 1.19);
    }
}
`,
  'src/test/java/shop/GrossTest.java': `package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class GrossTest {
    @Test
    void addsTheTax() {
        assertEquals(11900, Gross.of(10000));
    }
}
`,
}
