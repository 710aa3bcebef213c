import { type ModelAccess, isAgent, chainNames } from '../fixers/models/providers.ts'
import { parsePrices } from '../fixers/models/price-overrides.ts'
import { SECRET_INPUTS, type Settings } from '../config/settings.ts'

type Host = Readonly<Record<string, string | undefined>>

/**
 * Collect the access to models: from the inputs, and for the clouds of Amazon and Google from earlier sign-in steps.
 * @throws UserError for an invalid price
 */
export function modelAccess(settings: Settings, host: Host): ModelAccess {
  const apiKey = settings['anthropic-api-key']
  const authToken = settings['anthropic-auth-token']
  return {
    anthropic: {
      apiKey,
      authToken,
      baseUrl: settings['anthropic-base-url'],
      isThere: hasClaude(settings),
    },
    openai: { apiKey: settings['openai-api-key'], baseUrl: settings['openai-base-url'] },
    bedrock: { region: host.AWS_REGION ?? host.AWS_DEFAULT_REGION, baseUrl: host.ANTHROPIC_BEDROCK_BASE_URL },
    vertex: {
      region: host.CLOUD_ML_REGION,
      project: host.ANTHROPIC_VERTEX_PROJECT_ID ?? host.GOOGLE_CLOUD_PROJECT ?? host.GCLOUD_PROJECT,
      baseUrl: host.ANTHROPIC_VERTEX_BASE_URL,
    },
    effort: settings.effort,
    prices: parsePrices(settings['model-prices']),
  }
}

/** List the models that the settings give to single roles; undefined where the chain's own do the work. */
export function roleModels(settings: Settings) {
  return {
    analyst: settings['analyst-model'],
    fixer: settings['fixer-model'],
    reviewer: settings['reviewer-model'],
    small: settings['small-model'],
    'test-writer': settings['test-writer-model'],
  }
}

function hasClaude(settings: Settings): boolean {
  return settings['anthropic-api-key'] !== undefined || settings['anthropic-auth-token'] !== undefined
}

/** Environment variables with secrets of earlier steps and of the runner. */
const SECRET_VARIABLES = [
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_BEARER_TOKEN_BEDROCK',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
] as const

/** Collect the secret values. They go to no child process, log, prompt or pull request. */
export function secretsOf(settings: Settings, host: Host): string[] {
  const values = [...SECRET_INPUTS.map(name => settings[name]), ...SECRET_VARIABLES.map(name => host[name])]
  return [...new Set(values.filter(value => value !== undefined && value !== ''))] as string[]
}

/** Return true if the settings allow model calls. */
export function asksModels(settings: Settings): boolean {
  return chainNames(settings.models, hasClaude(settings)).some(isAgent)
}
