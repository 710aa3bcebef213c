import type { Route } from '../route.ts'
import { actionsRoutes } from './actions.ts'
import { checkRoutes } from './checks.ts'
import { gitDataRoutes } from './git-data.ts'
import { issueRoutes } from './issues.ts'
import { labelRoutes } from './labels.ts'
import { pullRoutes } from './pulls.ts'
import { repoRoutes } from './repos.ts'
import { reviewRoutes } from './reviews.ts'
import { settingsRoutes } from './settings.ts'

/** Every operation that the local GitHub serves. `cut-openapi.ts` cuts the OpenAPI to these. */
export const allRoutes: readonly Route[] = [
  ...repoRoutes,
  ...gitDataRoutes,
  ...issueRoutes,
  ...labelRoutes,
  ...pullRoutes,
  ...reviewRoutes,
  ...actionsRoutes,
  ...checkRoutes,
  ...settingsRoutes,
]
