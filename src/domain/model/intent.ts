import { z } from 'zod'

/** Words of a commit whose author meant what a failing test contradicts: a line of its message, to the letter. */
export const Intent = z.object({ sha: z.string(), quote: z.string() })

export type Intent = z.infer<typeof Intent>

/** A commit with its whole message. */
export interface CommitText {
  readonly sha: string
  readonly message: string
}

/** The change that is suspected of a failure: its commits, newest first, and all of it as a unified diff. */
export interface SuspectedChange {
  readonly commits: readonly CommitText[]
  readonly diff: string
}
