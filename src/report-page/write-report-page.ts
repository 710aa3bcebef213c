import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { State } from '../domain/model/state.ts'
import type { Redact } from '../domain/policy/redaction.ts'
import type { BranchEnd } from '../rendering/report-options.ts'
import type { ResultView } from '../rendering/result-view.ts'
import { renderReportPage } from './report-page.ts'
import { readConversations } from './saved-conversations.ts'

/** A result to write as a page. State, change and events have no secrets. */
export interface ReportPageOptions {
  readonly view: ResultView
  readonly state: State
  readonly change: string
  readonly events: string
  readonly reproduce: string
  /** Directory of the transcripts of conversations; undefined if the page must not contain them. */
  readonly transcripts: string | undefined
  /** `https://…/owner/name`; '' without a server. */
  readonly repositoryUrl: string
  readonly branchEnd?: BranchEnd
  readonly redact: Redact
  /** Path of the report as Markdown, beside which the page is written. */
  readonly beside: string
}

/** Write the page of a result beside the report. @returns its path */
export async function writeReportPage({ beside, transcripts, redact, ...result }: ReportPageOptions): Promise<string> {
  const conversations = transcripts === undefined ? undefined : await readConversations(transcripts, redact)
  const path = join(dirname(beside), 'report.html')
  await writeFile(path, renderReportPage({ ...result, reproduce: redact(result.reproduce), conversations }))
  return path
}
