import { z } from 'zod'
import { Failure } from './test-case.ts'

/** A hunk of the change that the failing tests do not exercise: they pass without it too. */
export const UncoveredHunk = z.object({
  file: z.string(),
  /** First line in the new file, 1-based; 0 for a whole new or deleted file. */
  line: z.number(),
  /** The lines it adds, capped. */
  added: z.array(z.string()).readonly(),
})

export type UncoveredHunk = z.infer<typeof UncoveredHunk>

/** Results that another environment has proved. Each failure is that of the failing commit. */
export const Joined = z.object({
  fixed: z.array(Failure).readonly(),
  remaining: z.array(Failure).readonly(),
  uncovered: z.array(UncoveredHunk).readonly(),
})

export type Joined = z.infer<typeof Joined>
