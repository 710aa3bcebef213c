import { stripVTControlCharacters } from 'node:util'
import type { Problem, TestCase } from '../../domain/model/test-case.ts'
import { panicOf, rustTest } from '../dialects/rust.ts'
import type { ReadContext, ReportReader } from '../report.ts'
import { linesOf } from '../decode.ts'
import { UnreadableReport } from '../report.ts'
import { TestOutput } from '../capped-text.ts'
/** Characters beyond which a line is no announcement. */
const LONGEST_PLACE = 4_096
/** `Running unittests src/lib.rs (target/debug/deps/calc-0a1b2c)`, `Doc-tests calc`: cargo announces each binary. */
const RUNNING = /^\s*Running (?<what>.+?) \((?<path>.*?[\\/])?(?<stem>[^\\/()]+?)-[0-9a-f]{16}(?:\.exe)?\)$/
const DOC_TESTS = /^\s*Doc-tests (?<crate>\S+)$/
const BEGIN = /^running \d+ tests?$/
const TEST =
  /^test (?<name>.+?)(?: - (?<mode>should panic|compile fail|compile|ignored))? \.\.\. (?<status>ok|FAILED|ignored|bench:.*)(?:, .*)?(?: <(?<time>[\d.]+)s>)?$/
const PRINTING = /^test (?<name>.+?)(?: - should panic)? \.\.\. /
/** With `--quiet` only the tests that failed have a line. */
const QUIET = /^(?<name>\S.*?)(?: - should panic)? --- FAILED$/
const RESULT = /^test result: (?:ok|FAILED)\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<ignored>\d+) ignored/
const OUTPUT = /^---- (?<name>.+?) std(?:out|err) ----$/

/**
 * Reads what `cargo test` prints. Binaries are announced on the error output, tests on the other: where both come
 * apart, the announcements are given as `errors` and matched with the blocks by their order. A binary that ends within
 * its tests is a failed case without a name.
 */
export async function* readCargo(pieces: AsyncIterable<string>, context: ReadContext): ReportReader {
  const errors = (context.errors ?? '').split('\n')
  const announced = errors.map(binaryOf).filter(name => name !== undefined)
  const compile = new CompileErrors()
  for (const line of errors) compile.line(line)
  let binary = ''
  let block: Block | undefined
  let blocks = 0
  let unnamed = 0

  for await (const raw of linesOf(pieces)) {
    const line = stripVTControlCharacters(raw)
    if (announced.length === 0) compile.line(line)
    const next = binaryOf(line)
    // What a test prints is told apart: outside of that, a beginning within a block is that of the next binary.
    const begins = BEGIN.test(line) && block?.isPrinting !== true
    if (block !== undefined && (next !== undefined || begins)) {
      yield block.brokenOff()
      block = undefined
    }
    binary = next ?? binary
    if (begins) {
      binary = announced[blocks] ?? binary
      blocks += 1
      block = new Block(binary)
    } else if (block?.line(line) === 'ended') {
      yield block.cases()
      unnamed += block.unnamed
      block = undefined
    }
  }
  if (block !== undefined) yield block.cases()

  const broken = compile.problems()
  if (broken.length > 0 && blocks === 0) {
    yield [
      { id: { framework: 'cargo', file: '', suite: [], name: '' }, status: 'failed', durationMs: 0, problems: broken },
    ]
  } else if (blocks === 0) throw new UnreadableReport('it holds no test of cargo.')
  const notes = block === undefined ? [] : [`The tests of ${binary || 'a binary'} broke off.`]
  if (unnamed > 0) notes.push(`${unnamed} tests are counted, but not named.`)
  return { framework: 'cargo', complete: notes.length === 0, notes }
}

/** The tests of one binary, from "running" to "test result". */
class Block {
  readonly #binary: string
  readonly #results: { name: string; status: TestCase['status']; durationMs: number }[] = []
  readonly #outputs = new Map<string, TestOutput>()
  #output: TestOutput | undefined
  /** A test that printed something before it ended: its result stands alone, at the end of what it printed. */
  #printing: string | undefined
  /** Tests that the last line counts, beyond those that were named. */
  unnamed = 0

  constructor(binary: string) {
    this.#binary = binary
  }

  /** Whether what comes may be a test's own words. */
  get isPrinting(): boolean {
    return this.#printing !== undefined || this.#output !== undefined
  }

  line(line: string): 'ended' | undefined {
    const counts = this.#printing === undefined ? RESULT.exec(line)?.groups : undefined
    if (counts !== undefined) {
      const sum = Number(counts.passed) + Number(counts.failed) + Number(counts.ignored)
      this.unnamed = Math.max(0, sum - this.#results.length)
      return 'ended'
    }
    const heading = OUTPUT.exec(line)?.groups?.name
    if (heading !== undefined) {
      this.#output = new TestOutput()
      this.#outputs.set(heading, this.#output)
    } else if (/^(?:failures|successes):$/.test(line)) this.#output = undefined
    else if (this.#output !== undefined) this.#output.add(`${line}\n`)
    else this.#result(line)
  }

  #result(line: string): void {
    const test = TEST.exec(line)?.groups
    if (test !== undefined) {
      const skipped = test.status === 'ignored' || test.mode === 'ignored'
      const status = test.status === 'FAILED' ? 'failed' : skipped ? 'skipped' : 'passed'
      this.#results.push({ name: test.name ?? '', status, durationMs: Math.round(Number(test.time ?? 0) * 1000) })
      this.#printing = undefined
    } else if (QUIET.test(line)) {
      this.#results.push({ name: QUIET.exec(line)?.groups?.name ?? '', status: 'failed', durationMs: 0 })
    } else if (PRINTING.test(line)) this.#printing = PRINTING.exec(line)?.groups?.name
    else if (this.#printing !== undefined && /^(?:ok|FAILED)$/.test(line)) {
      this.#results.push({ name: this.#printing, status: line === 'ok' ? 'passed' : 'failed', durationMs: 0 })
      this.#printing = undefined
    }
  }

  cases(): TestCase[] {
    return this.#results.map(each => caseOf(this.#binary, each, this.#outputs))
  }

  brokenOff(): TestCase[] {
    const message = `The test binary${this.#binary === '' ? '' : ` ${this.#binary}`} ended before its tests did.`
    const problems = [{ kind: 'error' as const, type: 'crash', message, stack: '' }]
    const id = { framework: 'cargo', file: '', suite: suiteOf(this.#binary), name: '' }
    return [...this.cases(), { id, status: 'failed', durationMs: 0, problems }]
  }
}

/** Without cargo's own lines nobody knows which binary it is. */
function suiteOf(binary: string): string[] {
  return binary === '' ? [] : [binary]
}

/** The binary as nextest names it: the crate, and for integration tests their file after it. */
function binaryOf(line: string): string | undefined {
  if (line.length > LONGEST_PLACE) return undefined
  const doc = DOC_TESTS.exec(line)?.groups?.crate
  if (doc !== undefined) return `${doc}::doc`
  const running = RUNNING.exec(line)?.groups
  return running?.stem
}

function caseOf(
  binary: string,
  { name, status, durationMs }: { name: string; status: TestCase['status']; durationMs: number },
  outputs: ReadonlyMap<string, TestOutput>,
): TestCase {
  // A documentation test is named by its place: "src/lib.rs - add (line 3)".
  const doc = /^(?<file>\S+\.rs) - (?<item>.*)$/.exec(name)?.groups
  const id =
    doc === undefined
      ? { framework: 'cargo', ...rustTest(binary, name) }
      : { framework: 'cargo', file: doc.file ?? '', suite: suiteOf(binary), name }
  if (status !== 'failed') return { id, status, durationMs, problems: [] }
  const stack = outputs.get(name)?.text().trim() ?? ''
  return { id, status, durationMs, problems: [panicOf(stack)] }
}

/** Errors of rustc: `error[E0308]: mismatched types`, and the place on the line below. */
class CompileErrors {
  readonly #found: { message: string; text: TestOutput }[] = []
  #open: TestOutput | undefined

  line(line: string): void {
    const message =
      /^error(?:\[E\d+\])?: (?!could not compile|(?:doc)?test failed|aborting due|\d+ targets? failed)(?<message>.+)$/.exec(
        line,
      )?.groups?.message
    if (message !== undefined) {
      this.#open = new TestOutput()
      this.#found.push({ message, text: this.#open })
    }
    if (line.trim() === '' || /^(?:warning|error: could not compile)/.test(line)) this.#open = undefined
    this.#open?.add(`${line}\n`)
  }

  problems(): Problem[] {
    return this.#found
      .slice(0, 20)
      .map(({ message, text }) => ({ kind: 'error', type: 'compile error', message, stack: text.text() }))
  }
}
