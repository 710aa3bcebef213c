import { setImmediate } from 'node:timers/promises'

/** Time after which work pauses, in milliseconds: signals, timers and connections wait for it. */
const MAX_MS = 20

/**
 * Do work in pieces: after each `yield` this process may receive a signal, or do other work.
 * @returns the result of the work
 * @throws the error of the work, or the signal's reason
 */
export async function inPieces<Result>(work: Generator<void, Result>, signal?: AbortSignal): Promise<Result> {
  let resumedAt = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
    if (performance.now() - resumedAt < MAX_MS) continue
    await setImmediate()
    signal?.throwIfAborted()
    resumedAt = performance.now()
  }
}
