import { stripVTControlCharacters } from 'node:util'
import { CHECK } from '../../domain/model/check.ts'
import type { TestCase } from '../../domain/model/test-case.ts'
import { sumUnnamed, type UnnamedTests } from '../../domain/model/test-run.ts'
import { errorType } from '../failure-message.ts'
import { type ReadContext, type ReportEnd, type ReportReader, UnreadableReport } from '../report.ts'
import { CappedText } from '../capped-text.ts'
import { linesOf } from '../decode.ts'
import type { Counted } from '../console/printed-run.ts'
import { RunOutputs } from '../console/printed-runs.ts'
import { checkFindings } from './check-findings.ts'
import { findingCases } from './finding-cases.ts'
import { GoLines } from './go-lines.ts'
import { PytestSections } from './pytest-sections.ts'
import { UnittestSections } from './unittest-sections.ts'
import { type ResultLine, resultIn } from './result-lines.ts'

/** Summary lines. Without one the output breaks off. */
const SUMMARY =
  /^=+ .*\b(?:passed|failed|errors?|no tests ran)\b.* =+$|^\d+ (?:passed|failed)\b|^(?:OK|FAILED)(?: \(.*\))?$|^Ran \d+ tests? in|^\s*Tests:?\s+(?:\d|no tests$)|^(?:ok|FAIL)\s+\S+\s|^(?:FAIL|PASS)$|^\d+% tests passed|^\[(?:INFO|ERROR)\] BUILD|^BUILD (?:SUCCESSFUL|FAILED)|^\d+ examples?,|^\d+ (?:runs|tests), \d+ assertions|^\d+ tests? completed\b|^\d+ specs?, \d+ failures?|^ {2}\d+ tests? (?:passed|failed)$|^(?:Passed|Failed)! +- Failed: |^ℹ tests \d+$|^\s*\d+ passing\b|^\[\s+(?:PASSED|FAILED)\s+\] \d+ tests?|^ +Summary \[.{1,20}\] \d/

/** Lines that say that something failed which no test is: a build, a process of tests that died. */
const BROKEN =
  /^(?:\[(?:INFO|ERROR)\] )?BUILD FAILURE$|^BUILD FAILED\b|^Test Run Aborted|\bactive test run was aborted\b|There was a timeout or other error in the fork|^(?:\[ERROR\] )?Crashed tests:/

/** Characters of an output without a test in which findings of a compiler are searched for. */
const MAX_PRINTED = 1_000_000

/** Counts of failures in a line. */
const COUNTED =
  /\b[1-9]\d* (?:failed|failing|failures?|errors?)\b|(?<!expected )\b(?:failures|errors)=[1-9]|^ℹ fail [1-9]/

/**
 * Read the output that a runner prints for people. It is the last resort: names may be abridged, and passing tests may
 * be missing. Without a summary line it is incomplete.
 */
export async function* readPlain(pieces: AsyncIterable<string>, context: ReadContext): ReportReader {
  const output = new PlainOutput(context)
  for await (const raw of linesOf(pieces, 20_000)) {
    const ended = output.add(stripVTControlCharacters(raw.slice(0, 2_000)).replace(LOG_TIME, ''))
    if (ended.length > 0) yield ended
  }
  return yield* output.end()
}

/** Collects results, line by line. */
class PlainOutput {
  readonly #context: ReadContext
  readonly #tests = new Map<string, ResultLine>()
  #framework: string
  readonly #go = new GoLines()
  #isGo = false
  readonly #pytest = new PytestSections()
  readonly #unittest = new UnittestSections()
  readonly #runs = new RunOutputs()
  /** All that was printed, for findings of a compiler. */
  readonly #printed = new CappedText({ head: MAX_PRINTED, tail: 0 })
  #hasSummary = false
  #countsFailures = false
  #namesFailure = false
  #isBroken = false
  /** True behind the line by which minitest says that the next test was skipped. */
  #isSkipped = false

  constructor(context: ReadContext) {
    this.#context = context
    this.#framework = context.framework ?? ''
  }

  /** Read a line. @returns the test cases that end with it, where the runner prints each once */
  add(line: string): readonly TestCase[] {
    if (this.#context.findings === true) this.#printed.add(`${line}\n`)
    this.#addToSummary(line)
    if (this.#pytest.add(line) || this.#unittest.add(line)) return []
    const ended = this.#go.add(line)
    if (ended === undefined) {
      if (!this.#runs.add(line)) this.#addResult(line)
      return []
    }
    this.#isGo = true
    this.#namesFailure ||= hasFailure(ended)
    return ended
  }

  #addToSummary(line: string): void {
    const isSummary = SUMMARY.test(line)
    this.#hasSummary ||= isSummary
    // mocha and node:test count failures on a separate line.
    this.#countsFailures ||= (isSummary && COUNTED.test(line)) || /^\s*[1-9]\d* failing\b|^ℹ fail [1-9]/.test(line)
    this.#isBroken ||= BROKEN.test(line)
  }

  #addResult(line: string): void {
    // minitest prints skipped tests like failed ones, except for the line above. unittest's summary looks like a
    // result.
    const skips = this.#isSkipped || /^(?:OK|FAILED) \(\w[\w ]*=\d.*\)$/.test(line)
    this.#isSkipped = /^\s*\d+\) Skipped:$/.test(line)
    const test = skips ? undefined : resultIn(line)
    // What a test of Go prints may look like a result.
    if (test === undefined || (this.#go.isInPackage && test.id.framework === '')) return
    this.#framework ||= test.id.framework
    const key = [test.id.file, ...test.id.suite, test.id.name].join('\0')
    const known = this.#tests.get(key)
    // A failure occurs twice, the second time with its message. A failure outweighs other outcomes.
    if (known === undefined || known.status === test.status || test.status === 'failed')
      this.#tests.set(key, { ...known, ...test })
  }

  /** Return the other test cases, and the end of the report. @throws UnreadableReport if there is nothing to read */
  *end(): Generator<readonly TestCase[], ReportEnd> {
    const open = this.#go.end()
    if (open.cases.length > 0) yield open.cases
    const runs = this.#runs.end()
    if (runs.cases.length > 0) yield runs.cases
    const tests = this.#resultsBeside(runs.frameworks)
    const summaries = [summaryOf(this.#unittest, 'unittest'), summaryOf(this.#pytest, 'pytest')].filter(isCounted)
    const hasTests = tests.length > 0 || this.#isGo || runs.frameworks.size > 0 || summaries.length > 0
    // A report that counts failures and names none must not look green.
    const namesFailure = this.#namesFailure || [tests, open.cases, runs.cases].some(hasFailure)
    const unnamed = (this.#countsFailures || this.#isBroken) && !namesFailure
    const findings = unnamed || tests.length === 0 ? checkFindings(this.#printed.text()) : []
    if (!hasTests) {
      if (findings.length === 0) throw new UnreadableReport('it holds nothing that looks like the result of a test.')
      yield findingCases(findings, { step: '', relative: file => file })
      const note = 'It holds no test: these are findings of a compiler, a type checker or a linter.'
      return { framework: CHECK, complete: false, notes: [note] }
    }
    yield tests.map(test => this.#caseOf(test))
    if (unnamed && findings.length > 0) yield findingCases(findings, { step: '', relative: file => file })
    const own = summaries[0]?.framework ?? ''
    return {
      framework: this.#framework || [...runs.frameworks][0] || (this.#isGo ? 'go' : own),
      complete: this.#hasSummary && !unnamed && !open.brokeOff && runs.short.length === 0,
      notes: [...this.#notes(unnamed), ...runs.short, ...this.#go.notRun],
      notRun: this.#go.notRun,
      unnamed: sumUnnamed([
        ...(runs.frameworks.size > 0 || summaries.length === 0 ? [runs] : []),
        ...summaries.map(summary => ({ unnamed: unnamedOf(tests, summary) })),
      ]),
    }
  }

  /** List the results of single lines, without those of runners whose whole output was read. */
  #resultsBeside(frameworks: ReadonlySet<string>): readonly ResultLine[] {
    const isRead = ({ id }: ResultLine) => frameworks.has(id.framework) || (frameworks.size > 0 && id.framework === '')
    return [...this.#tests.values()].filter(test => !isRead(test))
  }

  #caseOf({ id, status, durationMs = 0, message: printed = '' }: ResultLine): TestCase {
    if (status !== 'failed') return { id, status, durationMs, problems: [] }
    const section = this.#sectionOf(id)
    const message = section?.message || printed
    const problem = { kind: 'failure' as const, type: errorType(message), message, stack: section?.text ?? '' }
    return { id, status, durationMs, problems: [problem] }
  }

  /** Return what pytest or unittest printed about a failure, apart from the line of its result. */
  #sectionOf(id: TestCase['id']): ReturnType<PytestSections['take']> {
    if (id.framework === 'pytest') return this.#pytest.take(id)
    return id.framework === 'unittest' ? this.#unittest.take(id) : undefined
  }

  #notes(unnamed: boolean): string[] {
    const notes = ["It was read from the runner's printed output; a JUnit report contains more."]
    if (!this.#hasSummary) notes.push('It has no summary line: the run may have broken off.')
    if (unnamed)
      notes.push(
        this.#countsFailures ? 'It counts failures, but names none.' : 'A build or a process of tests failed in it.',
      )
    return notes
  }
}

function hasFailure(tests: readonly Pick<TestCase, 'status'>[]): boolean {
  return tests.some(({ status }) => status === 'failed')
}

/** Counts of a framework's summary lines. */
interface Summary {
  readonly framework: string
  readonly counted: Counted
  /** Tests of all its runs. */
  readonly all: number
}

function summaryOf({ counted, all }: { counted: Counted | undefined; all?: number }, framework: string) {
  return counted && { framework, counted, all: all ?? counted.passed + counted.failed + counted.skipped }
}

function isCounted(summary: Summary | undefined): summary is Summary {
  return summary !== undefined
}

/** Count the tests that a summary counts and no line names. */
function unnamedOf(tests: readonly ResultLine[], { framework, counted, all }: Summary): UnnamedTests {
  const named = (wanted: ResultLine['status']) =>
    tests.filter(({ id, status }) => id.framework === framework && status === wanted).length
  const left = (status: 'passed' | 'skipped') => Math.max(0, counted[status] - named(status))
  return { passed: left('passed'), skipped: left('skipped'), counted: all }
}

/** Time that GitHub adds to each line of a log. */
const LOG_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /
