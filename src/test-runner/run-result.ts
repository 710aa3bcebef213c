import type { RunExit, RunResult, TestCase } from '../domain/model/test-case.ts'

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
  /** True if a run without tests is valid. */
  readonly mayBeEmpty: boolean
}

/** Decide the result of a run, with a sentence that explains it. Pure. */
export function runResult(ended: EndedProcess): { result: RunResult; note: string | undefined } {
  const { exit, report, output, detail } = ended
  switch (exit.kind) {
    case 'not-found':
      return named('not-found', `The tests could not start: ${exit.command} was not found.`)
    case 'timed-out':
      return named('timed-out', `The tests did not end within ${Math.round(exit.afterMs / 1000)} s.`)
    case 'out-of-memory':
      return named(
        'out-of-memory',
        `The tests used more than ${Math.round(exit.limit / 1_000_000)} MB of memory and were ended.`,
      )
    case 'killed':
      return ranOut(output)
        ? named('out-of-memory', `The tests ran out of memory (${exit.signal}).`)
        : CRASHES.has(exit.signal)
          ? named('crashed', `The tests crashed (${exit.signal}): ${lastLine(output)}`)
          : named('killed', `The tests were killed by ${exit.signal}.`)
    case 'exited':
      return exited(ended, { code: exit.code, report, detail })
  }
}

const CRASHES = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'])
/** Exit codes of a shell for a program that crashed. */
const CRASH_CODES = new Set([132, 133, 134, 135, 136, 139])
const KILLED_CODES: Readonly<Record<number, string>> = { 130: 'SIGINT', 137: 'SIGKILL', 143: 'SIGTERM' }

function exited(
  ended: EndedProcess,
  { code, report, detail }: { code: number; report: EndedProcess['report']; detail: string },
) {
  const { cases, output, mayBeEmpty } = ended
  const failed = cases.some(({ status }) => status === 'failed')
  if (report !== 'read' && code !== 0 && ranOut(output))
    return named('out-of-memory', `The tests ran out of memory: ${lastLine(output)}`)
  const signal = KILLED_CODES[code]
  if (report !== 'read' && signal !== undefined) return named('killed', `The tests were killed by ${signal}.`)
  if (report === 'broken') return named('broken-report', `The tests wrote a report, but ${detail}`)
  if (report === 'half') return named('half-report', `The report of the tests is not complete: ${detail}`)
  if (CRASH_CODES.has(code) && !failed)
    return named('crashed', `The tests crashed (exit code ${code}): ${lastLine(output)}`)
  if (report === 'stale')
    return named(
      'stale-report',
      `The tests ended with exit code ${code} and wrote no report, and those that are there are older: ${lastLine(output)}`,
    )
  if (report === 'none')
    return named('no-report', `The tests ended with exit code ${code} and wrote no report: ${lastLine(output)}`)
  if (cases.length === 0 && !mayBeEmpty) return named('no-tests', 'No test ran.')
  if (code !== 0 && !failed)
    return named('failed-without-failures', `All tests passed, but the command ended with exit code ${code}.`)
  return { result: 'finished' as const, note: undefined }
}

function named(result: RunResult, note: string) {
  return { result, note }
}

/** True if the output shows a runtime that ran out of memory. */
function ranOut(output: string): boolean {
  return /JavaScript heap out of memory|java\.lang\.OutOfMemoryError|fatal error: (?:runtime: )?out of memory|^MemoryError\b|Cannot allocate memory|memory allocation of \d+ bytes failed|std::bad_alloc/m.test(
    output.slice(-20_000),
  )
}

export function lastLine(output: string): string {
  const line = output.trim().split('\n').at(-1)?.trim() ?? ''
  const said = line === '' ? 'it printed nothing' : line.slice(0, 300)
  return /[.!?]$/.test(said) ? said : `${said}.`
}
