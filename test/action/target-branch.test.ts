import { expect, it } from 'vitest'
import { TargetBranch } from '../../src/action/target-branch.ts'
import { requestKey } from '../../src/engine/job.ts'
import type { Settings } from '../../src/config/settings.ts'
import { openShop } from '../github/shop.ts'
import { failureAt, sessionIn } from './shop-session.ts'

it.each([
  ['its own fix, which a run that was killed put there', 'CI', false],
  ['the fix of another request', 'Lint', true],
])('a branch with %s (%s) has moved: %s', async (_, name, hasMoved) => {
  await using shop = await openShop()
  const request = failureAt(shop.head('feature'))
  const key = requestKey({ request, name })
  shop.push('feature', `Correct the cart\n\nFix-Tests-Key: ${key}`)
  const { session } = sessionIn(shop)
  const settings = { publish: 'apply' } as Settings
  const target = new TargetBranch({ session, settings, request, name: 'CI', retry: false, reports: 'artifacts' })

  const moved = await target.checkMoved()

  expect(moved !== undefined).toBe(hasMoved)
})
