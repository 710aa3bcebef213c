import { groupBy } from '../text/grouping.ts'
import { z } from 'zod'

/**
 * Identity of a test across runs. `file` is relative to the project's directory with forward slashes, or empty if the
 * report omits it. `suite` is the path of describe blocks or classes, outermost first. `occurrence` tells the failing
 * tests of one name in a report apart, from 2 on: the second one and others after it.
 */
export const TestId = z.object({
  framework: z.string(),
  file: z.string(),
  suite: z.array(z.string()).readonly(),
  name: z.string(),
  occurrence: z.number().int().min(2).optional(),
})

export type TestId = z.infer<typeof TestId>

/** A TestId as one string: equal strings, equal tests. Only for comparing and indexing; never parsed. */
export type TestKey = string

/** A failed assertion (`failure`) or another error of a test. */
export const Problem = z.object({
  kind: z.enum(['failure', 'error']),
  type: z.string(),
  message: z.string(),
  stack: z.string(),
})

export type Problem = z.infer<typeof Problem>

export const CaseStatus = z.enum(['passed', 'failed', 'skipped'])

export type CaseStatus = z.infer<typeof CaseStatus>

/** Type of the problem of a test that did not end. */
export const HUNG = 'TestTimeout'

/** Message of a failure that has none. */
export const NO_MESSAGE = 'The test failed.'

/** One test case of one run. A case that failed or erred has at least one problem. */
export interface TestCase {
  readonly id: TestId
  readonly status: CaseStatus
  readonly durationMs: number
  readonly problems: readonly Problem[]
  /** Line of the test in its file, 1-based, if the report has it. */
  readonly line?: number | undefined
  /** True if the report says that it passed and failed on the same code. */
  readonly flaky?: boolean
  /** Each outcome, if several reports or runs contain this test. */
  readonly outcomes?: readonly CaseStatus[]
}

/** A failing test with its problem and its stack frames. */
export const Failure = z.object({
  id: TestId,
  problem: Problem,
  /** Stack frames in the repository, innermost first. */
  frames: z.array(z.object({ file: z.string(), line: z.number(), symbol: z.string() })).readonly(),
  durationMs: z.number().default(0),
})

export type Failure = z.infer<typeof Failure>

export type Frame = Failure['frames'][number]

export function testKey(id: TestId): TestKey {
  return JSON.stringify([id.framework, id.file, ...id.suite, id.name, ...(id.occurrence ? [id.occurrence] : [])])
}

/** Title of a failure outside of all files: a build, or the runner itself. */
export const WHOLE_RUN = 'the test run'

/** Format a test for users: `file › suite › name`, or `file › suite › name (2)` for the second one of that name. */
export function titleOf(id: TestId): string {
  const title = [id.file, ...id.suite, id.name].filter(part => part !== '').join(' › ') || WHOLE_RUN
  return id.occurrence === undefined ? title : `${title} (${id.occurrence})`
}

/** Format the test of a key as `titleOf` does. */
export function titleOfKey(key: TestKey): string {
  const [framework, file, ...names] = JSON.parse(key) as [string, string, ...(string | number)[]]
  const last = names.pop()
  // A name is a text, an occurrence a number.
  const [name, occurrence] = typeof last === 'number' ? [names.pop(), last] : [last, undefined]
  const id = { framework, file, suite: names.map(String), name: String(name) }
  return titleOf(occurrence === undefined ? id : { ...id, occurrence })
}

/**
 * Find tests that another reporter wrote down. Reporters differ in separators, in `classname`, and in whether they name
 * the file. So titles are compared word by word, and files only if both have one. The JUnit report of node:test names
 * the file in which a test is written, also if it is a helper: a file without candidates does not count for a unique
 * title.
 * @returns for each wanted test the keys of the candidates that can be it; several if the title is not unique
 */
export function matchTests(wanted: readonly TestId[], candidates: readonly TestId[]): Map<TestId, readonly TestKey[]> {
  const byTitle = groupBy(candidates, words)
  const byName = groupBy(candidates, ({ name }) => name)
  const files = [...new Set(candidates.map(({ file }) => file))]
  return new Map(
    wanted.map(id => {
      const alike = byTitle.get(words(id)) ?? []
      const inFile = alike.filter(other => sameFile(id.file, other.file))
      if (inFile.length === 0 && DOTTED.has(id.framework)) return [id, sameDotted(id, byName.get(id.name)).map(testKey)]
      const isHelper = id.framework === 'node' && !files.some(file => sameFile(id.file, file))
      return [id, (isHelper && alike.length === 1 ? alike : inFile).map(testKey)]
    }),
  )
}

function sameFile(a: string, b: string): boolean {
  return a === '' || b === '' || a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`)
}

/** Frameworks whose reports may name the module and the classes of a test as one dotted path. */
const DOTTED: ReadonlySet<string> = new Set(['pytest', 'unittest'])

/** Find the tests that have the same dotted path, wherever a report divides it into module and class. */
function sameDotted(id: TestId, others: readonly TestId[] = []): TestId[] {
  const own = dotted(id)
  return others.filter(other => {
    const path = dotted(other)
    return path === own || path.endsWith(`.${own}`) || own.endsWith(`.${path}`)
  })
}

function dotted({ file, suite }: TestId): string {
  return [...file.replace(/\.py$/, '').split('/'), ...suite].filter(part => part !== '').join('.')
}

function words(id: TestId): string {
  return [...id.suite, id.name]
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?:>|›|»|::)(?= )/g, '')
    .trim()
}

/** List the tests of a list that another one does not have. */
export function otherThan(keys: readonly TestKey[], others: Iterable<TestKey>): TestKey[] {
  const left = new Set(others)
  return keys.filter(key => !left.has(key))
}

/** Return the smallest unit that runs as one: the file of a test, or its package or class if it has no file. */
export function unitOf(id: TestId | undefined): string {
  return id === undefined ? '' : id.file || (id.suite[0] ?? '')
}

/** Return the id of the file of a test; the test itself if its framework names no files. */
export function wholeUnit(test: TestId): TestId {
  return test.file === '' ? test : { ...test, suite: [], name: '' }
}

/**
 * Return true if a nameless case stands for a part that contains this test: the build, a package, a file, a describe
 * block or a class whose loading or set-up failed.
 */
export function encloses(nameless: TestId, test: TestId): boolean {
  if (nameless.name !== '' || nameless.framework !== test.framework) return false
  // pytest names a folder if its conftest.py cannot be loaded.
  if (nameless.file !== '' && nameless.file !== test.file && !test.file.startsWith(`${nameless.file}/`)) return false
  return suitesAround(test).includes(nameless.suite.join(' '))
}

/**
 * List the suites that a test is in, the outermost first, each with the names of its suites joined by blanks: some
 * reporters join them. The first is '', for the whole file or build.
 */
export function suitesAround({ suite }: Pick<TestId, 'suite'>): string[] {
  return ['', ...suite.map((_, index) => suite.slice(0, index + 1).join(' '))]
}

/** Index the cases of a run by key. A test that ran several times counts as failed if any of its runs failed. */
export function byKey(cases: readonly TestCase[]): Map<TestKey, TestCase> {
  const found = new Map<TestKey, TestCase>()
  for (const testCase of cases) {
    const key = testKey(testCase.id)
    const known = found.get(key)
    if (known === undefined || severity(testCase) > severity(known)) found.set(key, testCase)
  }
  return found
}

/** Count cases by their status. */
export function countByStatus(cases: Iterable<TestCase>): { total: number } & Record<CaseStatus, number> {
  const summary = { total: 0, passed: 0, failed: 0, skipped: 0 }
  for (const { status } of cases) {
    summary.total += 1
    summary[status] += 1
  }
  return summary
}

function severity(testCase: TestCase): number {
  return { skipped: 0, passed: 1, failed: 2 }[testCase.status]
}

/** Tests to run. `seed` varies their order, if the framework can; `fresh` skips the cache. */
export type TestSelection = (
  | { readonly kind: 'all' }
  /** Exactly these, if the framework can; otherwise more, never fewer. */
  | { readonly kind: 'only'; readonly tests: readonly TestId[] }
  /** The files of these tests, and tests that the framework relates to the changed files. */
  | { readonly kind: 'affected'; readonly tests: readonly TestId[]; readonly files: readonly string[] }
) & {
  readonly seed?: number
  readonly fresh?: boolean
  /** True if it is enough to know that a run hangs: the test that does is not searched for. */
  readonly isTrial?: boolean
}
