import { z } from 'zod'

/** Origin of a failing test, judged by its result at the base of the change. */
export const Origin = z.enum(['caused here', 'failing before', 'flaky before', 'uncertain'])

export type Origin = z.infer<typeof Origin>

/** Commit that broke the tests, found by bisecting. */
export const Culprit = z.object({ sha: z.string(), subject: z.string() })

export type Culprit = z.infer<typeof Culprit>

/** Places of the suspected change, as users name them, without which tests pass. */
export const Inducing = z.object({
  tests: z.array(z.string()).readonly(),
  places: z.array(z.string()).readonly(),
})

export type Inducing = z.infer<typeof Inducing>
