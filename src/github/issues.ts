import { readMarkers, htmlMarker } from './html-marker.ts'
import { isOwnAuthor } from './users.ts'
import { type RepositoryApi } from './client.ts'
import { truncateBody, makeOnce } from './idempotent.ts'

/** An issue for the failures that one root cause leaves. */
export interface IssueSpec {
  /** Identifies the root cause. */
  readonly signature: string
  readonly title: string
  readonly body: string
  readonly label: string
}

/**
 * Open an issue, or update the open one with the same signature.
 * @returns its number
 */
export async function openIssue(api: RepositoryApi, spec: IssueSpec): Promise<number> {
  const { client, owner, repo } = api
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
      if (!(await isOwnAuthor(api, issue.user))) continue
      await client.rest.issues.update({ owner, repo, issue_number: issue.number, title, body })
      return issue.number
    }
    const { data } = await client.rest.issues.create({ owner, repo, title, body, labels: [label] })
    return data.number
  })
}
