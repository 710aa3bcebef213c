// The shape of a request to the Messages API, cut to what the product sends: any other field is refused.

import { z } from 'zod'

const text = z.string()
const dictionary = z.record(z.string(), z.unknown())

const cached = { cache_control: z.strictObject({ type: z.literal('ephemeral') }).optional() }

// Null in an answer, which comes back as it was.
const TextBlock = z.strictObject({ type: z.literal('text'), text, citations: z.null().optional(), ...cached })
const ToolUse = z.strictObject({
  type: z.literal('tool_use'),
  id: text,
  name: text,
  input: dictionary,
  caller: z.strictObject({ type: z.literal('direct') }).optional(),
  ...cached,
})
const ToolResult = z.strictObject({
  type: z.literal('tool_result'),
  tool_use_id: text,
  content: z.union([text, z.array(TextBlock)]),
  is_error: z.boolean().nullish(),
  ...cached,
})
const Block = z.discriminatedUnion('type', [TextBlock, ToolUse, ToolResult])
export type Block = z.infer<typeof Block>

const Message = z.strictObject({ role: z.enum(['user', 'assistant']), content: z.union([text, z.array(Block)]) })
export type Message = z.infer<typeof Message>

const Tool = z.strictObject({
  name: text.regex(/^[a-zA-Z0-9_-]{1,128}$/),
  description: text.optional(),
  input_schema: z.looseObject({ type: z.literal('object') }),
  strict: z.boolean().optional(),
  ...cached,
})

export const RequestBody = z.strictObject({
  model: text.min(1),
  max_tokens: z.int().min(1),
  stream: z.boolean().optional(),
  system: z.union([text, z.array(TextBlock)]).optional(),
  tools: z.array(Tool).optional(),
  messages: z.array(Message).min(1),
  thinking: z.strictObject({ type: z.enum(['disabled', 'adaptive', 'between_tools']) }).optional(),
  output_config: z.strictObject({ effort: text }).optional(),
})
export type RequestBody = z.infer<typeof RequestBody>
