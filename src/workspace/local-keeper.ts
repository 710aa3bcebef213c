import { pathToFileURL } from 'node:url'
import type { Keeper } from '../ports.ts'
import { git, type GitHost, gitResult } from './git.ts'
import { type KeeperOptions, ledgerCommit, STATE, stateRef } from './ledger-commit.ts'

/** Keeps branch and ledger in the user's own repository, under the same names. */
export class LocalKeeper implements Keeper {
  readonly #options: KeeperOptions & { readonly top: string; readonly host: GitHost }

  constructor(options: KeeperOptions & { readonly top: string; readonly host: GitHost }) {
    this.#options = options
  }

  async load(): Promise<string | undefined> {
    const { top, host } = this.#options
    const { stdout, code } = await gitResult(['cat-file', 'blob', `${stateRef(this.#options)}:${STATE}`], {
      cwd: top,
      host,
      codes: [1, 128],
    })
    return code === 0 ? stdout : undefined
  }

  async keep({ tip, branch, ...ledger }: Parameters<Keeper['keep']>[0]): Promise<void> {
    const { top, host, repository } = this.#options
    const ref = stateRef(this.#options)
    const parent = await gitResult(['rev-parse', '--verify', '--quiet', ref], { cwd: top, host, codes: [1] })
    const known = parent.code === 0 && (await repository.has(parent.stdout.trim())) ? parent.stdout.trim() : undefined
    const commit = await ledgerCommit(this.#options, { ...ledger, parent: known })
    const specs = [`+${commit}:${ref}`, ...(tip === undefined ? [] : [`${tip}:refs/heads/${branch}`])]
    await git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--atomic', repository.dir, ...specs], {
      cwd: top,
      host,
    })
  }

  async exists(branch: string): Promise<boolean> {
    const { top, host } = this.#options
    const { code } = await gitResult(['show-ref', '--verify', '--quiet', `refs/heads/${branch}`], {
      cwd: top,
      host,
      codes: [1, 128],
    })
    return code === 0
  }

  async fetch(branch: string): Promise<void> {
    await this.#options.repository.fetch(pathToFileURL(this.#options.top).href, [`refs/heads/${branch}`])
  }
}
