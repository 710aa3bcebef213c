import { readMarkers, htmlMarker } from './html-marker.ts'
import { isOwnAuthor } from './users.ts'
import { truncateBody, makeOnce, type RepositoryApi } from './idempotent.ts'

/** What still fails for one reason, as an issue. */
export interface IssueSpec {
  /** What tells it from others. */
  readonly signature: string
  readonly title: string
  readonly body: string
  readonly label: string
}

/**
 * Opens an issue, or brings the open one of the same signature up to date.
 * @returns its number
 */
export async function openIssue(place: RepositoryApi, spec: IssueSpec): Promise<number> {
  const { client, owner, repo } = place
  const { signature, title, label } = spec
  const body = truncateBody(`${htmlMarker('issue', { signature })}\n${spec.body}`)
  return makeOnce('open an issue', 'issues: write', async () => {
    const open = await client.paginate(client.rest.issues.listForRepo, {
      owner,
      repo,
      labels: label,
      state: 'open',
      per_page: 100,
    })
    for (const issue of open) {
      if (issue.pull_request !== undefined || readMarkers('issue', issue.body)?.signature !== signature) continue
      if (!(await isOwnAuthor(place, issue.user))) continue
      await client.rest.issues.update({ owner, repo, issue_number: issue.number, title, body })
      return issue.number
    }
    const { data } = await client.rest.issues.create({ owner, repo, title, body, labels: [label] })
    return data.number
  })
}
