import type { WarmTests } from '../../contracts/judging.ts'
import type { TestCase, TestId } from '../../domain/model/test-case.ts'
import type { WarmProcess } from './warm-process.ts'

export interface WarmJudgeOptions extends WarmTests {
  /** Resolves when tests may run, to false if the judge is not needed after all; by default they may run at once. */
  readonly isNeeded?: Promise<boolean> | undefined
  readonly start: () => Promise<WarmProcess | undefined>
  /** Path of the report that each run writes. */
  readonly report: string
  /** Path of a file beside it, for what the code under test sees. */
  readonly notes: string
  /** Read the report. */
  readonly read: () => Promise<readonly TestCase[]>
  /** Name a test as the framework's command does. */
  readonly nameOf: (test: TestId) => string
  /** Path of a test's file in its package. */
  readonly fileOf: (test: TestId) => string
  /** Options that select tests. */
  readonly wordsOf: (tests: readonly TestId[]) => readonly string[]
  /** Tell whether a module, by its absolute path, may keep something between tests. */
  readonly keepsState: (path: string) => boolean
  /** Return the path by which the process sees a file. */
  readonly pathOf: (file: string) => string
  /** Take note of the time that a start or a run of the process took, in milliseconds. */
  readonly spend: (ms: number) => void
  /** Note that the judge was wrong. */
  readonly distrust: (why: string) => void
}
