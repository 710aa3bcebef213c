import type { Effort } from '../../domain/model/usage.ts'
import { type Price, PriceList } from './price-list.ts'
import prices from './prices.json' with { type: 'json' }

const LIST = PriceList.parse(prices)

/** The day of the list prices. The input `model-prices` overrides them. */
export const PRICES_FROM = LIST.date

/** Price, limits and options of a model. */
export interface ModelInfo {
  /** Undefined if unknown: then tokens are counted without dollars. */
  readonly price: Price | undefined
  /** Tokens that a request and its answer may have together. */
  readonly window: number
  /** Tokens that an answer may have. */
  readonly longestAnswer: number
  /** Accepted effort levels; empty if the model takes none, undefined if unknown. */
  readonly efforts: readonly Effort[] | undefined
  /** The API's value that switches a Claude model's thinking off, if it can be switched off. */
  readonly noThinking?: 'disabled' | 'between_tools' | undefined
}

/** Limits of a model that is not in the list: those that every current model meets. */
const UNKNOWN: ModelInfo = { price: undefined, window: 128_000, longestAnswer: 16_000, efforts: undefined }
const UNKNOWN_CLAUDE: ModelInfo = { ...UNKNOWN, window: 200_000, longestAnswer: 32_000 }

/**
 * Look up a model, ignoring a date or version behind its name.
 *
 * @param options.isListPriced false for clouds and resellers, which have prices of their own
 * @param options.price overrides the list
 */
export function modelInfo(
  model: string,
  options: { family: 'claude' | 'other'; isListPriced: boolean; price?: Price | undefined },
): ModelInfo {
  const { family, isListPriced, price } = options
  const models = LIST.models[family]
  // Bedrock: global.anthropic.claude-…-v1:0. Vertex: claude-…@20251001. Azure and others: a name and a date.
  const bareName = model
    .replace(/^(?:[a-z-]+\.)*anthropic\./, '')
    .replace(/(?:[@-]\d{8}|-\d{4}-\d\d-\d\d)?(?:-v\d+(?::\d+)?)?$/, '')
  const listed = Object.hasOwn(models, bareName) ? models[bareName] : undefined
  const info: ModelInfo = listed ?? (family === 'claude' ? UNKNOWN_CLAUDE : UNKNOWN)
  return { ...info, price: price ?? (isListPriced ? info.price : undefined) }
}

/** Choose the effort to send: the requested one, the lowest for none, undefined if the model takes no such level. */
export function effortOf({ efforts }: ModelInfo, effort: Effort | undefined): Effort | undefined {
  // An unknown model may take any level: the user decides.
  if (effort === undefined || efforts === undefined || efforts.includes(effort)) return effort
  return effort === 'none' && efforts.includes('low') ? 'low' : undefined
}
