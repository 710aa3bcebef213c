import type { RateLimits } from '../rate-limits.ts'
import { type Route, ok, siteRoute } from '../route.ts'

export function rateLimitRoutes(limits: RateLimits): readonly Route[] {
  return [
    siteRoute('rate-limit/get', ({ token }) => {
      const core = limits.look(token?.name)
      return ok({ resources: { core, search: { limit: 30, remaining: 30, reset: core.reset, used: 0 } }, rate: core })
    }),
  ]
}
