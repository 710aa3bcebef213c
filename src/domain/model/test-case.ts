import { z } from 'zod'

/**
 * What names one test across runs. `file` is relative to the project's directory with forward slashes, or empty
 * when the report does not say; `suite` is the path of describe blocks or classes, outermost first.
 */
export const TestId = z.object({
  framework: z.string(),
  file: z.string(),
  suite: z.array(z.string()).readonly(),
  name: z.string(),
})

export type TestId = z.infer<typeof TestId>

/** A TestId as one string: equal strings, equal tests. Only for comparing and indexing; never parsed. */
export type TestKey = string

/** One thing that went wrong in a test. `kind` tells an assertion that failed from an error outside of one. */
export const Problem = z.object({
  kind: z.enum(['failure', 'error']),
  type: z.string(),
  message: z.string(),
  stack: z.string(),
})

export type Problem = z.infer<typeof Problem>

export const CaseStatus = z.enum(['passed', 'failed', 'skipped'])

export type CaseStatus = z.infer<typeof CaseStatus>

/** One test case of one run. A case that failed or erred has at least one problem. */
export interface TestCase {
  readonly id: TestId
  readonly status: CaseStatus
  readonly durationMs: number
  readonly problems: readonly Problem[]
  /** Line of the test in its file, 1-based, where the report says so. */
  readonly line?: number | undefined
  /** It passed and failed on the same code, as the report itself tells. */
  readonly flaky?: boolean
  /** Each outcome, where several reports or several runs in one report tell of this test. */
  readonly outcomes?: readonly CaseStatus[]
}

/** How the process that ran the tests ended; only `exited` can lead to a complete run. `out-of-memory`: it was ended for it. */
export type RunExit =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'killed'; readonly signal: string }
  | { readonly kind: 'timed-out'; readonly afterMs: number }
  | { readonly kind: 'out-of-memory'; readonly limit: number }
  | { readonly kind: 'not-found'; readonly command: string }

/**
 * What came of a run of the tests, each by its own name. Only `finished` says anything of tests that are not in it:
 * `failed-without-failures` is a command that failed though its tests passed, `broken-report` one that cannot be read,
 * `half-report` one that breaks off, `stale-report` one that was there before.
 */
export type RunResult =
  | 'finished'
  | 'not-found'
  | 'timed-out'
  | 'killed'
  | 'crashed'
  | 'out-of-memory'
  | 'no-tests'
  | 'failed-without-failures'
  | 'no-report'
  | 'stale-report'
  | 'broken-report'
  | 'half-report'

/** What one run of the tests said. `complete` is false whenever anything that should have run may be missing. */
export interface TestRun {
  readonly cases: readonly TestCase[]
  readonly complete: boolean
  readonly result: RunResult
  readonly exit: RunExit
  readonly durationMs: number
  /** It was run before on the same code, and not again. */
  readonly cached?: boolean
  /** The end of what the process printed, capped. */
  readonly output: string
  /** Why it is not complete, and what was odd, as sentences. */
  readonly notes: readonly string[]
}

/** A failing test with what is known of why and where. */
export const Failure = z.object({
  id: TestId,
  problem: Problem,
  /** The in-repository frames of the stack, innermost first. */
  frames: z.array(z.object({ file: z.string(), line: z.number(), symbol: z.string() })).readonly(),
  durationMs: z.number().default(0),
})

export type Failure = z.infer<typeof Failure>

export type Frame = Failure['frames'][number]

export function testKey(id: TestId): TestKey {
  return JSON.stringify([id.framework, id.file, ...id.suite, id.name])
}

/** How people read a test: `file › suite › name`. */
export function titleOf(id: TestId): string {
  return [id.file, ...id.suite, id.name].filter(part => part !== '').join(' › ')
}

/**
 * Finds tests again that another reporter wrote down. Reporters differ in separators, in what they put into
 * `classname`, and in whether they tell the file, so titles are compared word by word, and files where both tell one.
 * @returns for each wanted test the keys of the candidates that can be it; several when the title is not unique
 */
export function matchTests(wanted: readonly TestId[], candidates: readonly TestId[]): Map<TestId, readonly TestKey[]> {
  const byTitle = new Map<string, TestId[]>()
  for (const id of candidates) byTitle.set(words(id), [...(byTitle.get(words(id)) ?? []), id])
  return new Map(
    wanted.map(id => {
      const alike = byTitle.get(words(id)) ?? []
      return [id, alike.filter(other => sameFile(id.file, other.file)).map(testKey)]
    }),
  )
}

function sameFile(a: string, b: string): boolean {
  return a === '' || b === '' || a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`)
}

function words(id: TestId): string {
  return [...id.suite, id.name]
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?:>|›|»|::)(?= )/g, '')
    .trim()
}

/** What is run as one where not all is run: the file of a test, or its package or class where it has no file. */
export function unitOf(id: TestId | undefined): string {
  return id === undefined ? '' : id.file || (id.suite[0] ?? '')
}

/**
 * Whether a case without a name stands for what this test is part of: the build, a package, a file, a describe block or
 * a class, whose loading or set-up failed.
 */
export function encloses(nameless: TestId, test: TestId): boolean {
  if (nameless.name !== '' || nameless.framework !== test.framework) return false
  // pytest names a folder whose conftest.py cannot be loaded.
  if (nameless.file !== '' && nameless.file !== test.file && !test.file.startsWith(`${nameless.file}/`)) return false
  const outer = nameless.suite.join(' ')
  const inner = test.suite.join(' ')
  return outer === '' || inner === outer || inner.startsWith(`${outer} `)
}

/** The cases of a run by key. A test that ran several times counts as failed when any of its runs failed. */
export function byKey(cases: readonly TestCase[]): Map<TestKey, TestCase> {
  const found = new Map<TestKey, TestCase>()
  for (const testCase of cases) {
    const key = testKey(testCase.id)
    const known = found.get(key)
    if (known === undefined || severity(testCase) > severity(known)) found.set(key, testCase)
  }
  return found
}

function severity(testCase: TestCase): number {
  return { skipped: 0, passed: 1, failed: 2 }[testCase.status]
}

/**
 * Which tests to run. `seed` varies their order, where the framework can; `fresh` runs them again although the same code
 * was run before.
 */
export type TestSelection = (
  | { readonly kind: 'all' }
  /** Exactly these, where the framework can; a framework that cannot runs more, never less. */
  | { readonly kind: 'only'; readonly tests: readonly TestId[] }
  /** The files of these tests, and what the framework finds related to the changed files. */
  | { readonly kind: 'affected'; readonly tests: readonly TestId[]; readonly files: readonly string[] }
) & { readonly seed?: number; readonly fresh?: boolean }
