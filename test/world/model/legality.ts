// The rules of the Messages API beyond the shape of a request: breaking one is HTTP 400, in the API's words.

import { countBreakpoints } from './prompt.ts'
import { refusalOf } from './read-request.ts'
import type { Refusal } from './provider.ts'
import { type Block, type Message, RequestBody } from './shapes.ts'

export function checkMessages(sent: unknown): { body: RequestBody } | { refusal: Refusal } {
  const parsed = RequestBody.safeParse(sent)
  if (!parsed.success) return { refusal: refusalOf(parsed.error) }
  const { data: body } = parsed
  const message = illegalTools(body) ?? illegalSystem(body) ?? illegalMessages(body.messages) ?? illegalMarks(body)
  return message === undefined ? { body } : { refusal: { message } }
}

function illegalTools({ tools = [] }: RequestBody): string | undefined {
  return new Set(tools.map(tool => tool.name)).size < tools.length ? 'tools: Tool names must be unique.' : undefined
}

function illegalSystem({ system }: RequestBody): string | undefined {
  const blocks = typeof system === 'object' ? system : []
  return blocks.some(block => block.text === '') ? 'system: text content blocks must be non-empty' : undefined
}

function illegalMarks(body: RequestBody): string | undefined {
  const count = countBreakpoints(body)
  return count > 4 ? `A maximum of 4 blocks with cache_control may be provided. Found ${count}.` : undefined
}

/** Messages of one role in a row count as one; `index` is that of the first. */
interface Exchange {
  role: string
  index: number
  blocks: Block[]
}

function illegalMessages(messages: readonly Message[]): string | undefined {
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role'
  const empty = messages.findIndex(({ content }) => content.length === 0)
  if (empty >= 0) return `messages.${empty}: all messages must have non-empty content`
  const exchanges = merge(messages)
  return illegalBlocks(exchanges) ?? illegalToolUse(exchanges) ?? illegalEnd(exchanges)
}

function merge(messages: readonly Message[]): Exchange[] {
  const exchanges: Exchange[] = []
  for (const [index, { role, content }] of messages.entries()) {
    const blocks: Block[] = typeof content === 'string' ? [{ type: 'text', text: content }] : content
    const last = exchanges.at(-1)
    if (last?.role === role) last.blocks.push(...blocks)
    else exchanges.push({ role, index, blocks: [...blocks] })
  }
  return exchanges
}

function illegalBlocks(exchanges: readonly Exchange[]): string | undefined {
  for (const { role, index, blocks } of exchanges) {
    for (const block of blocks) {
      if (block.type === 'text' && block.text === '') return 'messages: text content blocks must be non-empty'
      if (block.type === 'tool_use' && role !== 'assistant') {
        return `messages.${index}: \`tool_use\` blocks can only be in \`assistant\` messages`
      }
      if (block.type === 'tool_result' && role !== 'user') {
        return `messages.${index}: \`tool_result\` blocks can only be in \`user\` messages`
      }
    }
  }
  return undefined
}

function illegalToolUse(exchanges: readonly Exchange[]): string | undefined {
  const seen = new Set<string>()
  for (const [position, { index, blocks }] of exchanges.entries()) {
    const asked = toolUseIds(blocks)
    const repeated = asked.find((id, at) => seen.has(id) || asked.indexOf(id) < at)
    if (repeated !== undefined) return `messages.${index}: \`tool_use\` ids must be unique: ${repeated}`
    for (const id of asked) seen.add(id)

    const results = blocks.flatMap(block => (block.type === 'tool_result' ? [block.tool_use_id] : []))
    const expected = toolUseIds(exchanges[position - 1]?.blocks ?? [])
    const stray = results.find(id => !expected.includes(id))
    if (stray !== undefined) return `messages.${index}: unexpected \`tool_use_id\` in \`tool_result\` blocks: ${stray}`
    const twice = results.find((id, at) => results.indexOf(id) < at)
    if (twice !== undefined) return `messages.${index}: each tool_use must have a single result: ${twice}`

    const answered = leadingResults(exchanges[position + 1]?.blocks ?? [])
    const missing = asked.filter(id => !answered.includes(id))
    if (missing.length > 0) {
      return `messages.${index}: \`tool_use\` ids without \`tool_result\` blocks immediately after: ${missing.join(', ')}`
    }
  }
  return undefined
}

function illegalEnd(exchanges: readonly Exchange[]): string | undefined {
  const last = exchanges.at(-1)
  const block = last?.blocks.at(-1)
  return last?.role === 'assistant' && block?.type === 'text' && /\s$/.test(block.text)
    ? 'messages: final assistant content cannot end with trailing whitespace'
    : undefined
}

function toolUseIds(blocks: readonly Block[]): string[] {
  return blocks.flatMap(block => (block.type === 'tool_use' ? [block.id] : []))
}

/** Results that come after other content do not count as "immediately after". */
function leadingResults(blocks: readonly Block[]): string[] {
  const other = blocks.findIndex(block => block.type !== 'tool_result')
  return (other < 0 ? blocks : blocks.slice(0, other)).flatMap(block =>
    block.type === 'tool_result' ? [block.tool_use_id] : [],
  )
}
