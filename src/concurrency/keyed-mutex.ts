import { Mutex } from './mutex.ts'

const queues = new Map<string, Mutex>()

/**
 * Lets one command at a time change the user's repository: git that reads its work trees while another one makes or
 * removes one takes it for broken.
 * @param top absolute path of the checkout
 */
export function exclusively<Result>(top: string, work: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(top) ?? new Mutex()
  queues.set(top, queue)
  return queue.add(work)
}
