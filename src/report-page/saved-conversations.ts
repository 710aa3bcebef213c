import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Redact } from '../domain/policy/redaction.ts'
import type { ShownConversation } from './page-input.ts'
import { cutText } from './page-node.ts'

/** Characters of one conversation, and of all, that a page contains. */
const MAX_CONVERSATION = 60_000
const MAX_ALL = 900_000

/** Read the conversations that a run saved as Markdown, cut to a limit. Files that cannot be read are skipped. */
export async function readConversations(directory: string, redact: Redact): Promise<ShownConversation[]> {
  const names = (await readdir(directory).catch(() => [])).filter(name => name.endsWith('.md')).toSorted()
  const read: ShownConversation[] = []
  let left = MAX_ALL
  for (const name of names) {
    const text = await textOf(join(directory, name))
    if (text === undefined || left <= 0) continue
    const cut = cutText(redact(text), Math.min(MAX_CONVERSATION, left))
    left -= cut.length
    read.push({ name: name.slice(0, -'.md'.length), text: cut })
  }
  return read
}

/** Read a file, but follow no link: a test could have put one there. */
async function textOf(path: string): Promise<string | undefined> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
    const info = await file.stat()
    return info.isFile() ? await file.readFile('utf8') : undefined
  } catch {
    return undefined
  }
}
