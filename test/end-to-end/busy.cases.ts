import { LEASE_MS, type Owner } from '../../src/state-store/lease.ts'
import { requestKey } from '../../src/engine/job.ts'
import type { Scene } from '../world/scene.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0' }

/** Where the ledger of a scene's request is kept. */
export function refOf({ repository, branch, sha }: Scene): string {
  const request = { trigger: 'workflow_run' as const, repository, headBranch: branch, headSha: sha }
  return `refs/fix-tests/${requestKey({ request, name: 'CI' })}`
}

/** Somebody's word that they work on a request, given just now. */
export function lease(change: Partial<Owner>): string {
  const owner = { id: 'other', name: 'another job', host: 'elsewhere', pid: 1, ...change }
  return JSON.stringify({ owner, until: Date.now() + LEASE_MS })
}
