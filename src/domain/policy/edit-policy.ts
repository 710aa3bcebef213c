import {
  ALWAYS_PROTECTED,
  HELPER_FOLDERS,
  HELPER_NAMES,
  PROJECT_FILES,
  SEALED,
  TEST_CASE_FOLDERS,
  TEST_CASE_NAMES,
  TEST_FILES,
} from './protected-paths.ts'

/** Reason to refuse an edit, as a sentence for the fixer; undefined if it is allowed. */
export type Refusal = string | undefined

export interface EditPolicy {
  /** Patterns of paths that fixers must not edit, besides the built-in ones. */
  readonly protected: readonly string[]
  /** Patterns of paths that fixers may edit although a built-in pattern protects them. */
  readonly allowed?: readonly string[]
  /** `tests`: for the test writer, who may write files of test cases and nothing else. */
  readonly edits?: 'code' | 'tests'
  /** Matches a glob pattern with a path; injected so that the decision stays pure. */
  readonly matches: (pattern: string, path: string) => boolean
}

export const MAX_FILES = 20
export const MAX_FILE_BYTES = 1_000_000

/**
 * Return the reason why a fixer must not write `path` (relative, forward slashes), or undefined. Tests are evidence: an
 * agent that may edit them can make any run pass. So the code refuses such edits and does not rely on a prompt.
 */
export function editRefusal(path: string, policy: EditPolicy): Refusal {
  // Accept one spelling of a path only, or it could be protected under one and written under another.
  const isNormal = path.split(/[\\/]/).every(part => part !== '' && part !== '.' && part !== '..')
  if (!isNormal || /^[a-zA-Z]:/.test(path)) return `${JSON.stringify(path)} is not a path inside the project.`
  if (!isPortable(path)) return `${JSON.stringify(path)} is a name that Windows cannot have.`
  // Some file systems treat .GIT as .git.
  const firstMatch = (patterns: readonly string[]) =>
    patterns.find(pattern => policy.matches(pattern, path) || policy.matches(pattern, path.toLowerCase()))
  const protectedBy = firstMatch(SEALED) ?? firstMatch(policy.protected)
  if (protectedBy !== undefined) return `${path} is protected (${protectedBy}); fix the cause elsewhere.`
  if (policy.edits === 'tests') return testEditRefusal(path, firstMatch)
  if (isOpened(path, policy)) return undefined
  const always = firstMatch(ALWAYS_PROTECTED)
  if (always !== undefined) return `${path} is protected (${always}); fix the cause elsewhere.`
  const test = firstMatch(TEST_FILES)
  if (test !== undefined) return `${path} belongs to the tests (${test}); fix the code that they test.`
  const project = firstMatch(PROJECT_FILES)
  if (project !== undefined)
    return `${path} decides how the project is built and run (${project}); fix the code, or name the file in allowed-paths.`
  return undefined
}

/** Return the reason why the test writer must not write `path`. What other tests read or load is no test case. */
function testEditRefusal(path: string, firstMatch: (patterns: readonly string[]) => string | undefined): Refusal {
  const other = firstMatch(ALWAYS_PROTECTED) ?? firstMatch(HELPER_FOLDERS)
  if (other !== undefined) return `${path} is no file of test cases (${other}); write another file.`
  if (firstMatch(TEST_CASE_NAMES) !== undefined) return undefined
  return firstMatch(TEST_CASE_FOLDERS) === undefined || firstMatch(HELPER_NAMES) !== undefined
    ? `${path} does not have the name of a test file; write tests only, the fix stays as it is.`
    : undefined
}

/** True for a protected path that the setting `allowed-paths` opens; the diagnosis has to name it, too. */
export function isOpened(path: string, { allowed = [], matches }: EditPolicy): boolean {
  return allowed.some(pattern => matches(pattern, path))
}

/** Names of devices, which Windows reserves with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i

/** True for a path whose names every file system can have: Windows could not check the repository out otherwise. */
function isPortable(path: string): boolean {
  return path.split('/').every(
    name =>
      !DEVICE.test(name) &&
      // eslint-disable-next-line no-control-regex
      !/[<>:"|?*\u0000-\u001f\u007f]|[ .]$/.test(name) &&
      name.length <= 255,
  )
}

/** Return the reason why a change is too large for a fix, or undefined. */
export function sizeRefusal(files: readonly { path: string; bytes: number }[]): Refusal {
  if (files.length > MAX_FILES) return `The change touches ${files.length} files; at most ${MAX_FILES} are allowed.`
  const large = files.find(file => file.bytes > MAX_FILE_BYTES)
  return large === undefined
    ? undefined
    : `${large.path} would have ${large.bytes} bytes; at most ${MAX_FILE_BYTES} are allowed.`
}
