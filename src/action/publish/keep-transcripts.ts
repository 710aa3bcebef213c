import { note } from '../../contracts/events.ts'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ActionsEnv } from '../../config/actions-env.ts'
import { messageOf } from '../../contracts/errors.ts'
import { uploadArtifact } from '../../github/artifact-upload.ts'
import type { Settings } from '../../config/settings.ts'
import type { Emit } from '../../contracts/ports.ts'

export interface KeepTranscriptsOptions {
  readonly settings: Settings
  readonly env: Readonly<Record<string, string | undefined>>
  readonly environment: ActionsEnv
  readonly emit: Emit
  readonly signal: AbortSignal
}

/**
 * Upload the transcripts of conversations as an artifact of this run, if the settings ask for it. Best effort: log a
 * failure, don't fail the run.
 * @returns URL of the artifact
 */
export async function keepTranscripts(
  directory: string,
  { settings, env, environment, emit, signal }: KeepTranscriptsOptions,
): Promise<string | undefined> {
  if (!settings['upload-transcripts']) return undefined
  const names = await readdir(directory).catch(() => [])
  if (names.length === 0) return undefined
  try {
    const { id } = await uploadArtifact({
      name: `${artifactName('transcripts', environment, settings)}${roundOf(environment)}`,
      files: new Map(
        await Promise.all(names.map(async name => [name, await readFile(join(directory, name))] as const)),
      ),
      service: { url: env.ACTIONS_RESULTS_URL ?? '', token: env.ACTIONS_RUNTIME_TOKEN ?? '' },
      signal,
    })
    const { serverUrl, repository, runId } = environment
    return `${serverUrl}/${repository}/actions/runs/${runId}/artifacts/${id}`
  } catch (error) {
    emit(note('warning', `Failed to upload the transcripts: ${messageOf(error)}`))
    return undefined
  }
}

const uploads = new WeakMap<ActionsEnv, number>()

/** Number the uploads of a step from the second on: after CI has ended it may work on its own fix once more. */
function roundOf(environment: ActionsEnv): string {
  const round = (uploads.get(environment) ?? 0) + 1
  uploads.set(environment, round)
  return round === 1 ? '' : `-${round}`
}

/** Name an artifact by job, leg of the matrix and attempt, since artifact names are unique in a run. */
export function artifactName(
  what: 'transcripts' | 'report',
  { job, runAttempt }: Pick<ActionsEnv, 'job' | 'runAttempt'>,
  { 'job-context': leg = 'null' }: Pick<Settings, 'job-context'>,
): string {
  const ofLeg = leg === 'null' ? '' : `-${createHash('sha256').update(leg).digest('hex').slice(0, 8)}`
  return `fix-tests-${what}-${job.replace(/[^\w-]/g, '-') || 'job'}${ofLeg}-${runAttempt}`
}
