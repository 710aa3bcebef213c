// The shape of a request to Chat Completions, cut to what the product sends.

import { z } from 'zod'

const text = z.string()
const name = text.regex(/^[a-zA-Z0-9_-]{1,64}$/)
const tokens = z.int().min(1).optional()

const ToolCall = z.object({
  id: text.max(40),
  type: z.literal('function'),
  // The model may write invalid JSON; the API takes it back as it is.
  function: z.object({ name, arguments: text }),
})

const Message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('system'), content: text }),
  z.object({ role: z.literal('user'), content: text }),
  z.object({
    role: z.literal('assistant'),
    content: text.nullish(),
    tool_calls: z.array(ToolCall).min(1).optional(),
  }),
  z.object({ role: z.literal('tool'), content: text, tool_call_id: text }),
])
export type ChatMessage = z.infer<typeof Message>

const Tool = z.object({
  type: z.literal('function'),
  function: z.object({
    name,
    description: text.max(1024).optional(),
    parameters: z.looseObject({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()) }),
  }),
})

export const ChatBody = z.object({
  model: text.min(1),
  messages: z.array(Message).min(1),
  tools: z.array(Tool).min(1).max(128).optional(),
  max_tokens: tokens,
  max_completion_tokens: tokens,
  reasoning_effort: text.optional(),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
})
/** With any field, so that a test can look for one that must not be there. */
export type ChatBody = z.infer<typeof ChatBody> & Readonly<Record<string, unknown>>
