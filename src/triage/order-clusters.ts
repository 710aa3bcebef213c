import type { Cluster } from '../domain/model/cluster.ts'
import { groupBy } from '../domain/text/grouping.ts'
import type { Group } from './cascades.ts'

const RANK = { high: 0, medium: 1, low: 2 } as const

/**
 * Order clusters: causes before effects, then by criticality, by size, and by name. Durations differ from run to run,
 * so they have no say: the same failures give the same order.
 */
export function orderClusters(groups: readonly Group[]): Cluster[] {
  const rank = (group: Group) => RANK[group.cluster.criticality]
  const sorted = groups.toSorted(
    (a, b) =>
      rank(a) - rank(b) || b.cluster.tests.length - a.cluster.tests.length || compare(a.cluster.title, b.cluster.title),
  )
  const ids = new Set(sorted.map(({ cluster }) => cluster.id))
  const byCause = groupBy(sorted, ({ cluster }) =>
    cluster.causedBy !== undefined && ids.has(cluster.causedBy) ? cluster.causedBy : '',
  )
  const placed = new Set<Cluster>()
  const place = (group: Group): void => {
    if (placed.has(group.cluster)) return
    placed.add(group.cluster)
    for (const follower of byCause.get(group.cluster.id) ?? []) place(follower)
  }
  for (const group of byCause.get('') ?? []) place(group)
  return [...placed]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
