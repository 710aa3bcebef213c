import { createHash } from 'node:crypto'
import { countTokens } from '../model/prompt.ts'
import type { CacheUse } from '../model/provider.ts'

export interface PrefixUse extends CacheUse {
  /** Of the whole prompt, the cached ones included. */
  promptTokens: number
}

const minimumPrefix = 1024
const step = 128
/** As in countTokens. */
const bytesPerToken = 4

/**
 * Prompt caching as OpenAI documents it: automatic, and writing costs nothing. Entries never expire here.
 * Source: developers.openai.com/api/docs/guides/prompt-caching
 */
export class PrefixCache {
  readonly #known = new Set<string>()

  /** @param parts the prompt in the model's order; keys stay in the order they were sent in */
  use(model: string, parts: readonly unknown[]): PrefixUse {
    const prompt = parts.map(part => JSON.stringify(part)).join('\n')
    const prefixes = prefixesOf(prompt, model)
    const promptTokens = countTokens(prompt)
    const cacheReadTokens = prefixes.findLast(({ hash }) => this.#known.has(hash))?.tokens ?? 0
    return {
      promptTokens,
      inputTokens: promptTokens - cacheReadTokens,
      cacheReadTokens,
      cacheWriteTokens: 0,
      commit: () => {
        for (const { hash } of prefixes) this.#known.add(hash)
      },
    }
  }
}

function prefixesOf(prompt: string, model: string): { hash: string; tokens: number }[] {
  const bytes = Buffer.from(prompt)
  const hash = createHash('sha256').update(`${model}\n`)
  const prefixes: { hash: string; tokens: number }[] = []
  for (let tokens = step; tokens * bytesPerToken <= bytes.length; tokens += step) {
    hash.update(bytes.subarray((tokens - step) * bytesPerToken, tokens * bytesPerToken))
    if (tokens >= minimumPrefix) prefixes.push({ hash: hash.copy().digest('hex'), tokens })
  }
  return prefixes
}
