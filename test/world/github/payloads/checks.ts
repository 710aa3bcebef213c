import { nodeId, stableId } from '../identity.ts'
import { readPulls } from '../pull-requests.ts'
import type { CheckRunRecord, StatusRecord } from '../records.ts'
import { type Place, apiUrl, escapePath, pageUrl } from '../site.ts'
import { pullMinimal } from './pulls.ts'
import { user } from './users.ts'

export function checkRun(place: Place, run: CheckRunRecord) {
  const url = apiUrl(place, `/check-runs/${run.id}`)
  return {
    id: run.id,
    name: run.name,
    node_id: nodeId('CR', run.id),
    head_sha: run.headSha,
    external_id: run.externalId ?? '',
    url,
    html_url: pageUrl(place, `/runs/${run.id}`),
    details_url: run.detailsUrl ?? pageUrl(place, `/runs/${run.id}`),
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: {
      title: run.title,
      summary: run.summary,
      text: run.text,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: stableId(`suite ${run.headSha}`) },
    app: app(place, run.app),
    pull_requests: readPulls(place)
      .filter(pull => pull.state === 'open' && pull.head.sha === run.headSha)
      .map(pull => pullMinimal(place, pull)),
  }
}

export function annotations(place: Place, run: CheckRunRecord) {
  return run.annotations.map(annotation => ({
    path: annotation.path,
    blob_href: pageUrl(place, `/blob/${run.headSha}/${escapePath(annotation.path)}`),
    start_line: annotation.start_line,
    end_line: annotation.end_line,
    start_column: annotation.start_column ?? null,
    end_column: annotation.end_column ?? null,
    annotation_level: annotation.annotation_level,
    title: annotation.title ?? null,
    message: annotation.message,
    raw_details: annotation.raw_details ?? null,
  }))
}

/** `simple-commit-status`, as in the combined status. */
export function simpleStatus(place: Place, record: StatusRecord) {
  return {
    url: apiUrl(place, `/statuses/${record.sha}`),
    avatar_url: user(place.site, record.creator).avatar_url,
    id: record.id,
    node_id: nodeId('SC', record.id),
    state: record.state,
    description: record.description,
    target_url: record.targetUrl,
    context: record.context,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
  }
}

export function status(place: Place, record: StatusRecord) {
  return { ...simpleStatus(place, record), creator: user(place.site, record.creator) }
}

function app({ site, repo }: Place, login: string) {
  const slug = login.replace(/\[bot\]$/, '')
  const id = stableId(`app ${slug}`)
  return {
    id,
    slug,
    node_id: nodeId('A', id),
    owner: user(site, slug),
    name: slug,
    description: '',
    external_url: `${site.url}/apps/${slug}`,
    html_url: `${site.url}/apps/${slug}`,
    created_at: repo.world.createdAt,
    updated_at: repo.world.createdAt,
    permissions: { checks: 'write', metadata: 'read' },
    events: [],
  }
}
