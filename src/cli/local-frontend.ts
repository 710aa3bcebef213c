import { hostname } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { Emit } from '../contracts/ports.ts'
import type { Frontend, Storage } from '../engine/frontend.ts'
import { localStore } from '../state-store/local-transport.ts'
import type { Checkout } from '../workspace/checkout.ts'
import { isAlive } from '../workspace/process-identity.ts'
import type { Repository } from '../workspace/repository.ts'

/** Front end of the command line: stores branch and ledger in the user's own repository, publishes nothing. */
export class LocalFrontend implements Frontend {
  readonly emit: Emit
  readonly #checkout: Checkout

  constructor(emit: Emit, checkout: Checkout) {
    this.emit = emit
    this.#checkout = checkout
  }

  async openStorage({ repository, key }: { repository: Repository; key: string }): Promise<Storage> {
    const { top, sha, host } = this.#checkout
    await repository.fetch(pathToFileURL(top).href, [sha])
    return {
      store: localStore({ repository, key, top, host }),
      hasEnded: async owner => owner.host === hostname() && !isAlive(owner),
    }
  }

  async begin(): Promise<void> {}

  async publish(): Promise<undefined> {
    return undefined
  }
}
