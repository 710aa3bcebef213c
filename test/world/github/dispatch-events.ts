import { circumstances, wanted } from './events.ts'
import { headCommit } from './payloads/actions.ts'
import { repository } from './payloads/repository.ts'
import { readPull } from './pull-requests.ts'
import type { Place } from './site.ts'

/** Events that are about a branch or the repository as a whole. */

export interface DispatchOptions {
  readonly inputs?: Readonly<Record<string, string>>
  /** A branch; the default branch unless told. */
  readonly ref?: string
  readonly login?: string
  readonly workflowPath?: string
}

const ownWorkflow = '.github/workflows/fix-tests.yml'

export function workflowDispatch(place: Place, options: DispatchOptions = {}): object {
  const { inputs = null, login = 'octocat', workflowPath = ownWorkflow } = options
  const ref = options.ref ?? place.repo.world.defaultBranch
  return {
    inputs,
    ref: ref.startsWith('refs/') ? ref : `refs/heads/${ref}`,
    workflow: workflowPath,
    ...circumstances(place, login),
  }
}

/** No webhook: only Actions knows it, and nobody did it. */
export function schedule(place: Place, { cron, workflowPath = ownWorkflow }: { cron?: string; workflowPath?: string }) {
  return { schedule: cron ?? '0 3 * * *', workflow: workflowPath, repository: repository(place) }
}

export interface RepositoryDispatchOptions {
  /** The `event_type` that was asked for. */
  readonly action: string
  readonly clientPayload?: Readonly<Record<string, unknown>>
  readonly login?: string
}

export function repositoryDispatch(
  place: Place,
  { action, clientPayload = {}, login = 'octocat' }: RepositoryDispatchOptions,
): object {
  const { defaultBranch: branch } = place.repo.world
  return { action, branch, client_payload: clientPayload, ...circumstances(place, login) }
}

export function mergeGroup(
  place: Place,
  { number, action = 'checks_requested' }: { number: number; action?: string },
): object {
  const pull = wanted(readPull(place, number), `pull request ${number}`)
  return {
    action,
    merge_group: {
      head_sha: pull.head.sha,
      head_ref: `refs/heads/gh-readonly-queue/${pull.base.ref}/pr-${number}-${pull.base.sha}`,
      base_sha: pull.base.sha,
      base_ref: `refs/heads/${pull.base.ref}`,
      head_commit: headCommit(place.repo.git, pull.head.sha),
    },
    ...circumstances(place, pull.user),
  }
}
