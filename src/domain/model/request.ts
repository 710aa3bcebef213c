import { z } from 'zod'

/** What to fix, at which commit, asked by whom. Made from an event or from the command line. */
export const Request = z.object({
  trigger: z.enum([
    'workflow_run',
    'failing-step',
    /** `/fix-tests` on a pull request. */
    'command',
    /** A person's review of the bot's own pull request. */
    'review',
    'dispatch',
    'schedule',
    'command-line',
  ]),
  /** `owner/name`; empty on the command line. */
  repository: z.string(),
  headBranch: z.string(),
  headSha: z.string(),
  /** `owner/name` of the fork that the failing code is of, and '' of one that is gone: its code is only read. */
  fork: z.string().optional(),
  /** The open pull request whose head this is, and the branch that it is to be merged into. */
  pullRequest: z.number().optional(),
  base: z.string().optional(),
  askedBy: z.string().optional(),
  /** Of the failing tests only those whose file or name these words name; empty: all. */
  only: z.array(z.string()).readonly().optional(),
  run: z.object({ id: z.number(), attempt: z.number(), name: z.string(), url: z.string() }).optional(),
})
export type Request = z.infer<typeof Request>
