import { z } from 'zod'
import type { ReviewedChange } from './assignment.ts'
import { MutantCheck } from './mutant-check.ts'

/** Setting for tests of the bot's own: shown in the pull request, or committed on the branch. */
export const ADD_TESTS = ['false', 'suggest', 'commit'] as const

/** A place of the fix that no test would notice. `line` is 1-based, 0 for a whole file. */
export interface TestGap {
  readonly file: string
  readonly line: number
  /** A phrase: "these lines can be taken out", "replace `<` by `<=`". */
  readonly what: string
}

/** Work for the test writer. */
export interface TestTask {
  readonly iteration: number
  readonly change: ReviewedChange
  readonly gaps: readonly TestGap[]
  /** Test files of the fixed tests, for their style. */
  readonly testFiles: readonly string[]
}

/** A test of the bot's own, and what it notices: "the fix taken out", or a gap. */
export const AddedTest = z.object({ title: z.string(), notices: z.string() })
export type AddedTest = z.infer<typeof AddedTest>

/** Tests of the bot's own. They count for nothing in the proof of the fix. */
export const AddedTests = z.object({
  mode: z.enum(['suggest', 'commit']),
  tests: z.array(AddedTest).readonly(),
  files: z.array(z.string()).readonly(),
  /** Unified diff against the fix, capped. */
  diff: z.string(),
  /** Small changes of the fixed lines, run against these tests alone. */
  mutants: MutantCheck.optional(),
  /** Reason if there are none, or if they are shown and not committed, as a sentence; else empty. */
  reason: z.string(),
})
export type AddedTests = z.infer<typeof AddedTests>

/** Make the result of a test writer that adds nothing. */
export function noTests(mode: AddedTests['mode'], reason: string): AddedTests {
  return { mode, tests: [], files: [], diff: '', reason }
}
