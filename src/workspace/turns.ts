const queues = new Map<string, Promise<unknown>>()

/**
 * Lets one command at a time change the user's repository: git that reads its work trees while another one makes or
 * removes one takes it for broken.
 * @param top absolute path of the checkout
 */
export function inTurn<Result>(top: string, work: () => Promise<Result>): Promise<Result> {
  const result = (queues.get(top) ?? Promise.resolve()).then(work)
  // It is thrown where it is awaited.
  queues.set(
    top,
    result.catch(() => undefined),
  )
  return result
}
