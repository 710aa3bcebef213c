import { RequestError } from '@octokit/request-error'
import picomatch from 'picomatch'
import { messageOf, NoReports, UserError } from '../contracts/errors.ts'
import { type Client } from './client.ts'
import { explainApiError } from './api-errors.ts'
import type { RepositoryApi } from './client.ts'
import { unzip } from './unzip.ts'

/** Largest artifact (packed) and report (unpacked) that is read into memory, in bytes. */
const MAX_ARTIFACT = 300_000_000
const MAX_ENTRY = 200_000_000
/** Largest sum of all unpacked reports, in bytes. */
const MAX_ENTRIES = 500_000_000

/** A file of an artifact, unzipped. */
export interface ArtifactFile {
  /** The artifact's name and the path in it, for messages only. */
  readonly name: string
  readonly bytes: Uint8Array
}

export interface ArtifactQuery {
  /** `owner/name` */
  readonly repository: string
  readonly runId: number
  /** Glob for the artifacts' names. */
  readonly pattern: string
}

/**
 * Download the XML files in the artifacts of a run. They are unzipped in memory: no path reaches the disk.
 * @throws UserError if the token may not read the artifacts
 */
export async function reportsFromArtifacts(
  client: Client,
  query: ArtifactQuery,
): Promise<{ files: ArtifactFile[]; notes: string[]; artifacts: string[] }> {
  const [owner = '', repo = ''] = query.repository.split('/')
  const all = await client
    .paginate(client.rest.actions.listWorkflowRunArtifacts, { owner, repo, run_id: query.runId, per_page: 100 })
    .catch((error: unknown) => {
      throw explainApiError(error, 'read the artifacts of the failed run', 'actions: read')
    })
  const matching = all.filter(({ name }) => picomatch.isMatch(name, query.pattern))
  // Each attempt of a run leaves its own under the same name: the last one counts.
  const wanted = matching.filter(({ id, name }) => !matching.some(other => other.name === name && other.id > id))
  const files: ArtifactFile[] = []
  const notes: string[] = []
  let unpacked = 0
  for (const artifact of wanted) {
    if (artifact.expired) notes.push(`The artifact ${artifact.name} has expired.`)
    else if (artifact.size_in_bytes > MAX_ARTIFACT)
      notes.push(`The artifact ${artifact.name} is too large to be read (${artifact.size_in_bytes} bytes).`)
    else {
      const zip = await download(client, { owner, repo, artifact_id: artifact.id })
      if (zip === undefined) {
        notes.push(`The artifact ${artifact.name} has expired.`)
        continue
      }
      const read = await reportsIn(Buffer.from(zip), artifact.name, MAX_ENTRIES - unpacked)
      files.push(...read.files)
      unpacked += read.bytes
      notes.push(...read.notes)
    }
  }
  return { files, notes, artifacts: all.map(({ name }) => name) }
}

/** Download an artifact; undefined if it has expired since it was listed. */
async function download(
  client: Client,
  at: { owner: string; repo: string; artifact_id: number },
): Promise<ArrayBuffer | undefined> {
  try {
    return (await client.rest.actions.downloadArtifact({ ...at, archive_format: 'zip' })).data as ArrayBuffer
  } catch (error) {
    if (error instanceof RequestError && error.status === 410) return undefined
    throw explainApiError(error, 'download an artifact of the failed run', 'actions: read')
  }
}

/** The artifact with which a job that may not push hands over its patch, and the file in it. */
const PATCH_ARTIFACT = 'fix-tests-patch'
const PATCH_FILE = 'fix.patch'
/** Largest patch, in bytes. */
const MAX_PATCH = 1_000_000

/** Download the patch that fix-tests made in a run without write access; undefined if there is none. */
export async function patchIn({ client, owner, repo }: RepositoryApi, run: number): Promise<string | undefined> {
  try {
    const query = { owner, repo, run_id: run, name: PATCH_ARTIFACT }
    const { data } = await client.rest.actions.listWorkflowRunArtifacts(query)
    // The last of several attempts.
    const artifact = data.artifacts.filter(({ expired }) => !expired).toSorted((x, y) => y.id - x.id)[0]
    if (artifact === undefined || artifact.size_in_bytes > MAX_PATCH) return undefined
    const zip = await download(client, { owner, repo, artifact_id: artifact.id })
    if (zip === undefined) return undefined
    const limits = { entry: MAX_PATCH, archive: MAX_PATCH }
    const bytes = (await unzip(Buffer.from(zip), entry => entry === PATCH_FILE, limits)).files.get(PATCH_FILE)
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes)
  } catch {
    // Not an artifact of fix-tests: the diagnosis works without it.
    return undefined
  }
}

async function reportsIn(
  zip: Buffer,
  artifact: string,
  archive: number,
): Promise<{ files: ArtifactFile[]; notes: string[]; bytes: number }> {
  try {
    const isReport = (entry: string) => /\.(?:xml|trx)(?:\.gz)?$/i.test(entry)
    const { files, refused, bytes } = await unzip(zip, isReport, { entry: MAX_ENTRY, archive })
    return {
      files: [...files].map(([entry, content]) => ({ name: `${artifact}/${entry}`, bytes: content })),
      notes: refused.map(({ name, why }) => `${name} in the artifact ${artifact} ${why}`),
      bytes,
    }
  } catch (error) {
    return { files: [], bytes: 0, notes: [`The artifact ${artifact} cannot be unzipped: ${messageOf(error)}`] }
  }
}

/** Explain that no artifact holds a report. */
export function noArtifact(pattern: string, artifacts: readonly string[]): UserError {
  const have = artifacts.length === 0 ? 'it has no artifacts' : `its artifacts are ${artifacts.slice(0, 10).join(', ')}`
  return new NoReports(
    `No artifact of the failed run matches ${JSON.stringify(pattern)} and holds a test report (${have}).`,
    'Upload the JUnit XML with actions/upload-artifact, if: always(), and name it in artifact-name.',
  )
}
