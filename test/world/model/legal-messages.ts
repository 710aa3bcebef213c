import type { Block, Message } from './shapes.ts'

/** Messages of one role in a row count as one; `index` is that of the first. */
interface Exchange {
  role: string
  index: number
  blocks: { at: string; block: Block }[]
}

/** The conversation's first offence, if there is one. */
export function illegalMessages(messages: readonly Message[]): string | undefined {
  const role = messages.findIndex(message => message.role !== 'user' && message.role !== 'assistant')
  if (role >= 0) return `messages.${role}.role: Unexpected role "${messages[role]?.role}". Use "user" or "assistant".`
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role'

  const empty = messages.findIndex(({ content }) => content.length === 0)
  // Only the very last one may be empty, when it is the assistant's: a prefill of nothing.
  if (empty >= 0 && !(empty === messages.length - 1 && messages[empty]?.role === 'assistant')) {
    return `messages.${empty}: all messages must have non-empty content except for the optional final assistant message`
  }

  const exchanges = merge(messages)
  return illegalBlocks(exchanges) ?? illegalToolUse(exchanges) ?? illegalEnd(exchanges)
}

function merge(messages: readonly Message[]): Exchange[] {
  const exchanges: Exchange[] = []
  for (const [index, { role, content }] of messages.entries()) {
    const blocks: Block[] = typeof content === 'string' ? [{ type: 'text', text: content }] : content
    const placed = blocks.map((block, position) => ({ at: `messages.${index}.content.${position}`, block }))
    const last = exchanges.at(-1)
    if (last?.role === role) last.blocks.push(...placed)
    else exchanges.push({ role, index, blocks: placed })
  }
  return exchanges
}

function illegalBlocks(exchanges: readonly Exchange[]): string | undefined {
  for (const { role, index, blocks } of exchanges) {
    for (const { at, block } of blocks) {
      if (block.type === 'text' && block.text === '') {
        return block.cache_control
          ? `${at}.text: cache_control cannot be set for empty text blocks`
          : 'messages: text content blocks must be non-empty'
      }
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
  for (const [position, exchange] of exchanges.entries()) {
    const asked = toolUseIds(exchange)
    const repeated = asked.find((id, index) => seen.has(id) || asked.indexOf(id) < index)
    if (repeated !== undefined) return `messages.${exchange.index}: \`tool_use\` ids must be unique: ${repeated}`
    for (const id of asked) seen.add(id)

    const results = exchange.blocks.flatMap(({ at, block }) =>
      block.type === 'tool_result' ? [{ at, id: block.tool_use_id }] : [],
    )
    const before = exchanges[position - 1]
    const expected = before ? toolUseIds(before) : []
    const stray = results.find(({ id }) => !expected.includes(id))
    if (stray) {
      return `${stray.at}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${stray.id}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`
    }
    const twice = results.find(({ id }, index) => results.findIndex(other => other.id === id) < index)
    if (twice)
      return `${twice.at}: each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${twice.id}`

    const next = exchanges[position + 1]
    const answered = next ? leadingResults(next) : []
    const missing = asked.filter(id => !answered.includes(id))
    if (missing.length > 0) {
      return `messages.${exchange.index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(', ')}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`
    }
  }
  return undefined
}

function illegalEnd(exchanges: readonly Exchange[]): string | undefined {
  const last = exchanges.at(-1)
  const block = last?.blocks.at(-1)?.block
  return last?.role === 'assistant' && block?.type === 'text' && /\s$/.test(block.text)
    ? 'messages: final assistant content cannot end with trailing whitespace'
    : undefined
}

function toolUseIds({ blocks }: Exchange): string[] {
  return blocks.flatMap(({ block }) => (block.type === 'tool_use' ? [block.id] : []))
}

/** Results that come after other content do not count as "immediately after". */
function leadingResults({ blocks }: Exchange): string[] {
  const other = blocks.findIndex(({ block }) => block.type !== 'tool_result')
  const leading = other < 0 ? blocks : blocks.slice(0, other)
  return leading.flatMap(({ block }) => (block.type === 'tool_result' ? [block.tool_use_id] : []))
}
