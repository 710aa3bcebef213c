import { join } from 'node:path'
import type { Request } from '../domain/model/request.ts'
import { remoteStore } from '../state-store/remote-transport.ts'
import { checkOutCommit, inspectCheckout } from '../workspace/checkout.ts'
import { jobHost } from '../workspace/git.ts'
import { Repository } from '../workspace/repository.ts'
import type { Session } from './session.ts'

/**
 * Put the files of the failing commit into the work tree, to be read until the result is disposed of. Best effort: the
 * job mostly has the default branch there. The files of a fork stay out of it.
 */
export async function openFailingCommit(session: Session, request: Request): Promise<AsyncDisposable | undefined> {
  const { environment, env } = session
  const { headSha: sha, fork } = request
  if (fork !== undefined) return undefined
  return session.bestEffort(async () => {
    const host = jobHost(env)
    const checkout = await inspectCheckout(environment.workspace, host)
    if (checkout.sha === sha) return undefined
    const dir = join(environment.temp, 'fix-tests', 'read')
    const repository = await Repository.open({ dir, work: checkout.top, host })
    const { repositoryUrl: url, token } = session
    await remoteStore({ repository, key: 'read', url, token }).fetchRefs([sha])
    return checkOutCommit(checkout, { sha, from: repository })
  })
}
