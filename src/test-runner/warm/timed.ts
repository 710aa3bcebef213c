import { performance } from 'node:perf_hooks'

/**
 * Wait for work, and take note of the milliseconds that it took, also if it was ended from outside.
 * @param note takes the milliseconds
 */
export async function timed<Result>(
  work: () => Promise<Result>,
  note: (milliseconds: number) => void,
): Promise<Result> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    note(performance.now() - started)
  }
}
