import type Anthropic from '@anthropic-ai/sdk'

/** Thoughts of a message, which some servers want back: DeepSeek, Kimi, and Gemini behind OpenRouter. */
export interface Reasoning {
  reasoning_content?: string
  reasoning_details?: Detail[]
}

/** A block with the thoughts of an answer, which go back unchanged in the next request. */
type ReasoningBlock = Anthropic.RedactedThinkingBlockParam & { readonly reasoning: Reasoning }

/** Keep the thoughts of an answer as a block of it. */
export function thoughtOf(reasoning: Reasoning): ReasoningBlock {
  return { type: 'redacted_thinking', data: '', reasoning }
}

/** Return the thoughts of an earlier answer, as fields of its message. */
export function thoughtsIn(blocks: readonly Anthropic.ContentBlockParam[]): Reasoning {
  return Object.assign(
    {},
    ...blocks.map(block => ('reasoning' in block ? (block as ReasoningBlock).reasoning : {})),
  ) as Reasoning
}

/** Add the thoughts of a message, or of a part of it. */
export function addThoughts(reasoning: Reasoning, part: object): Reasoning {
  const { reasoning_content: text, reasoning_details: details } = part as { [Field in keyof Reasoning]: unknown }
  if (typeof text === 'string') reasoning.reasoning_content = (reasoning.reasoning_content ?? '') + text
  if (Array.isArray(details))
    for (const detail of details.filter(isDetail))
      reasoning.reasoning_details = withDetail(reasoning.reasoning_details, detail)
  return reasoning
}

/** A part of a thought, as OpenRouter sends it: in a stream, the text of one comes in pieces. */
type Detail = Readonly<Record<string, unknown>>

function isDetail(value: unknown): value is Detail {
  return typeof value === 'object' && value !== null
}

function withDetail(details: readonly Detail[] = [], detail: Detail): Detail[] {
  const last = details.at(-1)
  const isPiece = /^reasoning\.(?:text|summary)$/.test(String(detail.type))
  if (!isPiece || last === undefined || last.type !== detail.type || last.index !== detail.index)
    return [...details, detail]
  const joined = ['text', 'summary'].flatMap(name =>
    name in last || name in detail ? [[name, `${textAt(last, name)}${textAt(detail, name)}`] as const] : [],
  )
  return [...details.slice(0, -1), { ...last, ...detail, ...Object.fromEntries(joined) }]
}

function textAt(detail: Detail, name: string): string {
  const text = detail[name]
  return typeof text === 'string' ? text : ''
}
