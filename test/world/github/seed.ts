import { execFile } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gitEnvironment } from './git.ts'
import { noteMoves } from './activities.ts'
import { installPushRules } from './push-rules.ts'
import { Repository, emptyWorld } from './repository.ts'

/** What GitHub's git server allows and hides, in git's own words. */
const settings = `
[http]
	receivepack = true
[uploadpack]
	allowAnySHA1InWant = true
	allowFilter = true
[receive]
	# Pull requests' refs can be fetched, never pushed.
	hideRefs = refs/pull
	autogc = false
[gc]
	# No clean-up in the background of a directory that a test is about to delete.
	auto = 0
`

export interface Seed {
  readonly from: string
  readonly defaultBranch?: string
  /** The full name of the repository that this one is a fork of. */
  readonly forkOf?: string
}

/** Make the bare repository, with all branches and tags of `from`. */
export async function createRepository(
  directory: string,
  seed: Seed & { readonly fullName: string },
): Promise<Repository> {
  const from = resolve(seed.from)
  const defaultBranch = seed.defaultBranch ?? (await git('-C', from, 'symbolic-ref', '--short', 'HEAD'))
  await git('init', '--quiet', '--bare', '--template=', `--initial-branch=${defaultBranch}`, directory)
  appendFileSync(join(directory, 'config'), settings)
  await git('--git-dir', directory, 'fetch', '--quiet', from, '+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*')
  const { fullName, forkOf = null } = seed
  const repo = new Repository(directory, emptyWorld(fullName, { defaultBranch, forkOf }))
  installPushRules(repo)
  // The branches that a test begins with are old.
  noteMoves(repo, repo.owner, '2020-01-01T00:00:00Z')
  return repo
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { env: gitEnvironment })
  return stdout.trim()
}
