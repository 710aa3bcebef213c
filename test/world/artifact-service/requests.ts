import { z } from 'zod'

/** What NTFS forbids; the service refuses it on every system. */
const Name = z
  .string()
  .min(1)
  .regex(/^[^"<>:|*?\r\n\\/]+$/)

const ids = { workflow_run_backend_id: z.string(), workflow_job_run_backend_id: z.string(), name: Name }

/** In protobuf's JSON: a wrapped string is a string, an int64 is one too, a timestamp is RFC 3339 in UTC. */
export const CreateArtifact = z.strictObject({
  ...ids,
  version: z.literal(7),
  mime_type: z.literal('application/zip'),
  expires_at: z.iso.datetime().optional(),
})

export const FinalizeArtifact = z.strictObject({
  ...ids,
  size: z.string().regex(/^[1-9]\d*$/),
  hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
})

export type CreateArtifact = z.infer<typeof CreateArtifact>
export type FinalizeArtifact = z.infer<typeof FinalizeArtifact>
