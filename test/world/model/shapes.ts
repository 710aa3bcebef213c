// The shape of a request, as far as the scripted model reads it; what it does not read passes unchecked.

import { z } from 'zod'

/** The API's words for what pydantic finds wrong. */
function expecting(what: string) {
  return (issue: { input?: unknown }) => (issue.input === undefined ? 'Field required' : `Input should be ${what}`)
}

const text = z.string({ error: expecting('a valid string') })
const dictionary = z.record(z.string(), z.unknown(), { error: expecting('a valid dictionary') })

const CacheControl = z.object({
  type: z.literal('ephemeral', { error: expecting("'ephemeral'") }),
  ttl: z.enum(['5m', '1h'], { error: expecting("'5m' or '1h'") }).optional(),
})
const cached = { cache_control: CacheControl.nullish() }

const TextBlock = z.looseObject({ type: z.literal('text'), text, ...cached })
const opaque = <const Type extends string>(type: Type) => z.looseObject({ type: z.literal(type), ...cached })
const Image = opaque('image')
const Document = opaque('document')
const SearchResult = opaque('search_result')

const ToolUse = z.looseObject({ type: z.literal('tool_use'), id: text, name: text, input: dictionary, ...cached })
const ToolResult = z.looseObject({
  type: z.literal('tool_result'),
  tool_use_id: text,
  content: z.union([text, z.array(z.discriminatedUnion('type', [TextBlock, Image, Document, SearchResult]))]).nullish(),
  is_error: z.boolean({ error: expecting('a valid boolean') }).nullish(),
  ...cached,
})

const Block = z.discriminatedUnion(
  'type',
  [TextBlock, ToolUse, ToolResult, Image, Document, SearchResult, opaque('thinking'), opaque('redacted_thinking')],
  { error: ({ input }) => `Input tag '${tagOf(input)}' found using 'type' does not match any of the expected tags` },
)
export type Block = z.infer<typeof Block>

const Message = z.object({
  role: text,
  content: z.union([z.string(), z.array(Block)], { error: expecting('a valid string or list of content blocks') }),
})
export type Message = z.infer<typeof Message>

/** Tools that the API brings along have a type of their own and no schema. */
const Tool = z.looseObject({
  type: text.nullish(),
  name: text,
  description: text.optional(),
  input_schema: dictionary.optional(),
  ...cached,
})
export type Tool = z.infer<typeof Tool>

const ToolChoice = z.looseObject({
  type: z.enum(['auto', 'any', 'tool', 'none'], { error: expecting("'auto', 'any', 'tool' or 'none'") }),
  name: text.optional(),
})

const Thinking = z.looseObject({
  type: z.enum(['enabled', 'disabled', 'adaptive', 'between_tools']),
  budget_tokens: z.int({ error: expecting('a valid integer') }).optional(),
})

const JsonFormat = z.object({ type: z.literal('json_schema'), schema: dictionary })

/** What `/v1/messages/count_tokens` takes, and all that makes up the prompt. */
const prompt = {
  model: text.min(1, 'String should have at least 1 character'),
  messages: z.array(Message, { error: expecting('a valid list') }).min(1, 'at least one message is required'),
  system: z.union([text, z.array(TextBlock)]).optional(),
  tools: z.array(Tool).optional(),
  tool_choice: ToolChoice.optional(),
  thinking: Thinking.optional(),
  output_config: z.looseObject({ format: JsonFormat.nullish() }).optional(),
  output_format: JsonFormat.nullish(),
  ...cached,
}

export const CountBody = z.looseObject(prompt)

export const RequestBody = z.looseObject({
  ...prompt,
  max_tokens: z.int({ error: expecting('a valid integer') }).min(1, 'Input should be greater than or equal to 1'),
  stream: z.boolean({ error: expecting('a valid boolean') }).optional(),
})
export type PromptBody = z.infer<typeof CountBody>
export type RequestBody = z.infer<typeof RequestBody>

function tagOf(input: unknown): string {
  return typeof input === 'object' && input !== null && 'type' in input ? String(input.type) : ''
}
