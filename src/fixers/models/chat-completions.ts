import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { randomUUID } from 'node:crypto'
import { addThoughts, type Reasoning, thoughtOf, thoughtsIn } from './chat-reasoning.ts'
import type { UnpricedAnswer } from './model-client.ts'
import { NOT_JSON, type AnswerStopReason } from './model.ts'
import {
  estimateTokens,
  incompleteAnswer,
  type OpenAICall,
  parseToolInput,
  throwIfError,
  toolResultText,
} from './openai-format.ts'
import type { Tokens } from './request-cost.ts'

type Message = OpenAI.ChatCompletionMessageParam
type ToolCall = OpenAI.ChatCompletionMessageFunctionToolCall

/** An addition to a tool call that some servers want back, such as Gemini's thought signature. */
type ExtraContent = { readonly extra_content?: unknown }

/** A message, received whole or assembled from a stream. */
interface Completion {
  text: string
  readonly reasoning: Reasoning
  refusal: string
  readonly calls: { id: string; name: string; arguments: string; extra?: unknown }[]
  finish: string | undefined
  usage: OpenAI.CompletionUsage | undefined
}

/** Send one request through Chat Completions. */
export async function sendChat(call: OpenAICall): Promise<UnpricedAnswer> {
  const completion = call.stream ? await streamedCompletion(call) : await wholeCompletion(call)
  if (completion.finish === undefined) throw incompleteAnswer()
  const { reasoning } = completion
  const content: Anthropic.ContentBlockParam[] = [
    ...(Object.keys(reasoning).length === 0 ? [] : [thoughtOf(reasoning)]),
    ...(completion.text === '' ? [] : [{ type: 'text' as const, text: completion.text }]),
    ...completion.calls.map(({ id, name, arguments: text, extra }) => ({
      type: 'tool_use' as const,
      // Some servers send no id, but results need one.
      id: id === '' ? `call_${randomUUID()}` : id,
      name,
      input: parseToolInput(text),
      ...(extra === undefined ? {} : { extra_content: extra }),
    })),
  ]
  const { usage, refusal } = completion
  return {
    content,
    stopReason: refusal === '' ? stopReasonOf(completion) : 'refusal',
    ...(refusal === '' ? {} : { detail: refusal.slice(0, 200) }),
    tokens: usage?.prompt_tokens ? tokensOf(usage) : estimateTokens(call.request, content),
  }
}

function tokensOf(usage: OpenAI.CompletionUsage): Tokens {
  const { prompt_tokens: input, completion_tokens: output, total_tokens: total, prompt_tokens_details: cached } = usage
  return {
    input,
    cacheRead: cached?.cached_tokens ?? 0,
    cacheWrite: cached?.cache_write_tokens ?? 0,
    // Some servers count reasoning tokens in the total only.
    output: Math.max(output, (total ?? 0) - input),
  }
}

function stopReasonOf({ finish, calls }: Completion): AnswerStopReason {
  switch (finish) {
    case 'length':
      return 'max-tokens'
    case 'content_filter':
      return 'refusal'
    default:
      // Some servers send `stop` with tool calls.
      return calls.length > 0 ? 'tools' : 'end'
  }
}

async function wholeCompletion({ client, signal, ...call }: OpenAICall): Promise<Completion> {
  const completion = await client.chat.completions.create({ ...bodyOf(call), stream: false }, { signal })
  // A gateway may send an error with status 200.
  throwIfError(completion)
  const choice = (completion as Partial<OpenAI.ChatCompletion> | null)?.choices?.[0]
  if (choice?.message === undefined) throw incompleteAnswer()
  const { message, finish_reason: finish } = choice
  const calls = (message.tool_calls ?? []).filter(each => each.type !== 'custom')
  return {
    text: message.content ?? '',
    reasoning: addThoughts({}, message),
    refusal: message.refusal ?? '',
    calls: calls.map(each => ({
      id: each.id ?? '',
      name: each.function.name,
      arguments: each.function.arguments,
      extra: (each as ExtraContent).extra_content,
    })),
    finish,
    usage: completion.usage,
  }
}

async function streamedCompletion({ client, signal, ...call }: OpenAICall): Promise<Completion> {
  const chunks = await client.chat.completions.create(
    { ...bodyOf(call), stream: true, stream_options: { include_usage: true } },
    { signal },
  )
  const completion: Completion = {
    text: '',
    reasoning: {},
    refusal: '',
    calls: [],
    finish: undefined,
    usage: undefined,
  }
  const openCalls: OpenCalls = new Map()
  for await (const chunk of chunks) {
    if (chunk.usage) completion.usage = chunk.usage
    const choice = chunk.choices?.[0]
    if (choice === undefined) continue
    completion.text += choice.delta?.content ?? ''
    completion.refusal += choice.delta?.refusal ?? ''
    addThoughts(completion.reasoning, choice.delta ?? {})
    for (const part of choice.delta?.tool_calls ?? []) completion.calls.push(...addPart(part, openCalls))
    completion.finish = choice.finish_reason ?? completion.finish
  }
  signal.throwIfAborted()
  return completion
}

/** Unfinished tool calls by index; servers that send no index send one call after the other. */
type OpenCalls = Map<number, Completion['calls'][number]>

/** Add a part of a tool call. Not every server sends an index or an id. @returns the call if this is its first part */
function addPart(part: OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall, openCalls: OpenCalls): Completion['calls'] {
  const index = part.index ?? 0
  const current = openCalls.get(index)
  const isNew =
    current === undefined ||
    (part.id ? current.id !== '' && part.id !== current.id : Boolean(part.function?.name) && isComplete(current))
  const call: Completion['calls'][number] = isNew ? { id: '', name: '', arguments: '' } : current
  openCalls.set(index, call)
  if (part.id) call.id = part.id
  if (part.function?.name) call.name = part.function.name
  call.arguments += part.function?.arguments ?? ''
  const extra = (part as ExtraContent).extra_content
  if (extra !== undefined) call.extra = extra
  return isNew ? [call] : []
}

function isComplete({ arguments: text }: Completion['calls'][number]): boolean {
  const input = parseToolInput(text)
  return text.trim() !== '' && !(typeof input === 'object' && input !== null && NOT_JSON in input)
}

type RequestOptions = Pick<OpenAICall, 'model' | 'request' | 'info' | 'effort' | 'strict'>

function bodyOf({ model, request, info, effort, strict }: RequestOptions) {
  const maxTokens = Math.min(request.maxTokens, info.longestAnswer)
  return {
    model,
    messages: [{ role: 'system' as const, content: request.system }, ...request.messages.flatMap(messagesOf)],
    tools: request.tools.map(tool => ({
      type: 'function' as const,
      function: {
        name: tool.name,
        description: tool.description ?? '',
        parameters: tool.input_schema,
        ...(strict && tool.strict === true ? { strict: true } : {}),
      },
    })),
    // OpenAI's current models need another name for this limit, also behind gateways.
    ...(strict || OPENAI_CURRENT.test(model) ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
  }
}

const OPENAI_CURRENT = /(?:^|\/)(?:gpt-[5-9]|o\d)(?!.*chat)/

function messagesOf({ role, content }: Anthropic.MessageParam): Message[] {
  const blocks: readonly Anthropic.ContentBlockParam[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content
  const texts = blocks.flatMap(block => (block.type === 'text' ? [block.text] : []))
  if (role === 'assistant') {
    const calls = blocks.flatMap(block => (block.type === 'tool_use' ? [callOf(block)] : []))
    const text = texts.join('\n')
    return [
      {
        role: 'assistant',
        content: text === '' && calls.length > 0 ? null : text,
        ...(calls.length === 0 ? {} : { tool_calls: calls }),
        ...thoughtsIn(blocks),
      },
    ]
  }
  const results: Message[] = blocks.flatMap(block =>
    block.type === 'tool_result'
      ? [{ role: 'tool' as const, tool_call_id: block.tool_use_id, content: toolResultText(block) }]
      : [],
  )
  return [...results, ...(texts.length === 0 ? [] : [{ role: 'user' as const, content: texts.join('\n') }])]
}

function callOf(block: Anthropic.ToolUseBlockParam): ToolCall {
  const { extra_content: extra } = block as ExtraContent
  return {
    id: block.id,
    type: 'function',
    function: { name: block.name, arguments: JSON.stringify(block.input) },
    ...(extra === undefined ? {} : { extra_content: extra }),
  }
}
