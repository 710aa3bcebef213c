import { messageOf } from '../contracts/errors.ts'

/**
 * Resources that one run has open. They are disposed of in reverse order, even if one of them throws. Their errors are
 * thrown at the end. (Node 20, on which the command line runs, has no AsyncDisposableStack.)
 */
export class Resources implements AsyncDisposable {
  readonly #open: AsyncDisposable[] = []

  use<Resource extends AsyncDisposable>(resource: Resource): Resource {
    this.#open.push(resource)
    return resource
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const errors: unknown[] = []
    for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) {
      try {
        await last[Symbol.asyncDispose]()
      } catch (error) {
        errors.push(error)
      }
    }
    const [first] = errors
    if (errors.length > 1) throw new AggregateError(errors, errors.map(messageOf).join('; '))
    if (first !== undefined) throw first
  }
}
