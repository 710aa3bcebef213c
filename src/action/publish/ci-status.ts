import { setTimeout as sleep } from 'node:timers/promises'
import { ownWorkflow } from '../../config/actions-env.ts'
import type { State } from '../../domain/model/state.ts'
import { isRunOf } from '../../domain/model/workflow-name.ts'
import { isHeld, startWorkflow, runAt, runsOfHead, type WorkflowRun } from '../../github/workflow-runs.ts'
import type { Settings } from '../../config/settings.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import type { Session } from '../session.ts'

/** User of a job's own token. GitHub starts no workflow for its pushes, and holds those for its pull requests. */
const JOB_USER = 'github-actions[bot]'

export interface CiOptions {
  readonly session: Session
  readonly settings: Settings
  readonly state: State
  /** Branch to run CI on. */
  readonly ref: string
  /** Login of the user who pushed or opened it; undefined if unknown. */
  readonly author: string | undefined
}

/** State of CI on a pushed commit. */
export interface CiStatus {
  /** True if a run of CI is under way, or waits for approval: its end can be waited for. */
  readonly isComing: boolean
  /** Markdown for people if they need to know or do something, else ''. */
  readonly note: string
}

/** Times to look for runs that GitHub starts by itself, and milliseconds between them. */
const LOOKS = 3
const BETWEEN_MS = 3_000

/** Start CI on a pushed branch if GitHub does not. @param isAwaited true to wait a little for runs to appear */
export async function ciStatus(options: CiOptions, isAwaited = false): Promise<CiStatus> {
  const { session, state, author, ref } = options
  const head = { ref, sha: state.tip, repository: session.environment.repository }
  const startsItself = author !== undefined && author !== JOB_USER
  for (let look = 1; ; look += 1) {
    // The token may lack the permission to read runs.
    const runs = await runsOfHead(session.api, head).catch(() => [])
    const others = runs.filter(run => !isRunOf(run, ownWorkflow(session.environment)))
    const held = others.filter(isHeld)
    // What waits for a person starts no sooner than what can be started at once.
    if (!startsItself && held.length === others.length) return startedCi(options, held)
    if (others.length > 0) return { isComing: true, note: runsNote(others) }
    if (!isAwaited || look === LOOKS || session.signal.aborted) break
    await sleep(BETWEEN_MS)
  }
  return { isComing: false, note: isAwaited ? UNSEEN : '' }
}

function runsNote(runs: readonly WorkflowRun[]): string {
  const waiting = runs.find(isHeld)
  if (waiting !== undefined) return note(`${approvalText(waiting)} ${START_ALWAYS}`)
  const links = runs.slice(0, MAX_RUNS).map(({ name, url }) => `[${inlineText(name || 'the run')}](${url})`)
  return `CI on this commit: ${links.join(', ')}.`
}

function approvalText({ url }: WorkflowRun): string {
  return `CI waits for approval: open [the run](${url}), and choose “Approve and run workflows”.`
}

const UNSEEN = 'CI was not seen to start here, so the proof is by the test runs of fix-tests alone.'

/** Runs that a note links to. */
const MAX_RUNS = 5

/** @param held runs that wait for an approval */
async function startedCi(
  { session, settings, state, ref }: CiOptions,
  held: readonly WorkflowRun[],
): Promise<CiStatus> {
  const started = settings['dispatch-ci'] ? await startCi({ session, state, ref }) : 'off'
  if (started !== 'started' && held.length > 0) return { isComing: true, note: runsNote(held) }
  switch (started) {
    case 'started':
      return {
        isComing: true,
        note: `CI was started on ${inlineText(ref)} by fix-tests (workflow_dispatch), since GitHub starts none for what a job's own token pushes.`,
      }
    case 'no trigger':
      return {
        isComing: false,
        note: note(
          `${START_BY_HAND} If CI runs on workflow_dispatch too, without inputs that it requires, fix-tests starts it.`,
        ),
      }
    case 'forbidden':
      return {
        isComing: false,
        note: note(`${START_BY_HAND} With actions: write, and CI on workflow_dispatch too, fix-tests starts it.`),
      }
    case 'off':
    case 'unknown':
      return { isComing: false, note: note(`${START_BY_HAND} ${START_ALWAYS}`) }
  }
}

const START_ALWAYS = 'With the token of a GitHub App as github-token it starts by itself.'
const START_BY_HAND =
  "CI has not run on this branch: GitHub starts none for a job's own token. Approve the workflows below, or close and reopen this pull request."

async function startCi({
  session,
  state: { request },
  ref,
}: Pick<CiOptions, 'session' | 'state' | 'ref'>): Promise<'started' | 'forbidden' | 'no trigger' | 'unknown'> {
  const failed = request.run === undefined ? undefined : await runAt(session.api, request.run.id).catch(() => undefined)
  if (failed === undefined) return 'unknown'
  const started = await session.bestEffort(() => startWorkflow(session.api, { workflow: failed.workflow, ref }))
  return started ?? 'unknown'
}

function note(text: string): string {
  return `> [!NOTE]\n> ${text}`
}
