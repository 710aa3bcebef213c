import { signedCommit } from '../../github/signed-commits.ts'
import type { RepositoryApi } from '../../github/client.ts'
import type { MakeCommit } from '../../contracts/ports.ts'
import type { Repository } from '../../workspace/repository.ts'

/** Create commits on GitHub, which signs them, with identical copies in the bot's own git directory. */
export function commitSigning(
  api: RepositoryApi,
  { repository, fetch }: { repository: Repository; fetch: (sha: string) => Promise<void> },
): MakeCommit {
  return async ({ tree, parents, message }) => {
    const [parent = ''] = parents
    const base = (await repository.git(['rev-parse', `${parent}^{tree}`])).trim()
    const raw = await repository.git(['diff-tree', '-r', '-z', '--no-renames', base, tree])
    const entries = [...raw.matchAll(/:\d{6} (\d{6}) [0-9a-f]+ [0-9a-f]+ \w\0([^\0]*)\0/g)]
    const changes = await Promise.all(
      entries.map(async ([, mode = '', path = '']) => ({ path, mode, text: await repository.text(tree, path) })),
    )
    const { sha, objects } = await signedCommit(api, { base, tree, parents, message, changes })
    for (const object of objects) {
      const write = ['hash-object', '-t', 'commit', '-w', '--stdin']
      if ((await repository.git(write, { input: object })).trim() === sha) return sha
    }
    await fetch(sha)
    return sha
  }
}
