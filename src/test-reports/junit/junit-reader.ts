import { parse } from 'junit2json'
import { NO_MESSAGE, type Problem, type TestCase } from '../../domain/model/test-case.ts'
import { ownText, SharedTexts } from '../../domain/text/own-text.ts'
import type { CaseNode, ReportPart } from './part-builder.ts'
import { type SplitEnd, type SplitOptions, splitReport } from './splitter.ts'
import { dialectOf } from '../dialects/dialects.ts'
import type { Dialect, Identity } from '../dialects/dialect.ts'
import { type XmlElement, childElements, xmlText } from './xml-element.ts'
import type { ReadContext, ReportReader } from '../report.ts'
import { errorType, failureLine } from '../failure-message.ts'
import { withLines } from './message-lines.ts'

/** Read a JUnit XML report of any size in batches of cases. @throws UnreadableReport if it is not XML, or not JUnit */
export async function* readJUnit(
  pieces: AsyncIterable<string>,
  context: ReadContext,
  options: SplitOptions = {},
): ReportReader {
  let dialect: Dialect | undefined
  const isInterrupted = (head: string) => {
    dialect ??= dialectOf(head, context)
    return dialect.namesAll === true
  }
  const parts = splitReport(pieces, { isInterrupted, ...options })
  const strings = new Strings()
  const blocks = new Map<string, boolean>()
  let next: IteratorResult<ReportPart, SplitEnd> = await parts.next()
  for (; next.done !== true; next = await parts.next()) {
    dialect ??= dialectOf(next.value.head, context)
    yield await casesOf(next.value, { dialect, strings, blocks })
  }
  dialect ??= dialectOf(next.value.head, context)
  return { framework: dialect.framework, complete: next.value.complete, notes: next.value.notes }
}

/** Context for reading the cases of a part. */
interface Reading {
  readonly dialect: Dialect
  readonly strings: Strings
  /**
   * Describe blocks of all cases so far, for a dialect that writes them as cases too; true for one of which a test ran.
   */
  readonly blocks: Map<string, boolean>
  /** Returns the text of a problem. */
  readonly text: (node: XmlElement) => string
}

async function casesOf(part: ReportPart, whole: Omit<Reading, 'text'>): Promise<TestCase[]> {
  const read: Reading = { ...whole, text: node => part.texts[Number(xmlText(node.inner) || -1)] ?? '' }
  const parsed = (await parsedCases(part.xml)).values()
  return part.cases.flatMap(each => {
    const { node, suites } = each ?? parsed.next().value ?? {}
    return node === undefined || suites === undefined ? [] : [caseOf(node, suites, read)]
  })
}

async function parsedCases(xml: string): Promise<CaseNode[]> {
  if (xml === '') return []
  // No number processor: a test named "007" keeps its name.
  const root = (await parse(xml, { attrValueProcessors: [] })) as unknown as XmlElement
  return childElements(root.testsuite).flatMap(suite => leaves(suite, []))
}

function leaves(suite: XmlElement, path: readonly XmlElement[]): CaseNode[] {
  const suites = [...path, suite]
  const own = childElements(suite.testcase).map(node => ({ node, suites }))
  return [...own, ...childElements(suite.testsuite).flatMap(inner => leaves(inner, suites))]
}

function caseOf(node: XmlElement, suites: readonly XmlElement[], reading: Reading): TestCase {
  const { dialect, strings } = reading
  const found = resultOf(node, reading)
  const { file, suite, name } = blockOr(identityOf(node, suites, dialect), found, reading)
  const lineNumber = numberOf(node.line) ?? numberOf(node.lineno)
  const line = lineNumber === undefined ? undefined : lineNumber + 1 - (dialect.firstLine ?? 1)
  const id = {
    framework: dialect.framework,
    file: strings.shared(file),
    suite: strings.path(suite),
    name: ownText(name),
  }
  const { status, durationMs } = found
  const problems = found.problems.length === 0 ? NO_PROBLEMS : found.problems.map(problem => copied(problem, strings))
  // Most cases of a large report take this branch and have the same shape.
  if ((line === undefined || name === '') && found.flaky === undefined) return { id, status, durationMs, problems }
  return { id, ...found, problems, ...(line === undefined || name === '' ? {} : { line }) }
}

/** Identify a case. The problem of a suite itself is one without a name and class: it has the suite's name. */
function identityOf(node: XmlElement, suites: readonly XmlElement[], dialect: Dialect): Identity {
  const id = dialect.identify(node, suites)
  const isNamed = [xmlText(node.name), xmlText(node.classname), id.file, ...id.suite].some(part => part !== '')
  return isNamed ? id : { ...id, suite: [xmlText(suites.at(-1)?.name)].filter(name => name !== '') }
}

function copied({ kind, type, message, stack }: Problem, strings: Strings): Problem {
  return { kind, type: strings.shared(type), message: ownText(message), stack: ownText(stack) }
}

/**
 * Turn a failed describe block into a case without a name. It stands for its tests, which came before. If they ran, an
 * assertion that fails is one of a test beside the block that has its title: clean-up seldom asserts.
 */
function blockOr(id: Identity, { status, problems }: Result, { dialect, blocks }: Reading): Identity {
  if (dialect.blocksAsCases !== true) return id
  const key = (path: readonly string[]) => [id.file, ...path].join('\0')
  const around = id.suite.map((_, index) => key(id.suite.slice(0, index + 1)))
  for (const block of around) blocks.set(block, status !== 'skipped' || blocks.get(block) === true)
  const path = [...id.suite, id.name]
  const hasRun = blocks.get(key(path))
  const isOfTest = hasRun === true && problems.some(({ type }) => /\bAssertionError$/.test(type))
  return status === 'failed' && hasRun !== undefined && !isOfTest ? { file: id.file, suite: path, name: '' } : id
}

/** Result of a case, as the report has it. */
type Result = Pick<TestCase, 'status' | 'durationMs' | 'problems' | 'flaky'>

const NO_PROBLEMS: readonly Problem[] = []
/** Status of a case that did not run. GoogleTest and ctest have no element for it. */
const NOT_RUN = /^(?:notrun|disabled|skipped|ignored|suppressed|pending)$/i

function resultOf(node: XmlElement, reading: Reading): Result {
  const durationMs = Math.max(0, Math.round((numberOf(node.time) ?? 0) * 1000))
  const status = xmlText(node.status)
  if (isPlain(node)) return { status: 'passed', durationMs, problems: NO_PROBLEMS }
  const printed = [...childElements(node['system-out']), ...childElements(node['system-err'])]
    .map(reading.text)
    .join('\n')
  const verdict = reading.dialect.judge?.(node)
  if (verdict?.status === 'failed') {
    return {
      status: 'failed',
      durationMs,
      problems: [{ kind: 'error', type: '', message: verdict.message, stack: printed }],
    }
  }
  if (verdict !== undefined) return { status: verdict.status, durationMs, problems: [] }
  const name = xmlText(node.name)
  const read = (value: unknown, kind: Problem['kind']) =>
    childElements(value).map(each => problemOf(each, { kind, name, printed, reading }))
  const problems = [...read(node.failure, 'failure'), ...read(node.error, 'error'), ...read(node.warning, 'failure')]
  const isSkipped = Array.isArray(node.skipped) || NOT_RUN.test(status) || NOT_RUN.test(xmlText(node.result))
  // A skipped test whose tear-down failed is both, and fails the run.
  if (isSkipped && (problems.length === 0 || reading.dialect.hasTodos === true))
    return { status: 'skipped', durationMs, problems: [] }
  // Surefire: a test that failed in all reruns also has a failure; one that passed in a rerun has only these.
  const flaky = Array.isArray(node.flakyFailure) || Array.isArray(node.flakyError)
  if (problems.length > 0) return { status: 'failed', durationMs, problems }
  const earlier = [...read(node.flakyFailure, 'failure'), ...read(node.flakyError, 'error')]
  if (flaky) return { status: 'passed', durationMs, problems: earlier, flaky: true }
  const rerun = [...read(node.rerunFailure, 'failure'), ...read(node.rerunError, 'error')]
  return { status: rerun.length > 0 ? 'failed' : 'passed', durationMs, problems: rerun }
}

/** True if a case has only attributes, and none of them is its status. */
function isPlain(node: XmlElement): boolean {
  if (node.status !== undefined || node.result !== undefined) return false
  for (const name in node) if (typeof node[name] === 'object') return false
  return true
}

function problemOf(
  node: XmlElement,
  { kind, name, printed, reading }: { kind: Problem['kind']; name: string; printed: string; reading: Reading },
): Problem {
  const inner = reading.text(node)
  // Some dialects leave the failure empty, so use the output of the test.
  const stack = (inner.trim() === '' ? printed : inner).replace(/\r\n/g, '\n')
  const declared = withLines(xmlText(node.message).replace(/\r\n/g, '\n'), stack)
  const type = xmlText(node.type)
  const found = reading.dialect.explain?.({ message: declared, stack, type, name })
  const message = found?.message ?? (declared.trim() === '' ? failureLine(stack) || NO_MESSAGE : declared)
  return { kind: found?.kind ?? kind, type: found?.type ?? typeOf(type, message), message, stack }
}

/** Return the declared type, unless the word is meaningless. */
function typeOf(declared: string, message: string): string {
  if (declared === '' || /^(?:fail|failed|failure|test_.*)$/i.test(declared)) return errorType(message)
  return /^error$/i.test(declared) ? errorType(message) || declared : declared
}

/** Parse a number. Some reporters write separators between thousands. */
function numberOf(value: unknown): number | undefined {
  if (value === undefined) return undefined
  const text = xmlText(value).trim()
  const direct = Number(text)
  if (text !== '' && Number.isFinite(direct)) return direct
  // A single comma is a decimal comma unless three digits follow a number: no thousands begin with a zero.
  const plain = /^\d+,\d{1,2}$|^\d+,\d{4,}$|^0+,\d+$/.test(text)
    ? text.replace(',', '.')
    : text.replaceAll(/[,'\u00a0\u202f ]/g, '')
  const number = Number(plain)
  return plain === '' || !Number.isFinite(number) ? undefined : number
}

/** Maximum number of names of files and suites to know. */
const MAX_SHARED = 20_000

/**
 * Copies of strings. A substring of a parsed document keeps the whole document in memory. Names of files and suites
 * repeat in each case.
 */
class Strings {
  readonly #known = new SharedTexts(MAX_SHARED)
  readonly #paths = new Map<string, readonly string[]>()

  shared(text: string): string {
    return this.#known.of(text)
  }

  path(parts: readonly string[]): readonly string[] {
    const key = parts.join('\0')
    const known = this.#paths.get(key)
    if (known !== undefined) return known
    if (this.#paths.size > MAX_SHARED) this.#paths.clear()
    const own = parts.map(part => this.shared(part))
    this.#paths.set(ownText(key), own)
    return own
  }
}
