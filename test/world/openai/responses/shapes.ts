// The shape of a request to the Responses API, as far as the scripted model reads it. Text is the only kind of content
// that it plays, and functions are the only tools.

import { z } from 'zod'

const text = z.string()
const functionName = text.regex(/^[a-zA-Z0-9_-]+$/).max(64)
const dictionary = z.record(z.string(), z.unknown())
const status = z.enum(['in_progress', 'completed', 'incomplete']).nullish()
const id = (prefix: string) => text.startsWith(prefix).optional()

const InputText = z.looseObject({
  type: z.literal('input_text'),
  text,
  prompt_cache_breakpoint: z.unknown().optional(),
})
const OutputText = z.looseObject({
  type: z.literal('output_text'),
  text,
  // Parts of an answer that come back when a client returns it whole.
  annotations: z.unknown().optional(),
  logprobs: z.unknown().optional(),
})
const Refused = z.looseObject({ type: z.literal('refusal'), refusal: text })
export const partKinds = { input_text: InputText, output_text: OutputText, refusal: Refused }

const Asked = z.union([text, z.array(z.discriminatedUnion('type', [InputText]))])
const Answered = z.union([text, z.array(z.discriminatedUnion('type', [OutputText, Refused]))])

const common = { type: z.literal('message').optional(), id: id('msg'), status }
const message = <const Role extends string>(role: Role) =>
  z.looseObject({ ...common, role: z.literal(role), content: Asked })
const Message = z.discriminatedUnion('role', [
  message('user'),
  message('system'),
  message('developer'),
  z.looseObject({ ...common, role: z.literal('assistant'), content: Answered, phase: text.nullish() }),
])

const callId = text.min(1).max(64)
const itemKinds = {
  function_call: z.looseObject({
    type: z.literal('function_call'),
    id: id('fc'),
    call_id: callId,
    name: functionName,
    // The model may write what is no JSON; the API takes it back as it is.
    arguments: text,
    status,
  }),
  function_call_output: z.looseObject({
    type: z.literal('function_call_output'),
    id: id('fc'),
    call_id: callId,
    output: Asked,
    status,
  }),
  reasoning: z.looseObject({
    type: z.literal('reasoning'),
    id: id('rs'),
    summary: z.array(z.looseObject({ type: z.literal('summary_text'), text })),
    content: z.array(z.unknown()).nullish(),
    encrypted_content: text.nullish(),
  }),
}
const { function_call: call, function_call_output: output, reasoning } = itemKinds
const Item = z.discriminatedUnion('type', [Message, call, output, reasoning])
export type InputItem = z.infer<typeof Item>

export type InputMessage = z.infer<typeof Message>

/** A message needs no type. */
export function isMessage(item: InputItem): item is InputMessage {
  return item.type === undefined || item.type === 'message'
}

export function fieldsOf(item: InputItem): string[] {
  if (!isMessage(item)) return Object.keys(itemKinds[item.type].shape)
  return [...Object.keys(common), 'role', 'content', ...(item.role === 'assistant' ? ['phase'] : [])]
}

export const Tool = z.looseObject({
  type: z.literal('function'),
  name: functionName,
  description: text.max(1024).nullish(),
  parameters: dictionary.nullish(),
  strict: z.boolean().nullish(),
})

const ToolChoice = z.union([
  z.enum(['none', 'auto', 'required']),
  z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('function'), name: text }),
    z.looseObject({
      type: z.literal('allowed_tools'),
      mode: z.enum(['auto', 'required']),
      tools: z.array(dictionary),
    }),
  ]),
])

const Format = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text') }),
  z.looseObject({ type: z.literal('json_object') }),
  z.looseObject({
    type: z.literal('json_schema'),
    name: functionName,
    schema: dictionary,
    strict: z.boolean().nullish(),
  }),
])

const effort = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'])
const include = z.enum([
  'file_search_call.results',
  'web_search_call.results',
  'web_search_call.action.sources',
  'message.input_image.image_url',
  'computer_call_output.output.image_url',
  'code_interpreter_call.outputs',
  'reasoning.encrypted_content',
  'message.output_text.logprobs',
])

export const ResponsesBody = z.looseObject({
  model: text.min(1),
  instructions: text.nullish(),
  input: z.union([text, z.array(Item).min(1)]),
  tools: z.array(Tool).max(128).optional(),
  tool_choice: ToolChoice.optional(),
  parallel_tool_calls: z.boolean().nullish(),
  text: z.looseObject({ format: Format.optional() }).optional(),
  max_output_tokens: z.int().min(16).nullish(),
  reasoning: z.looseObject({ effort: effort.nullish() }).nullish(),
  include: z.array(include).nullish(),
  store: z.boolean().nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_obfuscation: z.boolean().optional() }).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  truncation: z.enum(['auto', 'disabled']).nullish(),
  prompt_cache_key: text.max(64).nullish(),
})
export type ResponsesBody = z.infer<typeof ResponsesBody>
