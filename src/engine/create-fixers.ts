import { hiddenFiles } from '../domain/policy/hidden-files.ts'
import { DEFAULT_COST_USD } from '../config/settings.ts'
import { OFFLINE } from '../domain/model/root-cause.ts'
import { type Chain, createChain } from '../fixers/chain.ts'
import { guidanceAt, loadFixHistory } from './agent-context.ts'
import { modelAccess, roleModels } from './model-access.ts'
import { note } from '../contracts/events.ts'
import type { RunSession } from './open-session.ts'
import { isTestFile } from './source-index.ts'
import { matchesGlob, passedVariables } from './testbed-settings.ts'

/**
 * Create the fixers and the reviewer that the settings name, and say what they may cost.
 *
 * @throws UserError for a model that does not exist
 */
export async function createFixers({
  job,
  redact,
  transcripts,
  repository,
  storage,
  emit,
}: RunSession): Promise<Chain> {
  const { settings, trusted } = job
  const dollars = settings['max-cost-usd']
  const chain = await createChain({
    models: settings.models,
    roles: roleModels(settings),
    review: settings.review,
    writeTests: settings['add-tests'] !== 'false' || settings['propose-tests'],
    access: modelAccess(settings, job.host),
    redact,
    isHidden: hiddenFiles(settings['never-show'], matchesGlob),
    isTest: isTestFile,
    isPassed: passedVariables(job),
    transcripts,
    background: async () => ({
      guidance: trusted === undefined ? [] : await guidanceAt(repository, trusted),
      memory: await loadFixHistory(storage.store, emit),
    }),
    // A model without a known price is refused only if a user has asked for a limit.
    isPriced: dollars !== DEFAULT_COST_USD || settings['max-cluster-cost-usd'] !== undefined,
  })
  if (settings['add-tests'] !== 'false' && chain.testWriter === undefined)
    emit(note('warning', 'add-tests asks for tests, but no model of the chain can write them.'))
  const models = [...chain.fixers.keys()].filter(name => name !== OFFLINE)
  if (models.length > 0) emit({ kind: 'cost-limit', models, dollars })
  return chain
}
