import { z } from 'zod'

/** Result of the project's own command, run verbatim on the published code. */
export const CheckProof = z.object({
  command: z.string(),
  passed: z.boolean(),
  /** Checks that it reports beyond the tests, as sentences; empty if it passed. */
  findings: z.array(z.string()).readonly(),
})

export type CheckProof = z.infer<typeof CheckProof>

/** Results of the last test runs before the branch is published. */
export const Proof = z.object({
  sha: z.string(),
  /** Place of the whole run: a clean worktree, the checkout if a worktree cannot run the tests, or none can. */
  place: z.enum(['clean copy', 'checkout', 'nowhere']),
  held: z.boolean(),
  /** Reason if it did not hold, as a sentence; else empty. */
  reason: z.string(),
  /** Tests that failed again without the fix. */
  needed: z.array(z.string()).readonly(),
  /** True if the branch has the code of the base again, but for the tests: nothing is left of the failing change. */
  undoes: z.boolean().optional(),
  /** Undefined if the project has no command of its own. */
  check: CheckProof.optional(),
  /** Tests that take much longer with the fix, seen twice; milliseconds. */
  slower: z
    .array(z.object({ test: z.string(), beforeMs: z.number(), afterMs: z.number() }))
    .readonly()
    .optional(),
})

export type Proof = z.infer<typeof Proof>
