import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { Role } from '../../domain/model/usage.ts'
import { callsIn } from './compaction.ts'
import { applyEdit, editFile } from './tools/editing-tools.ts'
import type { Readable } from './tools/reading-tools.ts'

const Message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]),
})

/** A conversation after an answer of the model, for a resumed run, and for the role that continues it. */
export const SavedConversation = z.object({
  /** Version of this format. */
  saved: z.literal(1),
  role: Role,
  model: z.string(),
  messages: z.array(Message),
  compacted: z.array(Message),
  compactions: z.number(),
})

/** The messages of a conversation, to go on from. */
export interface ConversationMessages {
  readonly messages: readonly Anthropic.MessageParam[]
  /** Messages before the last compaction; the others hold a digest of them. */
  readonly compacted: readonly Anthropic.MessageParam[]
  readonly compactions: number
}

export type SavedConversation = ConversationMessages &
  Pick<z.infer<typeof SavedConversation>, 'saved' | 'role' | 'model'>

/** Read a saved conversation; undefined if there is none that this version can read. */
export function readSaved(text: string | undefined): SavedConversation | undefined {
  if (text === undefined || text === '') return undefined
  try {
    return SavedConversation.parse(JSON.parse(text)) as unknown as SavedConversation
  } catch {
    return undefined
  }
}

/**
 * Make the edits of a conversation once more, on the files that it began with.
 *
 * @returns false if one of them cannot be made: then the conversation cannot be continued
 */
export async function repeatEdits({ messages, compacted }: ConversationMessages, context: Readable): Promise<boolean> {
  for (const { name, input, isError } of callsIn([...compacted, ...messages])) {
    if (name !== 'edit_file' || isError !== false) continue
    const edit = editFile.input.safeParse(input)
    if (!edit.success || !(await applyEdit(edit.data, context)).ok) return false
  }
  return true
}
