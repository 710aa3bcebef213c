import { type Checkout, ENV } from './checkout.ts'
import { git, gitResult } from './git.ts'
import { headerSetting, tokenSetting, withSettings } from './git-credentials.ts'

/** Access to the server of the repository. */
export interface FetchAccess {
  readonly token: string
  /** `https://github.com`, or the address of another GitHub. */
  readonly serverUrl: string
}

/**
 * Fetch the submodules of a checkout as actions/checkout does: one commit of each. Call it before anything of the
 * repository runs.
 * @param options.isRecursive true to fetch the submodules of submodules, too
 * @throws GitError if one cannot be fetched
 */
export async function fetchSubmodules(
  { top, host }: Checkout,
  { isRecursive, ...access }: FetchAccess & { readonly isRecursive: boolean },
): Promise<void> {
  const { hostname, origin } = new URL(access.serverUrl)
  const env = {
    ...ENV,
    // No address of a repository may name a file of this machine.
    GIT_ALLOW_PROTOCOL: 'http:https',
    ...withSettings([
      // GitHub rejects two headers: an empty one drops those of other settings.
      [headerSetting(origin), ''],
      tokenSetting(access.token, origin),
      [`url.${origin}/.insteadOf`, `git@${hostname}:`],
    ]),
  }
  const options = ['--init', '--force', '--depth=1', ...(isRecursive ? ['--recursive'] : [])]
  await git(['submodule', '--quiet', 'update', ...options], { cwd: top, host, env })
}

/**
 * Fetch the Git LFS files of a checkout's commit, and put them in the place of their pointers. Call it before anything of
 * the repository runs.
 * @throws GitError if Git LFS is not installed, or a file cannot be fetched
 */
export async function fetchLfsFiles({ top, host }: Checkout, access: FetchAccess): Promise<void> {
  const { origin } = new URL(access.serverUrl)
  const ask = (...args: string[]) => gitResult(['config', ...args], { cwd: top, host, env: ENV, codes: [1] })
  const [filter, own] = await Promise.all([
    ask('--get', 'filter.lfs.process'),
    ask('--get-urlmatch', 'http.extraheader', `${origin}/`),
  ])
  // Git LFS sends all headers that are set, and actions/checkout may have left one.
  const auth = own.code === 0 ? {} : withSettings([tokenSetting(access.token, origin)])
  // Without the filter, git would take each fetched file for a change.
  if (filter.code !== 0) await git(['lfs', 'install', '--local', '--skip-repo'], { cwd: top, host, env: ENV })
  await git(['lfs', 'pull'], { cwd: top, host, env: { ...ENV, ...auth } })
}
