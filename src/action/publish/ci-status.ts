import type { State } from '../../domain/model/state.ts'
import { startWorkflow, runAt, runsOf } from '../../github/workflow-runs.ts'
import type { Settings } from '../../config/settings.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import type { Session } from '../session.ts'

/** User of a job's own token. GitHub starts no workflow for its pushes and pull requests. */
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

/**
 * Start CI on a pushed branch if GitHub does not.
 * @returns a Markdown note for people if they need to know or do something, else ''
 */
export async function ciStatusNote({ session, settings, state, ref, author }: CiOptions): Promise<string> {
  const { api } = session
  // The token may lack the permission to read runs.
  const runs = await runsOf(api, { head_sha: state.tip }).catch(() => [])
  const waiting = runs.find(run => run.status === 'action_required' || run.conclusion === 'action_required')
  if (waiting !== undefined)
    return note(
      `CI needs approval: open [the run](${waiting.url}), and choose “Approve and run workflows”. To have it run by itself, pass the token of a GitHub App as github-token.`,
    )
  const [run] = runs
  if (run !== undefined) return `CI on this commit: [${inlineText(run.name || 'the run')}](${run.url}).`
  if (author !== undefined && author !== JOB_USER) return ''
  const started = settings['dispatch-ci'] ? await startCi({ session, state, ref }) : 'off'
  switch (started) {
    case 'started':
      return `CI was started on ${inlineText(ref)} by fix-tests (workflow_dispatch), since GitHub starts none for what a job's own token pushes.`
    case 'no trigger':
      return note(`${START_BY_HAND} To have fix-tests start it, let the CI workflow run on workflow_dispatch too.`)
    case 'forbidden':
      return note(
        `${START_BY_HAND} To have fix-tests start it, give its job permissions: actions: write, and let the CI workflow run on workflow_dispatch too.`,
      )
    case 'off':
    case 'unknown':
      return note(START_BY_HAND)
  }
}

const START_BY_HAND =
  'CI has not run here: GitHub starts none for what a job’s own token pushes. Choose “Approve and run workflows” below if it is offered; else close this pull request and open it again, or push a commit to its branch. To have it run by itself, pass the token of a GitHub App as github-token.'

async function startCi({
  session: { api },
  state: { request },
  ref,
}: Pick<CiOptions, 'session' | 'state' | 'ref'>): Promise<'started' | 'forbidden' | 'no trigger' | 'unknown'> {
  const failed = request.run === undefined ? undefined : await runAt(api, request.run.id).catch(() => undefined)
  return failed === undefined ? 'unknown' : startWorkflow(api, { workflow: failed.workflow, ref })
}

function note(text: string): string {
  return `> [!NOTE]\n> ${text}`
}
