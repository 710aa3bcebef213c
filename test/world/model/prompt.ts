// A request as the prompt cache sees it: a row of blocks, tools first, then the system prompt, then the messages.

import { createHash } from 'node:crypto'
import type { CacheUse } from './provider.ts'
import type { Block, RequestBody } from './shapes.ts'

/**
 * Count tokens as the bytes of the JSON divided by four, rounded up: no tokenizer, but the same on every machine, and
 * near enough for budgets. Keys keep the order they were sent in, because a changed order misses the real cache too.
 */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4)
}

/** The number of breakpoints of the cache in a request. */
export function countBreakpoints(body: RequestBody): number {
  return JSON.stringify(body).split('"cache_control":{').length - 1
}

/** Shorter prefixes are not cached, without an error. 1024 holds for most models; some want more. */
const minimumPrefix = 1024
/** The number of blocks that the API looks back from a breakpoint for a known prefix, the breakpoint's included. */
const lookback = 20

/**
 * Prompt caching as the API documents it. Entries never expire here: no test lasts five minutes.
 * Source: platform.claude.com/docs/en/build-with-claude/prompt-caching
 */
export class PromptCache {
  readonly #known = new Set<string>()

  use(body: RequestBody): CacheUse {
    const prefixes = prefixesOf(body)
    const tokensUpTo = (position: number) => prefixes[position]?.tokens ?? 0
    const breakpoints = [...prefixes.keys()].filter(position => {
      return prefixes[position]?.isBreakpoint && tokensUpTo(position) >= minimumPrefix
    })
    const read = Math.max(-1, ...breakpoints.map(position => this.#longestKnown(prefixes, position)))
    const end = Math.max(read, breakpoints.at(-1) ?? -1)
    return {
      inputTokens: tokensUpTo(prefixes.length - 1) - tokensUpTo(end),
      cacheReadTokens: tokensUpTo(read),
      cacheWriteTokens: tokensUpTo(end) - tokensUpTo(read),
      commit: () => {
        for (const position of breakpoints) this.#known.add(prefixes[position]?.hash ?? '')
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

/** The prompt up to and including a block. */
interface Prefix {
  hash: string
  tokens: number
  isBreakpoint: boolean
}

function prefixesOf({ model, thinking, tools = [], system = [], messages }: RequestBody): Prefix[] {
  const blocks = [
    ...tools,
    ...asBlocks(system),
    // Another way to think changes only the messages; another model changes everything.
    ...messages.flatMap(({ role, content }) => asBlocks(content).map(block => ({ role, thinking, ...block }))),
  ]
  const hash = createHash('sha256').update(model)
  let tokens = 0
  return blocks.map(block => {
    const text = JSON.stringify(block, withoutBreakpoint)
    hash.update(text)
    tokens += countTokens(text)
    return { hash: hash.copy().digest('hex'), tokens, isBreakpoint: JSON.stringify(block) !== text }
  })
}

/** A breakpoint moves from request to request; the content is the same with it and without. */
function withoutBreakpoint(key: string, value: unknown): unknown {
  return key === 'cache_control' ? undefined : value
}

function asBlocks<Kind extends Block>(content: string | Kind[]): (Kind | Block)[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content
}
