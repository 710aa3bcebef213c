import { inlineCode } from './markdown-escape.ts'
import type { ReportOptions } from './report-options.ts'
import type { ResultView } from './result-view.ts'

/**
 * Link a place to its file on the branch; plain code without a server.
 * @param line 1-based, or 0 for the file as a whole
 */
export function sourceLink(
  { file, line }: { readonly file: string; readonly line: number },
  { tip, repositoryUrl }: Pick<ResultView, 'tip'> & { readonly repositoryUrl: string },
): string {
  const place = inlineCode(line === 0 ? file : `${file}:${line}`)
  if (repositoryUrl === '') return place
  const path = file.split('/').map(encodeURIComponent).join('/')
  return `[${place}](${repositoryUrl}/blob/${tip}/${path}#L${line || 1})`
}

/** Return the address under which the commits of the work are found; '' if the server does not have them. */
export function workUrl(
  { tip, request }: Pick<ResultView, 'tip' | 'request'>,
  { repositoryUrl, branchEnd = 'there' }: Pick<ReportOptions, 'repositoryUrl' | 'branchEnd'>,
): string {
  return branchEnd === 'there' || branchEnd === 'merged' || tip === request.headSha ? repositoryUrl : ''
}

/** Format a commit's short SHA, as a link if there is a server. @param repositoryUrl `https://…/owner/name`, or '' */
export function commitLink(sha: string, repositoryUrl: string): string {
  const name = inlineCode(sha.slice(0, 7))
  return repositoryUrl === '' ? name : `[${name}](${repositoryUrl}/commit/${sha})`
}
