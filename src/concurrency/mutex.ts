/** Does one piece of work after the other, also after one that failed. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve()

  add<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work)
    // It is thrown where it is awaited.
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Settles when all that was added has come to its end. */
  async idle(): Promise<void> {
    await this.#last
  }
}
