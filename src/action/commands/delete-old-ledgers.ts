import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BranchConflict } from '../../contracts/errors.ts'
import { expiredLedgers } from '../../domain/policy/expired-ledgers.ts'
import { keysOfOpenPulls } from '../../github/open-requests.ts'
import { isOwnBranch } from '../../triggers/own-work.ts'
import { remoteLedgers } from '../../state-store/remote-transport.ts'
import { jobHost } from '../../workspace/git.ts'
import { Repository } from '../../workspace/repository.ts'
import type { Session } from '../session.ts'

/**
 * Delete the stored state of requests that no run has written for `keep-days`, except that of open pull requests.
 * @returns the number of deleted ledgers
 * @throws UserError if the token may not push
 */
export async function deleteOldLedgers(session: Session): Promise<number> {
  const { 'keep-days': keepDays, branch } = await session.settingsFor(undefined)
  if (keepDays === 0) return 0
  const { env, environment, token } = session
  const dir = await mkdtemp(join(environment.temp, 'fix-tests-ledgers-'))
  try {
    const repository = await Repository.open({
      dir: join(dir, 'git'),
      work: dir,
      host: jobHost(env),
    })
    const ledgers = remoteLedgers({ repository, url: session.repositoryUrl, token })
    const limits = { now: Date.now(), keepDays }
    const old = expiredLedgers(await ledgers.list(), { ...limits, inUse: new Set() })
    // Most runs end here, without a request to GitHub's API.
    if (old.length === 0) return 0
    const inUse = await keysOfOpenPulls(session.api, name => isOwnBranch(name, branch))
    const expired = expiredLedgers(old, { ...limits, inUse })
    await ledgers.remove(expired)
    return expired.length
  } catch (error) {
    // Another run has deleted or written one of them. The next run finds what is left.
    if (error instanceof BranchConflict) return 0
    throw error
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
