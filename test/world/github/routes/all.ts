import { RateLimits } from '../rate-limits.ts'
import type { Route } from '../route.ts'
import { actionsRoutes } from './actions.ts'
import { activityRoutes } from './activities.ts'
import { checkRoutes } from './checks.ts'
import { contentRoutes } from './contents.ts'
import { gitDataRoutes } from './git-data.ts'
import { issueRoutes } from './issues.ts'
import { labelRoutes } from './labels.ts'
import { pullRoutes } from './pulls.ts'
import { rateLimitRoutes } from './rate-limit.ts'
import { reactionRoutes } from './reactions.ts'
import { repoRoutes } from './repos.ts'
import { reviewCommentRoutes } from './review-comments.ts'
import { reviewRoutes } from './reviews.ts'
import { statusRoutes } from './statuses.ts'

/** Every operation that the local GitHub serves; `cut-openapi.ts` cuts the OpenAPI to these. */
export function allRoutes(limits: RateLimits = new RateLimits()): readonly Route[] {
  return [
    ...repoRoutes,
    ...activityRoutes,
    ...contentRoutes,
    ...gitDataRoutes,
    ...issueRoutes,
    ...labelRoutes,
    ...reactionRoutes,
    ...pullRoutes,
    ...reviewRoutes,
    ...reviewCommentRoutes,
    ...actionsRoutes,
    ...checkRoutes,
    ...statusRoutes,
    ...rateLimitRoutes(limits),
  ]
}
