import { stripVTControlCharacters } from 'node:util'
import { count } from '../domain/text/wording.ts'
import { failureLine, firstLine } from '../test-reports/failure-message.ts'
import type { TestCase } from '../domain/model/test-case.ts'
import type { RunExit, RunResult } from '../domain/model/test-run.ts'

/** Characters of an output in which the reason for an empty run is searched. */
const MAX_OUTPUT = 20_000

/** The reference that ends a reason of Maven, on its line or on one of its own. */
export const MAVEN_HELP = /(?:\n\[ERROR\])? -> \[Help 1\]/

/** Lines that end a stack, a printed value or a drawn box: no letters, a frame, a property, the version of Node.js. */
const NO_WORDS = /^(?:[^\p{L}\p{N}]+$|at \S|(?!\w{0,9}sh: \d)[\w$]{1,40}: [[{'"\d]|Node\.js v\d)/u

/** Facts about a run whose process has ended. */
export interface EndedProcess {
  readonly exit: RunExit
  readonly output: string
  /** Condition of the report. */
  readonly report: 'read' | 'half' | 'broken' | 'stale' | 'none'
  /** Reason why a report is broken or half, as a part of a sentence. */
  readonly detail: string
  /** Cases to judge: of selected tests only those that ran. */
  readonly cases: readonly Pick<TestCase, 'status'>[]
  /** True if it counts tests that passed, and does not name them. */
  readonly hasUnnamed?: boolean
  /** False if the exit code is not that of the tests; by default it is. */
  readonly exitIsOfTests?: boolean
  /** True if a run without tests is valid. */
  readonly mayBeEmpty: boolean
}

/** Decide the result of a run, with a sentence that explains it. Pure. */
export function runResult(ended: EndedProcess): { result: RunResult; note: string | undefined } {
  const { exit, report, output, detail } = ended
  switch (exit.kind) {
    case 'not-found':
      return unfinished('not-found', `The tests could not start: ${exit.command} was not found.`)
    case 'timed-out':
      return unfinished('timed-out', timeoutNote(exit))
    case 'out-of-memory':
      return unfinished(
        'out-of-memory',
        `The tests used more than ${Math.round(exit.limit / 1_000_000)} MB of memory and were ended.`,
      )
    case 'killed':
      return ranOutOfMemory(output)
        ? unfinished('out-of-memory', `The tests ran out of memory (${exit.signal}).`)
        : CRASHES.has(exit.signal)
          ? unfinished('crashed', `The tests crashed (${exit.signal}): ${lastLine(output)}`)
          : unfinished('killed', `The tests were killed by ${exit.signal}.`)
    case 'exited':
      return exitResult(ended, { code: exit.code, report, detail })
  }
}

/** True for the output of `go test` in a module that has no package for this system. It ends with exit code 1. */
export function hasNoPackages(output: string): boolean {
  return /^no packages to test\s{0,9}$/m.test(output.slice(-MAX_OUTPUT))
}

function timeoutNote({ afterMs, isOver = false }: RunExit & { kind: 'timed-out' }): string {
  return isOver
    ? 'The tests did not end in the time that timeout-minutes leaves.'
    : `The tests did not end within ${Math.round(afterMs / 1000)} s.`
}

const CRASHES = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'])
/** Exit codes of a shell for a program that crashed. */
const CRASH_CODES = new Set([132, 133, 134, 135, 136, 139])
const KILLED_CODES: Readonly<Record<number, string>> = { 130: 'SIGINT', 137: 'SIGKILL', 143: 'SIGTERM' }

function exitResult(
  ended: EndedProcess,
  { code, report, detail }: { code: number; report: EndedProcess['report']; detail: string },
) {
  const { cases, output, mayBeEmpty, hasUnnamed = false, exitIsOfTests = true } = ended
  const failed = cases.some(({ status }) => status === 'failed')
  if (report !== 'read' && code !== 0 && ranOutOfMemory(output))
    return unfinished('out-of-memory', `The tests ran out of memory: ${lastLine(output)}`)
  const signal = KILLED_CODES[code]
  if (report !== 'read' && signal !== undefined) return unfinished('killed', `The tests were killed by ${signal}.`)
  if (report === 'broken') return unfinished('broken-report', `The tests wrote a report, but ${detail}`)
  if (report === 'half') return unfinished('half-report', `The test report is incomplete: ${detail}`)
  if (CRASH_CODES.has(code) && !failed)
    return unfinished('crashed', `The tests crashed (exit code ${code}): ${lastLine(output)}`)
  if (report === 'stale')
    return unfinished(
      'stale-report',
      `The tests ended with exit code ${code} and wrote no report; the existing ones are older${code === 0 ? '.' : `: ${lastLine(output)}`}`,
    )
  if (report === 'none' && hasNoPackages(output)) return unfinished('no-tests', 'No test ran: no packages to test.')
  // The last words of a command that ended well are no reason.
  if (report === 'none' && code === 0) return unfinished('no-report', unseenNote(output))
  if (report === 'none')
    return unfinished('no-report', `The tests ended with exit code ${code} and wrote no report: ${lastLine(output)}`)
  if (cases.length === 0 && !hasUnnamed && !mayBeEmpty)
    return unfinished('no-tests', code === 0 ? 'No test ran.' : `No test ran (exit code ${code}): ${reasonIn(output)}`)
  if (code !== 0 && !failed && exitIsOfTests)
    return unfinished('failed-without-failures', `All tests passed, but the command ended with exit code ${code}.`)
  const skipped = cases.length > 0 && !hasUnnamed && !mayBeEmpty && cases.every(({ status }) => status === 'skipped')
  const note = skipped
    ? `No test ran: ${count(cases.length, 'test')} ${cases.length === 1 ? 'was' : 'were'} skipped.`
    : undefined
  return { result: 'finished' as const, note }
}

/** Say that a command ended well without a test, and which one to set if an environment of tox or nox runs them. */
function unseenNote(output: string): string {
  const plain = stripVTControlCharacters(output.slice(-MAX_OUTPUT))
  const isTox = /^\s{0,9}congratulations :\)/m.test(plain)
  const program = isTox ? 'tox' : /^nox > /m.test(plain) ? 'nox' : undefined
  const seen = `${program ?? 'The command'} ended with exit code 0, but no test was seen: it ran none, or wrote no report.`
  if (program === undefined) return seen
  const [kind, example] = isTox ? ['environment', 'tox -e py'] : ['session', 'nox -s tests']
  return `${seen} Set test-command to one ${kind} that runs tests and can run here, such as ${example}.`
}

function unfinished(result: RunResult, note: string) {
  return { result, note }
}

/** True if the output shows a runtime that ran out of memory. */
function ranOutOfMemory(output: string): boolean {
  return /JavaScript heap out of memory|java\.lang\.OutOfMemoryError|fatal error: (?:runtime: )?out of memory|^MemoryError\b|Cannot allocate memory|memory allocation of \d+ bytes failed|std::bad_alloc/m.test(
    output.slice(-20_000),
  )
}

/** Find the line that says why; an error that only has its name is followed by what it says. */
function reasonIn(output: string): string {
  const plain = stripVTControlCharacters(output.slice(0, MAX_OUTPUT))
  const line = failureLine(plain)
  if (line === '') return 'it printed nothing.'
  if (!line.endsWith(':')) return line
  const after = plain.slice(plain.indexOf(line) + line.length)
  return `${line} ${firstLine(after)}`
}

/** Line of a chain of causes below an error, as uv prints it. */
const CAUSE = /^\s{0,9}(?:caused by|cause):/i

/** Lines above a cause in which its error is looked for. */
const CAUSE_LINES = 30

/** Quote the error above a chain of causes, with the first of them: the last one does not say what failed. */
function causedError(lines: readonly string[]): string | undefined {
  if (!CAUSE.test(lines.at(-1) ?? '')) return undefined
  const above = lines.slice(-CAUSE_LINES)
  const at = above.findLastIndex(line => /^\s{0,9}error\b/i.test(line))
  const cause = above.slice(at + 1).find(line => CAUSE.test(line))
  return at < 0 ? undefined : `${above[at]?.trim().replace(/[.:]$/, '') ?? ''}; ${cause?.trim() ?? ''}`
}

/**
 * Return the last line as a sentence; where that is the end of a stack or of a printed value, the line that says why,
 * and where it is the cause of an error, that error.
 */
export function lastLine(output: string): string {
  // Maven ends with a code that resets colours, after lines about its own help that follow the reason.
  const [said = ''] = stripVTControlCharacters(output).split(MAVEN_HELP, 1)
  const lines = said.trim().split('\n')
  const last = lines.at(-1)?.trim() ?? ''
  const line = last !== '' && NO_WORDS.test(last) ? reasonIn(said) : (causedError(lines) ?? last)
  const text = line === '' ? 'it printed nothing' : line.slice(0, 300)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
