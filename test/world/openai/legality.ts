// What the real API refuses with HTTP 400, in its own words as far as they are known.

import type { Refusal } from './errors.ts'
import { illegalMessages } from './legal-messages.ts'
import { illegalSchema } from './legal-schema.ts'
import type { Dialect } from './openai.ts'
import { place, refusalOf } from './refusals.ts'
import { ChatBody, messageKinds, partKinds } from './shapes.ts'

/** Fields of the API that shapes.ts does not describe. Not among them: `functions`, which nobody should use any more. */
const otherFields =
  'audio frequency_penalty logit_bias logprobs metadata modalities moderation prediction presence_penalty prompt_cache_key prompt_cache_options prompt_cache_retention reasoning_effort safety_identifier seed service_tier stop store top_logprobs user verbosity web_search_options'

export function checkChat(sent: unknown, dialect: Dialect): { body: ChatBody } | { refusal: Refusal } {
  const parsed = ChatBody.safeParse(sent, { reportInput: true })
  if (!parsed.success) {
    return { refusal: sent === undefined ? refuse('The JSON body could not be parsed.') : refusalOf(parsed.error) }
  }
  const { data: body } = parsed
  const refusal =
    (dialect === 'openai' ? (unknownField(body) ?? illegalSchemas(body) ?? illegalForModel(body)) : undefined) ??
    illegalCombination(body) ??
    illegalToolChoice(body) ??
    illegalMessages(body.messages)
  return refusal ? { refusal } : { body }
}

function unknownField(body: ChatBody): Refusal | undefined {
  const fields = [
    ...fieldsBeside(body, [...Object.keys(ChatBody.shape), ...otherFields.split(' ')]),
    ...body.messages.flatMap((message, index) => [
      ...fieldsBeside(message, Object.keys(messageKinds[message.role].shape), ['messages', index]),
      ...(Array.isArray(message.content) ? message.content : []).flatMap((part, position) =>
        fieldsBeside(part, Object.keys(partKinds[part.type].shape), ['messages', index, 'content', position]),
      ),
    ]),
    ...(body.tools ?? []).flatMap((tool, index) => fieldsBeside(tool, ['type', 'function'], ['tools', index])),
  ]
  const [first] = fields
  return first === undefined ? undefined : refuse(`Unknown parameter: '${first}'.`, first, 'unknown_parameter')
}

export function fieldsBeside(value: object, known: readonly string[], path: readonly PropertyKey[] = []): string[] {
  return Object.keys(value)
    .filter(field => !known.includes(field))
    .map(field => place([...path, field]))
}

function illegalSchemas({ tools = [], response_format: format, messages }: ChatBody): Refusal | undefined {
  for (const [index, { function: tool }] of tools.entries()) {
    const offence = tool.parameters && illegalSchema(tool.parameters, { strict: tool.strict === true })
    if (offence !== undefined) {
      const message = `Invalid schema for function '${tool.name}': ${offence}`
      return refuse(message, `tools[${index}].function.parameters`, 'invalid_function_parameters')
    }
  }
  if (format?.type === 'json_schema') {
    const { name, schema, strict } = format.json_schema
    const offence = illegalSchema(schema, { strict: strict === true })
    if (offence === undefined) return undefined
    return refuse(`Invalid schema for response_format '${name}': ${offence}`, 'response_format')
  }
  return format?.type === 'json_object' && !/json/i.test(JSON.stringify(messages.map(({ content }) => content)))
    ? refuse(
        "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
        'messages',
      )
    : undefined
}

/** Models that reason take the newer limit only, which counts their thoughts as well. */
function illegalForModel({ model, max_tokens: limit }: ChatBody): Refusal | undefined {
  if (limit === undefined || limit === null || !/^(o\d|gpt-[5-9](?!.*chat))/.test(model)) return undefined
  const message =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
  return refuse(message, 'max_tokens', 'unsupported_parameter')
}

function illegalCombination(body: ChatBody): Refusal | undefined {
  if (typeof body.max_tokens === 'number' && typeof body.max_completion_tokens === 'number') {
    const message = "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported."
    return refuse(message, 'max_tokens', 'invalid_parameter_combination')
  }
  return body.stream_options && body.stream !== true
    ? refuse("The 'stream_options' parameter is only allowed when 'stream' is enabled.", 'stream_options')
    : undefined
}

function illegalToolChoice({ tools, tool_choice: choice, parallel_tool_calls: parallel }: ChatBody) {
  if (tools?.length === 0) {
    const message =
      "Invalid 'tools': empty array. Expected an array with minimum length 1, but got an empty array instead."
    return refuse(message, 'tools', 'empty_array')
  }
  const needing = choice === undefined ? (parallel === undefined ? undefined : 'parallel_tool_calls') : 'tool_choice'
  if (!tools) return needing && refuse(`'${needing}' is only allowed when 'tools' are specified.`, needing)
  const chosen = typeof choice === 'object' && choice.type === 'function' ? choice.function.name : undefined
  return chosen === undefined || tools.some(tool => tool.function.name === chosen)
    ? undefined
    : refuse(`Tool choice '${chosen}' not found in 'tools' parameter.`, 'tool_choice')
}

export function refuse(message: string, param: string | null = null, code: string | null = null): Refusal {
  return { message, param, code }
}
