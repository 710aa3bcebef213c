import { resolve } from 'node:path'
import { NoReports, StaleReports } from '../contracts/errors.ts'
import type { Request } from '../domain/model/request.ts'
import { noArtifact, reportsFromArtifacts } from '../github/artifacts.ts'
import type { Client } from '../github/client.ts'
import type { Settings } from '../config/settings.ts'
import { readAll, reportPathsIn, type DiscoveredReports, reportsInWorkspace } from '../test-reports/discover.ts'
import { keepHeapSmall } from '../test-reports/read-reports.ts'
import type { ReportFile } from '../test-reports/read-reports.ts'
import { type Checkout, dirtyFiles, inspectCheckout, trackedFiles } from '../workspace/checkout.ts'
import { jobHost } from '../workspace/git.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * List the files of a checkout as its commit has them, by their absolute paths. A report among them comes from no job:
 * it is data of a test. One that the job has written over is none of them.
 */
async function committedFiles(checkout: Checkout): Promise<ReadonlySet<string>> {
  const [tracked, dirty] = await Promise.all([trackedFiles(checkout), dirtyFiles(checkout)])
  const changed = new Set(dirty)
  return new Set(tracked.filter(file => !changed.has(file)).map(file => resolve(checkout.top, file)))
}

/** Check if the job left reports in the workspace. */
export async function hasReports(workspace: string, settings: Settings, env: Env): Promise<boolean> {
  const pathsBelow = (top: string) =>
    reportPathsIn(resolve(top, settings['working-directory']), settings['report-paths'])
  if ((await pathsBelow(workspace)).length === 0) return false
  // The workspace may be a link: git names files by their real paths.
  const checkout = await inspectCheckout(workspace, jobHost(env))
  const committed = await committedFiles(checkout)
  return (await pathsBelow(checkout.top)).some(path => !committed.has(resolve(path)))
}

/**
 * Find and read the test reports of the failing job.
 * @throws UserError if there are none, or none is readable
 */
export async function findReports(options: {
  client: Client
  settings: Settings
  request: Request
  reports: 'workspace' | 'artifacts'
  /** The job's checkout, if it has one: its committed files are no reports. */
  checkout: Checkout | undefined
  /** Directory of the checkout. */
  top: string
  /** Milliseconds since the epoch; older reports come from another run. */
  since: number
}): Promise<DiscoveredReports> {
  const { client, settings, request, reports, top, checkout } = options
  keepHeapSmall()
  const root = resolve(top, settings['working-directory'])
  const notes: string[] = []
  const inWorkspace = reports === 'workspace' || settings['report-paths'] !== undefined
  const files: ReportFile[] = []
  if (inWorkspace) {
    const committed = checkout === undefined ? undefined : await committedFiles(checkout)
    const isLeft = (path: string) => committed?.has(path) !== true
    const searched = { patterns: settings['report-paths'], since: options.since, isLeft }
    const workspace = await reportsInWorkspace(root, searched).catch((error: unknown) => {
      const isMissing = error instanceof NoReports || error instanceof StaleReports
      if (reports !== 'artifacts' || !isMissing) throw error
      return { files: [], notes: [`${error.message} So the artifacts of the failed run are read.`] }
    })
    files.push(...workspace.files)
    notes.push(...workspace.notes)
  }
  if (reports === 'artifacts' && files.length === 0) {
    const pattern = settings['artifact-name'] ?? '*'
    const downloaded = await reportsFromArtifacts(client, {
      repository: request.repository,
      runId: request.run?.id ?? 0,
      pattern,
    })
    if (downloaded.files.length === 0 && downloaded.notes.length === 0) {
      const error = noArtifact(pattern, downloaded.artifacts)
      throw notes.length === 0 ? error : new NoReports([...notes, error.message].join(' '), error.remedy)
    }
    files.push(...downloaded.files.map(({ name, bytes }) => ({ name, open: () => [bytes] })))
    notes.push(...downloaded.notes)
  }
  return readAll(files, { root, notes })
}
