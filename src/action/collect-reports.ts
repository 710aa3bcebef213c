import { homedir } from 'node:os'
import { resolve } from 'node:path'
import type { Request } from '../domain/model/request.ts'
import { noArtifact, reportsFromArtifacts } from '../github/artifacts.ts'
import type { Client } from '../github/client.ts'
import type { Settings } from '../config/settings.ts'
import { readAll, reportPathsIn, type DiscoveredReports, reportsInWorkspace } from '../test-reports/discover.ts'
import { keepHeapSmall } from '../test-reports/read-reports.ts'
import type { ReportFile } from '../test-reports/read-reports.ts'
import { inspectCheckout, trackedFiles } from '../workspace/checkout.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Whether the job itself has left reports here; what lies in the repository is of no job. */
export async function hasReports(workspace: string, settings: Settings, env: Env): Promise<boolean> {
  const root = resolve(workspace, settings['working-directory'])
  const found = await reportPathsIn(root, settings['report-paths'])
  if (found.length === 0) return false
  const checkout = await inspectCheckout(workspace, { PATH: env.PATH ?? '', HOME: env.HOME ?? homedir() })
  const tracked = new Set((await trackedFiles(checkout)).map(path => resolve(checkout.top, path)))
  return found.some(path => !tracked.has(resolve(path)))
}

/**
 * Finds and reads the reports of the failing job.
 * @throws UserError when there is none, or none that can be read
 */
export async function findReports(options: {
  client: Client
  settings: Settings
  request: Request
  reports: 'workspace' | 'artifacts'
  top: string
  /** Milliseconds since the epoch: what is older is of another run. */
  since: number
}): Promise<DiscoveredReports> {
  const { client, settings, request, reports, top } = options
  keepHeapSmall()
  const root = resolve(top, settings['working-directory'])
  const notes: string[] = []
  const inWorkspace = reports === 'workspace' || settings['report-paths'] !== undefined
  const files: ReportFile[] = []
  if (inWorkspace) {
    const found = await reportsInWorkspace(root, { patterns: settings['report-paths'], since: options.since })
    files.push(...found.files)
    notes.push(...found.notes)
  }
  if (reports === 'artifacts' && files.length === 0) {
    const pattern = settings['artifact-name'] ?? '*'
    const found = await reportsFromArtifacts(client, {
      repository: request.repository,
      runId: request.run?.id ?? 0,
      pattern,
    })
    if (found.files.length === 0 && found.notes.length === 0) throw noArtifact(pattern, found.artifacts)
    files.push(...found.files.map(({ name, bytes }) => ({ name, open: () => [bytes] })))
    notes.push(...found.notes)
  }
  return readAll(files, { root, notes })
}
