import { stripVTControlCharacters } from 'node:util'
import type { TestCase } from '../../domain/model/test-case.ts'
import { type ReadContext, type ReportEnd, type ReportReader, UnreadableReport } from '../report.ts'
import { linesOf } from '../decode.ts'
import { TestOutput } from '../capped-text.ts'
import { AssertedTests } from './asserted-tests.ts'
import { caseOfPoint, type TestPoint, unescaped } from './tap-details.ts'

/** Maximum depth of subtests: each test holds the names of all around it. */
const MAX_DEPTH = 64

const TEST_LINE = /^(?<indent>(?: {4})*)(?<not>not )?ok\b(?: +(?<number>\d+))?(?: +- +| +)?(?<rest>.*)$/s

const SUBTEST = /^(?<indent>(?: {4})*)# Subtest: (?<name>.*)$/

const PLAN = /^(?<indent>(?: {4})*)1\.\.(?<count>\d+)(?<skip>\s*#\s*skip.*)?$/i

const YAML = /^(?<indent> *)---\s*$/

const DIRECTIVE = /\s#\s*(?<word>SKIP|TODO)\b(?<why>.*)$/is

/** Duration behind the title, as bats and node-tap print it. */
const TIMING = / # (?:in \d+ ?m?s|time=[\d.]+m?s)(?: \{)?$/

interface Open {
  readonly depth: number
  readonly name: string
}

/** A suite in node-tap's compact form, which vitest writes: its point comes first, and the line ends with a brace. */
interface Brace extends Open {
  readonly failed: boolean
  /** True if a point within it failed, which explains its failure. */
  isExplained: boolean
}

/**
 * Read the Test Anything Protocol, versions 12 to 14, with the subtests of node:test, node-tap and vitest. A point with
 * subtests is a suite: it counts only if it fails and none of them does.
 */
export async function* readTap(pieces: AsyncIterable<string>, context: ReadContext): ReportReader {
  if (context.framework !== 'tap') return yield* readPoints(pieces, context.framework ?? 'tap')
  const tests = new AssertedTests()
  const points = readPoints(pieces, 'tap')
  let next = await points.next()
  for (; next.done !== true; next = await points.next()) for (const point of next.value) tests.add(point)
  yield tests.cases(context.errors)
  return next.value
}

async function* readPoints(pieces: AsyncIterable<string>, framework: string): ReportReader {
  const tap = new Tap(framework)
  for await (const raw of linesOf(pieces)) {
    const cases = tap.line(raw.includes('\u001b') ? stripVTControlCharacters(raw) : raw)
    if (cases.length > 0) yield cases
  }
  yield tap.ended()
  return tap.end()
}

/** Number of points at one depth, and their failures. */
interface Level {
  readonly depth: number
  failed: boolean
  points: number
}

/** State of the reader. Each line may end the point before it. */
class Tap {
  readonly #framework: string
  /** Suites announced by "# Subtest", and suites in braces, outermost first. */
  readonly #open: Open[] = []
  readonly #braces: Brace[] = []
  #levels: Level[] = []
  #point: TestPoint | undefined
  /** Indent of the current block of details. */
  #yaml: string | undefined
  #planned: number | undefined
  #top = 0
  #bailed: string | undefined
  /** Failures that the summary counts, and true if a point says that it failed, whatever its directive. */
  #claimed = 0
  #hasNotOk = false
  #seen = 0

  constructor(framework: string) {
    this.#framework = framework
  }

  /** Read the next line. @returns the cases that ended before it */
  line(line: string): TestCase[] {
    if (this.#isDetail(line) || this.#isHeading(line)) return []
    if (line.trim() === '}' && this.#braces.length > 0) return this.#endBrace()
    const test = TEST_LINE.exec(line)?.groups
    if (test !== undefined) return this.#test(test)
    this.#comment(line)
    return []
  }

  /** End the open point, and return its case if there is one. */
  ended(): TestCase[] {
    const point = this.#point
    this.#point = undefined
    return point === undefined ? [] : [caseOfPoint(point)]
  }

  end(): ReportEnd {
    if (this.#seen === 0) throw new UnreadableReport('it holds no test point of TAP.')
    const planned = this.#planned
    const notes: string[] = []
    if (this.#bailed !== undefined) notes.push(`The run bailed out: ${this.#bailed}`)
    if (planned !== undefined && planned > this.#top) notes.push(`${planned} tests were planned, ${this.#top} ran.`)
    if (planned === undefined) notes.push('It has no plan: the run was killed, or had not ended.')
    const counted = this.#hasNotOk ? 0 : this.#claimed
    return { framework: this.#framework, complete: notes.length === 0, notes, counted }
  }

  /** Read a line of the details below a point, or one of their bounds. */
  #isDetail(line: string): boolean {
    if (this.#yaml !== undefined) {
      if (line.trim() === '...' && line.startsWith(this.#yaml)) this.#yaml = undefined
      else this.#point?.details.add(`${line.slice(this.#yaml.length)}\n`)
      return true
    }
    const indent = YAML.exec(line)?.groups?.indent
    if (indent === undefined || this.#point === undefined) return false
    this.#yaml = indent
    return true
  }

  /** Read the name of a subtest, a plan, or a bail out. */
  #isHeading(line: string): boolean {
    const subtest = SUBTEST.exec(line)?.groups
    const plan = PLAN.exec(line)?.groups
    if (subtest !== undefined) {
      const depth = depthOf(subtest.indent)
      this.#closeTo(depth - 1)
      this.#open.push({ depth, name: unescaped(subtest.name ?? '') })
    } else if (plan !== undefined) {
      if (plan.indent === '') this.#planned = Number(plan.count)
      this.#seen += 1
    } else if (/^\s*Bail out!/.test(line)) this.#bailed = line.replace(/^\s*Bail out!\s*/, '')
    else return false
    return true
  }

  #endBrace(): TestCase[] {
    const cases = this.ended()
    const brace = this.#braces.pop()
    this.#levels = []
    if (brace === undefined || !brace.failed || brace.isExplained) return cases
    for (const each of this.#braces) each.isExplained = true
    return [...cases, caseOfPoint(this.#pointOf([...this.#names(this.#braces), brace.name], '', 'failed'))]
  }

  #test(groups: Readonly<Record<string, string | undefined>>): TestCase[] {
    const cases = this.ended()
    this.#seen += 1
    const rest = groups.rest ?? ''
    const depth = depthOf(groups.indent)
    if (depth + this.#braces.length > MAX_DEPTH)
      throw new UnreadableReport(`it has subtests nested deeper than ${MAX_DEPTH}.`)
    if (depth === 0) this.#top += 1
    const title = unescaped(rest.replace(DIRECTIVE, '').replace(TIMING, '').trim())
    const directive = DIRECTIVE.exec(` ${rest}`)?.groups?.word
    this.#hasNotOk ||= groups.not !== undefined
    const failed = groups.not !== undefined && directive === undefined
    if (rest.endsWith(' {')) {
      this.#braces.push({ depth, name: title.replace(/ \{$/, ''), failed, isExplained: false })
      return cases
    }
    if (failed) for (const each of this.#braces) each.isExplained = true
    const below = this.#counted(depth, failed)
    this.#closeTo(depth)
    const path = this.#names([...this.#braces, ...this.#open.filter(each => each.depth < depth)])
    if (this.#open.at(-1)?.depth === depth) this.#open.pop()
    const isSuite = this.#braces.length === 0 && below !== undefined && below.points > 0
    // A suite that fails only because of its tests adds nothing.
    if (isSuite && (!failed || below.failed)) return cases
    const status = failed ? 'failed' : directive === undefined ? 'passed' : 'skipped'
    this.#point = isSuite ? this.#pointOf([...path, title], '', status) : this.#pointOf(path, title, status)
    return cases
  }

  /** Count a point. @returns the count of its subtests */
  #counted(depth: number, failed: boolean): Level | undefined {
    const below = this.#levels.find(each => each.depth === depth + 1)
    this.#levels = this.#levels.filter(each => each.depth <= depth)
    const level = this.#levels.find(each => each.depth === depth)
    if (level === undefined) this.#levels.push({ depth, failed, points: 1 })
    else {
      level.failed ||= failed
      level.points += 1
    }
    return below
  }

  /** Read a comment below a failed point. Some producers print details so. */
  #comment(line: string): void {
    const counted = /^# fail {1,9}(\d{1,9})$/.exec(line)?.[1]
    if (counted !== undefined) this.#claimed = Number(counted)
    if (this.#point === undefined) return
    const { details, testCase } = this.#point
    // mocha indents the details.
    if (testCase.status === 'failed' && /^ {2,}\S/.test(line)) details.add(`${line.slice(2)}\n`)
    const isSummary = /^\s*# (?:Subtest|tests|suites|pass|fail|cancelled|skipped|todo|duration_ms)\b/.test(line)
    if (/^\s*#/.test(line) && !isSummary) details.add(`${line.trim().replace(/^# ?/, '')}\n`)
  }

  #closeTo(depth: number): void {
    while ((this.#open.at(-1)?.depth ?? -1) > depth) this.#open.pop()
  }

  #names(open: readonly Open[]): string[] {
    return open.map(({ name }) => name)
  }

  #pointOf(suite: readonly string[], name: string, status: TestCase['status']): TestPoint {
    const id = { framework: this.#framework, file: '', suite, name }
    return { details: new TestOutput(), testCase: { id, status, durationMs: 0, problems: [] } }
  }
}

function depthOf(indent: string | undefined): number {
  return (indent ?? '').length / 4
}
