import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Settings } from '../../config/settings.ts'
import { messageOf } from '../../contracts/errors.ts'
import { redactor } from '../../domain/policy/redaction.ts'
import type { Result } from '../../engine/frontend.ts'
import type { BranchEnd } from '../../rendering/report-options.ts'
import type { ResultView } from '../../rendering/result-view.ts'
import { artifactName } from '../publish/keep-transcripts.ts'
import type { Session } from '../session.ts'

/** The page of a result, which is written once the report is. */
export interface ReportPage {
  /**
   * Write the page beside the report, and upload both if the settings ask for it. Best effort: log a failure, don't
   * fail the run.
   * @param report path of the report as Markdown
   * @returns URL of the artifact
   */
  keep(report: string): Promise<string | undefined>
}

/** Prepare the page of a result. Its code is loaded when the page is written. */
export function reportPageOf(options: {
  result: Result
  view: ResultView
  branchEnd: BranchEnd
  settings: Settings
  session: Session
}): ReportPage {
  const { settings, session } = options
  return {
    async keep(report) {
      try {
        const page = await writePage(options, report)
        return settings['upload-report'] ? await upload([report, page], session, settings) : undefined
      } catch (error) {
        session.warn(`Failed to keep the report's page: ${messageOf(error)}`)
        return undefined
      }
    },
  }
}

async function writePage(
  { result, view, branchEnd, settings, session }: Parameters<typeof reportPageOf>[0],
  beside: string,
): Promise<string> {
  const { writeReportPage } = await import('../../report-page/write-report-page.ts')
  const { state, change, events, reproduce } = result
  // The page may be uploaded, and conversations only if the settings say so.
  const transcripts = settings['upload-transcripts'] ? result.transcripts : undefined
  const { repositoryUrl, secrets } = session
  const redact = redactor(secrets)
  return writeReportPage({
    view,
    branchEnd,
    state,
    change,
    events,
    reproduce,
    transcripts,
    repositoryUrl,
    redact,
    beside,
  })
}

async function upload(
  paths: readonly string[],
  { env, environment, signal, repositoryUrl }: Session,
  settings: Settings,
): Promise<string> {
  const { uploadArtifact } = await import('../../github/artifact-upload.ts')
  const files = await Promise.all(paths.map(async path => [basename(path), await readFile(path)] as const))
  const { id } = await uploadArtifact({
    name: artifactName('report', environment, settings),
    files: new Map(files),
    service: { url: env.ACTIONS_RESULTS_URL ?? '', token: env.ACTIONS_RUNTIME_TOKEN ?? '' },
    signal,
  })
  return `${repositoryUrl}/actions/runs/${environment.runId}/artifacts/${id}`
}
