/** Runs one piece of work after the other, also after one that failed. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve()

  add<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work)
    // The caller awaits `result` and sees its error.
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Wait until all added work has ended. */
  async idle(): Promise<void> {
    await this.#last
  }
}

const mutexes = new Map<string, Mutex>()

/**
 * Run one command at a time on the user's repository: git that reads its work trees while another git adds or removes
 * one takes the repository for broken.
 * @param top absolute path of the checkout
 */
export function exclusively<Result>(top: string, work: () => Promise<Result>): Promise<Result> {
  const mutex = mutexes.get(top) ?? new Mutex()
  mutexes.set(top, mutex)
  return mutex.add(work)
}
