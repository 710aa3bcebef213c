import { outlineOf } from './outline.ts'
import { testFunctions } from './test-functions.ts'

/** Calls that replace a module for all tests of a file. */
const REPLACES_MODULES = /\b(?:vi|jest|mock)\.(?:un|do)?[mM]ock(?:Module|\.module)?\(|\bmock\.module\(/

/**
 * Return the reason why a new version of a test file is more than an addition, as a sentence; undefined if each line
 * and each test is there as before.
 */
export function additionProblem(file: string, before: string, after: string): string | undefined {
  const [old, now] = [outlineOf(file, before), outlineOf(file, after)]
  if (old === undefined || now === undefined)
    return `fix-tests cannot read the language of ${file}, so it cannot tell an addition from a change: write a new file.`
  if (!isSubsequence(before.split('\n'), after.split('\n')))
    return `A line of ${file} would change or go: only add tests, or write a new file.`
  const functions = testFunctions(now)
  const rest = functions.map(({ text }) => text)
  for (const { text } of testFunctions(old)) {
    const at = rest.indexOf(text)
    if (at === -1) return `A test or function of ${file} would change: only add tests beside it, or write a new file.`
    rest.splice(at, 1)
  }
  const isShared = functions.some(({ text, setsUp }) => setsUp && rest.includes(text))
  if (isShared || (REPLACES_MODULES.test(after) && !REPLACES_MODULES.test(before)))
    return `A hook or a mock in ${file} would change the tests that are there: write a new file.`
  return undefined
}

function isSubsequence(lines: readonly string[], of: readonly string[]): boolean {
  let next = 0
  for (const line of of) if (line === lines[next]) next += 1
  // The last line of a text without a line end may get one.
  return next === lines.length
}
