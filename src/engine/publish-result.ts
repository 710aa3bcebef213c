import { note } from '../contracts/events.ts'
import type { State, PullRequestLink } from '../domain/model/state.ts'
import type { ProposedTests } from '../domain/model/proposed-tests.ts'
import { messageOf } from '../contracts/errors.ts'
import type { Emit } from '../contracts/ports.ts'
import { redacted } from '../domain/policy/redaction.ts'
import { saveFixHistory } from './agent-context.ts'
import { proposalBranches } from './branch-name.ts'
import type { Publication, Storage } from './frontend.ts'
import type { RunSession } from './open-session.ts'

/** Save what worked for later requests, and have the front end publish the result. */
export async function publishResult(
  state: State,
  session: Pick<RunSession, 'job' | 'storage' | 'ledger' | 'emit' | 'redact' | 'transcripts'>,
  rest: Pick<Publication, 'reproduce' | 'patch'>,
): Promise<PullRequestLink | undefined> {
  const { job, storage, ledger, emit, redact, transcripts } = session
  const safe = redacted(state, redact)
  if (state.outcome !== 'stopped') await saveFixHistory(safe, storage.store, emit)
  // Names of branches and commits must be exact; texts are without secrets.
  const { branch, tip, request } = state
  const change = redact(await rest.patch())
  const proposedTests = await saveProposal({ ...safe, branch }, storage, emit)
  const known = { ...safe, branch, tip, request, ...(proposedTests === undefined ? {} : { proposedTests }) }
  return job.frontend.publish({ ...rest, change, state: known, transcripts, events: ledger.events })
}

/** Save proposed tests on a branch of their own. Best effort: the fix is published all the same. */
async function saveProposal(
  { branch, outcome, proposedTests }: State,
  { store }: Storage,
  emit: Emit,
): Promise<ProposedTests | undefined> {
  if (proposedTests?.sha === undefined || outcome === 'stopped') return proposedTests
  try {
    return { ...proposedTests, branch: await store.saveBeside(proposalBranches(branch), proposedTests.sha) }
  } catch (error) {
    emit(note('warning', `The proposed tests could not be saved: ${messageOf(error)}`))
    return proposedTests
  }
}
