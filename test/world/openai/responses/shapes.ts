// The shape of a request to the Responses API, cut to what the product sends: any other field is refused.

import { z } from 'zod'

const text = z.string()
const name = text.regex(/^[a-zA-Z0-9_-]{1,64}$/)
const id = (prefix: string) => text.startsWith(prefix).optional()
const status = z.enum(['in_progress', 'completed', 'incomplete']).optional()

// Parts of an answer that come back as they were.
const OutputText = z.strictObject({
  type: z.literal('output_text'),
  text,
  annotations: z.array(z.never()).optional(),
  logprobs: z.array(z.never()).optional(),
})
const Refused = z.strictObject({ type: z.literal('refusal'), refusal: text })
const Answered = z.array(z.discriminatedUnion('type', [OutputText, Refused]))

const common = { type: z.literal('message').optional(), id: id('msg_'), status }
const Message = z.discriminatedUnion('role', [
  z.strictObject({ ...common, role: z.literal('user'), content: text }),
  z.strictObject({ ...common, role: z.literal('assistant'), content: z.union([text, Answered]) }),
])

const callId = text.min(1).max(64)
const Call = z.strictObject({
  type: z.literal('function_call'),
  id: id('fc_'),
  call_id: callId,
  name,
  // The model may write invalid JSON; the API takes it back as it is.
  arguments: text,
  status,
})
const Output = z.strictObject({ type: z.literal('function_call_output'), call_id: callId, output: text })
const Reasoning = z.strictObject({
  type: z.literal('reasoning'),
  id: id('rs_'),
  summary: z.array(z.never()),
  encrypted_content: text.optional(),
})
const Item = z.discriminatedUnion('type', [Message, Call, Output, Reasoning])
export type InputItem = z.infer<typeof Item>
export type ReasoningItem = z.infer<typeof Reasoning>

/** A message needs no type. */
export function isMessage(item: InputItem): item is z.infer<typeof Message> {
  return item.type === undefined || item.type === 'message'
}

const Tool = z.strictObject({
  type: z.literal('function'),
  name,
  description: text.max(1024).optional(),
  parameters: z.looseObject({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()) }),
  strict: z.boolean(),
})

export const ResponsesBody = z.strictObject({
  model: text.min(1),
  instructions: text.optional(),
  input: z.array(Item).min(1),
  tools: z.array(Tool).max(128).optional(),
  max_output_tokens: z.int().min(16).optional(),
  reasoning: z
    .strictObject({ effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']) })
    .optional(),
  include: z.array(z.literal('reasoning.encrypted_content')).optional(),
  // The client keeps the conversation: nothing is stored for it.
  store: z.literal(false),
  stream: z.boolean().optional(),
})
/** With any field, so that a test can look for one that must not be there. */
export type ResponsesBody = z.infer<typeof ResponsesBody> & Readonly<Record<string, unknown>>
