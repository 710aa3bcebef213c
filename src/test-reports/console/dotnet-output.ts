import type { TestCase } from '../../domain/model/test-case.ts'
import type { TestOutput } from '../capped-text.ts'
import { splitName } from '../formats/dotnet.ts'
import { added, type Counted, PrintedTest, type PrintedRun, type RunOutput } from './printed-run.ts'

/** A test that ended: "  Failed Shop.Tests.CartTests.Total [12 ms]". Source: ConsoleLogger of vstest. */
const ENDED = /^ {2}(?<status>Passed|Failed|Skipped) (?<title>\S.{0,1000}?) \[(?<took>(?:< )?\d[^[\]]{0,40})\]$/
/** A part of a time: "1 m 2 s". */
const PART = /(?<number>[\d.,]{1,12}) (?<unit>ms|s|m|h)\b/g
const SUM =
  /^(?:Passed|Failed|Skipped)! {1,2}- Failed: +(?<failed>\d{1,9}), Passed: +(?<passed>\d{1,9}), Skipped: +(?<skipped>\d{1,9}), Total: +\d{1,9}\b/
const SECTION = /^ {2}(?<what>Error Message|Stack Trace|Standard \w{1,20} Messages):$/
const FRAME = /^\s{0,9}at |^\s{0,9}-{3} End of /
const MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const
const STATUS: Readonly<Record<string, TestCase['status']>> = { Passed: 'passed', Failed: 'failed', Skipped: 'skipped' }

/** Reads what `dotnet test` prints. By default it names only tests that failed or were skipped. */
export class DotnetOutput implements RunOutput {
  readonly #tests: PrintedTest[] = []
  #last: PrintedTest | undefined
  #text: TestOutput | undefined
  #counted: Counted | undefined

  add(line: string): boolean {
    const ended = ENDED.exec(line)?.groups
    const section = SECTION.exec(line)?.groups?.what
    const sum = SUM.exec(line)?.groups
    if (ended !== undefined) this.#end(ended)
    else if (section !== undefined) this.#section(section)
    else if (sum !== undefined) this.#count(sum)
    else if (line === '') this.#text = undefined
    else this.#text?.add(`${line}\n`)
    return ended !== undefined || sum !== undefined || this.#text !== undefined
  }

  end(): PrintedRun | undefined {
    if (this.#tests.length === 0 && this.#counted === undefined) return undefined
    return { framework: 'dotnet', cases: this.#tests.map(test => test.toCase(FRAME)), counted: this.#counted }
  }

  #end({ status = '', title = '', took = '' }: Readonly<Record<string, string | undefined>>): void {
    const { className, name } = splitName(title)
    const id = { framework: 'dotnet', file: '', suite: className === '' ? [] : [className], name }
    const test = new PrintedTest(id, STATUS[status] ?? 'failed', millisecondsIn(took))
    this.#tests.push(test)
    this.#last = test.status === 'failed' ? test : undefined
    this.#text = undefined
  }

  /** The message and the stack are one text; what the test printed is none of it. */
  #section(what: string): void {
    if (what.startsWith('Standard')) this.#text = undefined
    else this.#text = this.#last?.text ?? this.#last?.explain()
  }

  #count({ failed, passed, skipped }: Readonly<Record<string, string | undefined>>): void {
    const counted = { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
    this.#counted = added(this.#counted, counted)
    this.#last = undefined
    this.#text = undefined
  }
}

function millisecondsIn(took: string): number {
  const parts = [...took.matchAll(PART)].map(({ groups = {} }) => {
    const number = Number((groups.number ?? '').replace(',', '.'))
    return number * MS[groups.unit as keyof typeof MS]
  })
  return Math.round(parts.reduce((sum, part) => sum + part, 0))
}
