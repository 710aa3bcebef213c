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
/** Limit for the project's own commands: a formatter touches many files, and no reader has to trust its judgement. */
export const MAX_COMMAND_FILES = 100
export const MAX_FILE_BYTES = 1_000_000

/** Reason for the protection of a path: its spelling, or a pattern that matches it. */
type Protection =
  | { readonly by: 'spelling'; readonly problem: string }
  | { readonly by: 'sealed' | 'setting' | 'always' | 'test' | 'project'; readonly pattern: string }

/**
 * Return the reason why a fixer must not write `path` (relative, forward slashes), or undefined. Tests are evidence: an
 * agent that may edit them can make any run pass. So the code refuses such edits and does not rely on a prompt.
 */
export function editRefusal(path: string, policy: EditPolicy): Refusal {
  const protection = protectionOf(path, policy)
  if (policy.edits === 'tests') return testEditRefusal(path, policy, protection)
  if (protection === undefined) return undefined
  switch (protection.by) {
    case 'spelling':
      return protection.problem
    case 'sealed':
    case 'setting':
      return `${path} is protected (${protection.pattern}); fix the cause elsewhere.`
    case 'always':
      return isOpened(path, policy)
        ? undefined
        : `${path} is protected (${protection.pattern}); fix the cause elsewhere.`
    case 'test':
      return isOpened(path, policy)
        ? undefined
        : `${path} belongs to the tests (${protection.pattern}); fix the code that they test.`
    case 'project':
      return isOpened(path, policy)
        ? undefined
        : `${path} decides how the project is built and run (${protection.pattern}); fix the code, or name the file in allowed-paths.`
  }
}

/**
 * Return the reason why a command of the project must not write `path`, or undefined. The setting opens lockfiles and
 * build files to it by name, and nothing else: not tests, not workflows.
 * @param mayWrite patterns that the setting names for the command
 */
export function commandRefusal(path: string, mayWrite: readonly string[], policy: EditPolicy): Refusal {
  const protection = protectionOf(path, policy)
  if (protection === undefined) return undefined
  switch (protection.by) {
    case 'spelling':
      return protection.problem
    case 'sealed':
    case 'setting':
    case 'always':
      return `${path} is protected (${protection.pattern}).`
    case 'test':
      return `${path} belongs to the tests (${protection.pattern}).`
    case 'project':
      return mayWrite.some(pattern => policy.matches(pattern, path))
        ? undefined
        : `${path} decides how the project is built and run (${protection.pattern}), and fix-commands does not name it for this command.`
  }
}

function protectionOf(path: string, policy: EditPolicy): Protection | undefined {
  // Accept one spelling of a path only, or it could be protected under one and written under another.
  const isNormal = path.split(/[\\/]/).every(part => part !== '' && part !== '.' && part !== '..')
  const problem = (what: string): Protection => ({ by: 'spelling', problem: `${JSON.stringify(path)} ${what}` })
  if (!isNormal || /^[a-zA-Z]:/.test(path)) return problem('is not a path inside the project.')
  if (!isPortable(path)) return problem('is a name that Windows cannot have.')
  const lists: readonly [Exclude<Protection['by'], 'spelling'>, readonly string[]][] = [
    ['sealed', SEALED],
    ['setting', policy.protected],
    ['always', ALWAYS_PROTECTED],
    ['test', TEST_FILES],
    ['project', PROJECT_FILES],
  ]
  for (const [by, patterns] of lists) {
    const pattern = matchingPattern(patterns, path, policy)
    if (pattern !== undefined) return { by, pattern }
  }
  return undefined
}

/** Return the first pattern that matches a path, whatever its capitals: some file systems treat .GIT as .git. */
function matchingPattern(patterns: readonly string[], path: string, { matches }: EditPolicy): string | undefined {
  return patterns.find(each => matches(each, path) || matches(each, path.toLowerCase()))
}

/** Return the reason why the test writer must not write `path`. What other tests read or load is no test case. */
function testEditRefusal(path: string, policy: EditPolicy, protection: Protection | undefined): Refusal {
  const isAny = (patterns: readonly string[]) => matchingPattern(patterns, path, policy) !== undefined
  if (protection?.by === 'spelling') return protection.problem
  if (protection?.by === 'sealed' || protection?.by === 'setting' || protection?.by === 'always')
    return `${path} is protected (${protection.pattern}); write another file.`
  if (isAny(HELPER_FOLDERS)) return `${path} is no file of test cases; write another file.`
  if (isAny(TEST_CASE_NAMES)) return undefined
  return !isAny(TEST_CASE_FOLDERS) || isAny(HELPER_NAMES)
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
export function sizeRefusal(files: readonly { path: string; bytes: number }[], most = MAX_FILES): Refusal {
  if (files.length > most) return `The change touches ${files.length} files; at most ${most} are allowed.`
  const large = files.find(file => file.bytes > MAX_FILE_BYTES)
  return large === undefined
    ? undefined
    : `${large.path} would have ${large.bytes} bytes; at most ${MAX_FILE_BYTES} are allowed.`
}
