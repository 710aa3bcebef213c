import type { TestId } from './test-case.ts'

/**
 * Which tests to run. `seed` varies their order, where the framework can; `fresh` runs them again although the same code
 * was run before.
 */
export type TestSelection = (
  | { readonly kind: 'all' }
  /** Exactly these, where the framework can; a framework that cannot runs more, never less. */
  | { readonly kind: 'only'; readonly tests: readonly TestId[] }
  /** The files of these tests, and what the framework finds related to the changed files. */
  | { readonly kind: 'affected'; readonly tests: readonly TestId[]; readonly files: readonly string[] }
) & { readonly seed?: number; readonly fresh?: boolean }
