import {
  fullBranches,
  withRun,
  isQuotaReached,
  MAX_RUNS,
  parseRunCounts,
  runsOfBranch,
} from '../domain/policy/run-quota.ts'
import { sentenceOf, UserError } from '../contracts/errors.ts'
import { EXHAUSTED_LABEL } from '../triggers/authorization.ts'
import { isOwnCommit } from '../triggers/own-work.ts'
import { addLabels, removeLabel } from '../github/pull-request-changes.ts'
import { sayOnce } from '../github/comments.ts'
import { htmlMarker } from '../github/html-marker.ts'
import type { RepositoryApi } from '../github/client.ts'
import type { StateStore } from '../contracts/ports.ts'
import { inlineText } from '../rendering/markdown-escape.ts'
import type { Repository } from '../workspace/repository.ts'

/** Name of the text that all requests of the repository share. */
const RUNS = 'runs'
/** Number of commits to search for one by a person. */
const MAX_COMMITS = 50

export interface CountedRun {
  readonly api: RepositoryApi
  readonly store: StateStore
  readonly repository: Repository
  readonly branch: string
  /** Workflow whose failure is worked on: each has runs of its own. */
  readonly workflow: string
  readonly headSha: string
  readonly pull: number | undefined
  /** True if a command on it can start another run. */
  readonly takesCommands: boolean
  /** Id of this run; a re-run has the same id. */
  readonly run: string
  /** A user requested a fresh start: the count restarts. */
  readonly retry: boolean
  /** Logs a message that could not be posted. */
  readonly warn: (text: string) => void
}

/**
 * Check that the branch may have another run.
 * @throws UserError if its quota is used up, after a comment on the pull request
 */
export async function requireRunQuota(run: CountedRun): Promise<void> {
  const { api, store, pull, branch } = run
  const human = await newestHumanCommit(run.repository, run.headSha)
  const counted = countedName(run)
  const counts = withRun(parseRunCounts(await store.loadShared(RUNS)), {
    ...run,
    branch: counted,
    anew: run.retry,
    human,
    at: Date.now(),
  })
  // A command on a commit without a failed run is of no workflow: it is one more of any that is used up.
  const others = fullBranches(counts, human).filter(name => name !== counted && isOf(branch)(name))
  const isOneMore = run.workflow === '' && !run.retry && others.length > 0
  if (!isQuotaReached(counts, counted) && !isOneMore) return
  const of = run.workflow === '' ? branch : `${branch} for the workflow ${run.workflow}`
  const sentence = `fix-tests has reached its limit of ${MAX_RUNS} runs on ${of} since a person last changed it.`
  const retry = pull === undefined || !run.takesCommands ? '' : ' or write /fix-tests retry'
  const remedy = `To run it again, push a commit${retry}.`
  if (pull !== undefined) {
    // A failure to label or comment does not lift the quota.
    const attempt = async (work: Promise<void>) => work.catch((error: unknown) => run.warn(sentenceOf(error)))
    await attempt(addLabels(api, pull, [EXHAUSTED_LABEL]))
    const body = `${inlineText(sentence)} ${remedy}`
    await attempt(
      sayOnce(api, { number: pull, first: htmlMarker('exhausted', { human, workflow: run.workflow }), body }),
    )
  }
  throw new UserError(sentence, remedy)
}

/** Count this run. The first run of a new count removes the label, if no other workflow has used up its runs. */
export async function countRun(run: CountedRun): Promise<void> {
  const { api, store, pull } = run
  const branch = countedName(run)
  const human = await newestHumanCommit(run.repository, run.headSha)
  let isFirst = false
  await store.updateShared(RUNS, text => {
    const before = parseRunCounts(text)
    const after = withRun(before, { ...run, branch, anew: run.retry, human, at: Date.now() })
    isFirst = runsOfBranch(after, branch) === 1 && !fullBranches(after, human).some(isOf(run.branch))
    return after === before && text !== undefined ? text : `${JSON.stringify(after)}\n`
  })
  if (isFirst && pull !== undefined) await removeLabel(api, pull, EXHAUSTED_LABEL)
}

/** Name a workflow on a branch. No branch has a space in its name. */
function countedName({ branch, workflow }: CountedRun): string {
  return workflow === '' ? branch : `${branch} ${workflow}`
}

/** Tell whether a counted name is of a branch. */
function isOf(branch: string): (name: string) => boolean {
  return name => name === branch || name.startsWith(`${branch} `)
}

/** Find the newest commit that is not the bot's own. */
async function newestHumanCommit(repository: Repository, head: string): Promise<string> {
  const log = await repository.git(['log', `--max-count=${MAX_COMMITS}`, '--format=%H%n%B%x00', head])
  for (const entry of log.split('\0')) {
    const [sha = '', ...lines] = entry.trim().split('\n')
    if (sha !== '' && !isOwnCommit(lines.join('\n'))) return sha
  }
  return head
}
