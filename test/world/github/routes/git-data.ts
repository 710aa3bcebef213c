import { ourSignature, readCommit, writeCommit } from '../commits.ts'
import type { Git } from '../git.ts'
import { nodeId } from '../identity.ts'
import { gitCommit } from '../payloads/commits.ts'
import { noreplyEmail } from '../payloads/repository.ts'
import { now } from '../repository.ts'
import { type Call, Refusal, type Route, created, found, notFound, ok, route } from '../route.ts'
import { apiUrl, escapePath } from '../site.ts'
import { allows } from '../tokens.ts'

export const gitDataRoutes: readonly Route[] = [
  route('git/get-ref', 'contents:read', call => {
    const name = `refs/${call.input.ref}`
    const sha = found(call.repo.git.tips().get(name))
    const type = call.repo.git.objectType(sha) ?? 'commit'
    const url = apiUrl(call, `/git/${escapePath(name)}`)
    const object = { sha, type, url: apiUrl(call, `/git/${type}s/${sha}`) }
    return ok({ ref: name, node_id: nodeId('REF', name), url, object })
  }),

  route('git/create-tree', 'contents:write', call => {
    const { tree, base_tree: base } = call.input
    const workflow = tree.find(entry => entry.path?.startsWith('.github/workflows/'))
    if (workflow && !allows(call.token, 'workflows:write')) {
      throw new Refusal(403, 'Resource not accessible by integration')
    }
    const sha = writeTree(call.repo.git, tree, base)
    return created({ sha, url: apiUrl(call, `/git/trees/${sha}`), tree: [], truncated: false })
  }),

  route('git/create-commit', 'contents:write', call => {
    const { git } = call.repo
    const { message, tree, parents = [] } = call.input
    if (git.objectType(tree) !== 'tree') throw new Refusal(422, 'Tree SHA does not exist')
    if (parents.some(parent => git.objectType(parent) !== 'commit')) {
      throw new Refusal(422, 'Parent SHA does not exist or is not a commit object')
    }
    const sha = writeCommit(git, { message, tree, parents, ...authorship(call) })
    return created(gitCommit(call, readCommit(git, sha)))
  }),

  route('git/get-commit', 'contents:read', call => {
    if (call.repo.git.objectType(call.input.commit_sha) !== 'commit') throw notFound()
    return ok(gitCommit(call, readCommit(call.repo.git, call.input.commit_sha)))
  }),
]

/** GitHub itself commits, and signs, what a bot commits without an author and committer. */
function authorship({ input, token }: Call<'git/create-commit'>) {
  const isSigned = token.type === 'Bot' && !input.author && !input.committer
  const asker = { name: token.login, email: noreplyEmail(token.login), date: now() }
  const author = { ...asker, ...input.author }
  const committer = {
    ...author,
    ...(isSigned ? { name: 'GitHub', email: 'noreply@github.com' } : {}),
    ...input.committer,
  }
  return { author, committer, signature: isSigned ? ourSignature : null }
}

type TreeEntries = Call<'git/create-tree'>['input']['tree']

/** Lay the entries over the base in a temporary index: git knows how to make the nested trees. */
function writeTree(git: Git, entries: TreeEntries, base: string | undefined): string {
  if (base !== undefined && git.attempt(['rev-parse', '--verify', '--quiet', `${base}^{tree}`]) === undefined) {
    throw new Refusal(422, 'base_tree is not a valid tree oid')
  }
  const lines = entries.map(({ path = '', mode = '100644', sha, content }) => {
    if (sha === null) return `0 ${'0'.repeat(40)}\t${path}\0`
    const blob = sha ?? git.line(['hash-object', '-w', '--stdin'], { input: content ?? '' })
    if (git.objectType(blob) === undefined) throw new Refusal(422, `tree.sha ${blob} is not a valid blob`)
    return `${mode} ${blob}\t${path}\0`
  })
  return git.withIndex(env => {
    git.line(['read-tree', base ?? '--empty'], { env })
    git.line(['update-index', '-z', '--index-info'], { env, input: lines.join('') })
    return git.line(['write-tree'], { env })
  })
}
