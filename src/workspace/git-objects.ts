import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, deflate } from 'node:zlib'
import { type CommitIdentity, identityText } from '../domain/model/commit-identity.ts'

/** An entry of a tree: a mode such as `100644`, the id of its object, and its name. */
export interface TreeEntry {
  readonly mode: string
  readonly id: string
  readonly name: string
}

/** Mode of a folder in a tree. */
export const FOLDER = '40000'

const compressed = promisify(deflate)

/**
 * Write an object into a git directory, as `git hash-object -w` does. A process of git costs more time than the object.
 * It replaces a file of that name: a test may have put another one there.
 * Source: gitformat-loose(5)
 * @returns its id
 */
export async function writeObject(
  dir: string,
  type: 'blob' | 'tree' | 'commit',
  content: string | Uint8Array,
): Promise<string> {
  const bytes = Buffer.from(content)
  const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes])
  const id = createHash('sha1').update(object).digest('hex')
  const path = join(dir, 'objects', id.slice(0, 2), id.slice(2))
  const made = join(dirname(path), `tmp_obj_${randomUUID()}`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(made, await compressed(object, { level: constants.Z_BEST_SPEED }), { flag: 'wx', mode: 0o444 })
  // In one step: git of another process may be reading it.
  await rename(made, path)
  return id
}

/** Write a tree. Its entries may come in any order. */
export function writeTree(dir: string, entries: readonly TreeEntry[]): Promise<string> {
  const parts = entries.map(({ mode, id, name }) => ({
    // git sorts the bytes, and a folder as if its name ended with a slash.
    key: Buffer.from(mode === FOLDER ? `${name}/` : name),
    bytes: Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
  }))
  const sorted = parts.toSorted((a, b) => Buffer.compare(a.key, b.key))
  return writeObject(dir, 'tree', Buffer.concat(sorted.map(({ bytes }) => bytes)))
}

/** Write a commit of the bot, made now. */
export function writeCommit(
  dir: string,
  { tree, parents, message }: { tree: string; parents: readonly string[]; message: string },
  identity: CommitIdentity,
): Promise<string> {
  const by = `${identityText(identity)} ${Math.floor(Date.now() / 1_000)} +0000`
  const lines = [`tree ${tree}`, ...parents.map(parent => `parent ${parent}`), `author ${by}`, `committer ${by}`]
  // git takes no message with a NUL.
  return writeObject(dir, 'commit', `${lines.join('\n')}\n\n${message.replaceAll('\0', ' ')}`)
}
