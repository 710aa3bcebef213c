import { setTimeout as sleep } from 'node:timers/promises'
import { unlessAborted } from '../../concurrency/abortable.ts'
import { causeOf, type Fault, InvalidAnswer } from './api-faults.ts'
import { ModelUnavailable, PromptTooLong } from './model.ts'
import { ResponseWatchdog, type Timeouts } from './response-watchdog.ts'

/** How often a request is tried, and for how long. */
export interface RetryPolicy extends Timeouts {
  readonly tries: number
  /** Milliseconds before the second try; each further pause is four times as long. */
  readonly backoffMs: number
}

export const RETRY_POLICY: RetryPolicy = { deadlineMs: 10 * 60_000, idleMs: 120_000, tries: 3, backoffMs: 2_000 }

/**
 * Longest pause before a retry. Providers limit the rate for each minute. A server may ask for an hour; a CI job cannot
 * wait so long, and there is a next fixer.
 */
const MAX_WAIT_MS = 70_000

export interface RetriedCall<Answer> {
  /** The model's name, for error messages. */
  readonly name: string
  readonly retryPolicy: RetryPolicy
  readonly signal: AbortSignal
  /** Try once. `lost`: earlier tries that failed after their answer had started. */
  attempt(options: {
    readonly signal: AbortSignal
    readonly fetch: typeof fetch
    readonly lost: number
  }): Promise<Answer>
  /** Map an error; undefined rethrows it. */
  faultOf(error: unknown): Fault | undefined
}

/**
 * Try until there is an answer, the tries are used up, or the fault is permanent.
 *
 * @throws ModelUnavailable, PromptTooLong
 */
export async function withRetries<Answer>(call: RetriedCall<Answer>): Promise<Answer> {
  const { name, retryPolicy, signal } = call
  let lost = 0
  for (let tried = 1; ; tried += 1) {
    const watchdog = new ResponseWatchdog(retryPolicy, signal)
    try {
      // SDK sign-in ignores the abort signal, so race against it.
      return await unlessAborted(
        call.attempt({ signal: watchdog.signal, fetch: watchdog.fetch, lost }),
        watchdog.signal,
      )
    } catch (error) {
      if (watchdog.hasAnswerStarted) lost += 1
      signal.throwIfAborted()
      const fault = watchdog.timeout ?? invalidAnswerFault(error) ?? call.faultOf(error)
      if (fault === undefined) throw error
      if (fault.kind === 'too-long') throw new PromptTooLong(`${name}: the conversation is too long.`, { cause: error })
      const wait = fault.kind === 'permanent' ? undefined : (fault.waitMs ?? retryPolicy.backoffMs * 4 ** (tried - 1))
      if (wait === undefined || wait > MAX_WAIT_MS || tried >= retryPolicy.tries)
        throw Object.assign(new ModelUnavailable(`${name}: ${fault.reason}`, { cause: error }), {
          lost,
          isPermanent: fault.kind === 'permanent',
          isMisconfigured: fault.kind === 'permanent' && fault.isMisconfigured === true,
        })
      await sleep(wait, undefined, { signal })
    } finally {
      watchdog.end()
    }
  }
}

function invalidAnswerFault(error: unknown): Fault | undefined {
  const invalid = causeOf(error, InvalidAnswer)
  return invalid === undefined ? undefined : { kind: 'transient', reason: invalid.message }
}
