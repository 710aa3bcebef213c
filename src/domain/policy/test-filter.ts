import { type TestId, titleOf } from '../model/test-case.ts'

/**
 * Text that runners put between a file, its suites and the name of a test; `>`, which code has too, only behind a file.
 */
const SEPARATOR = /::| › /
const BEHIND_FILE = /::| [›>] /

/**
 * Return true if one of these words matches a test: its file, a parent directory, or a part of its name. Of a title as
 * pytest, vitest or jest print it, such as `file::name` or `file > suite > name`, each part must match. Without words
 * every test matches.
 * @param files files that the test can be in, if its report names none
 */
export function isNamed(id: TestId, words: readonly string[], files: readonly string[] = [id.file]): boolean {
  return words.length === 0 || words.some(word => partsOf(word).every(part => matches(id, part, files)))
}

function partsOf(word: string): string[] {
  const [first = ''] = word.split(' > ', 1)
  const isFile = /[./]/.test(first) && !first.includes(' ')
  return word.split(isFile ? BEHIND_FILE : SEPARATOR)
}

/** A failing test, and the files that it can be in: its own if left out. */
export interface NamableTest {
  readonly id: TestId
  readonly files?: readonly string[]
}

/** Limit of named tests. */
const MAX_NAMED = 10

/** Explain that the words match no failing test, and list the failing ones; undefined if they match. */
export function unmatchedWords(
  words: readonly string[],
  failing: readonly NamableTest[],
): { readonly why: string; readonly remedy: string } | undefined {
  if (failing.length === 0 || failing.some(({ id, files }) => isNamed(id, words, files))) return undefined
  const more = failing.length > MAX_NAMED ? ` and ${failing.length - MAX_NAMED} more` : ''
  return {
    why: `No failing test matches ${words.map(word => JSON.stringify(word)).join(', ')}.`,
    remedy: `These fail: ${failing
      .slice(0, MAX_NAMED)
      .map(({ id }) => titleOf(id))
      .join('; ')}${more}.`,
  }
}

function matches(id: TestId, word: string, files: readonly string[]): boolean {
  const path = word.replace(/^\.\//, '').replace(/\/$/, '')
  if (path === '') return false
  return files.some(file => isPathOf(file, path)) || titleOf(id).toLowerCase().includes(word.toLowerCase())
}

function isPathOf(file: string, path: string): boolean {
  // The project may be in a subdirectory of the repository, which a report does not contain.
  return file !== '' && (file === path || file.startsWith(`${path}/`) || ends(file, path) || ends(path, file))
}

function ends(whole: string, end: string): boolean {
  return whole.endsWith(`/${end}`)
}
