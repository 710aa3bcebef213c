import { named } from './local-server.ts'

export type Block = { readonly type: string; readonly [field: string]: unknown }

/** A whole message of the Messages API. */
export function message(content: readonly Block[], more: object = {}) {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5-5',
    content,
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 20 },
    ...more,
  }
}

/** The same as the events of a stream; every block comes in one piece. */
export function eventsOf(whole: ReturnType<typeof message>): string[] {
  const { content, stop_reason, usage, ...rest } = whole
  return named(
    {
      type: 'message_start',
      message: { ...rest, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
    } as Block,
    { type: 'ping' },
    ...content.flatMap((block, index): Block[] => [
      { type: 'content_block_start', index, content_block: emptied(block) },
      ...deltasOf(block).map(delta => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ]),
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage } as Block,
    { type: 'message_stop' },
  )
}

function emptied(block: Block): Block {
  switch (block.type) {
    case 'text':
      return { ...block, text: '' }
    case 'thinking':
      return { ...block, thinking: '', signature: '' }
    case 'tool_use':
      return { ...block, input: {} }
    default:
      return block
  }
}

function deltasOf(block: Block): Block[] {
  switch (block.type) {
    case 'text':
      return [{ type: 'text_delta', text: block.text }]
    case 'thinking':
      return [
        { type: 'thinking_delta', thinking: block.thinking },
        { type: 'signature_delta', signature: block.signature },
      ]
    case 'tool_use':
      return [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }]
    default:
      return []
  }
}
