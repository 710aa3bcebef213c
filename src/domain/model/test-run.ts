import type { TestCase, TestId } from './test-case.ts'

/**
 * End of the process that ran the tests; only `exited` can lead to a complete run. `out-of-memory`: the runner stopped
 * it at its memory limit. `isOver`: the time of the whole run was used up, not the limit of this test run. `code`: that
 * of a shell, which stands for the signal, or else for a number that the program chose: mocha counts failures with it.
 */
export type RunExit =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'killed'; readonly signal: string; readonly code?: number }
  | { readonly kind: 'timed-out'; readonly afterMs: number; readonly isOver?: boolean }
  | { readonly kind: 'out-of-memory'; readonly limit: number }
  | { readonly kind: 'not-found'; readonly command: string }

/** True if the time of the whole run was used up, not the limit of this test run. */
export function isTimeOver(exit: RunExit): boolean {
  return exit.kind === 'timed-out' && exit.isOver === true
}

/** Say how a process ended, as the rest of a sentence that its command begins. */
export function exitText(exit: RunExit): string {
  switch (exit.kind) {
    case 'exited':
      return `ended with exit code ${exit.code}`
    case 'killed':
      return `was killed by ${exit.signal}`
    case 'timed-out':
      return exit.isOver === true
        ? 'did not end in the time that timeout-minutes leaves'
        : `did not end within ${Math.round(exit.afterMs / 1000)} s`
    case 'out-of-memory':
      return `used more than ${Math.round(exit.limit / 1_000_000)} MB of memory and was ended`
    case 'not-found':
      return `could not start (${exit.command} was not found)`
  }
}

/**
 * Result of a test run. Only `finished` says anything about tests that are not in it. `failed-without-failures`: the
 * command failed but its tests passed; `broken-report`: unreadable; `half-report`: truncated; `stale-report`: older
 * than the run.
 */
export type RunResult =
  | 'finished'
  | 'not-found'
  | 'timed-out'
  | 'killed'
  | 'crashed'
  | 'out-of-memory'
  | 'no-tests'
  | 'failed-without-failures'
  | 'no-report'
  | 'stale-report'
  | 'broken-report'
  | 'half-report'

/** Numbers of tests that did not fail, and have no names. */
export interface UnnamedTests {
  readonly passed: number
  readonly skipped: number
  /** Number of all tests, with those that have names; undefined if the sum of both is that. */
  readonly counted?: number | undefined
}

/** Cases and result of one test run. `complete` is false if any expected result may be missing. */
export interface TestRun {
  readonly cases: readonly TestCase[]
  readonly complete: boolean
  readonly result: RunResult
  readonly exit: RunExit
  readonly durationMs: number
  /** Taken from an earlier run on the same code. */
  readonly cached?: boolean
  /** Check that stands for the exit code of the test command, if the command succeeded. */
  readonly passedExit?: TestId
  /** True if the command failed for another reason than its failing tests, and no case says for which. */
  readonly failsBeside?: boolean
  /** Numbers of tests that the runner counts and does not name; undefined if it names all, or has no counts. */
  readonly unnamed?: UnnamedTests
  /** Folders of packages whose tests did not run, since their runner is not installed here. */
  readonly leftOut?: readonly string[]
  /** End of the process output, capped. */
  readonly output: string
  /** Reasons why it is incomplete, and warnings, as sentences. */
  readonly notes: readonly string[]
}

/** A run that ended well and has no test: no test was selected, or none can run here. */
export const EMPTY_RUN: TestRun = {
  cases: [],
  complete: true,
  result: 'finished',
  exit: { kind: 'exited', code: 0 },
  durationMs: 0,
  output: '',
  notes: [],
}

/** Sum what several runs count and do not name; undefined if none of them has counts. */
export function sumUnnamed(runs: readonly { readonly unnamed?: UnnamedTests | undefined }[]): UnnamedTests | undefined {
  const all = runs.flatMap(({ unnamed }) => unnamed ?? [])
  if (all.length === 0) return undefined
  const sum = (of: (each: UnnamedTests) => number) => all.reduce((total, each) => total + of(each), 0)
  const isCounted = all.every(({ counted }) => counted !== undefined)
  return {
    passed: sum(({ passed }) => passed),
    skipped: sum(({ skipped }) => skipped),
    ...(isCounted ? { counted: sum(({ counted = 0 }) => counted) } : {}),
  }
}
