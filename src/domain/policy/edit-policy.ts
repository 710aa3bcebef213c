import { parseDiff } from '../text/unified-diff.ts'
/** Why an edit is refused, as a sentence for the fixer; undefined when it is allowed. */
export type Refusal = string | undefined

export interface EditPolicy {
  /** Patterns of paths that nobody may edit, beside the built-in ones. */
  readonly protected: readonly string[]
  /** Whether a glob pattern matches a path; injected so that the decision stays pure. */
  readonly matches: (pattern: string, path: string) => boolean
}

/** Never edited, whatever the settings: what runs in CI, what git reads, secrets, and what installers own. */
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

/** Files that hold tests or what tests compare with: a fix of the code does not touch them. */
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
  // Build files say which tests there are, and whether they run.
  '**/{pom.xml,build.gradle,build.gradle.kts,settings.gradle,settings.gradle.kts}',
  '**/.mvn/**',
  '**/phpunit{,.dist}.xml{,.dist}',
  '**/.rspec',
  '**/.config/nextest.toml',
  '**/CTestTestfile.cmake',
  '**/{,.}pytest.{ini,toml}',
  '**/{tox.ini,setup.cfg,pyproject.toml,.coveragerc,sitecustomize.py}',
  '**/package.json',
  // What python imports before, or in place of, pytest; and what frameworks take for a mock by its place.
  '**/{pytest,_pytest,pluggy,usercustomize}.py',
  '**/{pytest,_pytest}/**',
  '**/{tests,test}.py',
  '**/__mocks__/**',
] as const

/** Names of files that hold secrets, and folders that are git's: nobody is shown what is in them. */
const HIDDEN = [
  /(?:^|\/)\.git\//i,
  /(?:^|\/)[^/]*\.env(?:\.(?!example$|sample$|template$)[^/]*)?$/i,
  /(?:^|\/)\.(?:npmrc|envrc|netrc|pypirc|htpasswd|pgpass|git-credentials)$/i,
  /\.(?:pem|key|p8|p12|pfx|jks|keystore|kdbx)$/i,
  /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)[^/]*$/i,
  /(?:^|\/)(?:credentials|secrets?)(?:\.(?:json|ya?ml|toml|ini|txt))?$/i,
  /(?:^|\/)\.(?:aws|ssh|gnupg|kube|docker)\//i,
]

/** Whether a file may not be shown to a model: what it holds would leave the machine. */
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
 * Whether a fixer may write `path` (relative, forward slashes). Tests are evidence: an agent that may edit them can
 * turn any run green, so they are refused here and not by asking the model to behave.
 */
export function editRefusal(path: string, policy: EditPolicy): Refusal {
  // A path has one spelling, or it could be protected under one and written under another.
  const spelled = path.split(/[\\/]/).every(part => part !== '' && part !== '.' && part !== '..')
  if (!spelled || /^[a-zA-Z]:/.test(path)) return `${JSON.stringify(path)} is not a path inside the project.`
  // Some file systems take .GIT for .git.
  const hit = (patterns: readonly string[]) =>
    patterns.find(pattern => policy.matches(pattern, path) || policy.matches(pattern, path.toLowerCase()))
  const fixed = hit(ALWAYS_PROTECTED) ?? hit(policy.protected)
  if (fixed !== undefined) return `${path} is protected (${fixed}); fix the cause elsewhere.`
  const test = hit(TEST_FILES)
  if (test !== undefined) return `${path} belongs to the tests (${test}); fix the code that they test.`
  return undefined
}

/** Whether a whole change is small enough to be a fix. */
export function sizeRefusal(files: readonly { path: string; bytes: number }[]): Refusal {
  if (files.length > MAX_FILES) return `The change touches ${files.length} files; at most ${MAX_FILES} are allowed.`
  const large = files.find(file => file.bytes > MAX_FILE_BYTES)
  return large === undefined
    ? undefined
    : `${large.path} would have ${large.bytes} bytes; at most ${MAX_FILE_BYTES} are allowed.`
}
