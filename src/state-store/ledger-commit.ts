import { readFile } from 'node:fs/promises'
import type { StoredFiles } from '../contracts/ports.ts'
import { writeObject, writeTree } from '../workspace/git-objects.ts'
import type { Repository } from '../workspace/repository.ts'

/** The file of a shared text in its commit. */
const SHARED = 'text'

/** Create the commit of a ledger on top of the previous one. */
export async function ledgerCommit(
  repository: Repository,
  options: { files: ReadonlyMap<string, string>; message: string; parent: string | undefined },
): Promise<string> {
  const blob = async (path: string) => writeObject(repository.dir, 'blob', await readFile(path))
  const entries = [...options.files].map(async ([name, path]) => ({ mode: '100644', id: await blob(path), name }))
  const tree = await writeTree(repository.dir, await Promise.all(entries))
  const parents = options.parent === undefined ? [] : [options.parent]
  return repository.commitTree({ tree, parents, message: options.message })
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
