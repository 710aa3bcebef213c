import { note } from '../contracts/events.ts'
import { performance } from 'node:perf_hooks'
import { withoutShell } from '../frameworks/commands/parse-command.ts'
import { settle } from '../domain/workflow/next-step.ts'
import { runWorkflow } from '../workflow/loop.ts'
import { listOf } from '../domain/text/wording.ts'
import type { WorkflowContext } from '../workflow/context.ts'
import { buildContext, type RunContext } from './build-context.ts'
import { finish } from './finish.ts'
import type { Result } from './frontend.ts'
import type { Job } from './job.ts'
import { openSession } from './open-session.ts'
import { Resources } from './resources.ts'

/** Run one job from start to end: lease, checkout, tests, fixers, workflow, result. */
export async function fixTests(job: Job): Promise<Result> {
  const startedAt = performance.now()
  await using resources = new Resources()
  const session = await openSession(job, resources)
  const context = await buildContext(session, resources)
  const setUpMs = await setUp(job, context)
  resources.use(await context.restoringChanges())
  // The set-up is a part of the time that timeout-minutes limits.
  const state = { ...context.state, spentMs: context.state.spentMs + setUpMs }
  const end = await runWorkflow(state, context.workflow)
  return await finish(end, session, context, startedAt)
}

/**
 * Run the setup command in the checkout, and record for the worktrees which files exist besides the code.
 * @returns the milliseconds of the setup command
 */
async function setUp({ settings, signal }: Job, { state, testbed, worktrees, workflow }: RunContext): Promise<number> {
  const command = settings['setup-command']
  // A result that only needs publishing needs no tests, and so no setup.
  if (command !== undefined && command !== '' && settle(state, workflow.rules).phase.at !== 'publishing') {
    await testbed.runner.setup(withoutShell('setup-command', command), signal)
    await tellChanged(workflow)
  }
  const { spentMs } = testbed.runner
  await worktrees.look()
  return spentMs
}

/** Files that a note names. */
const MAX_NAMED = 5

/** Say which files of the commit the setup command has changed: what the tests say then is not said of the commit. */
async function tellChanged(context: WorkflowContext): Promise<void> {
  const changed = await context.strayFiles()
  if (changed.length === 0) return
  const text = `setup-command changed ${listOf(changed, MAX_NAMED)}. The tests run with that, the commit does not have it, and it stays in the work tree.`
  context.emit(note('warning', text))
}
