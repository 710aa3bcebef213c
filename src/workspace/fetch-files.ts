import { type Checkout, ENV } from './checkout.ts'
import { git, gitResult } from './git.ts'
import { headerSetting, PATIENCE, withSettings } from './git-settings.ts'

/**
 * Fetch the submodules of a checkout as actions/checkout does: one commit of each. Only a credential that the checkout
 * has itself is used: its configuration can name programs, and code of the repository may have written it.
 * @param serverUrl `https://github.com`, or the address of another GitHub
 * @param isRecursive true to fetch the submodules of submodules, too
 * @throws GitError if one cannot be fetched
 */
export async function fetchSubmodules(
  { top, host }: Checkout,
  { serverUrl, isRecursive }: { readonly serverUrl: string; readonly isRecursive: boolean },
): Promise<void> {
  const { hostname, origin } = new URL(serverUrl)
  const name = headerSetting(origin)
  const own = await gitResult(['config', '--get', name], { cwd: top, host, env: ENV, codes: [1] })
  const env = {
    ...ENV,
    // No address of a repository may name a file of this machine.
    GIT_ALLOW_PROTOCOL: 'http:https',
    ...withSettings([
      ...PATIENCE,
      // GitHub rejects two headers: an empty one drops those of other settings.
      ...(own.code === 0 ? [[name, ''] as const, [name, own.stdout.trim()] as const] : []),
      [`url.${origin}/.insteadOf`, `git@${hostname}:`],
    ]),
  }
  const options = ['--init', '--force', '--depth=1', ...(isRecursive ? ['--recursive'] : [])]
  await git(['submodule', '--quiet', 'update', ...options], { cwd: top, host, env })
}

/**
 * Fetch the Git LFS files of a checkout's commit, and put them in the place of their pointers, with the credential that
 * the checkout has itself.
 * @throws GitError if Git LFS is not installed, or a file cannot be fetched
 */
export async function fetchLfsFiles({ top, host }: Checkout): Promise<void> {
  const options = { cwd: top, host, env: ENV }
  const filter = await gitResult(['config', '--get', 'filter.lfs.process'], { ...options, codes: [1] })
  if (filter.code !== 0) {
    // Without the filter, git would take each fetched file for a change.
    await git(['lfs', 'install', '--local', '--skip-repo'], options)
    // A later checkout of a commit whose files cannot be fetched has pointers, and does not fail.
    await git(['config', 'filter.lfs.required', 'false'], options)
  }
  await git(['lfs', 'pull'], options)
}
