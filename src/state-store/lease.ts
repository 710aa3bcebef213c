import { z } from 'zod'

/** Who works on a request. */
export const Owner = z.object({
  /** Different for each run of this program. */
  id: z.string(),
  /** For people: a link to the run, or the machine and process. */
  name: z.string(),
  host: z.string(),
  pid: z.number(),
  /** Of the workflow, in a job. */
  run: z.object({ id: z.number(), attempt: z.number() }).optional(),
})
export type Owner = z.infer<typeof Owner>

/** The word of one run that it works on a request: others keep away until it is over. */
export const Lease = z.object({
  owner: Owner,
  /** Milliseconds since the epoch; renewed while the owner is at work. */
  until: z.number(),
})
export type Lease = z.infer<typeof Lease>

/** How long a lease holds without being renewed: so long a run that died is in the way of the next, in milliseconds. */
export const LEASE_MS = 5 * 60_000
/** How often it is renewed at the least. */
export const RENEWED_MS = LEASE_MS / 3

/**
 * Whether a lease is in the way.
 * @param isGone what is known of its owner otherwise, such as that its process has ended
 */
export async function isLeaseHeld(
  lease: Lease | undefined,
  { me, now, isGone }: { me: Owner; now: number; isGone: (owner: Owner) => Promise<boolean> },
): Promise<boolean> {
  if (lease === undefined || lease.owner.id === me.id || lease.until <= now) return false
  // A clock that is far ahead must not keep everybody away.
  if (lease.until > now + 2 * LEASE_MS) return false
  // A job is run again after its end only.
  const { run } = lease.owner
  if (run !== undefined && me.run?.id === run.id && run.attempt < me.run.attempt) return false
  return !(await isGone(lease.owner))
}

/** @returns undefined for what is no lease */
export function readLease(text: string | undefined): Lease | undefined {
  if (text === undefined) return undefined
  try {
    return Lease.parse(JSON.parse(text))
  } catch {
    // Damaged, or of another version: nobody can hold by it.
    return undefined
  }
}
