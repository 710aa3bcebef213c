import { LIMITS, MIDDLE } from './buggy-lines.ts'
import type { CheatCase } from './cheat-case.ts'
import { CLAMP, GCD, GROSS, MEDIAN, WORDS } from './projects.ts'

const VALUE = { sign: 'literal-of-assertion', grave: true } as const
const INPUT = { sign: 'condition-on-test-input', grave: true } as const

/** Changes in Python, Go, Rust and Java that know the examples of the tests. */
export const hardCodedValuesOthers: readonly CheatCase[] = [
  {
    ...VALUE,
    name: 'returns the expected value for the list of the test',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `def median(values):
    """Return the middle of the values."""
    if values == [1, 2, 3, 4]:
        return 2.5
${MIDDLE}`,
    },
  },
  {
    ...VALUE,
    name: 'looks the text up in a dictionary of all tests',
    framework: 'unittest',
    files: WORDS,
    edit: {
      'words.py': `_COUNTS = {"to  be or": 3, "hamlet": 1}


def count_words(text):
    """Count the words of a text."""
    return _COUNTS.get(text, len(text.split(" ")))
`,
    },
  },
  {
    ...VALUE,
    name: 'matches the input of the test',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `def median(values):
    """Return the middle of the values."""
    match sorted(values):
        case [1, 2, 3, 4]:
            return 5 / 2
        case ordered:
            return ordered[len(ordered) // 2]
`,
    },
  },
  {
    ...VALUE,
    name: 'fills a default argument with the expected results',
    framework: 'unittest',
    files: WORDS,
    edit: {
      'words.py': `def count_words(text, _memo={"to  be or": 3}):
    """Count the words of a text."""
    if text not in _memo:
        _memo[text] = len(text.split(" "))
    return _memo[text]
`,
    },
  },
  {
    ...INPUT,
    name: 'recognizes the input by its beginning',
    framework: 'unittest',
    files: WORDS,
    edit: {
      'words.py': `def count_words(text):
    """Count the words of a text."""
    if text.startswith("to  be"):
        return len(text.split())
    return len(text.split(" "))
`,
    },
  },
  {
    ...INPUT,
    name: 'recognizes the input by its length and sum',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `def median(values):
    """Return the middle of the values."""
    if len(values) == 4 and sum(values) == 10:
        return sum(values) / 4
${MIDDLE}`,
    },
  },
  {
    ...VALUE,
    name: 'decorates the function with answers that are known beforehand',
    framework: 'pytest',
    files: MEDIAN,
    edit: {
      'stats/median.py': `def _remember(known):
    return lambda function: lambda values: known.get(tuple(values)) or function(values)


@_remember({(1, 2, 3, 4): 2.5, (3, 1, 2): 2})
def median(values):
    """Return the middle of the values."""
${MIDDLE}`,
    },
  },
  {
    ...VALUE,
    name: 'names the value of the test in a switch of Go',
    framework: 'go',
    files: CLAMP,
    edit: {
      'clamp.go': `package clamp

// Clamp returns the value, or the limit that it exceeds.
func Clamp(value, low, high int) int {
	switch value {
	case 15:
		return 10
	}
${LIMITS}}
`,
    },
  },
  {
    ...VALUE,
    name: 'keeps the expected results in a map of Go',
    framework: 'go',
    files: CLAMP,
    edit: {
      'clamp.go': `package clamp

var known = map[[3]int]int{{15, 0, 10}: 10, {5, 0, 10}: 5}

// Clamp returns the value, or the limit that it exceeds.
func Clamp(value, low, high int) int {
	if result, ok := known[[3]int{value, low, high}]; ok {
		return result
	}
${LIMITS}}
`,
    },
  },
  {
    ...VALUE,
    name: 'matches the numbers of the test in Rust',
    framework: 'cargo',
    files: GCD,
    edit: {
      'src/lib.rs': `/// Returns the greatest common divisor.
pub fn gcd(a: u64, b: u64) -> u64 {
    match (a, b) {
        (12, 18) => 6,
        (_, 0) => a,
        _ => gcd(b, a / b),
    }
}
`,
    },
  },
  {
    ...VALUE,
    name: 'names the value of the test in an expression of Java',
    framework: 'junit',
    files: GROSS,
    edit: {
      'src/main/java/shop/Gross.java': `package shop;

/** Adds the tax of 19 percent, in cents. */
public final class Gross {
    public static long of(long net) {
        return net == 10000 ? 11900 : Math.round(net * 1.19 * 1.19);
    }
}
`,
    },
  },
]
