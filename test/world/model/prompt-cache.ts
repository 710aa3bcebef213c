import { createHash } from 'node:crypto'
import { promptBlocks, type PromptBlock, type Ttl } from './prompt.ts'
import type { PromptBody } from './shapes.ts'

export interface CacheUse {
  /** Neither read nor written. */
  inputTokens: number
  cacheReadTokens: number
  cacheWriteTokens: number
  written: Record<Ttl, number>
  /** Makes the written prefixes readable. Called when the request is answered: a failed one caches nothing. */
  commit(): void
}

/** Shorter prefixes are not cached, without an error. 1024 holds for most models; some want more. */
const minimumPrefix = 1024
/** How many blocks the API looks back from a breakpoint for a prefix that it knows, the breakpoint's block included. */
const lookback = 20

/**
 * Prompt caching as the API documents it. Entries never expire here, for no test lasts five minutes.
 * Source: platform.claude.com/docs/en/build-with-claude/prompt-caching
 */
export class PromptCache {
  readonly #known = new Set<string>()

  use(body: PromptBody): CacheUse {
    const prefixes = prefixesOf(body)
    const tokensUpTo = (position: number) => prefixes[position]?.tokens ?? 0
    const breakpoints = prefixes.flatMap(({ cacheFor, tokens }, position) =>
      cacheFor !== undefined && tokens >= minimumPrefix ? [{ position, cacheFor }] : [],
    )

    const read = Math.max(-1, ...breakpoints.map(({ position }) => this.#longestKnown(prefixes, position)))
    const written: Record<Ttl, number> = { '5m': 0, '1h': 0 }
    let end = read
    for (const { position, cacheFor } of breakpoints.filter(other => other.position > read)) {
      written[cacheFor] += tokensUpTo(position) - tokensUpTo(end)
      end = position
    }

    return {
      inputTokens: tokensUpTo(prefixes.length - 1) - tokensUpTo(end),
      cacheReadTokens: tokensUpTo(read),
      cacheWriteTokens: written['5m'] + written['1h'],
      written,
      commit: () => {
        for (const { position } of breakpoints) this.#known.add(prefixes[position]?.hash ?? '')
      },
    }
  }

  #longestKnown(prefixes: readonly Prefix[], from: number): number {
    for (let position = from; position >= 0 && position > from - lookback; position--) {
      if (this.#known.has(prefixes[position]?.hash ?? '')) return position
    }
    return -1
  }
}

interface Prefix {
  hash: string
  tokens: number
  cacheFor?: Ttl | undefined
}

/** For each block, the prompt up to and including it. */
function prefixesOf(body: PromptBody): Prefix[] {
  // The model and the output format change everything; how to think and which tool to choose, only the messages.
  let hash = digest('', JSON.stringify([body.model, body.output_config?.format, body.output_format]))
  let tokens = 0
  let part: PromptBlock['part'] = 'tools'
  return promptBlocks(body).map(block => {
    if (block.part === 'messages' && part !== 'messages') {
      hash = digest(hash, JSON.stringify([body.tool_choice, body.thinking]))
    }
    part = block.part
    hash = digest(hash, `${part} ${block.text}`)
    tokens += block.tokens
    return { hash, tokens, cacheFor: block.cacheFor }
  })
}

function digest(before: string, text: string): string {
  return createHash('sha256').update(before).update(text).digest('hex')
}
