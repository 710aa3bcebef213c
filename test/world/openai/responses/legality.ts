// What the Responses API refuses with HTTP 400, in its own words as far as they are known.

import type { Refusal } from '../errors.ts'
import { illegalSchema } from '../legal-schema.ts'
import { fieldsBeside, refuse } from '../legality.ts'
import { refusalOf } from '../refusals.ts'
import type { GivenItems } from './given.ts'
import { illegalInput } from './legal-input.ts'
import { fieldsOf, type InputItem, isMessage, partKinds, ResponsesBody, Tool } from './shapes.ts'

/** Fields of the API that shapes.ts does not describe. */
const otherFields =
  'access_programs image max_tool_calls metadata moderation prompt_cache_options prompt_cache_retention safety_identifier service_tier top_logprobs user'

/** What the server would have to keep, or to do later. */
const notPlayed = ['background', 'context_management', 'conversation', 'previous_response_id', 'prompt']

/** Fields of Chat Completions, and where the API sends their users. */
const moved: Record<string, string> = {
  messages: 'input',
  max_tokens: 'max_output_tokens',
  max_completion_tokens: 'max_output_tokens',
  response_format: 'text.format',
  reasoning_effort: 'reasoning.effort',
  verbosity: 'text.verbosity',
}

export function checkResponses(sent: unknown, given: GivenItems): { body: ResponsesBody } | { refusal: Refusal } {
  const before = movedField(sent)
  if (before) return { refusal: before }
  const parsed = ResponsesBody.safeParse(sent, { reportInput: true })
  if (!parsed.success) {
    return { refusal: sent === undefined ? refuse('The JSON body could not be parsed.') : refusalOf(parsed.error) }
  }
  const { data: body } = parsed
  const refusal =
    unplayedField(body) ??
    unknownField(body) ??
    illegalForModel(body) ??
    illegalSchemas(body) ??
    illegalToolChoice(body) ??
    illegalInput(itemsOf(body), given)
  return refusal ? { refusal } : { body }
}

/** A text stands for one message. */
export function itemsOf({ input }: ResponsesBody): InputItem[] {
  return typeof input === 'string' ? [{ role: 'user', content: input }] : input
}

/** All but a few older models reason before they answer. */
export function isReasoning(model: string): boolean {
  return !/^gpt-[34]|chat/.test(model)
}

function movedField(sent: unknown): Refusal | undefined {
  const field = Object.keys(typeof sent === 'object' && sent !== null ? sent : {}).find(key => key in moved)
  if (field === undefined) return undefined
  const message = `Unsupported parameter: '${field}'. In the Responses API, this parameter has moved to '${moved[field]}'. Try again with the new parameter.`
  return refuse(message, field, 'unsupported_parameter')
}

function unplayedField(body: ResponsesBody): Refusal | undefined {
  const field = notPlayed.find(name => (body[name] ?? false) !== false)
  return field === undefined
    ? undefined
    : refuse(`${field}: the scripted model keeps nothing; send the whole input`, field)
}

function unknownField(body: ResponsesBody): Refusal | undefined {
  const items = typeof body.input === 'string' ? [] : body.input
  const [first] = [
    ...fieldsBeside(body, [...Object.keys(ResponsesBody.shape), ...otherFields.split(' '), ...notPlayed]),
    ...items.flatMap(unknownInItem),
    ...(body.tools ?? []).flatMap((tool, index) => fieldsBeside(tool, Object.keys(Tool.shape), ['tools', index])),
    ...fieldsBeside(body.text ?? {}, ['format', 'verbosity'], ['text']),
    ...fieldsBeside(body.text?.format ?? {}, formatFields, ['text', 'format']),
    ...fieldsBeside(body.reasoning ?? {}, ['effort', 'summary', 'generate_summary', 'context', 'mode'], ['reasoning']),
  ]
  return first === undefined ? undefined : refuse(`Unknown parameter: '${first}'.`, first, 'unknown_parameter')
}

const formatFields = ['type', 'name', 'description', 'schema', 'strict']

function unknownInItem(item: InputItem, index: number): string[] {
  const path = ['input', index]
  const parts = partsOf(item).flatMap(({ field, part }, position) =>
    fieldsBeside(part, Object.keys(partKinds[part.type].shape), [...path, field, position]),
  )
  return [...fieldsBeside(item, fieldsOf(item), path), ...parts]
}

function partsOf(item: InputItem) {
  const field = isMessage(item) ? 'content' : 'output'
  const parts = isMessage(item) ? item.content : item.type === 'function_call_output' ? item.output : []
  return typeof parts === 'string' ? [] : parts.map(part => ({ field, part }))
}

function illegalForModel(body: ResponsesBody): Refusal | undefined {
  if (isReasoning(body.model)) return undefined
  if (itemsOf(body).some(({ type }) => type === 'reasoning')) {
    const message =
      'Reasoning input items can only be provided to a reasoning or computer use model. Remove reasoning items from your input and try again.'
    return refuse(message, 'input')
  }
  if (body.reasoning?.effort) {
    const message = "Unsupported parameter: 'reasoning.effort' is not supported with this model."
    return refuse(message, 'reasoning.effort', 'unsupported_parameter')
  }
  return body.include?.includes('reasoning.encrypted_content')
    ? refuse('Encrypted content is not supported with this model.', 'include')
    : undefined
}

function illegalSchemas(body: ResponsesBody): Refusal | undefined {
  for (const [index, { name, parameters, strict }] of (body.tools ?? []).entries()) {
    const offence = parameters && illegalSchema(parameters, { strict: strict === true })
    if (typeof offence === 'string') {
      const message = `Invalid schema for function '${name}': ${offence}`
      return refuse(message, `tools[${index}].parameters`, 'invalid_function_parameters')
    }
  }
  const format = body.text?.format
  if (format?.type === 'json_schema') {
    const offence = illegalSchema(format.schema, { strict: format.strict === true })
    if (offence === undefined) return undefined
    const message = `Invalid schema for response_format '${format.name}': ${offence}`
    return refuse(message, 'text.format.schema', 'invalid_json_schema')
  }
  return format?.type === 'json_object' && !/json/i.test(JSON.stringify(body.input))
    ? refuse(
        "Response input messages must contain the word 'json' in some form to use 'text.format' of type 'json_object'.",
        'input',
      )
    : undefined
}

function illegalToolChoice({ tools = [], tool_choice: choice }: ResponsesBody): Refusal | undefined {
  if (choice === 'required' && tools.length === 0)
    return refuse("Tool choice 'required' must be specified with 'tools' parameter.", 'tool_choice')
  const chosen = typeof choice === 'object' && choice.type === 'function' ? choice.name : undefined
  return chosen === undefined || tools.some(({ name }) => name === chosen)
    ? undefined
    : refuse(`Tool choice '${chosen}' not found in 'tools' parameter.`, 'tool_choice')
}
