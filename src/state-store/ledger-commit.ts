import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredFiles } from '../contracts/ports.ts'
import { lines } from '../workspace/git.ts'
import type { Repository } from '../workspace/repository.ts'

export interface StoreOptions {
  readonly repository: Repository
  /** Hash that names the request. */
  readonly key: string
}

/** Makes the commit that carries the ledger, on top of the one before. */
export async function ledgerCommit(
  { repository }: StoreOptions,
  options: { files: ReadonlyMap<string, string>; message: string; parent: string | undefined },
): Promise<string> {
  const blobs = lines(await repository.git(['hash-object', '-w', '--no-filters', '--', ...options.files.values()]))
  const entries = [...options.files.keys()].map((name, index) => `100644 blob ${blobs[index]}\t${name}\n`)
  const tree = (await repository.git(['mktree'], { input: entries.join('') })).trim()
  const parents = options.parent === undefined ? [] : [options.parent]
  return repository.commitTree({ tree, parents, message: options.message })
}

export function stateRef({ key }: StoreOptions): string {
  return `refs/fix-tests/${key}`
}

/** The texts of a commit that carries a ledger. */
export async function filesInCommit({ repository }: StoreOptions, commit: string): Promise<StoredFiles> {
  const names = lines(await repository.git(['ls-tree', '--name-only', commit]))
  const texts = await Promise.all(names.map(name => repository.text(commit, name)))
  return new Map(names.flatMap((name, index) => (texts[index] === undefined ? [] : [[name, texts[index]]])))
}

/** Where a text lies that all requests of a repository share. */
export function sharedRef(name: string): string {
  return `refs/fix-tests/${name}`
}

/** The file that holds it. */
const SHARED = 'text'

/** Makes the commit that carries a shared text. */
async function sharedCommit(
  { repository }: Pick<StoreOptions, 'repository'>,
  options: { text: string; name: string },
): Promise<string> {
  const blob = (await repository.git(['hash-object', '-w', '--stdin'], { input: options.text })).trim()
  const tree = (await repository.git(['mktree'], { input: `100644 blob ${blob}\t${SHARED}\n` })).trim()
  // Without its past: what was pruned is to be gone.
  return repository.commitTree({ tree, parents: [], message: `fix-tests: ${options.name}\n` })
}

/** So often a shared text is written again over somebody else's. */
const SHARE_TRIES = 10
/** Milliseconds that are waited for others who share at the same time, times the tries. */
const SHARE_PAUSE = 100

/**
 * Writes what `change` makes of a shared text, again when somebody else has shared something meanwhile.
 * @param place `now` reads it, `put` moves the ref from one commit to another, and throws when it has moved
 */
export async function shareWith(
  options: Pick<StoreOptions, 'repository'> & { readonly name: string },
  change: (text: string | undefined) => string,
  place: {
    now(): Promise<{ commit: string | undefined; text: string | undefined }>
    put(made: string, before: string | undefined): Promise<void>
  },
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const { commit, text } = await place.now()
    const next = change(text)
    if (next === text) return
    const made = await sharedCommit(options, { text: next, name: options.name })
    try {
      await place.put(made, commit)
      return
    } catch (error) {
      if (tried === SHARE_TRIES || (await place.now()).commit === commit) throw error
      await sleep(Math.random() * SHARE_PAUSE * tried)
    }
  }
}

/** The text of such a commit. */
export function sharedText(
  { repository }: Pick<StoreOptions, 'repository'>,
  commit: string,
): Promise<string | undefined> {
  return repository.text(commit, SHARED)
}
