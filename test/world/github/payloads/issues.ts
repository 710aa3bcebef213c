import { roleOf } from '../access.ts'
import { fill } from '../fill.ts'
import { nodeId, pullNodeId } from '../identity.ts'
import { type CommentRecord, type IssueRecord, type LabelRecord, type ReactionRecord, reactions } from '../records.ts'
import type { Repository } from '../repository.ts'
import { type Place, apiUrl, pageUrl } from '../site.ts'
import { user } from './repository.ts'

export function association(repo: Repository, login: string) {
  if (login === repo.owner) return 'OWNER'
  return ['none', 'read'].includes(roleOf(repo, login)) ? 'NONE' : 'COLLABORATOR'
}

/** The labels of an issue, looked up by name: only the repository knows their colours. */
export function labelsOf(place: Place, names: readonly string[]) {
  return names
    .map(name => place.repo.world.labels.find(known => known.name === name))
    .filter(known => known !== undefined)
    .map(known => label(place, known))
}

function label(place: Place, { id, name, color, description }: LabelRecord) {
  const url = apiUrl(place, `/labels/${encodeURIComponent(name)}`)
  return { id, node_id: nodeId('LA', id), url, name, color, default: false, description }
}

export function reaction(place: Place, { id, content, user: login, createdAt }: ReactionRecord) {
  return { id, node_id: nodeId('REA', id), user: user(place.site, login), content, created_at: createdAt }
}

export function reactionRollup(given: readonly ReactionRecord[], subjectUrl: string) {
  const counts = reactions.map(content => [content, given.filter(each => each.content === content).length])
  return { url: `${subjectUrl}/reactions`, total_count: given.length, ...Object.fromEntries(counts) }
}

export function comment(place: Place, record: CommentRecord) {
  const { site, repo } = place
  const url = apiUrl(place, `/issues/comments/${record.id}`)
  return fill('issue-comment', {
    url,
    html_url: `${issuePage(place, record.issue)}#issuecomment-${record.id}`,
    issue_url: apiUrl(place, `/issues/${record.issue}`),
    id: record.id,
    node_id: nodeId('IC', record.id),
    user: user(site, record.user),
    created_at: record.createdAt,
    updated_at: record.updatedAt,
    body: record.body,
    author_association: association(repo, record.user),
    reactions: reactionRollup(record.reactions, url),
  })
}

/** An issue, or a pull request as the issues API shows it. */
export function issue(place: Place, record: IssueRecord) {
  const { site, repo } = place
  const url = apiUrl(place, `/issues/${record.number}`)
  const assignees = record.assignees.map(login => user(site, login))
  const common = fill('issue', {
    url,
    html_url: issuePage(place, record.number),
    id: record.id,
    node_id: record.pull ? pullNodeId(repo, record.id) : nodeId('I', record.id),
    number: record.number,
    title: record.title,
    user: user(site, record.user),
    labels: labelsOf(place, record.labels),
    state: record.state,
    assignee: assignees[0] ?? null,
    assignees,
    comments: repo.world.comments.filter(each => each.issue === record.number).length,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
    closed_at: record.closedAt,
    author_association: association(repo, record.user),
    body: record.body,
    reactions: reactionRollup([], url),
    // Optional in the OpenAPI, and part of every webhook.
    active_lock_reason: null,
    timeline_url: `${url}/timeline`,
  })
  if (!record.pull) return common
  const { html_url } = common
  const pull_request = { url: apiUrl(place, `/pulls/${record.number}`), html_url, diff_url: null, patch_url: null }
  return { ...common, draft: record.pull.draft, pull_request }
}

function issuePage(place: Place, number: number): string {
  return pageUrl(place, `/${place.repo.issue(number)?.pull ? 'pull' : 'issues'}/${number}`)
}
