import { EMPTY_HISTORY } from '../../src/domain/history/fix-history.ts'
import type { ChainOptions } from '../../src/fixers/chain.ts'
import type { ModelAccess } from '../../src/fixers/models/providers.ts'

/** Nothing to sign in with. */
export const NO_ACCESS: ModelAccess = {
  anthropic: { apiKey: undefined, authToken: undefined, baseUrl: undefined, isThere: false },
  openai: { apiKey: undefined, baseUrl: undefined },
  bedrock: { region: 'eu-west-1', baseUrl: undefined },
  vertex: { region: undefined, project: undefined, baseUrl: undefined },
  effort: undefined,
  prices: new Map(),
}
/** Keys of Anthropic and OpenAI. */
export const ACCESS: ModelAccess = {
  ...NO_ACCESS,
  anthropic: { ...NO_ACCESS.anthropic, apiKey: 'a-key', isThere: true },
  openai: { ...NO_ACCESS.openai, apiKey: 'a-key' },
}

/** Of a chain that nobody asks. */
export function options(more: Partial<ChainOptions> = {}): ChainOptions {
  return {
    models: undefined,
    roles: {},
    review: true,
    writeTests: false,
    access: ACCESS,
    redact: text => text,
    isHidden: () => false,
    isTest: () => false,
    isPassed: () => false,
    transcripts: '/nowhere',
    background: async () => ({ guidance: [], memory: EMPTY_HISTORY }),
    isPriced: false,
    ...more,
  }
}
