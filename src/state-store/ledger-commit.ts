import { readFile, rm, writeFile } from 'node:fs/promises'
import type { StoredFiles } from '../contracts/ports.ts'
import { writeObject, writeTree } from '../workspace/git-objects.ts'
import { keptAttempts } from '../domain/model/selectors.ts'
import type { State } from '../domain/model/state.ts'
import type { Repository } from '../workspace/repository.ts'

/** The file of a shared text in its commit. */
const SHARED = 'text'

/**
 * Create the commit of a ledger on top of the previous one.
 * @param options.keeps commits that it keeps from being lost: they are parents after the first. A ledger without a
 *   previous one keeps none.
 */
export async function ledgerCommit(
  repository: Repository,
  options: {
    files: ReadonlyMap<string, string>
    message: string
    parent: string | undefined
    keeps: readonly string[]
  },
): Promise<string> {
  const blob = async (path: string) => writeObject(repository.dir, 'blob', await readFile(path))
  const entries = [...options.files].map(async ([name, path]) => ({ mode: '100644', id: await blob(path), name }))
  const tree = await writeTree(repository.dir, await Promise.all(entries))
  const parents = options.parent === undefined ? [] : [options.parent, ...options.keeps]
  return repository.commitTree({ tree, parents, message: options.message })
}

/** List the commits that a ledger's commit keeps. */
export async function keptBy(repository: Repository, commit: string): Promise<readonly string[]> {
  const [, , ...kept] = (await repository.git(['rev-list', '--parents', '--max-count=1', commit])).trim().split(' ')
  return kept
}

/** Read the texts of a ledger's commit. Links and folders are skipped. */
export async function filesInCommit(repository: Repository, commit: string): Promise<StoredFiles> {
  const names = [...(await repository.listing(commit)).keys()].filter(name => !name.includes('/'))
  const texts = await Promise.all(names.map(name => repository.text(commit, name)))
  return new Map(names.flatMap((name, index) => (texts[index] === undefined ? [] : [[name, texts[index]]])))
}

/** Create the commit of a text that all requests of a repository share. It has no parent, so git drops pruned text. */
export async function sharedCommit(
  repository: Repository,
  { text, name }: { text: string; name: string },
): Promise<string> {
  const id = await writeObject(repository.dir, 'blob', text)
  const tree = await writeTree(repository.dir, [{ mode: '100644', id, name: SHARED }])
  return repository.commitTree({ tree, parents: [], message: `fix-tests: ${name}\n` })
}

/** Read a shared text from its commit. */
export function sharedText(repository: Repository, commit: string): Promise<string | undefined> {
  return repository.text(commit, SHARED)
}

/** Say in the message of a ledger's commit how far the work is. */
export function ledgerMessage(state: State | undefined): string {
  if (state === undefined) return 'fix-tests: at work'
  const { phase, attempts } = state
  return `fix-tests: ${phase.at}, ${attempts.length} attempts, ${new Set(keptAttempts(state).map(({ commit }) => commit)).size} commits stand`
}

/** Write a file anew from memory: a test may have replaced it, even by a link. @returns its path */
export async function writeAnew(path: string, text: string): Promise<string> {
  await rm(path, { recursive: true, force: true })
  await writeFile(path, text, { flag: 'wx' })
  return path
}
