import { performance } from 'node:perf_hooks'
import { totalUsage } from '../domain/model/selectors.ts'
import type { State } from '../domain/model/state.ts'
import { redacted } from '../domain/policy/redaction.ts'
import type { RunContext } from './build-context.ts'
import type { Result } from './frontend.ts'
import type { RunSession } from './open-session.ts'

/** Emit how the time was spent, and return the result without secrets. */
export async function finish(
  end: State,
  { emit, redact, transcripts, ledger }: RunSession,
  { state: begin, testbeds, reproduce, change }: RunContext,
  startedAt: number,
): Promise<Result> {
  const modelMs = totalUsage(end).waitedMs - totalUsage(begin).waitedMs
  const { spentMs: testMs, runs, known } = testbeds
  emit({ kind: 'time', totalMs: performance.now() - startedAt, testMs, modelMs, runs, known })
  return {
    state: redacted(end, redact),
    reproduce: reproduce(end),
    change: redact(await change()),
    transcripts,
    events: ledger.events,
  }
}
