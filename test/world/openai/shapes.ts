// The shape of a request, as far as the scripted model reads it. Text is the only kind of content that it plays.

import { z } from 'zod'

const text = z.string()
const functionName = text.regex(/^[a-zA-Z0-9_-]+$/).max(64)
const dictionary = z.record(z.string(), z.unknown())
const tokens = z.int().min(1).nullish()

const TextPart = z.looseObject({ type: z.literal('text'), text, prompt_cache_breakpoint: z.unknown().optional() })
const RefusalPart = z.looseObject({ type: z.literal('refusal'), refusal: text })
export const partKinds = { text: TextPart, refusal: RefusalPart }

const Texts = z.union([text, z.array(TextPart).min(1)])
const AssistantContent = z.union([text, z.array(z.discriminatedUnion('type', [TextPart, RefusalPart])).min(1)])

const ToolCall = z.looseObject({
  id: text.max(40),
  type: z.literal('function'),
  // The model may write what is no JSON; the API takes it back as it is.
  function: z.looseObject({ name: functionName, arguments: text }),
})

const name = text.optional()
export const messageKinds = {
  system: z.looseObject({ role: z.literal('system'), content: Texts, name }),
  developer: z.looseObject({ role: z.literal('developer'), content: Texts, name }),
  user: z.looseObject({ role: z.literal('user'), content: Texts, name }),
  assistant: z.looseObject({
    role: z.literal('assistant'),
    content: AssistantContent.nullish(),
    refusal: text.nullish(),
    tool_calls: z.array(ToolCall).min(1).optional(),
    name,
    // Parts of an answer that come back when a client returns it whole.
    annotations: z.unknown().optional(),
    audio: z.unknown().optional(),
  }),
  tool: z.looseObject({ role: z.literal('tool'), content: Texts, tool_call_id: text }),
}

const { system, developer, user, assistant, tool } = messageKinds
const Message = z.discriminatedUnion('role', [system, developer, user, assistant, tool])
export type ChatMessage = z.infer<typeof Message>

const Tool = z.looseObject({
  type: z.literal('function'),
  function: z.looseObject({
    name: functionName,
    description: text.max(1024).optional(),
    parameters: dictionary.optional(),
    strict: z.boolean().nullish(),
  }),
})

const ToolChoice = z.union([
  z.enum(['none', 'auto', 'required']),
  z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('function'), function: z.looseObject({ name: text }) }),
    z.looseObject({
      type: z.literal('allowed_tools'),
      allowed_tools: z.looseObject({ mode: z.enum(['auto', 'required']), tools: z.array(dictionary) }),
    }),
  ]),
])

const ResponseFormat = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text') }),
  z.looseObject({ type: z.literal('json_object') }),
  z.looseObject({
    type: z.literal('json_schema'),
    json_schema: z.looseObject({ name: functionName, schema: dictionary, strict: z.boolean().nullish() }),
  }),
])

export const ChatBody = z.looseObject({
  model: text.min(1),
  messages: z.array(Message).min(1),
  tools: z.array(Tool).max(128).optional(),
  tool_choice: ToolChoice.optional(),
  parallel_tool_calls: z.boolean().optional(),
  response_format: ResponseFormat.optional(),
  max_tokens: tokens,
  max_completion_tokens: tokens,
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  // The script has one answer for each request.
  n: z.literal(1).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
})
export type ChatBody = z.infer<typeof ChatBody>
