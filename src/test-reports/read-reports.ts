import { inPieces } from '../concurrency/in-pieces.ts'
import { NO_MESSAGE, type Problem, type TestCase } from '../domain/model/test-case.ts'
import { sumUnnamed, type UnnamedTests } from '../domain/model/test-run.ts'
import { count } from '../domain/text/wording.ts'
import { ownText } from '../domain/text/own-text.ts'
import { foreignJson, formatOf, readerOf, FORMAT_SAMPLE_LENGTH } from './detect-format.ts'
import { CaseList, type Cases } from './case-list.ts'
import { mergeLists } from './merge.ts'
import { moduleOf, relativeIn } from './report-module.ts'
import { type ParsedReport, type ReportFormat, UnreadableReport } from './report.ts'
import { type ByteSource, decodedText, peek } from './decode.ts'
import { setFlagsFromString } from 'node:v8'

/** Maximum characters of messages and stacks of all cases of a report. Each one is capped before. */
const MAX_TOTAL = 8_000_000

/** Characters of a stack to keep beyond that. */
const SHORT_STACK = 400

/** A report file: its name for users, and its bytes. */
export interface ReportFile {
  readonly name: string
  open(): ByteSource
}

export interface ReadOptions {
  /** Format, if known; otherwise detected from the content. */
  readonly format?: ReportFormat | undefined
  readonly framework?: string | undefined
  /** Framework of the project, for a report without marks of its own. */
  readonly likely?: string | undefined
  /** Error output of the runner, if the report is its standard output. */
  readonly errors?: string | undefined
  /** True to read what a compiler, type checker or linter printed, if the text holds no test. */
  readonly findings?: boolean | undefined
  /** Returns the path of a test file relative to the project's directory. */
  readonly relative: (file: string) => string
  /**
   * Tells whether a path of the project's directory exists: with it, tests of two packages with one name are two tests.
   */
  readonly exists?: ((path: string) => boolean) | undefined
}

/** Read one report. @throws UnreadableReport with a sentence that does not name the file */
export async function readReport(source: ByteSource, options: ReadOptions): Promise<ParsedReport> {
  const cases: TestCase[] = []
  return { ...(await collectCases(source, options, cases)), cases }
}

/** List that takes test cases. */
interface Collected {
  push(testCase: TestCase): unknown
}

async function collectCases(
  source: ByteSource,
  options: ReadOptions,
  cases: Collected,
): Promise<Omit<ParsedReport, 'cases'>> {
  const { head, all } = await peek(decodedText(source), FORMAT_SAMPLE_LENGTH)
  if (head.trim() === '') throw new UnreadableReport('it is empty.')
  const foreign = options.format === undefined ? foreignJson(head) : undefined
  if (foreign !== undefined) throw new UnreadableReport(foreign)
  const format = options.format ?? formatOf(head)
  const reader = readerOf(format)(all, {
    framework: options.framework,
    likely: options.likely,
    errors: options.errors,
    findings: options.findings,
  })
  const collector = new CaseCollector(cases, options.relative)
  let next = await reader.next()
  for (; next.done !== true; next = await reader.next()) for (const testCase of next.value) collector.add(testCase)
  const { counted = 0, ...end } = next.value
  if (counted === 0 || collector.hasFailed) return { ...end, format }
  const note = `It counts ${count(counted, 'failure')} that it does not name.`
  return { ...end, format, complete: false, notes: [...end.notes, note] }
}

/** Test cases of many reports. */
interface ReportsOf<List> {
  readonly cases: List
  /** One sentence for each unreadable report. */
  readonly unreadable: string[]
  readonly notes: string[]
  readonly complete: boolean
  readonly frameworks: string[]
  /** Numbers of tests that the reports count and do not name. */
  readonly unnamed: UnnamedTests
}

/** Read many reports. An unreadable one does not hide the others. */
export async function readReports(files: readonly ReportFile[], options: ReadOptions): Promise<ReportsOf<TestCase[]>> {
  const read = await listReports(files, options)
  return { ...read, cases: [...read.cases] }
}

/** Read many reports as `readReports` does, in less memory. */
export async function listReports(files: readonly ReportFile[], options: ReadOptions): Promise<ReportsOf<Cases>> {
  const reports: (Omit<ParsedReport, 'cases'> & { readonly cases: CaseList; readonly module: string })[] = []
  const unreadable: string[] = []
  const notes: string[] = []
  for (const file of files) {
    try {
      const cases = new CaseList()
      const { exists } = options
      const module = exists === undefined ? '' : moduleOf(file.name, exists)
      const relative = exists === undefined ? options.relative : relativeIn(module, { ...options, exists })
      const report = await collectCases(file.open(), { ...options, relative }, cases)
      reports.push({ ...report, cases, module })
      notes.push(...report.notes.map(note => `${file.name}: ${note}`))
    } catch (error) {
      if (!(error instanceof UnreadableReport)) throw error
      unreadable.push(`${file.name} cannot be read: ${error.message}`)
    }
  }
  const frameworks = [...new Set(reports.map(({ framework }) => framework))].filter(name => name !== '')
  const complete = unreadable.length === 0 && reports.every(report => report.complete)
  const unnamed = sumUnnamed(reports) ?? { passed: 0, skipped: 0 }
  const cases = await inPieces(mergeLists(reports))
  // Some reporters leave out a file that could not be loaded, and with it the failure.
  if (complete && reports.length > 0 && cases.length === 0 && unnamed.passed + unnamed.skipped === 0)
    notes.push(
      'No report holds a test: none ran, or their files could not be loaded and the reporter leaves those out.',
    )
  return { cases, unreadable, notes, complete, frameworks, unnamed }
}

/** Problem of a failed test for which the report gives no reason. */
const NO_REASON: Problem = { kind: 'failure', type: '', message: NO_MESSAGE, stack: '' }

/** Cases of a report, with shortened stacks once it has too many. */
class CaseCollector {
  readonly #cases: Collected
  readonly #relative: (file: string) => string
  readonly #files = new Map<string, string>()
  #held = 0
  hasFailed = false

  constructor(cases: Collected, relative: (file: string) => string) {
    this.#cases = cases
    this.#relative = relative
  }

  add(testCase: TestCase): void {
    const { id } = testCase
    this.hasFailed ||= testCase.status === 'failed'
    let file = this.#files.get(id.file)
    if (file === undefined) {
      file = this.#relative(id.file)
      this.#files.set(id.file, file)
    }
    const located = file === id.file ? testCase : { ...testCase, id: { ...id, file } }
    const explained =
      testCase.status === 'failed' && testCase.problems.length === 0 ? { ...located, problems: [NO_REASON] } : located
    this.#cases.push(this.#held > MAX_TOTAL ? shortened(explained) : explained)
    for (const { message, stack } of testCase.problems) this.#held += message.length + stack.length
  }
}

function shortened(testCase: TestCase): TestCase {
  if (testCase.problems.length === 0) return testCase
  const own = (text: string) => (text.length <= SHORT_STACK ? text : ownText(text.slice(0, SHORT_STACK)))
  return {
    ...testCase,
    problems: testCase.problems
      .slice(0, 1)
      .map(each => ({ ...each, message: own(each.message), stack: own(each.stack) })),
  }
}

/**
 * Limit the growth of the heap. Reading a report produces garbage, and the default lets the young generation grow
 * beyond the size of the report, and the old one to several times of what is in use. The speed is the same.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--max-semi-space-size=16')
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=20')
}
