import type { State, PullRequestLink } from '../domain/model/state.ts'
import { redacted } from '../domain/policy/redaction.ts'
import { saveFixHistory } from './agent-context.ts'
import type { Publication } from './frontend.ts'
import type { RunSession } from './open-session.ts'

/** Save what worked for later requests, and have the front end publish the result. */
export async function publishResult(
  state: State,
  { job, storage, emit, redact, transcripts }: RunSession,
  rest: Pick<Publication, 'reproduce' | 'patch'>,
): Promise<PullRequestLink | undefined> {
  const safe = redacted(state, redact)
  if (state.outcome !== 'stopped') await saveFixHistory(safe, storage.store, emit)
  // Names of branches and commits must be exact; texts are without secrets.
  const { branch, tip, request } = state
  const change = redact(await rest.patch())
  return job.frontend.publish({ ...rest, change, state: { ...safe, branch, tip, request }, transcripts })
}
