import { createHash } from 'node:crypto'

/**
 * Choose the seed of all generated cases. The quick tier repeats the same cases, so that it is red only for a change;
 * the full tier finds new ones each day.
 *
 * @param given a number, or any text such as a commit id
 */
export function seedOf(tier: 'quick' | 'full' | 'rest', given: string | undefined): { seed: number; source: string } {
  if (given !== undefined && given !== '') {
    if (/^\d{1,9}$/.test(given)) return { seed: Number(given), source: 'given' }
    const digest = createHash('sha256').update(given).digest()
    // Nine digits at most, so that the printed seed is read back as it is.
    return { seed: digest.readUInt32BE() % 1_000_000_000, source: `made from ${given}` }
  }
  if (tier === 'quick') return { seed: 1, source: 'fixed' }
  return { seed: Number(new Date().toISOString().slice(0, 10).replaceAll('-', '')), source: "today's date" }
}

/** The seed of this test run. */
export const SEED = Number(process.env.TEST_SEED)

/** True where exhaustive runs are wanted: loops that take a sample in the quick tier run whole. */
export const IS_FULL = process.env.TEST_TIER !== 'quick'
