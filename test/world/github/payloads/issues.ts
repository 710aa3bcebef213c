import { roleOf } from '../access.ts'
import { nodeId, pullNodeId } from '../identity.ts'
import type { CommentRecord, IssueRecord, LabelRecord, ReactionContent, ReactionRecord } from '../records.ts'
import type { Repository } from '../repository.ts'
import { type Place, apiUrl, pageUrl } from '../site.ts'
import { user } from './users.ts'

export function association(repo: Repository, login: string) {
  if (login === repo.owner) return 'OWNER'
  return ['none', 'read'].includes(roleOf(repo, login)) ? 'NONE' : 'COLLABORATOR'
}

export function label(place: Place, { id, name, color, description }: LabelRecord) {
  return {
    id,
    node_id: nodeId('LA', id),
    url: apiUrl(place, `/labels/${encodeURIComponent(name)}`),
    name,
    color,
    default: false,
    description,
  }
}

/** The labels of an issue, looked up by name: only the repository knows their colours. */
export function labelsOf(place: Place, names: readonly string[]) {
  return names
    .map(name => place.repo.world.labels.find(known => known.name === name))
    .filter(known => known !== undefined)
    .map(known => label(place, known))
}

export function reaction(place: Place, { id, content, user: login, createdAt }: ReactionRecord) {
  return { id, node_id: nodeId('REA', id), user: user(place.site, login), content, created_at: createdAt }
}

export function reactionRollup(reactions: readonly ReactionRecord[], subjectUrl: string) {
  const count = (content: ReactionContent): number => reactions.filter(each => each.content === content).length
  return {
    url: `${subjectUrl}/reactions`,
    total_count: reactions.length,
    '+1': count('+1'),
    '-1': count('-1'),
    laugh: count('laugh'),
    hooray: count('hooray'),
    confused: count('confused'),
    heart: count('heart'),
    rocket: count('rocket'),
    eyes: count('eyes'),
  }
}

export function comment(place: Place, record: CommentRecord) {
  const { site, repo } = place
  const url = apiUrl(place, `/issues/comments/${record.id}`)
  return {
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
    performed_via_github_app: null,
  }
}

/** An issue; a pull request too, as the issues API shows it. */
export function issue(place: Place, record: IssueRecord) {
  const { site, repo } = place
  const url = apiUrl(place, `/issues/${record.number}`)
  const assignees = record.assignees.map(login => user(site, login))
  const common = {
    url,
    repository_url: apiUrl(place),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
    html_url: issuePage(place, record.number),
    id: record.id,
    node_id: record.pull ? pullNodeId(repo, record.id) : nodeId('I', record.id),
    number: record.number,
    title: record.title,
    user: user(site, record.user),
    labels: labelsOf(place, record.labels),
    state: record.state,
    locked: false,
    assignee: assignees[0] ?? null,
    assignees,
    milestone: null,
    comments: repo.world.comments.filter(each => each.issue === record.number).length,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
    closed_at: record.closedAt,
    author_association: association(repo, record.user),
    active_lock_reason: null,
    body: record.body,
    reactions: reactionRollup(record.reactions, url),
    performed_via_github_app: null,
    state_reason: record.stateReason,
  }
  if (!record.pull) return common
  const page = issuePage(place, record.number)
  return {
    ...common,
    draft: record.pull.draft,
    pull_request: {
      url: apiUrl(place, `/pulls/${record.number}`),
      html_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      merged_at: record.pull.merged?.at ?? null,
    },
  }
}

export function issuePage(place: Place, number: number): string {
  return pageUrl(place, `/${place.repo.issue(number)?.pull ? 'pull' : 'issues'}/${number}`)
}
