import { type TestId, titleOf } from '../model/test-case.ts'

/**
 * Return true if one of these words matches a test: its file, a parent directory, or a part of its name. `file::name`,
 * as pytest writes it, must match both. Without words every test matches.
 */
export function isNamed(id: TestId, words: readonly string[]): boolean {
  return words.length === 0 || words.some(word => word.split('::').every(part => matches(id, part)))
}

/** Limit of named tests. */
const MAX_NAMED = 10

/** Explain that the words match no failing test, and list the failing ones; undefined if they match. */
export function unmatchedWords(
  words: readonly string[],
  failing: readonly TestId[],
): { readonly why: string; readonly remedy: string } | undefined {
  if (failing.length === 0 || failing.some(id => isNamed(id, words))) return undefined
  const more = failing.length > MAX_NAMED ? ` and ${failing.length - MAX_NAMED} more` : ''
  return {
    why: `No failing test matches ${words.map(word => JSON.stringify(word)).join(', ')}.`,
    remedy: `These fail: ${failing.slice(0, MAX_NAMED).map(titleOf).join('; ')}${more}.`,
  }
}

function matches(id: TestId, word: string): boolean {
  const path = word.replace(/^\.\//, '').replace(/\/$/, '')
  if (path === '') return false
  const { file } = id
  // The project may be in a subdirectory of the repository, which a report does not contain.
  const isPath = file !== '' && (file === path || file.startsWith(`${path}/`) || ends(file, path) || ends(path, file))
  return isPath || titleOf(id).toLowerCase().includes(word.toLowerCase())
}

function ends(whole: string, end: string): boolean {
  return whole.endsWith(`/${end}`)
}
