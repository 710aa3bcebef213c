import { fill } from '../fill.ts'
import { nodeId, stableId } from '../identity.ts'
import type { CheckRunRecord } from '../records.ts'
import { type Place, apiUrl, pageUrl } from '../site.ts'
import { user } from './repository.ts'

export function checkRun(place: Place, run: CheckRunRecord) {
  const url = apiUrl(place, `/check-runs/${run.id}`)
  return fill('check-run', {
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
      text: null,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    app: app(place, run.app),
  })
}

export function annotations({ annotations: records }: CheckRunRecord) {
  return records.map(record => fill('check-annotation', record))
}

function app({ site }: Place, login: string) {
  const slug = login.replace(/\[bot\]$/, '')
  const id = stableId(`app ${slug}`)
  return fill('nullable-integration', { id, slug, node_id: nodeId('A', id), owner: user(site, slug), name: slug })
}
