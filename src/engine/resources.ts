/**
 * Resources that one run has open. They are disposed of in reverse order, each of them also if another one throws. (Node
 * 20, on which the command line runs, has no AsyncDisposableStack.)
 */
export class Resources implements AsyncDisposable {
  readonly #open: AsyncDisposable[] = []

  use<Resource extends AsyncDisposable>(resource: Resource): Resource {
    this.#open.push(resource)
    return resource
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const last = this.#open.pop()
    if (last === undefined) return
    try {
      await last[Symbol.asyncDispose]()
    } finally {
      await this[Symbol.asyncDispose]()
    }
  }
}
