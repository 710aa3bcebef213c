/**
 * Wait for work until the signal aborts. The work itself goes on: use this for calls that ignore the signal.
 * @returns the result of the work
 * @throws the error of the work, or the signal's reason
 */
export async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const settled = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: settled.signal })
  })
  try {
    return await Promise.race([aborted, work])
  } finally {
    settled.abort()
  }
}
