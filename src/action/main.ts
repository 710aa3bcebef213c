import { readFile } from 'node:fs/promises'
import { actionsEnvOf } from '../config/actions-env.ts'
import { RequestBusy, messageOf, NoSuchTest, UserError } from '../contracts/errors.ts'
import { parseEvent } from '../triggers/parse-event.ts'
import { writeNoop } from './outputs/noop.ts'
import type { StepOutcome } from './outputs/step-outcome.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * One step of a job, from its environment to its outputs. Never throws: what goes wrong fails the step in one sentence.
 * Most runs have nothing to do, so what does the work is loaded only when there is some.
 */
export async function runAction(env: Env): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Stopped()))
  try {
    await tell(await act(env, stop.signal), env)
  } catch (thrown) {
    // A cancelled job's processes all get the signal: what they say of it is not the cause.
    const error: unknown = stop.signal.aborted ? stop.signal.reason : thrown
    await tell(endingOf(error), env)
  }
  // What is left open (a socket that a server holds) must not keep the step waiting.
  process.exit()
}

function endingOf(error: unknown): StepOutcome {
  if (error instanceof RequestBusy || error instanceof NoSuchTest)
    return { kind: 'refused', why: error.message, remedy: error.remedy }
  const outcome = error instanceof Stopped ? 'stopped' : 'failed'
  if (error instanceof UserError) return { kind: 'error', outcome, sentence: error.sentence, stack: undefined }
  const stack = error instanceof Error ? error.stack : undefined
  return { kind: 'error', outcome, sentence: `fix-tests broke down: ${messageOf(error)}`, stack }
}

class Stopped extends UserError {
  constructor() {
    super('The job was cancelled.', 'Run it again: fix-tests goes on from where it stopped.')
  }
}

async function act(env: Env, signal: AbortSignal): Promise<StepOutcome> {
  const environment = actionsEnvOf(env)
  const payload: unknown = JSON.parse(await readFile(environment.eventPath, 'utf8'))
  const asked = parseEvent({ environment, payload, template: env.INPUT_BRANCH || 'fix-tests/{head}-{sha}' })
  if (asked.kind === 'nothing' || asked.kind === 'refused') return asked
  const [{ dispatchTask }, { Session }] = await Promise.all([import('./dispatch.ts'), import('./session.ts')])
  return dispatchTask(new Session({ env, environment, signal }), asked)
}

async function tell(ending: StepOutcome, env: Env): Promise<void> {
  if (ending.kind === 'nothing') return writeNoop(ending.why, env)
  const { writeOutcome } = await import('./outputs/step-outcome.ts')
  await writeOutcome(ending)
}
