import { simpleStatus, status } from '../payloads/checks.ts'
import { minimalRepository } from '../payloads/repository.ts'
import type { StatusRecord } from '../records.ts'
import { born } from '../repository.ts'
import { Refusal, type Route, created, found, page, route } from '../route.ts'
import { apiUrl } from '../site.ts'
import { loginOf, textLimit } from './common.ts'

export const statusRoutes: readonly Route[] = [
  route('repos/create-commit-status', 'statuses:write', call => {
    const { sha, state, context = 'default', description = null, target_url: targetUrl = null } = call.input
    if (call.repo.git.objectType(sha) !== 'commit') throw new Refusal(422, `No commit found for SHA: ${sha}`)
    textLimit(description, { resource: 'Status', field: 'description', limit: 140 })
    const record = call.repo.change(world => {
      const made: StatusRecord = { ...born(world), sha, state, context, description, targetUrl, creator: loginOf(call) }
      world.statuses.push(made)
      return made
    })
    return created(status(call, record))
  }),

  route('repos/list-commit-statuses-for-ref', 'statuses:read', call => {
    const sha = found(call.repo.git.commit(call.input.ref))
    const statuses = call.repo.world.statuses.filter(each => each.sha === sha).toReversed()
    return page(statuses, { input: call.input, show: each => status(call, each) })
  }),

  route('repos/get-combined-status-for-ref', 'statuses:read', call => {
    const sha = found(call.repo.git.commit(call.input.ref))
    const all = call.repo.world.statuses.filter(each => each.sha === sha)
    const latest = all.filter(each => all.findLast(other => other.context === each.context) === each)
    return page(latest, {
      input: call.input,
      show: each => simpleStatus(call, each),
      wrap: statuses => ({
        state: combined(latest),
        statuses,
        sha,
        total_count: latest.length,
        repository: minimalRepository(call),
        commit_url: apiUrl(call, `/commits/${sha}`),
        url: apiUrl(call, `/commits/${sha}/status`),
      }),
    })
  }),
]

function combined(statuses: readonly StatusRecord[]): string {
  if (statuses.some(each => each.state === 'failure' || each.state === 'error')) return 'failure'
  return statuses.length > 0 && statuses.every(each => each.state === 'success') ? 'success' : 'pending'
}
