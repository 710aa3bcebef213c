import { type Commit, ourSignature } from '../commits.ts'
import { fill } from '../fill.ts'
import { nodeId } from '../identity.ts'
import { type Place, apiUrl, pageUrl } from '../site.ts'
import { userOfEmail } from './repository.ts'

/** `git-commit`, of the Git Data API. */
export function gitCommit(place: Place, record: Commit) {
  const { sha, author, committer, message } = record
  return fill('git-commit', {
    sha,
    node_id: nodeId('C', sha),
    url: apiUrl(place, `/git/commits/${sha}`),
    html_url: pageUrl(place, `/commit/${sha}`),
    author,
    committer,
    tree: treeOf(place, record),
    message,
    parents: parentsOf(place, record),
    verification: verification(record),
  })
}

/** `commit`, of the commits API. */
export function commit(place: Place, record: Commit) {
  const { sha, author, committer, message } = record
  return fill('commit', {
    sha,
    node_id: nodeId('C', sha),
    commit: {
      author,
      committer,
      message,
      tree: treeOf(place, record),
      url: apiUrl(place, `/git/commits/${sha}`),
      comment_count: 0,
      verification: verification(record),
    },
    url: apiUrl(place, `/commits/${sha}`),
    html_url: pageUrl(place, `/commit/${sha}`),
    author: userOfEmail(place.site, author.email),
    committer: userOfEmail(place.site, committer.email),
    parents: parentsOf(place, record),
  })
}

function treeOf(place: Place, { tree }: Commit) {
  return { sha: tree, url: apiUrl(place, `/git/trees/${tree}`) }
}

function parentsOf(place: Place, { parents }: Commit) {
  return parents.map(sha => ({
    sha,
    url: apiUrl(place, `/git/commits/${sha}`),
    html_url: pageUrl(place, `/commit/${sha}`),
  }))
}

function verification({ signature, unsigned }: Commit) {
  const verified = signature === ourSignature
  const reason = verified ? 'valid' : signature === null ? 'unsigned' : 'unknown_key'
  return { verified, reason, signature, payload: signature === null ? null : unsigned, verified_at: null }
}
