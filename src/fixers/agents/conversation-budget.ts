import { sumOf, tokensOf, type Usage } from '../../domain/model/usage.ts'
import type { ReaderTools } from '../../contracts/ports.ts'
import type { ModelInfo } from '../models/model-catalog.ts'
import type { ModelAnswer, ModelRequest } from '../models/model.ts'
import { MILLION, rateAt, usageFor } from '../models/request-cost.ts'

/** A low number of bytes per token for text of any language, so that estimates err on the high side. */
const BYTES_PER_TOKEN = 2.5
/** Lifetime of the provider's cache in milliseconds, with a margin. */
const CACHE_LIFETIME_MS = 4 * 60_000
/** The shortest useful answer, in tokens. */
const MIN_ANSWER = 1_000

/** The longest answer that the budget allows for a request, or the reason to stop. */
export type RequestAllowance =
  | { readonly ok: true; readonly maxTokens: number }
  | { readonly ok: false; readonly reason: string }

/** Counts the usage of a conversation, and limits each request to the remaining budget. */
export class ConversationBudget {
  readonly #budget: Pick<ReaderTools, 'budgetTokens' | 'budgetDollars'>
  readonly #info: ModelInfo
  readonly #usages: Usage[] = []
  /** The last request: its tokens as the provider counted them, its bytes, and its time. */
  #last = { tokens: 0, cached: 0, bytes: 0, at: 0 }

  constructor(budget: Pick<ReaderTools, 'budgetTokens' | 'budgetDollars'>, info: ModelInfo) {
    this.#budget = budget
    this.#info = info
  }

  get usage(): Usage {
    return sumOf(this.#usages)
  }

  count(request: ModelRequest, { usage, lost = 0 }: ModelAnswer): void {
    this.countLost(request, lost)
    this.#usages.push(usage)
    const { inputTokens: tokens, cachedTokens: cached } = usage
    this.#last = { tokens, cached, bytes: bytesOf(request), at: Date.now() }
  }

  /** Count the input of failed tries whose answer had started: the provider bills it. */
  countLost(request: ModelRequest, tries: number): void {
    const { price } = this.#info
    const tokens = { input: this.estimate(request), cacheRead: 0, cacheWrite: 0, output: 0 }
    for (let index = 0; index < tries; index += 1) this.#usages.push(usageFor(tokens, { price, waitedMs: 0 }))
  }

  /** Return the usage with a request that is under way: a run that dies now has to pay for it, too. */
  usageWith(request: ModelRequest): Usage {
    const { price } = this.#info
    const tokens = { input: this.estimate(request), cacheRead: 0, cacheWrite: 0, output: MIN_ANSWER }
    return sumOf([...this.#usages, usageFor(tokens, { price, waitedMs: 0 })])
  }

  /** Estimate the tokens of a request from the counted tokens of the last one. */
  estimate(request: ModelRequest): number {
    const bytes = bytesOf(request)
    return this.#extendsLast(bytes)
      ? this.#last.tokens + Math.ceil((bytes - this.#last.bytes) / BYTES_PER_TOKEN)
      : Math.ceil(bytes / BYTES_PER_TOKEN)
  }

  /** Find the longest answer, up to `wanted`, that the remaining budget pays for. */
  allow(request: ModelRequest, wanted: number): RequestAllowance {
    const input = this.estimate(request)
    const tokens = this.#budget.budgetTokens - tokensOf(this.usage) - input
    const tokensForDollars = this.#affordableOutput(request, input)
    const maxTokens = Math.floor(Math.min(wanted, tokens, tokensForDollars))
    if (maxTokens >= Math.min(wanted, MIN_ANSWER)) return { ok: true, maxTokens }
    const limit = tokens < tokensForDollars ? 'tokens' : 'dollars'
    return { ok: false, reason: `The next request would exceed the remaining budget in ${limit}.` }
  }

  #extendsLast(bytes: number): boolean {
    return this.#last.bytes > 0 && bytes >= this.#last.bytes
  }

  /** Compute the output tokens that the remaining dollars pay for, after this much input. */
  #affordableOutput(request: ModelRequest, input: number): number {
    const { price } = this.#info
    const { budgetDollars } = this.#budget
    if (price === undefined || !Number.isFinite(budgetDollars)) return Number.POSITIVE_INFINITY
    const rate = rateAt(price, input)
    // Assume as cached only what the last request read from the cache, if this one extends it.
    const isFresh = Date.now() - this.#last.at < CACHE_LIFETIME_MS && this.#extendsLast(bytesOf(request))
    const cached = isFresh ? Math.min(this.#last.cached, input) : 0
    const inputDollars = (cached * rate.cacheRead + (input - cached) * Math.max(rate.input, rate.cacheWrite)) / MILLION
    const left = budgetDollars - this.usage.dollars - inputDollars
    return rate.output === 0 ? (left >= 0 ? Number.POSITIVE_INFINITY : 0) : (left / rate.output) * MILLION
  }
}

function bytesOf({ system, tools, messages }: ModelRequest): number {
  return [system, JSON.stringify(tools), JSON.stringify(messages)].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    0,
  )
}
