import { stripVTControlCharacters } from 'node:util'
import { type Problem, type TestCase, testKey } from '../../domain/model/test-case.ts'
import { panicOf, rustTest } from '../dialects/rust.ts'
import type { ReadContext, ReportReader } from '../report.ts'
import { linesOf } from '../decode.ts'
import { UnreadableReport } from '../report.ts'
import { TestOutput } from '../capped-text.ts'
/** Maximum characters of an announcement. */
const MAX_ANNOUNCEMENT = 4_096
/** Announcements of binaries: `Running unittests src/lib.rs (target/debug/deps/calc-0a1b2c)`, `Doc-tests calc`. */
const RUNNING = /^\s*Running (?<what>.+?) \((?<path>.*?[\\/])?(?<stem>[^\\/()]+?)-[0-9a-f]{16}(?:\.exe)?\)$/
const DOC_TESTS = /^\s*Doc-tests (?<crate>\S+)$/
const BEGIN = /^running \d+ tests?$/
const TEST =
  /^test (?<name>.+?)(?: - (?<mode>should panic|compile fail|compile|ignored))? \.\.\. (?<status>ok|FAILED|ignored|bench:.*)(?:, .*)?(?: <(?<time>[\d.]+)s>)?$/s
const PRINTING = /^test (?<name>.+?)(?: - should panic)? \.\.\. /
/** `--quiet` prints a line for failed tests only. */
const QUIET = /^(?<name>\S.*?)(?: - should panic)? --- FAILED$/
const RESULT = /^test result: (?:ok|FAILED)\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<ignored>\d+) ignored/
const OUTPUT = /^---- (?<name>.+?) std(?:out|err) ----$/

/**
 * Read the output of `cargo test`. Announcements of binaries are on the error output, tests on the standard output. If
 * these are separate, `errors` contains the announcements; their order connects them with the blocks. A binary that
 * ends early is a failed case without a name.
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
  const docs: TestCase[] = []
  const withoutDocs = (cases: readonly TestCase[]) => {
    docs.push(...cases.filter(isDoc))
    return cases.filter(each => !isDoc(each))
  }

  for await (const raw of linesOf(pieces)) {
    const line = stripVTControlCharacters(raw)
    if (announced.length === 0) compile.line(line)
    const next = binaryOf(line)
    // A start inside a block is that of the next binary, unless a test printed it.
    const begins = BEGIN.test(line) && block?.isPrinting !== true
    if (block !== undefined && (next !== undefined || begins)) {
      yield withoutDocs(block.brokenOff())
      block = undefined
    }
    binary = next ?? binary
    if (begins) {
      binary = announced[blocks] ?? binary
      blocks += 1
      block = new Block(binary)
    } else if (block?.line(line) === 'ended') {
      yield withoutDocs(block.cases())
      unnamed += block.unnamed
      block = undefined
    }
  }
  if (block !== undefined) yield withoutDocs(block.cases())
  if (docs.length > 0) yield numbered(docs)

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

/** Tests of one binary, from "running" to "test result". */
class Block {
  readonly #binary: string
  readonly #results: { name: string; status: TestCase['status']; durationMs: number }[] = []
  readonly #outputs = new Map<string, TestOutput>()
  #output: TestOutput | undefined
  /** A test that printed something before it ended: its result is on a separate line after that. */
  #printing: string | undefined
  /** Number of tests in the last line without a line of their own. */
  unnamed = 0

  constructor(binary: string) {
    this.#binary = binary
  }

  /** True if the next line may be a test's own output. */
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

/** Return the suite of a binary. It is unknown without cargo's own lines. */
function suiteOf(binary: string): string[] {
  return binary === '' ? [] : [binary]
}

/** Name the binary as nextest does: the crate, followed by the file for integration tests. */
function binaryOf(line: string): string | undefined {
  if (line.length > MAX_ANNOUNCEMENT) return undefined
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
  // The name of a documentation test is its location: "src/lib.rs - add (line 3)". An edit above it changes the line.
  const doc = /^(?<file>\S+\.\w+) - (?:(?<item>.*) )?\(line (?<line>\d+)\)$/.exec(name)?.groups
  const { file = '', item, line } = doc ?? {}
  const id =
    doc === undefined
      ? { framework: 'cargo', ...rustTest(binary, name) }
      : { framework: 'cargo', file, suite: suiteOf(binary), name: item === undefined ? file : `${file} - ${item}` }
  const found = { id, status, durationMs, ...(line === undefined ? {} : { line: Number(line) }) }
  if (status !== 'failed') return { ...found, problems: [] }
  const stack = outputs.get(name)?.text().trim() ?? ''
  return { ...found, problems: [panicOf(stack)] }
}

/** True for a documentation test: no other test of cargo has a line. */
function isDoc({ line }: TestCase): boolean {
  return line !== undefined
}

/** Number the documentation tests of one item by their lines: the second one is "src/lib.rs - add (2)". */
function numbered(docs: readonly TestCase[]): TestCase[] {
  const times = new Map<string, number>()
  return docs
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(each => {
      const key = testKey(each.id)
      const time = (times.get(key) ?? 0) + 1
      times.set(key, time)
      return time === 1 ? each : { ...each, id: { ...each.id, name: `${each.id.name} (${time})` } }
    })
}

/** Errors of rustc: `error[E0308]: mismatched types`, and the location on the line below. */
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
