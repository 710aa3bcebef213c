import { readFile } from 'node:fs/promises'
import { type ActionsEnv, actionsEnvOf } from '../config/actions-env.ts'
import { useProxy } from '../config/use-proxy.ts'
import { sealProcess } from '../isolation/seal-process.ts'
import { RequestBusy, messageOf, NoSuchTest, NothingNew, UserError } from '../contracts/errors.ts'
import { parseEvent } from '../triggers/parse-event.ts'
import type { dispatchTask } from './dispatch.ts'
import { readBranchTemplate } from './read-branch-template.ts'
import { type CommandFiles, readCommandFiles, restoreCommandFiles } from './outputs/command-files.ts'
import { writeNoop } from './outputs/noop.ts'
import type { StepOutcome } from './outputs/step-outcome.ts'

type Env = Readonly<Record<string, string | undefined>>

/** An event with work to do. */
interface Begun {
  readonly kind: 'event'
  readonly environment: ActionsEnv
  readonly event: Parameters<typeof dispatchTask>[1]
}

/**
 * Run one step of a job, from its environment to its outputs. Never throws: an error fails the step with one sentence.
 * Most runs have nothing to do, so the code that does the work is loaded on demand.
 */
export async function runAction(env: Env): Promise<void> {
  const stop = new AbortController()
  // GitHub sends both, one after the other, and kills what is left.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(new Stopped()))
  let outcome: StepOutcome
  let files: CommandFiles = new Map()
  try {
    const begin = await beginStep(env)
    if (begin.kind === 'nothing' || begin.kind === 'refused') outcome = begin
    else {
      files = await readCommandFiles(env)
      outcome = await runStep(begin, { env, signal: stop.signal })
    }
  } catch (thrown) {
    // All processes of a cancelled job get the signal, so their errors are not the cause.
    outcome = outcomeOf(stop.signal.aborted ? stop.signal.reason : thrown)
  }
  try {
    await guarded(files)
  } catch (error) {
    outcome = outcomeOf(error)
  }
  await report(outcome, env)
  // An open handle (such as a socket that a server keeps alive) must not delay the step.
  process.exit()
}

function outcomeOf(error: unknown): StepOutcome {
  if (error instanceof RequestBusy || error instanceof NoSuchTest)
    return { kind: 'refused', why: error.message, remedy: error.remedy }
  if (error instanceof NothingNew) return { kind: 'nothing', why: error.message }
  const outcome = error instanceof Stopped ? 'stopped' : 'failed'
  if (error instanceof UserError) return { kind: 'error', outcome, sentence: error.sentence, stack: undefined }
  const stack = error instanceof Error ? error.stack : undefined
  return { kind: 'error', outcome, sentence: `fix-tests crashed: ${messageOf(error)}`, stack }
}

class Stopped extends UserError {
  constructor() {
    super('The job was cancelled.', 'Run it again: fix-tests resumes where it stopped.')
  }
}

/** Restore the runner's command files; this action itself writes them later. */
async function guarded(files: CommandFiles): Promise<void> {
  const restored = await restoreCommandFiles(files)
  if (restored.length === 0) return
  const [core, { logLine }] = await Promise.all([import('@actions/core'), import('../rendering/markdown-escape.ts')])
  core.warning(logLine(`A test wrote to files of the runner (${restored.join(', ')}). They were restored.`))
}

/** Read the event. Tests find no secret of this process in its environment or memory once it is sealed. */
async function beginStep(env: Env): Promise<Begun | Extract<StepOutcome, { kind: 'nothing' | 'refused' }>> {
  const environment = actionsEnvOf(env)
  const payload: unknown = JSON.parse(await readFile(environment.eventPath, 'utf8'))
  const template = await readBranchTemplate(env.INPUT_BRANCH, environment.workspace)
  const event = parseEvent({ environment, payload, template })
  if (event.kind === 'nothing' || event.kind === 'refused') return event
  sealProcess(env)
  return { kind: 'event', environment, event }
}

async function runStep(
  { environment, event }: Begun,
  { env, signal }: { env: Env; signal: AbortSignal },
): Promise<StepOutcome> {
  await useProxy(env)
  const [{ dispatchTask }, { Session }] = await Promise.all([import('./dispatch.ts'), import('./session.ts')])
  return dispatchTask(new Session({ env, environment, signal }), event)
}

async function report(outcome: StepOutcome, env: Env): Promise<void> {
  if (outcome.kind === 'nothing') return writeNoop(outcome.why, env)
  const { writeOutcome } = await import('./outputs/step-outcome.ts')
  await writeOutcome(outcome)
}
