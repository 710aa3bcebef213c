import type { Effort } from '../../domain/model/usage.ts'
/**
 * What is known of models by name: list prices in US dollars per million tokens, windows and longest answers in tokens.
 * Sources: platform.claude.com/docs (pricing, models), developers.openai.com/api/docs/pricing, ai.google.dev pricing,
 * Alibaba Cloud Model Studio's price list, as of PRICES_FROM. The input `model-prices` overrides the prices.
 */
export const PRICES_FROM = '2026-11-21'

export interface Price {
  readonly input: number
  readonly output: number
  /** Input that is read from the provider's cache. */
  readonly cacheRead: number
  /** Input that is written to it, where that has a price of its own. */
  readonly cacheWrite: number
  /** What a whole request costs instead, whose input is longer than `above` tokens. */
  readonly long?: { readonly above: number; readonly price: Omit<Price, 'long'> }
}

export interface ModelInfo {
  /** Undefined: nobody knows, and tokens are counted without dollars. */
  readonly price: Price | undefined
  /** Tokens that a request and its answer may have together. */
  readonly window: number
  /** Tokens that an answer may have. */
  readonly longest: number
  /** What may be told of effort; empty where the model cannot be told, undefined where nobody knows. */
  readonly efforts: readonly Effort[] | undefined
  /** How a Claude model is told not to think before it answers; undefined: it cannot be told. */
  readonly unthinking?: 'disabled' | 'between_tools'
}

const rate = (input: number, cacheRead: number, cacheWrite: number, output: number): Price => ({
  input,
  output,
  cacheRead,
  cacheWrite,
})
const longer = (short: Price, above: number, long: Price): Price => ({ ...short, long: { above, price: long } })

const LEVELS: readonly Effort[] = ['low', 'medium', 'high', 'xhigh', 'max']
const claude = { window: 1_000_000, longest: 128_000, efforts: LEVELS }
const gpt = { window: 1_050_000, longest: 128_000, efforts: ['none', ...LEVELS] as const }
const gemini = { window: 1_048_576, longest: 65_536, efforts: ['low', 'medium', 'high'] as const }
const qwen = { window: 991_808, longest: 65_536, efforts: [] }

/** OpenAI doubles input and raises output by half when the input is longer than this. */
const OPENAI_LONG = 272_000
const openai = (input: number, cached: number, write: number, output: number) =>
  longer(rate(input, cached, write, output), OPENAI_LONG, rate(2 * input, 2 * cached, 2 * write, 1.5 * output))

const CLAUDE: Readonly<Record<string, ModelInfo>> = {
  'claude-fable-5-2': { ...claude, price: rate(8, 0.2, 10, 40) },
  'claude-fable-5-1': { ...claude, price: rate(10, 0.25, 12.5, 50) },
  'claude-opus-5-5': { ...claude, price: rate(4, 0.2, 5, 20) },
  'claude-opus-5': { ...claude, price: rate(5, 0.5, 6.25, 25) },
  'claude-sonnet-5-5': { ...claude, price: rate(2, 0.1, 2.5, 10), unthinking: 'between_tools' },
  'claude-sonnet-5': { ...claude, price: rate(2, 0.2, 2.5, 10), unthinking: 'disabled' },
  'claude-haiku-5-5': {
    ...claude,
    price: longer(rate(0.1, 0.01, 0.125, 0.5), 100_000, rate(0.5, 0.05, 0.625, 2.5)),
    unthinking: 'disabled',
  },
  'claude-haiku-4-5': { window: 200_000, longest: 64_000, efforts: [], price: rate(1, 0.1, 1.25, 5) },
}

const OTHERS: Readonly<Record<string, ModelInfo>> = {
  'gpt-6.2-sol': { ...gpt, efforts: LEVELS, price: openai(2, 0.1, 2.5, 10) },
  'gpt-6.1-sol': { ...gpt, efforts: LEVELS, price: openai(2, 0.1, 2.5, 10) },
  'gpt-6.1-terra': { ...gpt, price: openai(1, 0.05, 1.25, 5) },
  'gpt-6-astra': { ...gpt, efforts: LEVELS, price: openai(10, 1, 12.5, 50) },
  'gpt-6-sol': { ...gpt, price: openai(2, 0.2, 2.5, 10) },
  'gpt-6-luna': { ...gpt, price: openai(0.1, 0.01, 0.125, 0.5) },
  'gpt-5.6-sol': { ...gpt, price: openai(4, 0.4, 5, 20) },
  'gpt-5.6-terra': { ...gpt, price: openai(2, 0.2, 2.5, 12) },
  'gpt-5.6-luna': { ...gpt, price: openai(0.2, 0.02, 0.25, 1.2) },
  'gpt-5.6': { ...gpt, price: openai(4, 0.4, 5, 20) },
  'gpt-5.5': { ...gpt, price: openai(5, 0.5, 5, 30) },
  'gpt-5.4': { ...gpt, price: openai(2.5, 0.25, 2.5, 15) },
  'gpt-5.4-mini': { ...gpt, window: 400_000, price: rate(0.75, 0.075, 0.75, 4.5) },
  'gpt-5.2': { ...gpt, window: 400_000, price: rate(1.75, 0.175, 1.75, 14) },
  'gpt-5.1': { ...gpt, window: 400_000, price: rate(1.25, 0.125, 1.25, 10) },
  'gemini-3.8-flash': { ...gemini, price: rate(0.75, 0.075, 0.75, 3.75) },
  'gemini-3.5-flash': { ...gemini, price: rate(1.5, 0.15, 1.5, 9) },
  'gemini-3.5-flash-lite': { ...gemini, price: rate(0.3, 0.03, 0.3, 2.5) },
  'gemini-3.1-pro-preview': { ...gemini, price: longer(rate(2, 0.2, 2, 12), 200_000, rate(4, 0.4, 4, 18)) },
  'gemini-2.5-pro': { ...gemini, price: longer(rate(1.25, 0.125, 1.25, 10), 200_000, rate(2.5, 0.25, 2.5, 15)) },
  'gemini-2.5-flash': { ...gemini, price: rate(0.3, 0.03, 0.3, 2.5) },
  'qwen3.8-max': { ...qwen, price: rate(2, 0.25, 2, 6) },
  'qwen3.8-flash': { ...qwen, price: rate(0.15, 0.016, 0.15, 0.47) },
}

/** Of a model that is not in the list: what every present one can do, and no price. */
const UNKNOWN: ModelInfo = { price: undefined, window: 128_000, longest: 16_000, efforts: undefined }
const UNKNOWN_CLAUDE: ModelInfo = { ...UNKNOWN, window: 200_000, longest: 32_000 }

/**
 * What is known of a model; a date or a version behind its name is left out of account. Clouds and resellers have
 * prices of their own, so their models (`own` is false) have none. A price that is told comes before all of them.
 */
export function modelInfo(
  model: string,
  { family, own, price }: { family: 'claude' | 'other'; own: boolean; price?: Price | undefined },
): ModelInfo {
  const list = family === 'claude' ? CLAUDE : OTHERS
  // Bedrock: global.anthropic.claude-…-v1:0. Vertex: claude-…@20251001. Azure and others: a name and a date.
  const bare = model
    .replace(/^(?:[a-z-]+\.)*anthropic\./, '')
    .replace(/(?:[@-]\d{8}|-\d{4}-\d\d-\d\d)?(?:-v\d+(?::\d+)?)?$/, '')
  const known = (Object.hasOwn(list, bare) ? list[bare] : undefined) ?? (family === 'claude' ? UNKNOWN_CLAUDE : UNKNOWN)
  return { ...known, price: price ?? (own ? known.price : undefined) }
}

/** What a model is told of effort: as asked for, the least it has for none, and nothing where it cannot be told. */
export function effortOf({ efforts }: ModelInfo, effort: Effort | undefined): Effort | undefined {
  // Of a model that is not in the list, whoever asks for it knows.
  if (effort === undefined || efforts === undefined || efforts.includes(effort)) return effort
  return effort === 'none' && efforts.includes('low') ? 'low' : undefined
}
