import { type TestId, titleOf } from '../model/test-case.ts'

/**
 * Whether one of these words names a test: its file, a directory that it is in, or a part of its name. `file::name`, as
 * pytest writes it, wants both. Without words every test is meant.
 */
export function isNamed(id: TestId, words: readonly string[]): boolean {
  return words.length === 0 || words.some(word => word.split('::').every(part => matches(id, part)))
}

/** So many failing tests are named. */
const NAMED = 10

/** Why words that are to name failing tests name none, and what they could name; undefined when they do. */
export function unmatchedWords(
  words: readonly string[],
  failing: readonly TestId[],
): { readonly why: string; readonly remedy: string } | undefined {
  if (failing.length === 0 || failing.some(id => isNamed(id, words))) return undefined
  const more = failing.length > NAMED ? ` and ${failing.length - NAMED} more` : ''
  return {
    why: `No failing test is named by ${words.map(word => JSON.stringify(word)).join(', ')}.`,
    remedy: `These fail: ${failing.slice(0, NAMED).map(titleOf).join('; ')}${more}.`,
  }
}

function matches(id: TestId, word: string): boolean {
  const path = word.replace(/^\.\//, '').replace(/\/$/, '')
  if (path === '') return false
  const { file } = id
  // The project may lie in a directory of the repository, which a report does not say.
  const isPath = file !== '' && (file === path || file.startsWith(`${path}/`) || ends(file, path) || ends(path, file))
  return isPath || titleOf(id).toLowerCase().includes(word.toLowerCase())
}

function ends(whole: string, end: string): boolean {
  return whole.endsWith(`/${end}`)
}
