import { makeOnce, type RepositoryApi } from './idempotent.ts'

export interface NewCommit {
  /** The tree of its parent. */
  readonly base: string
  /** The tree that it is to have. */
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  /** How the two differ; a file without a text is gone. */
  readonly changes: readonly { readonly path: string; readonly mode: string; readonly text: string | undefined }[]
}

const WORKFLOWS = 'contents: write and workflows: write, which only the token of an app or a person can have'

/**
 * Makes a commit through the Git Data API. With the token of an app, such as a job's own, GitHub is its committer and
 * signs it, so that it is shown as verified.
 * Source: https://docs.github.com/en/rest/git/commits
 * @returns its id, and what git may have stored for it, the likeliest first
 */
export async function signedCommit(
  { client, owner, repo }: RepositoryApi,
  { base, tree, parents, message, changes }: NewCommit,
): Promise<{ sha: string; objects: readonly string[] }> {
  // Each of these makes what its content names: twice is once.
  const isWorkflow = changes.some(({ path }) => path.startsWith('.github/workflows/'))
  const written = await makeOnce('write a tree', isWorkflow ? WORKFLOWS : 'contents: write', () =>
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
  if (written.data.sha !== tree)
    throw new Error(`GitHub made another tree (${written.data.sha}) than was asked for (${tree})`)
  const { data } = await makeOnce('write a commit', 'contents: write', () =>
    client.rest.git.createCommit({ owner, repo, message, tree, parents: [...parents] }),
  )
  return { sha: data.sha, objects: objectsOf(data) }
}

interface Told {
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

/** What git stores for a commit: what was signed, with the signature among its headers, whose last line may be blank. */
function objectsOf({ message, tree, parents, author, committer, verification }: Told): string[] {
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
