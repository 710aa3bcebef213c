import { sumOf, tokensOf, type Usage } from '../../domain/model/usage.ts'
import type { ReaderTools } from '../../contracts/ports.ts'
import type { ModelInfo } from '../models/model-catalog.ts'
import type { ModelAnswer, ModelRequest } from '../models/model.ts'
import { MILLION, rateAt, usageFor } from '../models/pricing.ts'

/** Bytes of code, JSON or any language that make a token, at least: so an estimate is rather too high. */
const BYTES = 2.5
/** So long a provider keeps what was sent, a little less to be sure, in milliseconds. */
const CACHED_MS = 4 * 60_000
/** An answer that may be shorter than this is not worth asking for, in tokens. */
const LEAST_ANSWER = 1_000

/** What may be asked for now: the longest answer that is paid for, or why nothing may be asked. */
export type RequestAllowance =
  | { readonly ok: true; readonly maxTokens: number }
  | { readonly ok: false; readonly reason: string }

/** Counts what a conversation uses, and says before each request whether it can be paid for. */
export class ConversationBudget {
  readonly #budget: Pick<ReaderTools, 'budgetTokens' | 'budgetDollars'>
  readonly #known: ModelInfo
  readonly #usages: Usage[] = []
  /** What the conversation so far has in tokens, as the provider counted it, how much of it came from its cache, and how long that request was. */
  #counted = { tokens: 0, cached: 0, bytes: 0, at: 0 }

  constructor(budget: Pick<ReaderTools, 'budgetTokens' | 'budgetDollars'>, known: ModelInfo) {
    this.#budget = budget
    this.#known = known
  }

  get usage(): Usage {
    return sumOf(this.#usages)
  }

  count(request: ModelRequest, { usage, lost = 0 }: ModelAnswer): void {
    this.countLost(request, lost)
    this.#usages.push(usage)
    const { inputTokens: tokens, cachedTokens: cached } = usage
    this.#counted = { tokens, cached, bytes: bytesOf(request), at: Date.now() }
  }

  /** Tries whose answer was lost on the way: what was sent is paid for each time. */
  countLost(request: ModelRequest, tries: number): void {
    const { price } = this.#known
    const tokens = { input: this.estimate(request), cacheRead: 0, cacheWrite: 0, output: 0 }
    for (let each = 0; each < tries; each += 1) this.#usages.push(usageFor(tokens, { price, waitedMs: 0 }))
  }

  /** Tokens of a request, estimated from what is known of the ones before it. */
  estimate(request: ModelRequest): number {
    const bytes = bytesOf(request)
    return this.#isLonger(bytes)
      ? this.#counted.tokens + Math.ceil((bytes - this.#counted.bytes) / BYTES)
      : Math.ceil(bytes / BYTES)
  }

  /** The longest answer, up to `wanted`, with which the request stays within all that may be spent. */
  allow(request: ModelRequest, wanted: number): RequestAllowance {
    const input = this.estimate(request)
    const tokens = this.#budget.budgetTokens - tokensOf(this.usage) - input
    const dollars = this.#answerFor(request, input)
    const most = Math.floor(Math.min(wanted, tokens, dollars))
    if (most >= Math.min(wanted, LEAST_ANSWER)) return { ok: true, maxTokens: most }
    const what = tokens < dollars ? 'tokens that are' : 'money that is'
    return { ok: false, reason: `The next request would take more than the ${what} left for this.` }
  }

  #isLonger(bytes: number): boolean {
    return this.#counted.bytes > 0 && bytes >= this.#counted.bytes
  }

  /** Tokens of output that what is left of the money pays for, after this much input. */
  #answerFor(request: ModelRequest, input: number): number {
    const { price } = this.#known
    const { budgetDollars } = this.#budget
    if (price === undefined || !Number.isFinite(budgetDollars)) return Number.POSITIVE_INFINITY
    const rate = rateAt(price, input)
    // Only what was seen to be cached, of a conversation that has grown since, is taken for cached again.
    const isFresh = Date.now() - this.#counted.at < CACHED_MS && this.#isLonger(bytesOf(request))
    const cached = isFresh ? Math.min(this.#counted.cached, input) : 0
    const asked = (cached * rate.cacheRead + (input - cached) * Math.max(rate.input, rate.cacheWrite)) / MILLION
    const left = budgetDollars - this.usage.dollars - asked
    return rate.output === 0 ? (left >= 0 ? Number.POSITIVE_INFINITY : 0) : (left / rate.output) * MILLION
  }
}

function bytesOf({ system, tools, messages }: ModelRequest): number {
  return [system, JSON.stringify(tools), JSON.stringify(messages)].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    0,
  )
}
