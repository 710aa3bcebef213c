import type { Failure, TestCase, TestId } from '../domain/model/test-case.ts'

/** Tests of a warm judge. */
export interface WarmTests {
  /** Tests that fail on the unchanged code, with their problems. */
  readonly failing: readonly Failure[]
  /** Tests of the same files that pass. */
  readonly passing: readonly TestId[]
}

/** A file of the repository with another text. */
export interface Variant {
  readonly file: string
  readonly text: string
}

/** Result of tests with a variant: undefined if only a run of the file itself can tell. */
export type VariantResult = 'passed' | 'rejected' | 'too slow' | undefined

/**
 * Judges candidates in a process that stays, without a start of the test runner. It only rejects: what it lets pass,
 * the test runner runs before it is kept.
 */
export interface WarmJudge extends AsyncDisposable {
  /** Tests that pass on the unchanged code. */
  readonly passing: readonly TestId[]
  /** Milliseconds of its longest run of the unchanged code. */
  readonly runMs: number
  /**
   * Run some of its tests on the unchanged code: further runs of the same tests are bounded by the time that this one
   * takes, but for patient ones.
   * @returns milliseconds; undefined if it cannot tell
   */
  measure(tests: readonly TestId[]): Promise<number | undefined>
  /** Run some of its tests on the files as they are. @returns undefined if it cannot tell */
  run(tests: readonly TestId[], how: JudgeOptions): Promise<JudgeRun | undefined>
  /** True if it may be able to judge variants together. */
  readonly canSift: boolean
  /**
   * Run some of its tests with variants of code that is loaded already, which takes a small part of the time of a run.
   * The files are those of the unchanged code. A variant is rejected if too few of these tests pass, or one of those
   * that pass on the unchanged code fails twice.
   * @param enough number of these tests that are to pass
   * @returns a result for each variant; undefined if it can judge none in this way
   */
  sift(
    tests: readonly TestId[],
    variants: readonly Variant[],
    enough: number,
  ): Promise<readonly VariantResult[] | undefined>
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
