import { noteMoves } from '../activities.ts'
import { ourSignature, readCommit, writeCommit } from '../commits.ts'
import type { Git, Ref } from '../git.ts'
import { nodeId } from '../identity.ts'
import { gitCommit } from '../payloads/commits.ts'
import { noreplyEmail } from '../payloads/users.ts'
import { syncPullRefs } from '../pull-requests.ts'
import { changedWorkflow, isProtected } from '../push-rules.ts'
import { now } from '../repository.ts'
import { type Call, Refusal, type Route, created, found, noContent, notFound, ok, route } from '../route.ts'
import { type Place, apiUrl, escapePath } from '../site.ts'
import type { Token } from '../tokens.ts'
import { wrapped } from './contents.ts'

export const gitDataRoutes: readonly Route[] = [
  route('git/get-ref', 'contents:read', call => {
    const name = `refs/${call.input.ref}`
    return ok(gitRef(call, found(call.repo.git.refs(name).find(ref => ref.name === name))))
  }),

  route('git/list-matching-refs', 'contents:read', call => {
    const prefix = `refs/${call.input.ref}`
    return ok(
      call.repo.git
        .refs()
        .filter(ref => ref.name.startsWith(prefix))
        .map(ref => gitRef(call, ref)),
    )
  }),

  route('git/create-ref', 'contents:write', call => {
    const { ref, sha } = call.input
    if (!/^refs\/.+\/?.+/.test(ref) || call.repo.git.attempt(['check-ref-format', ref]) === undefined) {
      throw new Refusal(422, 'Reference name must start with refs/ and be valid', { mistake: true })
    }
    if (call.repo.git.refs(ref).some(each => each.name === ref)) throw new Refusal(422, 'Reference already exists')
    return created(moveRef(call, { ref, sha, mustForward: false }))
  }),

  route('git/update-ref', 'contents:write', call => {
    const ref = `refs/${call.input.ref}`
    if (!call.repo.git.refs(ref).some(each => each.name === ref)) {
      throw new Refusal(422, 'Reference does not exist')
    }
    return ok(moveRef(call, { ref, sha: call.input.sha, mustForward: call.input.force !== true }))
  }),

  route('git/delete-ref', 'contents:write', call => {
    const ref = `refs/${call.input.ref}`
    if (!call.repo.git.refs(ref).some(each => each.name === ref)) {
      throw new Refusal(422, 'Reference does not exist')
    }
    refuseProtected(call, ref)
    syncPullRefs(call)
    noteMoves(call.repo)
    call.repo.git.line(['update-ref', '-d', ref])
    noteMoves(call.repo, call.token?.login)
    return noContent
  }),

  route('git/create-blob', 'contents:write', call => {
    const { content, encoding } = call.input
    const input = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')
    const sha = call.repo.git.line(['hash-object', '-w', '--stdin'], { input })
    return created({ sha, url: apiUrl(call, `/git/blobs/${sha}`) })
  }),

  route('git/get-blob', 'contents:read', call => {
    const sha = call.input.file_sha
    if (call.repo.git.objectType(sha) !== 'blob') throw notFound()
    const bytes = call.repo.git.bytes(['cat-file', 'blob', sha])
    return ok({
      sha,
      node_id: nodeId('B', sha),
      size: bytes.length,
      url: apiUrl(call, `/git/blobs/${sha}`),
      content: wrapped(bytes),
      encoding: 'base64',
    })
  }),

  route('git/create-tree', 'contents:write', call => {
    const { tree, base_tree: base } = call.input
    const workflow = tree.find(entry => entry.path?.startsWith('.github/workflows/'))
    if (workflow && call.token?.workflow !== true) throw new Refusal(403, 'Resource not accessible by integration')
    return created(treePayload(call, { sha: writeTree(call.repo.git, { entries: tree, base }), recursive: false }))
  }),

  route('git/get-tree', 'contents:read', call => {
    const sha = found(call.repo.git.attempt(['rev-parse', '--verify', '--quiet', `${call.input.tree_sha}^{tree}`]))
    return ok(treePayload(call, { sha, recursive: call.input.recursive !== undefined }))
  }),

  route('git/create-commit', 'contents:write', call => {
    const { git } = call.repo
    const { message, tree, parents = [], signature } = call.input
    if (git.objectType(tree) !== 'tree') throw new Refusal(422, 'Tree SHA does not exist')
    if (parents.some(parent => git.objectType(parent) !== 'commit')) {
      throw new Refusal(422, 'Parent SHA does not exist or is not a commit object')
    }
    const sha = writeCommit(git, { message, tree, parents, ...authorship(call), signature: signature ?? sign(call) })
    return created(gitCommit(call, readCommit(git, sha)))
  }),

  route('git/get-commit', 'contents:read', call => {
    if (call.repo.git.objectType(call.input.commit_sha) !== 'commit') throw notFound()
    return ok(gitCommit(call, readCommit(call.repo.git, call.input.commit_sha)))
  }),
]

type CommitCall = Call<'git/create-commit'>

function authorship({ input, token }: CommitCall) {
  const asker = { name: token?.login ?? '', email: noreplyEmail(token?.login ?? ''), date: now() }
  const author = { ...asker, ...input.author }
  return { author, committer: { ...author, ...(input.author ? {} : webFlow(token)), ...input.committer } }
}

/** What a bot commits without naming anybody is committed by GitHub itself, and GitHub signs only that. */
function webFlow(token: Token | undefined) {
  return token?.type === 'Bot' ? { name: 'GitHub', email: 'noreply@github.com' } : {}
}

function sign({ input, token }: CommitCall): string | undefined {
  return token?.type === 'Bot' && !input.author && !input.committer ? ourSignature : undefined
}

function moveRef(
  call: Place & { readonly token: Token | undefined },
  { ref, sha, mustForward }: { ref: string; sha: string; mustForward: boolean },
) {
  const { git } = call.repo
  if (git.objectType(sha) === undefined) throw new Refusal(422, 'Object does not exist')
  if (ref.startsWith('refs/heads/') && git.objectType(sha) !== 'commit') {
    throw new Refusal(422, 'Reference update failed: object is not a commit')
  }
  refuseProtected(call, ref)
  if (mustForward && git.attempt(['merge-base', '--is-ancestor', ref, sha]) === undefined) {
    throw new Refusal(422, 'Update is not a fast forward')
  }
  if (call.token?.workflow !== true && changedWorkflow(call.repo, sha) !== undefined) {
    throw new Refusal(403, 'Resource not accessible by integration')
  }
  noteMoves(call.repo)
  git.line(['update-ref', ref, sha])
  noteMoves(call.repo, call.token?.login)
  syncPullRefs(call)
  return gitRef(call, { name: ref, sha, type: git.objectType(sha) ?? 'commit' })
}

function refuseProtected(place: Place, ref: string): void {
  if (ref.startsWith('refs/heads/') && isProtected(place.repo, ref.slice('refs/heads/'.length))) {
    throw new Refusal(422, 'Cannot update this protected branch. Changes must be made through a pull request.')
  }
}

function gitRef(place: Place, { name, sha, type }: Ref) {
  return {
    ref: name,
    node_id: nodeId('REF', name),
    url: apiUrl(place, `/git/${escapePath(name)}`),
    object: { sha, type, url: apiUrl(place, `/git/${type}s/${sha}`) },
  }
}

type TreeEntries = Call<'git/create-tree'>['input']['tree']

/** Lays the entries over the base in a throw-away index: git itself knows how to make the nested trees. */
function writeTree(git: Git, { entries, base }: { entries: TreeEntries; base: string | undefined }): string {
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

function treePayload(place: Place, { sha, recursive }: { sha: string; recursive: boolean }) {
  const output = place.repo.git.text(['ls-tree', '-lz', ...(recursive ? ['-r', '-t'] : []), sha])
  const tree = output
    .split('\0')
    .filter(line => line !== '')
    .map(line => {
      const [head = '', path = ''] = line.split('\t', 2)
      const [mode = '', type = '', object = '', size = ''] = head.split(/ +/)
      const url = apiUrl(place, `/git/${type}s/${object}`)
      return { path, mode, type, sha: object, url, ...(type === 'blob' ? { size: Number(size) } : {}) }
    })
  return { sha, url: apiUrl(place, `/git/trees/${sha}`), tree, truncated: false }
}
