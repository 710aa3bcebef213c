import type { State } from '../../domain/model/state.ts'
import { startWorkflow, runAt, runsOf } from '../../github/workflow-runs.ts'
import type { Settings } from '../../config/settings.ts'
import { inlineText } from '../../rendering/markdown-escape.ts'
import type { Session } from '../session.ts'

/** For what this token pushes and opens GitHub starts no workflow by itself. */
const JOBS_OWN = 'github-actions[bot]'

export interface CiOptions {
  readonly session: Session
  readonly settings: Settings
  readonly state: State
  /** The branch that CI is to run on. */
  readonly ref: string
  /** Who pushed or opened it; undefined where GitHub does not tell. */
  readonly author: string | undefined
}

/**
 * Sees to it that CI runs on what was pushed.
 * @returns what people have to know or to do, as Markdown, or ''
 */
export async function ciStatusNote({ session, settings, state, ref, author }: CiOptions): Promise<string> {
  const { api } = session
  // What the token may not look at it cannot tell of.
  const runs = await runsOf(api, { head_sha: state.tip }).catch(() => [])
  const waiting = runs.find(run => run.status === 'action_required' || run.conclusion === 'action_required')
  if (waiting !== undefined)
    return note(
      `CI waits for somebody's approval: open [the run](${waiting.url}), and choose “Approve and run workflows”. To have it run by itself, pass the token of a GitHub App as github-token.`,
    )
  const [run] = runs
  if (run !== undefined) return `CI on this commit: [${inlineText(run.name || 'the run')}](${run.url}).`
  if (author !== undefined && author !== JOBS_OWN) return ''
  const started = settings['dispatch-ci'] ? await startCi({ session, state, ref }) : 'off'
  switch (started) {
    case 'started':
      return `CI was started on ${inlineText(ref)} by fix-tests (workflow_dispatch), since GitHub starts none for what a job's own token pushes.`
    case 'no trigger':
      return note(`${BY_HAND} To have fix-tests start it, let the CI workflow run on workflow_dispatch too.`)
    case 'forbidden':
      return note(
        `${BY_HAND} To have fix-tests start it, give its job permissions: actions: write, and let the CI workflow run on workflow_dispatch too.`,
      )
    case 'off':
    case 'unknown':
      return note(BY_HAND)
  }
}

const BY_HAND =
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
