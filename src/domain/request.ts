import { z } from 'zod'

/** What to fix, at which commit, asked by whom. Made from an event or from the command line. */
export const Request = z.object({
  trigger: z.enum(['workflow_run', 'failing-step', 'command-line']),
  /** `owner/name`; empty on the command line. */
  repository: z.string(),
  headBranch: z.string(),
  headSha: z.string(),
  /** The open pull request whose head this is, and the branch that it is to be merged into. */
  pullRequest: z.number().optional(),
  base: z.string().optional(),
  askedBy: z.string().optional(),
  run: z.object({ id: z.number(), attempt: z.number(), name: z.string(), url: z.string() }).optional(),
})
export type Request = z.infer<typeof Request>
