const DAY_MS = 24 * 60 * 60 * 1_000

/** Ledgers and branches that one run deletes at most; the next run deletes the others. */
const MAX_DELETED = 500

/**
 * Choose the ledgers and branches to delete, the oldest first: those that no run has written for `keepDays`.
 * @param keepDays 0 to keep all
 * @param inUse keys of requests with an open pull request: a review or CI may ask for their state at any time
 */
export function expiredState<Stored extends { readonly key: string; readonly writtenAt: number }>(
  stored: readonly Stored[],
  {
    now,
    keepDays,
    inUse,
    most = MAX_DELETED,
  }: { now: number; keepDays: number; inUse: ReadonlySet<string>; most?: number },
): Stored[] {
  if (keepDays === 0) return []
  return stored
    .filter(({ key, writtenAt }) => now - writtenAt > keepDays * DAY_MS && !inUse.has(key))
    .toSorted((a, b) => a.writtenAt - b.writtenAt)
    .slice(0, most)
}
