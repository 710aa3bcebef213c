import { unzipSync } from 'fflate'
import picomatch from 'picomatch'
import type { ReportFile } from '../results/read.ts'
import { messageOf, UserError } from '../errors.ts'
import { type Client } from './client.ts'
import { explained } from './forge.ts'

/** Bytes of one artifact, packed, and of one report, unpacked: beyond them nothing is read into memory. */
const MAX_ARTIFACT = 300_000_000
const MAX_ENTRY = 200_000_000
/** Bytes of all reports of one artifact, unpacked. */
const MAX_ENTRIES = 500_000_000

export interface ArtifactQuery {
  /** `owner/name` */
  readonly repository: string
  readonly runId: number
  /** Glob over the artifacts' names. */
  readonly pattern: string
}

/**
 * The XML files in the artifacts of a run, unzipped in memory: nothing of an archive ever becomes a path on disk.
 * @throws UserError when the artifacts may not be read
 */
export async function reportsFromArtifacts(
  client: Client,
  query: ArtifactQuery,
): Promise<{ files: ReportFile[]; notes: string[]; artifacts: string[] }> {
  const [owner = '', repo = ''] = query.repository.split('/')
  const all = await client
    .paginate(client.rest.actions.listWorkflowRunArtifacts, { owner, repo, run_id: query.runId, per_page: 100 })
    .catch((error: unknown) => {
      throw explained(error, 'read the artifacts of the failed run', 'actions: read')
    })
  const wanted = all.filter(({ name }) => picomatch.isMatch(name, query.pattern))
  const files: ReportFile[] = []
  const notes: string[] = []
  for (const artifact of wanted) {
    if (artifact.expired) notes.push(`The artifact ${artifact.name} has expired.`)
    else if (artifact.size_in_bytes > MAX_ARTIFACT)
      notes.push(`The artifact ${artifact.name} is too large to be read (${artifact.size_in_bytes} bytes).`)
    else {
      const zip = await download(client, { owner, repo, artifact_id: artifact.id })
      const read = unzip(new Uint8Array(zip), artifact.name)
      files.push(...read.files)
      notes.push(...read.notes)
    }
  }
  return { files, notes, artifacts: all.map(({ name }) => name) }
}

async function download(
  client: Client,
  at: { owner: string; repo: string; artifact_id: number },
): Promise<ArrayBuffer> {
  try {
    return (await client.rest.actions.downloadArtifact({ ...at, archive_format: 'zip' })).data as ArrayBuffer
  } catch (error) {
    throw explained(error, 'download an artifact of the failed run', 'actions: read')
  }
}

function unzip(zip: Uint8Array, name: string): { files: ReportFile[]; notes: string[] } {
  const notes: string[] = []
  let sum = 0
  try {
    const entries = unzipSync(zip, {
      filter(entry) {
        if (!entry.name.toLowerCase().endsWith('.xml')) return false
        sum += entry.originalSize
        if (entry.originalSize <= MAX_ENTRY && sum <= MAX_ENTRIES) return true
        notes.push(`${entry.name} in the artifact ${name} is too large to be read (${entry.originalSize} bytes).`)
        return false
      },
    })
    const files = Object.entries(entries).map(([entry, bytes]) => ({
      name: `${name}/${entry}`,
      open: () => [bytes],
    }))
    return { files, notes }
  } catch (error) {
    return { files: [], notes: [...notes, `The artifact ${name} cannot be unzipped: ${messageOf(error)}`] }
  }
}

/** Why there is no report, as a mistake that can be mended. */
export function noArtifact(pattern: string, artifacts: readonly string[]): UserError {
  const have = artifacts.length === 0 ? 'it has no artifacts' : `its artifacts are ${artifacts.slice(0, 10).join(', ')}`
  return new UserError(
    `No artifact of the failed run matches ${JSON.stringify(pattern)} and holds a test report (${have}).`,
    'Upload the JUnit XML with actions/upload-artifact, if: always(), and name it in artifact-name.',
  )
}
