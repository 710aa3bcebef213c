import { readActivities } from '../activities.ts'
import { nodeId } from '../identity.ts'
import { user } from '../payloads/users.ts'
import type { ActivityRecord } from '../records.ts'
import { type Route, invalid, route } from '../route.ts'
import type { Site } from '../site.ts'

const day = 24 * 60 * 60 * 1000
const periods = { day, week: 7 * day, month: 30 * day, quarter: 90 * day, year: 365 * day } as const

export const activityRoutes: readonly Route[] = [
  route('repos/list-activities', 'contents:read', call => {
    const {
      ref,
      actor,
      activity_type: type,
      time_period: period,
      direction = 'desc',
      per_page: perPage = 30,
    } = call.input
    const since = period === undefined ? 0 : Date.now() - periods[period]
    const all = readActivities(call.repo)
      .filter(each => ref === undefined || each.ref === ref || each.ref === `refs/heads/${ref}`)
      .filter(each => actor === undefined || each.actor === actor)
      .filter(each => type === undefined || each.type === type)
      .filter(each => Date.parse(each.timestamp) >= since)
    if (direction === 'asc') all.reverse()

    const size = Math.min(Math.max(perPage, 1), 100)
    const start = startOf(all, { ...call.input, size })
    const shown = all.slice(start, start + size)
    const [first, last] = [shown[0], shown.at(-1)]
    return {
      status: 200,
      body: shown.map(each => activity(call.site, each)),
      links: {
        ...(first && start > 0 ? { prev: { before: cursor(first) } } : {}),
        ...(last && start + size < all.length ? { next: { after: cursor(last) } } : {}),
      },
    }
  }),
]

/** This list has no page numbers: a page starts after one of its entries, or ends before one. */
function startOf(
  all: readonly ActivityRecord[],
  { before, after, size }: { before?: string; after?: string; size: number },
): number {
  const given = after ?? before
  if (given === undefined) return 0
  const at = all.findIndex(each => cursor(each) === given)
  if (at === -1) {
    throw invalid({ resource: 'Activity', code: 'invalid', field: after === undefined ? 'before' : 'after' })
  }
  return after === undefined ? Math.max(0, at - size) : at + 1
}

function cursor({ id }: ActivityRecord): string {
  return Buffer.from(`activity:${id}`).toString('base64url')
}

function activity(site: Site, { id, before, after, ref, timestamp, type, actor }: ActivityRecord) {
  return {
    id,
    node_id: nodeId('PSH', id),
    before,
    after,
    ref,
    timestamp,
    activity_type: type,
    actor: user(site, actor),
  }
}
