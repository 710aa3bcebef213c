import { type Chain, createChain } from '../fixers/chain.ts'
import { guidanceAt, loadFixHistory } from './agent-context.ts'
import { modelAccess } from './model-access.ts'
import type { RunSession } from './open-session.ts'
import { isTestFile } from './source-index.ts'

/** Create the fixers and the reviewer that the settings name. @throws UserError for a model that does not exist */
export function createFixers({ job, redact, transcripts, repository, storage, emit }: RunSession): Promise<Chain> {
  const { settings, trusted } = job
  return createChain({
    models: settings.models,
    roles: {
      analyst: settings['analyst-model'],
      fixer: settings['fixer-model'],
      reviewer: settings['reviewer-model'],
      small: settings['small-model'],
    },
    review: settings.review,
    access: modelAccess(settings, job.host),
    redact,
    isTest: isTestFile,
    transcripts,
    background: async () => ({
      guidance: trusted === undefined ? [] : await guidanceAt(repository, trusted),
      memory: await loadFixHistory(storage.store, emit),
    }),
    isPriced: settings['max-cost-usd'] !== undefined || settings['max-cluster-cost-usd'] !== undefined,
  })
}
