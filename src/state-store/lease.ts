import { z } from 'zod'
import { UserError } from '../contracts/errors.ts'

/** The run that works on a request. */
export const Owner = z.object({
  /** Unique for each run of this program. */
  id: z.string(),
  /** Shown to users: a link to the run, or the machine and process. */
  name: z.string(),
  host: z.string(),
  pid: z.number(),
  /** Start of the process, since a later one may get the same id. */
  started: z.string().optional(),
  /** The workflow run, in a job. */
  run: z.object({ id: z.number(), attempt: z.number() }).optional(),
})
export type Owner = z.infer<typeof Owner>

/** One run's claim on a request: other runs wait or leave until it ends. */
export const Lease = z.object({
  owner: Owner,
  /** End of the lease in milliseconds since the epoch; the owner renews it while it works. */
  until: z.number(),
})
export type Lease = z.infer<typeof Lease>

/** Name of its file in the ledger. */
export const LEASE_FILE = 'lease.json'

/** Duration of a lease without renewal, in milliseconds: a run that died blocks the next one for this long. */
export const LEASE_MS = 5 * 60_000
/** Longest time between two renewals, in milliseconds. */
export const RENEW_MS = LEASE_MS / 3

/** True if a lease was renewed lately. The owner's clock may be far ahead, and would block all runs. */
export function isCurrent({ until }: Lease, now: number): boolean {
  return until > now && until <= now + 2 * LEASE_MS
}

/**
 * Check whether another run's lease blocks this run.
 * @param isGone checks by other means than the lease, for example for the owner's process
 */
export async function isLeaseHeld(
  lease: Lease | undefined,
  { me, now, isGone }: { me: Owner; now: number; isGone: (owner: Owner) => Promise<boolean> },
): Promise<boolean> {
  if (lease === undefined || lease.owner.id === me.id || !isCurrent(lease, now)) return false
  // GitHub starts another attempt of a run only after the previous one has ended.
  const { run } = lease.owner
  if (run !== undefined && me.run?.id === run.id && run.attempt < me.run.attempt) return false
  return !(await isGone(lease.owner))
}

/** @returns undefined if the text is not a lease */
export function readLease(text: string | undefined): Lease | undefined {
  if (text === undefined) return undefined
  try {
    return Lease.parse(JSON.parse(text))
  } catch {
    // Damaged, or written by another version.
    return undefined
  }
}

/** Make the error of a run whose request another run took over. */
export function takeoverError(cause: Error): UserError {
  return new UserError(
    'Another run has taken over this request.',
    'Nothing is lost: it continues from the saved state. Look at its result.',
    { cause },
  )
}
