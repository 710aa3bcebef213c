import { createHash } from 'node:crypto'
import { countTokens } from '../model/prompt.ts'
import type { ChatMessage } from './shapes.ts'

/** What the model reads, in its order; keys stay in the order they were sent in. */
export interface Prompt {
  model: string
  /** Requests with another one go to another cache. */
  key: unknown
  parts: readonly unknown[]
}

export interface PrefixUse {
  /** Of the whole prompt, the cached ones included. */
  promptTokens: number
  cachedTokens: number
  /** Makes the prompt's prefixes readable. Called when the request is answered: a failed one caches nothing. */
  commit(): void
}

const minimumPrefix = 1024
const step = 128
/** As countTokens has it. */
const bytesPerToken = 4

/**
 * Prompt caching as OpenAI documents it: nobody asks for it, and writing costs nothing. Entries never expire here.
 * Source: developers.openai.com/api/docs/guides/prompt-caching
 */
export class PrefixCache {
  readonly #known = new Set<string>()

  use({ model, key, parts }: Prompt): PrefixUse {
    const prompt = parts.map(part => JSON.stringify(part)).join('\n')
    const prefixes = prefixesOf(prompt, `${model}\n${String(key)}\n`)
    const cached = prefixes.findLast(({ hash }) => this.#known.has(hash))
    return {
      promptTokens: countTokens(prompt),
      cachedTokens: cached?.tokens ?? 0,
      commit: () => {
        for (const { hash } of prefixes) this.#known.add(hash)
      },
    }
  }
}

/** A text and a list with that one text are the same to the model. */
export function inParts(message: ChatMessage): ChatMessage {
  const { content } = message
  return typeof content === 'string' ? { ...message, content: [{ type: 'text', text: content }] } : message
}

function prefixesOf(prompt: string, cache: string): { hash: string; tokens: number }[] {
  const bytes = Buffer.from(prompt)
  const hash = createHash('sha256').update(cache)
  const prefixes: { hash: string; tokens: number }[] = []
  for (let tokens = step; tokens * bytesPerToken <= bytes.length; tokens += step) {
    hash.update(bytes.subarray((tokens - step) * bytesPerToken, tokens * bytesPerToken))
    if (tokens >= minimumPrefix) prefixes.push({ hash: hash.copy().digest('hex'), tokens })
  }
  return prefixes
}
