import { type TestId, titleOf } from './tests.ts'

/**
 * Whether one of these words names a test: its file, a directory that it is in, or a part of its name. `file::name`, as
 * pytest writes it, wants both. Without words every test is meant.
 */
export function isNamed(id: TestId, words: readonly string[]): boolean {
  return words.length === 0 || words.some(word => word.split('::').every(part => matches(id, part)))
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
