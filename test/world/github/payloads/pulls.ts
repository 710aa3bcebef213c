import { countCommits } from '../commits.ts'
import { readDiff } from '../diff.ts'
import { nodeId } from '../identity.ts'
import { type PullRecord, pullIssue } from '../pull-requests.ts'
import type { ReviewCommentRecord, ReviewRecord } from '../records.ts'
import { type Place, apiUrl, pageUrl } from '../site.ts'
import { association, issue, reactionRollup } from './issues.ts'
import { sum } from './commits.ts'
import { repository } from './repository.ts'
import { team, user } from './users.ts'

/** `pull-request-simple`, as in lists. */
export function pullSimple(place: Place, pull: PullRecord) {
  const { site, repo } = place
  const record = pullIssue(repo, pull.number)
  const url = apiUrl(place, `/pulls/${pull.number}`)
  const asIssue = issue(place, record)
  const links = {
    self: url,
    html: asIssue.html_url,
    issue: asIssue.url,
    comments: asIssue.comments_url,
    review_comments: `${url}/comments`,
    review_comment: apiUrl(place, '/pulls/comments{/number}'),
    commits: `${url}/commits`,
    statuses: apiUrl(place, `/statuses/${pull.head.sha}`),
  }
  return {
    url,
    id: record.id,
    node_id: asIssue.node_id,
    html_url: links.html,
    diff_url: `${links.html}.diff`,
    patch_url: `${links.html}.patch`,
    issue_url: links.issue,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: links.comments,
    statuses_url: links.statuses,
    number: pull.number,
    state: pull.state,
    locked: false,
    title: pull.title,
    user: asIssue.user,
    body: pull.body,
    // A label without a description has null everywhere but here, says GitHub's OpenAPI.
    labels: asIssue.labels.map(one => ({ ...one, description: one.description ?? '' })),
    milestone: null,
    created_at: asIssue.created_at,
    updated_at: asIssue.updated_at,
    closed_at: asIssue.closed_at,
    merged_at: record.pull.merged?.at ?? null,
    merge_commit_sha: record.pull.merged?.commit ?? null,
    assignee: asIssue.assignee,
    assignees: asIssue.assignees,
    requested_reviewers: pull.requestedReviewers.map(login => user(site, login)),
    requested_teams: pull.requestedTeams.map(slug => team(place, slug)),
    head: end(place, pull.head.repository, pull.head),
    base: end(place, repo.fullName, pull.base),
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
    author_association: asIssue.author_association,
    auto_merge: null,
    draft: pull.draft,
    active_lock_reason: null,
  }
}

/** `pull-request`, with what costs git some work. */
export function pullRequest(place: Place, pull: PullRecord) {
  const { git, world } = place.repo
  const mergeBase = git.mergeBase(pull.base.sha, pull.head.sha)
  const files = readDiff(git, { from: mergeBase, to: pull.head.sha })
  const mergeable = git.attempt(['merge-tree', '--write-tree', pull.base.sha, pull.head.sha]) !== undefined
  const merged = place.repo.issue(pull.number)?.pull?.merged
  return {
    ...pullSimple(place, pull),
    merged: merged !== undefined,
    mergeable,
    rebaseable: mergeable,
    mergeable_state: mergeable ? (pull.draft ? 'draft' : 'clean') : 'dirty',
    merged_by: merged ? user(place.site, merged.by) : null,
    comments: world.comments.filter(comment => comment.issue === pull.number).length,
    review_comments: world.reviewComments.filter(comment => comment.pull === pull.number).length,
    maintainer_can_modify: place.repo.issue(pull.number)?.pull?.maintainerCanModify ?? false,
    commits: countCommits(git, `${pull.base.sha}..${pull.head.sha}`),
    additions: sum(files.map(file => file.additions)),
    deletions: sum(files.map(file => file.deletions)),
    changed_files: files.length,
  }
}

/** `pull-request-minimal`, as in workflow runs and check runs. */
export function pullMinimal(place: Place, pull: PullRecord) {
  const { repo } = place
  const minimal = { id: repo.world.id, url: apiUrl(place), name: repo.name }
  return {
    id: repo.issue(pull.number)?.id ?? 0,
    number: pull.number,
    url: apiUrl(place, `/pulls/${pull.number}`),
    head: { ref: pull.head.ref, sha: pull.head.sha, repo: minimal },
    base: { ref: pull.base.ref, sha: pull.base.sha, repo: minimal },
  }
}

export function review(place: Place, record: ReviewRecord) {
  const page = `${pageUrl(place, `/pull/${record.pull}`)}#pullrequestreview-${record.id}`
  const pullUrl = apiUrl(place, `/pulls/${record.pull}`)
  return {
    id: record.id,
    node_id: nodeId('PRR', record.id),
    user: user(place.site, record.user),
    body: record.body,
    state: record.state,
    html_url: page,
    pull_request_url: pullUrl,
    author_association: association(place.repo, record.user),
    _links: { html: { href: page }, pull_request: { href: pullUrl } },
    ...(record.state === 'PENDING' ? {} : { submitted_at: record.submittedAt }),
    commit_id: record.commit,
  }
}

export function reviewComment(place: Place, record: ReviewCommentRecord) {
  const url = apiUrl(place, `/pulls/comments/${record.id}`)
  const page = `${pageUrl(place, `/pull/${record.pull}`)}#discussion_r${record.id}`
  const pullUrl = apiUrl(place, `/pulls/${record.pull}`)
  return {
    url,
    pull_request_review_id: record.review,
    id: record.id,
    node_id: nodeId('PRRC', record.id),
    diff_hunk: record.diffHunk,
    path: record.path,
    commit_id: record.commit,
    original_commit_id: record.commit,
    user: user(place.site, record.user),
    body: record.body,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
    html_url: page,
    pull_request_url: pullUrl,
    author_association: association(place.repo, record.user),
    _links: { self: { href: url }, html: { href: page }, pull_request: { href: pullUrl } },
    reactions: reactionRollup(record.reactions, url),
    ...(record.inReplyTo === null ? {} : { in_reply_to_id: record.inReplyTo }),
    ...linePosition(record),
  }
}

function linePosition({ line, side, startLine, subject }: ReviewCommentRecord) {
  if (subject === 'file' || line === null) return { position: 1, original_position: 1, subject_type: 'file' }
  return {
    position: 1,
    original_position: 1,
    line,
    original_line: line,
    side,
    start_line: startLine,
    original_start_line: startLine,
    start_side: startLine === null ? null : side,
    subject_type: 'line',
  }
}

function end(place: Place, fullName: string, { ref, sha }: { readonly ref: string; readonly sha: string }) {
  const owner = fullName.split('/')[0] ?? ''
  const repo = place.site.find(fullName)
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: user(place.site, owner),
    repo: repo ? repository({ ...place, repo }) : null,
  }
}
