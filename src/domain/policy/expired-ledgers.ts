const DAY_MS = 24 * 60 * 60 * 1_000

/** Ledgers that one run deletes at most; the next run deletes the others. */
const MAX_DELETED = 500

/**
 * Choose the ledgers to delete, the oldest first: those that no run has written for `keepDays`.
 * @param keepDays 0 to keep all
 * @param inUse keys of requests with an open pull request: a review or CI may ask for their state at any time
 */
export function expiredLedgers<Ledger extends { readonly ref: string; readonly writtenAt: number }>(
  ledgers: readonly Ledger[],
  { now, keepDays, inUse }: { now: number; keepDays: number; inUse: ReadonlySet<string> },
): Ledger[] {
  if (keepDays === 0) return []
  const isInUse = (ref: string) => inUse.has(ref.slice(ref.lastIndexOf('/') + 1))
  return ledgers
    .filter(({ ref, writtenAt }) => now - writtenAt > keepDays * DAY_MS && !isInUse(ref))
    .toSorted((a, b) => a.writtenAt - b.writtenAt)
    .slice(0, MAX_DELETED)
}
