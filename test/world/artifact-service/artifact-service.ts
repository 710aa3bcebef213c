// GitHub's artifact service (v4) and its blob storage on a local port, as strict as the real ones.

import type { Fault } from './faults.ts'
import { ArtifactServer } from './server.ts'

export type { Fault } from './faults.ts'
export { jwt } from './server.ts'

export type Step = 'create' | 'upload' | 'finalize'

/** One that was created, uploaded and finalized. */
export interface UploadedArtifact {
  readonly id: number
  readonly name: string
  /** By path in the zip. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly bytes: number
  readonly expiresAt: string | undefined
}

export interface ArtifactService extends AsyncDisposable {
  /** For ACTIONS_RESULTS_URL. With a slash at its end, like the real one. */
  readonly url: string
  /** For ACTIONS_RUNTIME_TOKEN; any other gets a 401. */
  readonly token: string
  readonly artifacts: readonly UploadedArtifact[]
  /** The steps that were asked for, faults included. */
  readonly requests: readonly Step[]
  /** What every URL to upload to holds, and nobody else may see. */
  readonly signature: string
  /** What the real services would have refused. */
  readonly violations: readonly string[]
  /** The next requests for a step meet it; of several for one step, one after the other. */
  fault(fault: Fault): void
  /** Settles when the next request for the step has come, whole or not. */
  arrival(step: Step): Promise<void>
  close(): Promise<void>
}

export interface ArtifactServiceOptions {
  /** Names of fields in answers: as GitHub writes them, or as other servers that play it do. */
  readonly fields?: 'snake_case' | 'camelCase'
}

export async function startArtifactService(options: ArtifactServiceOptions = {}): Promise<ArtifactService> {
  return ArtifactServer.start(options)
}
