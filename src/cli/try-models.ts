import type { Settings } from '../config/settings.ts'
import { sentenceOf } from '../contracts/errors.ts'
import { type ModelRequest, ModelUnavailable } from '../fixers/models/model.ts'
import { chainNames, loadModel, type ModelAccess, parseModelName } from '../fixers/models/providers.ts'
import { modelAccess, roleModels } from '../engine/model-access.ts'
import type { ModelTrial } from '../setup/doctor-facts.ts'

/** Longest wait for the answer of a model, in milliseconds. */
const PATIENCE_MS = 30_000
/** It has a tool, since no agent works with a model that takes none, and the shortest answer that each API accepts. */
const QUESTION: ModelRequest = {
  system: 'You answer with one word.',
  tools: [{ name: 'answer', description: 'Answers.', input_schema: { type: 'object', properties: {} } }],
  messages: [{ role: 'user', content: 'Answer with the word "yes".' }],
  maxTokens: 16,
}

/**
 * Ask each model that the settings name for one word, if there is a key for it. Nothing of the repository is sent.
 * Models of Amazon and Google are left out: a workflow signs in there, and a machine of a user mostly cannot.
 */
export function tryModels(
  settings: Settings,
  host: Readonly<Record<string, string | undefined>>,
): Promise<ModelTrial[]> {
  // A wrong price is no matter of the key.
  const access = modelAccess({ ...settings, 'model-prices': [] }, host)
  const named = [...chainNames(settings.models, access.anthropic.isThere), ...Object.values(roleModels(settings))]
  const models = new Set(named.flatMap(name => (name !== undefined && hasKey(name, access) ? name : [])))
  return Promise.all(Array.from(models, name => tryModel(name, access)))
}

function hasKey(name: string, { anthropic, openai }: ModelAccess): boolean {
  switch (parseModelName(name)?.provider) {
    case 'anthropic':
      return anthropic.isThere
    case 'openai':
      return openai.apiKey !== undefined || openai.baseUrl !== undefined
    default:
      return false
  }
}

async function tryModel(name: string, access: ModelAccess): Promise<ModelTrial> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    const model = await loadModel(name, access)
    await model.send(QUESTION, patience)
    return { name, result: 'answers', reason: '' }
  } catch (error) {
    if (patience.aborted) return { name, result: 'fails', reason: `${name} did not answer within 30 s.` }
    const isRefused = error instanceof ModelUnavailable && error.isMisconfigured
    return { name, result: isRefused ? 'refuses' : 'fails', reason: sentenceOf(error) }
  }
}
