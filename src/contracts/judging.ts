import type { Failure, TestCase, TestId } from '../domain/model/test-case.ts'

/** Tests of a warm judge. */
export interface WarmTests {
  /** Tests that fail on the unchanged code, with their problems. */
  readonly failing: readonly Failure[]
  /** Tests of the same files that pass. */
  readonly passing: readonly TestId[]
}

/**
 * Judges candidates in a process that stays, without a start of the test runner. It only rejects: what it lets pass, the
 * test runner runs before it is kept.
 */
export interface WarmJudge extends AsyncDisposable {
  /** Tests that pass on the unchanged code. */
  readonly passing: readonly TestId[]
  /** Milliseconds of its longest run of the unchanged code. */
  readonly runMs: number
  /**
   * Run some of its tests on the unchanged code: further runs of the same tests are bounded by the time that this one takes,
   * but for patient ones.
   * @returns milliseconds; undefined if it cannot tell
   */
  measure(tests: readonly TestId[]): Promise<number | undefined>
  /** Run some of its tests on the files as they are. @returns undefined if it cannot tell */
  run(tests: readonly TestId[], how: JudgeOptions): Promise<JudgeRun | undefined>
  /** Path of a file to which the code under test may append what it sees. */
  readonly notes: string
  /** Take what was appended since the last time; undefined if there is nothing, or too much. */
  takeNotes(): string | undefined
  /** Note that the test runner disagreed: it is not used again in this run. @param why end of a sentence */
  distrust(why: string): Promise<void>
}

export interface JudgeOptions {
  /** Number of failures after which the run may end; 0 to run all. */
  readonly failures: number
  /** True to give the run far more time than the unchanged code takes. */
  readonly patient?: boolean
}

export interface JudgeRun {
  /** The tests that ran; none if the run did not end. */
  readonly cases: readonly TestCase[]
  /** False if the run was stopped at its time limit. */
  readonly ended: boolean
}
