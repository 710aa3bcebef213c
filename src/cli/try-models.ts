import type { Settings } from '../config/settings.ts'
import { sentenceOf, UserError } from '../contracts/errors.ts'
import { type ModelRequest, ModelUnavailable } from '../fixers/models/model.ts'
import { chainNames, isAgent, loadModel, type ModelAccess } from '../fixers/models/providers.ts'
import { modelAccess } from '../engine/model-access.ts'
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

/** Ask each model that the settings name for one word. Nothing of the repository is sent. */
export function tryModels(
  settings: Settings,
  host: Readonly<Record<string, string | undefined>>,
): Promise<ModelTrial[]> {
  const access = modelAccess(settings, host)
  const roles = [
    settings['analyst-model'],
    settings['fixer-model'],
    settings['reviewer-model'],
    settings['small-model'],
    settings['test-writer-model'],
  ]
  const named = [...chainNames(settings.models, access.anthropic.isThere), ...roles]
  const models = new Set(named.filter(name => name !== undefined && isAgent(name)) as string[])
  return Promise.all(Array.from(models, name => tryModel(name, access)))
}

async function tryModel(name: string, access: ModelAccess): Promise<ModelTrial> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    const model = await loadModel(name, access)
    await model.send(QUESTION, patience)
    return { name, result: 'answers', reason: '' }
  } catch (error) {
    if (patience.aborted) return { name, result: 'fails', reason: `${name} did not answer within 30 s.` }
    if (error instanceof UserError) return { name, result: 'no-key', reason: sentenceOf(error) }
    if (!(error instanceof ModelUnavailable)) throw error
    return { name, result: error.isMisconfigured ? 'refuses' : 'fails', reason: error.message }
  }
}
