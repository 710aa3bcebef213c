import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { randomUUID } from 'node:crypto'
import {
  argumentsOf,
  type OpenAIAnswer,
  type OpenAIRequest,
  brokenOff,
  estimateTokens,
  toolResultText,
} from './openai-request.ts'
import { NOT_JSON, type AnswerStopReason } from './model.ts'
import type { Tokens } from './pricing.ts'
import { requireNoError } from './stream-error.ts'

type Message = OpenAI.ChatCompletionMessageParam
type ToolCall = OpenAI.ChatCompletionMessageFunctionToolCall

/** What some servers add to a tool call, such as Gemini's signature of its thoughts, and want back. */
type Extra = { readonly extra_content?: unknown }

/** What is read of a message, whole or put together from a stream. */
interface Heard {
  text: string
  refusal: string
  readonly calls: { id: string; name: string; arguments: string; extra?: unknown }[]
  finish: string | undefined
  usage: OpenAI.CompletionUsage | undefined
}

/** Asks through Chat Completions. */
export async function askChat(asking: OpenAIRequest): Promise<OpenAIAnswer> {
  const heard = asking.stream ? await streamed(asking) : await whole(asking)
  if (heard.finish === undefined) throw brokenOff()
  const content: Anthropic.ContentBlockParam[] = [
    ...(heard.text === '' ? [] : [{ type: 'text' as const, text: heard.text }]),
    ...heard.calls.map(({ id, name, arguments: text, extra }) => ({
      type: 'tool_use' as const,
      // Some servers name no call; an answer has to name one.
      id: id === '' ? `call_${randomUUID()}` : id,
      name,
      input: argumentsOf(text),
      ...(extra === undefined ? {} : { extra_content: extra }),
    })),
  ]
  const { usage } = heard
  return {
    content,
    stopReason: heard.refusal === '' ? reasonOf(heard) : 'refusal',
    ...(heard.refusal === '' ? {} : { detail: heard.refusal.slice(0, 200) }),
    tokens: usage?.prompt_tokens ? tokensOf(usage) : estimateTokens(asking.request, content),
  }
}

function tokensOf(usage: OpenAI.CompletionUsage): Tokens {
  const { prompt_tokens: input, completion_tokens: output, total_tokens: total, prompt_tokens_details: cached } = usage
  return {
    input,
    cacheRead: cached?.cached_tokens ?? 0,
    cacheWrite: cached?.cache_write_tokens ?? 0,
    // Some servers count what a model thought in the total alone.
    output: Math.max(output, (total ?? 0) - input),
  }
}

function reasonOf({ finish, calls }: Heard): AnswerStopReason {
  switch (finish) {
    case 'length':
      return 'max-tokens'
    case 'content_filter':
      return 'refusal'
    default:
      // Some servers say stop beside tool calls.
      return calls.length > 0 ? 'tools' : 'end'
  }
}

async function whole({ client, signal, ...asking }: OpenAIRequest): Promise<Heard> {
  const completion = await client.chat.completions.create({ ...bodyOf(asking), stream: false }, { signal })
  // A gateway may say 200 and send something else.
  requireNoError(completion)
  const choice = (completion as Partial<OpenAI.ChatCompletion> | null)?.choices?.[0]
  if (choice?.message === undefined) throw brokenOff()
  const { message, finish_reason: finish } = choice
  const calls = (message.tool_calls ?? []).filter(call => call.type !== 'custom')
  return {
    text: message.content ?? '',
    refusal: message.refusal ?? '',
    calls: calls.map(call => ({
      id: call.id ?? '',
      name: call.function.name,
      arguments: call.function.arguments,
      extra: (call as Extra).extra_content,
    })),
    finish,
    usage: completion.usage,
  }
}

async function streamed({ client, signal, ...asking }: OpenAIRequest): Promise<Heard> {
  const chunks = await client.chat.completions.create(
    { ...bodyOf(asking), stream: true, stream_options: { include_usage: true } },
    { signal },
  )
  const heard: Heard = { text: '', refusal: '', calls: [], finish: undefined, usage: undefined }
  const open: Open = new Map()
  for await (const chunk of chunks) {
    if (chunk.usage) heard.usage = chunk.usage
    const choice = chunk.choices?.[0]
    if (choice === undefined) continue
    heard.text += choice.delta?.content ?? ''
    heard.refusal += choice.delta?.refusal ?? ''
    for (const part of choice.delta?.tool_calls ?? []) heard.calls.push(...begun(part, open))
    heard.finish = choice.finish_reason ?? heard.finish
  }
  signal.throwIfAborted()
  return heard
}

/** The calls that are being told, by index; servers without one tell them one after the other. */
type Open = Map<number, Heard['calls'][number]>

/** Adds a part of a tool call. @returns the call, when it begins with this part: not every server counts, or names ids */
function begun(part: OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall, open: Open): Heard['calls'] {
  const index = part.index ?? 0
  const before = open.get(index)
  const isOther =
    before === undefined ||
    (part.id ? before.id !== '' && part.id !== before.id : Boolean(part.function?.name) && isWhole(before))
  const call: Heard['calls'][number] = isOther ? { id: '', name: '', arguments: '' } : before
  open.set(index, call)
  if (part.id) call.id = part.id
  if (part.function?.name) call.name = part.function.name
  call.arguments += part.function?.arguments ?? ''
  const extra = (part as Extra).extra_content
  if (extra !== undefined) call.extra = extra
  return isOther ? [call] : []
}

function isWhole({ arguments: text }: Heard['calls'][number]): boolean {
  const input = argumentsOf(text)
  return text.trim() !== '' && !(typeof input === 'object' && input !== null && NOT_JSON in input)
}

function bodyOf({ model, request, known, effort, strict }: Omit<OpenAIRequest, 'client' | 'signal'>) {
  const most = Math.min(request.maxTokens, known.longest)
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
    // OpenAI's present models want another name for it than everybody else, behind gateways too.
    ...(strict || OPENAI_NOW.test(model) ? { max_completion_tokens: most } : { max_tokens: most }),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
  }
}

const OPENAI_NOW = /(?:^|\/)(?:gpt-[5-9]|o\d)(?!.*chat)/

function messagesOf({ role, content }: Anthropic.MessageParam): Message[] {
  const blocks: readonly Anthropic.ContentBlockParam[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content
  const texts = blocks.flatMap(block => (block.type === 'text' ? [block.text] : []))
  if (role === 'assistant') {
    const calls = blocks.flatMap(block => (block.type === 'tool_use' ? [callOf(block)] : []))
    const said = texts.join('\n')
    return [
      {
        role: 'assistant',
        content: said === '' && calls.length > 0 ? null : said,
        ...(calls.length === 0 ? {} : { tool_calls: calls }),
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
  const { extra_content: extra } = block as Extra
  return {
    id: block.id,
    type: 'function',
    function: { name: block.name, arguments: JSON.stringify(block.input) },
    ...(extra === undefined ? {} : { extra_content: extra }),
  }
}
