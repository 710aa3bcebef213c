import { readFile } from 'node:fs/promises'
import { environmentOf } from '../environment.ts'
import { Busy, messageOf, Unnamed, UserError } from '../errors.ts'
import { askedBy } from '../github/events.ts'
import { tellNothing } from './nothing.ts'
import type { Ending } from './outputs.ts'

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

function endingOf(error: unknown): Ending {
  if (error instanceof Busy || error instanceof Unnamed)
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

async function act(env: Env, signal: AbortSignal): Promise<Ending> {
  const environment = environmentOf(env)
  const payload: unknown = JSON.parse(await readFile(environment.eventPath, 'utf8'))
  const asked = askedBy({ environment, payload, template: env.INPUT_BRANCH || 'fix-tests/{head}-{sha}' })
  if (asked.kind === 'nothing' || asked.kind === 'refused') return asked
  const [{ runErrand }, { Session }] = await Promise.all([import('./errand.ts'), import('./session.ts')])
  return runErrand(new Session({ env, environment, signal }), asked)
}

async function tell(ending: Ending, env: Env): Promise<void> {
  if (ending.kind === 'nothing') return tellNothing(ending.why, env)
  const { tellEnding } = await import('./outputs.ts')
  await tellEnding(ending)
}
