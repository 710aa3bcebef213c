import type Anthropic from '@anthropic-ai/sdk'
import { argumentsOf } from './arguments.ts'
import type { Reply } from './script.ts'

type StreamEvent = Anthropic.RawMessageStreamEvent | { type: 'ping' }

/** In code points; short, so that clients have to join pieces. */
const pieceLength = 16

/** The turn's message as server-sent events, in the API's order. */
export function* streamEvents(message: Anthropic.Message, turn: Reply): Generator<StreamEvent> {
  const { usage, stop_reason, stop_sequence, stop_details, container } = message
  const inputs = 'tools' in turn ? argumentsOf(turn) : []
  yield {
    type: 'message_start',
    message: { ...message, content: [], stop_reason: null, stop_details: null, usage: { ...usage, output_tokens: 1 } },
  }
  for (const [index, block] of message.content.entries()) {
    yield { type: 'content_block_start', index, content_block: emptied(block) }
    if (index === 0) yield { type: 'ping' }
    // Tools come last.
    const input = inputs.at(index - message.content.length)
    for (const delta of deltasOf(block, input)) yield { type: 'content_block_delta', index, delta }
    yield { type: 'content_block_stop', index }
  }
  yield {
    type: 'message_delta',
    delta: { stop_reason, stop_sequence, stop_details, container },
    usage: {
      input_tokens: usage.input_tokens,
      cache_creation_input_tokens: usage.cache_creation_input_tokens,
      cache_read_input_tokens: usage.cache_read_input_tokens,
      output_tokens: usage.output_tokens,
      output_tokens_details: usage.output_tokens_details,
      server_tool_use: usage.server_tool_use,
    },
  }
  yield { type: 'message_stop' }
}

export function serverSentEvent(event: { type: string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}

function emptied(block: Anthropic.ContentBlock): Anthropic.ContentBlock {
  if (block.type === 'text') return { ...block, text: '' }
  return block.type === 'tool_use' ? { ...block, input: {} } : block
}

function deltasOf(block: Anthropic.ContentBlock, input = ''): Anthropic.RawContentBlockDelta[] {
  if (block.type === 'text') return pieces(block.text).map(text => ({ type: 'text_delta', text }))
  if (block.type !== 'tool_use') return []
  // The API opens with an empty piece.
  return ['', ...pieces(input)].map(piece => ({ type: 'input_json_delta', partial_json: piece }))
}

export function pieces(text: string): string[] {
  const points = Array.from(text)
  const count = Math.ceil(points.length / pieceLength)
  return Array.from({ length: count }, (_, index) =>
    points.slice(index * pieceLength, (index + 1) * pieceLength).join(''),
  )
}
