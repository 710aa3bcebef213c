import type { Statuses } from './pass-rate.ts'
import type { TestKey } from './test-case.ts'

/**
 * Find tests that a run does not name because their names contain a number that changes from run to run: a duration, a
 * port, a date, a temporary folder. They have not vanished if at least as many new tests of that name pass.
 * @returns true for the key of such a test, whatever number it has
 */
export function renumberedTests(
  before: Statuses,
  after: Statuses,
  covers: (key: TestKey) => boolean = () => true,
): (key: TestKey) => boolean {
  const gone = [...before].filter(([key, status]) => status === 'passed' && !after.has(key) && covers(key))
  if (gone.length === 0) return () => false
  const added = countByName([...after].flatMap(([key, status]) => (status === 'passed' && !before.has(key) ? key : [])))
  const counted = [...countByName(gone.map(([key]) => key))]
  const names = new Set(counted.filter(([name, number]) => number <= (added.get(name) ?? 0)).map(([name]) => name))
  return key => names.has(withoutNumbers(key)) && withoutNumbers(key) !== key
}

function countByName(keys: readonly TestKey[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of keys.map(withoutNumbers)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/**
 * Numbers that a run measures or chooses: fractions, durations and sizes, ports, dates, addresses. Others tell tests
 * apart.
 */
const MEASURED =
  /\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?|(?<!\d)\d+(?:\.\d+|(?= ?(?:[mµun]?s|sec|seconds?|[kKM]i?B|bytes)\b))|(?<=\b[mµun]?s=)\d+|(?<=\w:)\d{4,5}\b|\b0x[\da-f]{6,16}\b/g

/**
 * Absolute paths of two and more names, with a line: a copy of the checkout and a temporary folder have their own, and
 * a change moves the lines below it.
 */
const PATHS = /(?<![\w.])(?:\/[\w.@+-]{1,255}){2,}(?::\d{1,6}){0,2}/g

/** Replace measured numbers and absolute paths in the name of a test. Its file and its suites keep theirs. */
function withoutNumbers(key: TestKey): string {
  const at = Math.max(0, key.lastIndexOf('","'))
  return key.slice(0, at) + key.slice(at).replaceAll(PATHS, '/').replaceAll(MEASURED, '0')
}
