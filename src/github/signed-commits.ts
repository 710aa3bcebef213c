import { type RepositoryApi } from './client.ts'
import { makeOnce } from './idempotent.ts'

export interface NewCommit {
  /** Tree of the parent. */
  readonly base: string
  /** Tree of the new commit, to verify. */
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  /** Differences between the two trees; a deleted file has no text. */
  readonly changes: readonly { readonly path: string; readonly mode: string; readonly text: string | undefined }[]
}

const WORKFLOWS = 'contents: write and workflows: write, which only the token of an app or a person can have'

/**
 * Create a commit through the Git Data API. With an app's token, such as a job's own, GitHub signs it and shows it as
 * verified.
 * Source: https://docs.github.com/en/rest/git/commits
 * @returns its id, and the objects that git may have stored for it, the likeliest first
 */
export async function signedCommit(
  { client, owner, repo }: RepositoryApi,
  { base, tree, parents, message, changes }: NewCommit,
): Promise<{ sha: string; objects: readonly string[] }> {
  // Both objects are named by their content, so creating one twice does no harm.
  const isWorkflow = changes.some(({ path }) => path.startsWith('.github/workflows/'))
  const created = await makeOnce('write a tree', isWorkflow ? WORKFLOWS : 'contents: write', () =>
    client.rest.git.createTree({
      owner,
      repo,
      base_tree: base,
      tree: changes.map(({ path, mode, text }) =>
        text === undefined
          ? { path, mode: '100644', type: 'blob', sha: null }
          : { path, mode: mode as '100644', type: 'blob', content: text },
      ),
    }),
  )
  if (created.data.sha !== tree) throw new Error(`GitHub created the tree ${created.data.sha} instead of ${tree}`)
  const { data } = await makeOnce('write a commit', 'contents: write', () =>
    client.rest.git.createCommit({ owner, repo, message, tree, parents: [...parents] }),
  )
  return { sha: data.sha, objects: objectsOf(data) }
}

interface CommitData {
  readonly message: string
  readonly tree: { readonly sha: string }
  readonly parents: readonly { readonly sha: string }[]
  readonly author: Person
  readonly committer: Person
  readonly verification: { readonly signature: string | null; readonly payload: string | null }
}
interface Person {
  readonly name: string
  readonly email: string
  /** ISO 8601. */
  readonly date: string
}

/** Rebuild the objects that git may store for a commit: the signed payload, with the signature as a header. */
function objectsOf({ message, tree, parents, author, committer, verification }: CommitData): string[] {
  const { signature, payload } = verification
  if (signature !== null && payload !== null) {
    const end = payload.indexOf('\n\n')
    const signed = signature.trimEnd().replaceAll('\n', '\n ')
    const around = (last: string) => `${payload.slice(0, end)}\ngpgsig ${signed}\n${last}${payload.slice(end + 1)}`
    return [around(' \n'), around('')]
  }
  const headers = [
    `tree ${tree.sha}`,
    ...parents.map(({ sha }) => `parent ${sha}`),
    `author ${person(author)}`,
    `committer ${person(committer)}`,
  ]
  return [[...headers, '', message].join('\n')]
}

function person({ name, email, date }: Person): string {
  return `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`
}
