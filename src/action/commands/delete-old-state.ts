import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BranchConflict } from '../../contracts/errors.ts'
import { expiredState } from '../../domain/policy/expired-state.ts'
import { keyOfCommit, keysOfOpenPulls } from '../../github/open-requests.ts'
import { isOwnBranch, isOwnCommit } from '../../triggers/own-work.ts'
import { remoteRefs } from '../../state-store/remote-transport.ts'
import { jobHost } from '../../workspace/git.ts'
import { Repository } from '../../workspace/repository.ts'
import type { Session } from '../session.ts'

/** Numbers of deleted ledgers and branches. */
export interface Deleted {
  readonly states: number
  readonly branches: number
}

const NONE: Deleted = { states: 0, branches: 0 }

/**
 * Delete the stored state and the branches of requests that no run has written for `keep-days`, except those of open
 * pull requests, and branches to which another author has pushed.
 * @throws UserError if the token may not push
 */
export async function deleteOldState(session: Session): Promise<Deleted> {
  const { 'keep-days': keepDays, branch } = await session.settingsFor(undefined)
  if (keepDays === 0) return NONE
  const { env, environment, token } = session
  const dir = await mkdtemp(join(environment.temp, 'fix-tests-ledgers-'))
  try {
    const repository = await Repository.open({
      dir: join(dir, 'git'),
      work: dir,
      host: jobHost(env),
    })
    const refs = remoteRefs({ repository, url: session.repositoryUrl, token })
    const limits = { now: Date.now(), keepDays }
    const isOwn = (name: string) => isOwnBranch(name, branch)
    const keyOf = (message: string) => (isOwnCommit(message) ? keyOfCommit(message) : undefined)
    const [prefix = ''] = branch.split('{', 1)
    const old = expiredState(await refs.list(`${prefix}*`, { isOwn, keyOf }), {
      ...limits,
      inUse: new Set(),
      most: Infinity,
    })
    // Most runs end here, without a request to GitHub's API.
    if (old.length === 0) return NONE
    const expired = expiredState(old, { ...limits, inUse: await keysOfOpenPulls(session.api, isOwn) })
    await refs.remove(expired)
    const branches = expired.filter(({ ref }) => ref.startsWith('refs/heads/')).length
    return { states: expired.length - branches, branches }
  } catch (error) {
    // Another run has deleted or written one of them. The next run finds what is left.
    if (error instanceof BranchConflict) return NONE
    throw error
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
