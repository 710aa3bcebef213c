/** What a piece of work gives, unless the signal says earlier that nobody waits for it any more: then its reason is thrown. */
export async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const over = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const end = (): void => reject(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: over.signal })
  })
  try {
    return await Promise.race([aborted, work])
  } finally {
    over.abort()
  }
}
