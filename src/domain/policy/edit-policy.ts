import { parseDiff } from '../text/unified-diff.ts'
/** Reason to refuse an edit, as a sentence for the fixer; undefined if it is allowed. */
export type Refusal = string | undefined

export interface EditPolicy {
  /** Patterns of paths that fixers must not edit, besides the built-in ones. */
  readonly protected: readonly string[]
  /** Matches a glob pattern with a path; injected so that the decision stays pure. */
  readonly matches: (pattern: string, path: string) => boolean
}

/** Paths that fixers never edit, whatever the settings: CI configuration, git settings, secrets, installed packages. */
export const ALWAYS_PROTECTED = [
  '.git/**',
  '**/.git/**',
  '.github/**',
  '**/.gitattributes',
  '**/.gitmodules',
  '**/.env',
  '**/.env.*',
  '**/node_modules/**',
  '**/.npmrc',
  '**/.envrc',
  '**/*.env',
  '**/.git-credentials',
  '**/*.{p8,p12,pfx}',
  '**/*.pem',
  '**/*.key',
  '**/id_{rsa,dsa,ecdsa,ed25519}*',
  '**/.{gitlab-ci,travis,drone}.yml',
  '**/.circleci/**',
  '**/{azure-pipelines,bitbucket-pipelines}.yml',
  '**/Jenkinsfile',
] as const

/** Files of tests and of what tests compare with: a fix of the code does not touch them. */
export const TEST_FILES = [
  '**/*.{test,spec}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
  '**/__tests__/**',
  '**/__snapshots__/**',
  '**/*.snap',
  '**/test_*.py',
  '**/*_test.py',
  '**/conftest.py',
  '**/*_test.go',
  '**/src/{test,it,integrationTest,testFixtures}/**',
  '**/*{Test,Tests,TestCase,IT,Spec}.{java,kt,groovy,scala,php,cs}',
  '**/*_{spec,test}.rb',
  '**/*{_test,_unittest}.{c,cc,cpp,cxx}',
  '**/{test,tests,spec}/**',
  '**/e2e/**',
  '**/{vitest,jest,playwright,vite,babel}.config.*',
  '**/vitest.workspace.*',
  '**/{vitest,jest}.setup.*',
  '**/setup{Tests,-tests,-jest,-vitest}.*',
  '**/.mocharc.*',
  // Build files decide which tests exist and run.
  '**/{pom.xml,build.gradle,build.gradle.kts,settings.gradle,settings.gradle.kts}',
  '**/.mvn/**',
  '**/phpunit{,.dist}.xml{,.dist}',
  '**/.rspec',
  '**/.config/nextest.toml',
  '**/CTestTestfile.cmake',
  '**/{,.}pytest.{ini,toml}',
  '**/{tox.ini,setup.cfg,pyproject.toml,.coveragerc,sitecustomize.py}',
  '**/package.json',
  // Files that Python imports before or instead of pytest, and folders that frameworks treat as mocks.
  '**/{pytest,_pytest,pluggy,usercustomize}.py',
  '**/{pytest,_pytest}/**',
  '**/{tests,test}.py',
  '**/__mocks__/**',
] as const

/** Files with secrets, and git's own folders: models never see their content. */
const HIDDEN = [
  /(?:^|\/)\.git\//i,
  /(?:^|\/)[^/]*\.env(?:\.(?!example$|sample$|template$)[^/]*)?$/i,
  /(?:^|\/)\.(?:npmrc|envrc|netrc|pypirc|htpasswd|pgpass|git-credentials)$/i,
  /\.(?:pem|key|p8|p12|pfx|jks|keystore|kdbx)$/i,
  /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)[^/]*$/i,
  /(?:^|\/)(?:credentials|secrets?)(?:\.(?:json|ya?ml|toml|ini|txt))?$/i,
  /(?:^|\/)\.(?:aws|ssh|gnupg|kube|docker)\//i,
]

/** Return true if a model must not see the file: its content would leave the machine. */
export function isHidden(path: string): boolean {
  return HIDDEN.some(pattern => pattern.test(path))
}

/** Remove the files from a git diff that must not leave the machine. */
export function withoutHidden(diff: string): string {
  return parseDiff(diff)
    .filter(({ paths }) => !paths.some(isHidden))
    .map(({ text }) => text)
    .join('')
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
  // Some file systems treat .GIT as .git.
  const firstMatch = (patterns: readonly string[]) =>
    patterns.find(pattern => policy.matches(pattern, path) || policy.matches(pattern, path.toLowerCase()))
  const protectedBy = firstMatch(ALWAYS_PROTECTED) ?? firstMatch(policy.protected)
  if (protectedBy !== undefined) return `${path} is protected (${protectedBy}); fix the cause elsewhere.`
  const test = firstMatch(TEST_FILES)
  if (test !== undefined) return `${path} belongs to the tests (${test}); fix the code that they test.`
  return undefined
}

/** Return the reason why a change is too large for a fix, or undefined. */
export function sizeRefusal(files: readonly { path: string; bytes: number }[]): Refusal {
  if (files.length > MAX_FILES) return `The change touches ${files.length} files; at most ${MAX_FILES} are allowed.`
  const large = files.find(file => file.bytes > MAX_FILE_BYTES)
  return large === undefined
    ? undefined
    : `${large.path} would have ${large.bytes} bytes; at most ${MAX_FILE_BYTES} are allowed.`
}
