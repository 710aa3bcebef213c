import type { ActionsEnv } from '../config/actions-env.ts'
import { readWorkflow, type ReadWorkflow, startersOf } from '../config/reusable-workflows.ts'
import { stepsIn, usesAction } from '../config/workflow-file.ts'
import type { Request } from '../domain/model/request.ts'
import { workflowTexts } from '../workspace/workflow-texts.ts'

/** Size of a workflow that is read, in bytes. GitHub's own limit is near. */
const MAX_BYTES = 500_000

/**
 * Read from the workflows in the workspace whether comments and reviews start this action: the workflow of this run,
 * others that use the action, and those that call one of them. A text must not offer what nothing answers.
 * @returns undefined if none of them can be read
 */
export async function answeredEvents({
  workspace,
  workflowRef,
  actionRepository,
}: Pick<ActionsEnv, 'workspace' | 'workflowRef' | 'actionRepository'>): Promise<Request['answersTo']> {
  const own = /\/(\.github\/workflows\/[^/@]+)@/.exec(workflowRef)?.[1]
  const all = (await workflowTexts(workspace, MAX_BYTES)).flatMap(file => {
    const read = readWorkflow(file)
    return 'why' in read ? [] : [read]
  })
  const isUsed = ({ file, jobs }: ReadWorkflow) =>
    file.path === own ||
    (actionRepository !== '' && jobs.some(({ job }) => stepsIn(job).some(step => usesAction(step, actionRepository))))
  const starters = all.filter(isUsed).flatMap(each => startersOf(each, all))
  if (starters.length === 0) return undefined
  const isAmong = (event: string) => starters.some(({ events }) => events.includes(event))
  return { comments: isAmong('issue_comment'), reviews: isAmong('pull_request_review') }
}
