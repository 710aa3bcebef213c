import { z } from 'zod'

/** One request: what to fix, at which commit, for which user. Made from an event or from the command line. */
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
  /**
   * `owner/name` of the fork that contains the failing code; '' if the fork was deleted. The code of a fork is only
   * read.
   */
  fork: z.string().optional(),
  /** Open pull request with this head, and its base branch. */
  pullRequest: z.number().optional(),
  base: z.string().optional(),
  askedBy: z.string().optional(),
  /** Words that limit the failing tests by file or name; empty: all. */
  only: z.array(z.string()).readonly().optional(),
  /** Values of the matrix of the job, as JSON; undefined outside of a matrix. Its legs share one request. */
  leg: z.string().optional(),
  run: z.object({ id: z.number(), attempt: z.number(), name: z.string(), url: z.string() }).optional(),
  /**
   * Requests of people that start fix-tests here, as the workflows that use it say; undefined if they cannot be read.
   */
  answersTo: z.object({ comments: z.boolean(), reviews: z.boolean() }).optional(),
})
export type Request = z.infer<typeof Request>

/** Return true if commands in comments work here. A step of the failing job starts on no comment. */
export function takesCommands({ trigger, answersTo }: Pick<Request, 'trigger' | 'answersTo'>): boolean {
  return trigger === 'command' || (answersTo?.comments ?? trigger !== 'failing-step')
}

/** Return true if a review of the bot's pull request is worked on here. */
export function takesReviews({ trigger, answersTo }: Pick<Request, 'trigger' | 'answersTo'>): boolean {
  return trigger === 'review' || (answersTo?.reviews ?? trigger !== 'failing-step')
}
