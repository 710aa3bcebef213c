import { type Commit, countCommits, ourSignature, readCommit, readCommits } from '../commits.ts'
import { type ChangedFile, readDiff } from '../diff.ts'
import { nodeId } from '../identity.ts'
import { type Place, apiUrl, escapePath, pageUrl } from '../site.ts'
import { userOfEmail } from './users.ts'

export function verification({ signature, unsigned }: Commit) {
  const verified = signature === ourSignature
  return {
    verified,
    reason: verified ? 'valid' : signature === null ? 'unsigned' : 'unknown_key',
    signature,
    payload: signature === null ? null : unsigned,
    verified_at: null,
  }
}

/** `git-commit`, of the Git Data API. */
export function gitCommit(place: Place, record: Commit) {
  return {
    sha: record.sha,
    node_id: nodeId('C', record.sha),
    url: apiUrl(place, `/git/commits/${record.sha}`),
    html_url: pageUrl(place, `/commit/${record.sha}`),
    author: record.author,
    committer: record.committer,
    tree: { sha: record.tree, url: apiUrl(place, `/git/trees/${record.tree}`) },
    message: record.message,
    parents: record.parents.map(sha => ({
      sha,
      url: apiUrl(place, `/git/commits/${sha}`),
      html_url: pageUrl(place, `/commit/${sha}`),
    })),
    verification: verification(record),
  }
}

/** `commit`, as in lists. */
export function commit(place: Place, record: Commit) {
  const url = apiUrl(place, `/commits/${record.sha}`)
  return {
    sha: record.sha,
    node_id: nodeId('C', record.sha),
    commit: {
      author: record.author,
      committer: record.committer,
      message: record.message,
      tree: { sha: record.tree, url: apiUrl(place, `/git/trees/${record.tree}`) },
      url: apiUrl(place, `/git/commits/${record.sha}`),
      comment_count: 0,
      verification: verification(record),
    },
    url,
    html_url: pageUrl(place, `/commit/${record.sha}`),
    comments_url: `${url}/comments`,
    author: userOfEmail(place.site, record.author.email),
    committer: userOfEmail(place.site, record.committer.email),
    parents: record.parents.map(sha => ({
      sha,
      url: apiUrl(place, `/commits/${sha}`),
      html_url: pageUrl(place, `/commit/${sha}`),
    })),
  }
}

/** `commit` with its statistics and files, as when one is asked for. */
export function commitWithFiles(place: Place, sha: string) {
  const record = readCommit(place.repo.git, sha)
  const files = readDiff(place.repo.git, { from: record.parents[0], to: sha })
  const additions = sum(files.map(file => file.additions))
  const deletions = sum(files.map(file => file.deletions))
  return {
    ...commit(place, record),
    stats: { total: additions + deletions, additions, deletions },
    files: files.map(file => diffEntry(place, { sha, file })),
  }
}

/** `diff-entry`: one changed file, at `sha`. */
export function diffEntry(place: Place, { sha, file }: { sha: string; file: ChangedFile }) {
  const path = escapePath(file.path)
  return {
    sha: file.blob,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: pageUrl(place, `/blob/${sha}/${path}`),
    raw_url: pageUrl(place, `/raw/${sha}/${path}`),
    contents_url: apiUrl(place, `/contents/${path}?ref=${sha}`),
    ...(file.patch === undefined ? {} : { patch: file.patch }),
    ...(file.previousPath === undefined ? {} : { previous_filename: file.previousPath }),
  }
}

/** `commit-comparison`: what `head` has that `base` has not. */
export function comparison(place: Place, { base, head, basehead }: { base: string; head: string; basehead: string }) {
  const { git } = place.repo
  const mergeBase = git.mergeBase(base, head)
  if (mergeBase === undefined) return undefined
  const ahead = countCommits(git, `${base}..${head}`)
  const behind = countCommits(git, `${head}..${base}`)
  const page = pageUrl(place, `/compare/${basehead}`)
  return {
    url: apiUrl(place, `/compare/${basehead}`),
    html_url: page,
    permalink_url: pageUrl(place, `/compare/${base}...${head}`),
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    base_commit: commit(place, readCommit(git, base)),
    merge_base_commit: commit(place, readCommit(git, mergeBase)),
    status: ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical',
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    commits: readCommits(git, ['--reverse', `${base}..${head}`]).map(each => commit(place, each)),
    files: readDiff(git, { from: mergeBase, to: head }).map(file => diffEntry(place, { sha: head, file })),
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
