import { countCommits } from '../commits.ts'
import { readDiff } from '../diff.ts'
import { fill } from '../fill.ts'
import { nodeId } from '../identity.ts'
import { type PullRecord, diffOf, pullIssue } from '../pull-requests.ts'
import type { ReviewCommentRecord, ReviewRecord } from '../records.ts'
import { type Place, apiUrl, pageUrl } from '../site.ts'
import { association, issue, reactionRollup } from './issues.ts'
import { repository, team, user } from './repository.ts'

/** `pull-request-simple`, as in lists. */
export function pullSimple(place: Place, pull: PullRecord) {
  return fill('pull-request-simple', pullFacts(place, pull))
}

/** `pull-request`, with the facts that take git some work. */
export function pullRequest(place: Place, pull: PullRecord) {
  const { git, world } = place.repo
  const files = readDiff(git, diffOf(place.repo, pull))
  const mergeable = git.attempt(['merge-tree', '--write-tree', pull.base.sha, pull.head.sha]) !== undefined
  const sum = (count: 'additions' | 'deletions') => files.reduce((total, file) => total + file[count], 0)
  return fill('pull-request', {
    ...pullFacts(place, pull),
    mergeable,
    rebaseable: mergeable,
    mergeable_state: mergeable ? (pull.draft ? 'draft' : 'clean') : 'dirty',
    comments: world.comments.filter(comment => comment.issue === pull.number).length,
    review_comments: world.reviewComments.filter(comment => comment.pull === pull.number).length,
    commits: countCommits(git, `${pull.base.sha}..${pull.head.sha}`),
    additions: sum('additions'),
    deletions: sum('deletions'),
    changed_files: files.length,
  })
}

/** `pull-request-minimal`, as in workflow runs. */
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
  const html_url = `${pageUrl(place, `/pull/${record.pull}`)}#pullrequestreview-${record.id}`
  const pullUrl = apiUrl(place, `/pulls/${record.pull}`)
  return {
    id: record.id,
    node_id: nodeId('PRR', record.id),
    user: user(place.site, record.user),
    body: record.body,
    state: record.state,
    html_url,
    pull_request_url: pullUrl,
    author_association: association(place.repo, record.user),
    _links: { html: { href: html_url }, pull_request: { href: pullUrl } },
    submitted_at: record.submittedAt,
    commit_id: record.commit,
  }
}

export function reviewComment(place: Place, record: ReviewCommentRecord) {
  const url = apiUrl(place, `/pulls/comments/${record.id}`)
  const html_url = `${pageUrl(place, `/pull/${record.pull}`)}#discussion_r${record.id}`
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
    html_url,
    pull_request_url: pullUrl,
    author_association: association(place.repo, record.user),
    _links: { self: { href: url }, html: { href: html_url }, pull_request: { href: pullUrl } },
    reactions: reactionRollup([], url),
    ...(record.inReplyTo === null ? {} : { in_reply_to_id: record.inReplyTo }),
    position: 1,
    original_position: 1,
    line: record.line,
    original_line: record.line,
    side: 'RIGHT',
    start_line: null,
    original_start_line: null,
    start_side: null,
    subject_type: 'line',
  }
}

const OF_LINES = new Set('line original_line side start_line original_start_line start_side subject_type'.split(' '))

/** The form of the comments of one review: GitHub leaves out the lines there. */
export function legacyReviewComment(place: Place, record: ReviewCommentRecord) {
  return Object.fromEntries(Object.entries(reviewComment(place, record)).filter(([name]) => !OF_LINES.has(name)))
}

function pullFacts(place: Place, pull: PullRecord) {
  const { site, repo } = place
  const asIssue = issue(place, pullIssue(repo, pull.number))
  const url = apiUrl(place, `/pulls/${pull.number}`)
  const link = (path: string) => ({ href: `${url}${path}` })
  return {
    url,
    id: asIssue.id,
    node_id: asIssue.node_id,
    html_url: asIssue.html_url,
    diff_url: `${asIssue.html_url}.diff`,
    issue_url: asIssue.url,
    number: pull.number,
    state: pull.state,
    title: pull.title,
    user: asIssue.user,
    body: pull.body,
    // GitHub's OpenAPI forbids null here, and only here, for a label without a description.
    labels: asIssue.labels.map(one => ({ ...one, description: one.description ?? '' })),
    created_at: asIssue.created_at,
    updated_at: asIssue.updated_at,
    closed_at: asIssue.closed_at,
    assignee: asIssue.assignee,
    assignees: asIssue.assignees,
    requested_reviewers: pull.requestedReviewers.map(login => user(site, login)),
    requested_teams: pull.requestedTeams.map(slug => team(place, slug)),
    head: end(place, pull.head.repository, pull.head),
    base: end(place, repo.fullName, pull.base),
    _links: {
      self: link(''),
      html: { href: asIssue.html_url },
      issue: { href: asIssue.url },
      comments: { href: `${asIssue.url}/comments` },
      review_comments: link('/comments'),
      review_comment: link('/comments{/number}'),
      commits: link('/commits'),
      statuses: link('/statuses'),
    },
    author_association: asIssue.author_association,
    draft: pull.draft,
    active_lock_reason: null,
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
