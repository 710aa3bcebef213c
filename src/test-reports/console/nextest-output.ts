import type { TestCase } from '../../domain/model/test-case.ts'
import { panicOf, rustTest } from '../dialects/rust.ts'
import { TestOutput } from '../capped-text.ts'
import { type Counted, countsIn, type PrintedRun, type RunOutput } from './printed-run.ts'

/** A test that ended: "        FAIL [   0.166s] (21/39) parcel schedule::tests::is_free". */
const ENDED =
  /^ {1,20}(?<what>(?:TRY \d+ )?(?:PASS|FAIL|SKIP|LEAK|TIMEOUT|SIG[A-Z]{2,8}|ABORT)|FLAKY \d+\/\d+) \[[ >\d.]{1,20}s\](?: \([ \d/─]{1,20}\))? (?<binary>\S+) (?<path>\S+)$/
const SUMMARY = /^ {1,20}Summary \[.{1,20}\] (?:\d+\/)?\d{1,9} tests? run: \d{1,9} passed\b/

/**
 * Reads what cargo-nextest prints. The output of a failed test follows its line; a list of them follows the summary.
 */
export class NextestOutput implements RunOutput {
  readonly #tests = new Map<string, { readonly testCase: TestCase; readonly output: TestOutput }>()
  #output: TestOutput | undefined
  #counted: Counted | undefined

  add(line: string): boolean {
    const ended = ENDED.exec(line)?.groups
    const isSummary = SUMMARY.test(line)
    if (ended !== undefined) this.#end(ended)
    else if (isSummary) {
      this.#counted = countsIn(line)
      this.#output = undefined
    } else if (/^ {0,9}─{6,80}$/.test(line)) this.#output = undefined
    else this.#output?.add(`${line.replace(/^ {4}/, '')}\n`)
    return ended !== undefined || isSummary || this.#output !== undefined
  }

  end(): PrintedRun | undefined {
    if (this.#tests.size === 0) return undefined
    const cases = [...this.#tests.values()].map(
      ({ testCase, output }): TestCase =>
        testCase.status === 'failed' ? { ...testCase, problems: [panicOf(output.text().trim())] } : testCase,
    )
    return { framework: 'cargo', cases, counted: this.#counted }
  }

  #end({ what = '', binary = '', path = '' }: Readonly<Record<string, string | undefined>>): void {
    const key = `${binary} ${path}`
    // The list behind the summary repeats those that failed.
    if (this.#counted !== undefined && this.#tests.has(key)) {
      this.#output = undefined
      return
    }
    const isFlaky = what.startsWith('FLAKY')
    const status = /\b(?:PASS|LEAK|FLAKY)\b/.test(what) ? 'passed' : what.endsWith('SKIP') ? 'skipped' : 'failed'
    const id = { framework: 'cargo', ...rustTest(binary, path) }
    const output = new TestOutput()
    const testCase: TestCase = { id, status, durationMs: 0, problems: [], ...(isFlaky ? { flaky: true } : {}) }
    this.#tests.set(key, { testCase, output })
    this.#output = status === 'failed' ? output : undefined
  }
}
