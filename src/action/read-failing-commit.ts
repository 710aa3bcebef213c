import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Request } from '../domain/model/request.ts'
import { type LocalSources, sourceIndexOf } from '../engine/diagnose-reports.ts'
import { remoteStore } from '../state-store/remote-transport.ts'
import { inspectCheckout } from '../workspace/checkout.ts'
import { jobHost } from '../workspace/git.ts'
import { PLAIN_DIFF, recentFiles } from '../workspace/history.ts'
import { Repository } from '../workspace/repository.ts'
import type { Session } from './session.ts'

/** Without the machine's configuration of git no filter runs that a file of the commit names. */
const NO_FILTERS = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' }

/** The files of the failing commit, in a folder of their own until they are disposed of. */
export interface FailingCommit extends AsyncDisposable {
  readonly sources: LocalSources
}

/**
 * Write the files of the failing commit, also of a fork, to be read: the job mostly has the default branch in its work
 * tree, which stays as it is. Links become texts. Best effort.
 * @returns undefined if the work tree is at that commit, or the commit cannot be had
 */
export async function readFailingCommit(session: Session, request: Request): Promise<FailingCommit | undefined> {
  const { environment, env } = session
  return session.bestEffort(async () => {
    const checkout = await inspectCheckout(environment.workspace, jobHost(env))
    if (checkout.sha === request.headSha) return undefined
    const dir = join(environment.temp, 'fix-tests', 'read')
    const folder = { [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) }
    try {
      return { sources: await writeSources(dir, { session, sha: request.headSha, work: checkout.top }), ...folder }
    } catch (error) {
      await folder[Symbol.asyncDispose]()
      throw error
    }
  })
}

/** Fetch a commit, and write its files below a folder. */
async function writeSources(
  dir: string,
  { session, sha, work }: { session: Session; sha: string; work: string },
): Promise<LocalSources> {
  const { env, repositoryUrl: url, token } = session
  const [top, index] = [join(dir, 'files'), join(dir, 'index')]
  const repository = await Repository.open({ dir: join(dir, 'git'), work, host: jobHost(env) })
  await remoteStore({ repository, key: 'read', url, token }).fetchRefs([sha])
  await mkdir(top, { recursive: true })
  await repository.git(['read-tree', sha], { index })
  const write = ['-c', 'core.symlinks=false', 'checkout-index', '--all', '--force', '--quiet', `--prefix=${top}/`]
  await repository.git(write, { index, env: NO_FILTERS })
  const listed = (await repository.git(['ls-tree', '-r', '-z', '--name-only', sha])).split('\0')
  const isFirst = !(await repository.has(`${sha}^1^{commit}`))
  const diff = isFirst ? '' : await repository.git(['diff', ...PLAIN_DIFF, `${sha}^1`, sha])
  const recent = await recentFiles(sha, args => repository.git(args))
  return sourceIndexOf(top, { listed: listed.filter(path => path !== ''), diff, recent })
}
