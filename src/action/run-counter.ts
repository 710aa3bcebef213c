import { withRun, isQuotaReached, MAX_RUNS, parseRunCounts, runsOfBranch } from '../domain/policy/run-quota.ts'
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

/** The text that all requests of the repository share. */
const RUNS = 'runs'
/** So many commits are looked through for one of a person. */
const LOOKED_AT = 50

export interface CountedRun {
  readonly place: RepositoryApi
  readonly keeper: StateStore
  readonly repository: Repository
  readonly branch: string
  readonly headSha: string
  readonly pull: number | undefined
  /** What names this run; one that is run again is the same. */
  readonly run: string
  /** A person wants it tried again: counting begins anew. */
  readonly anew: boolean
  /** Hears of what could not be told. */
  readonly warn: (text: string) => void
}

/**
 * Looks whether the branch may have one run more.
 * @throws UserError when it has had as many as it gets, after saying so on the pull request
 */
export async function requireRunQuota(counted: CountedRun): Promise<void> {
  const { place, keeper, pull, branch } = counted
  const human = await newestOfPeople(counted.repository, counted.headSha)
  const book = withRun(parseRunCounts(await keeper.loadShared(RUNS)), { ...counted, human, at: Date.now() })
  if (!isQuotaReached(book, branch)) return
  const sentence = `fix-tests has run ${MAX_RUNS} times on ${branch} since a person last changed it, and tries no more.`
  const retry = pull === undefined ? '' : ', or write /fix-tests retry,'
  const remedy = `Push a commit${retry} to have it tried again.`
  if (pull !== undefined) {
    // What keeps it from being said there is no reason to go on.
    const tried = async (work: Promise<void>) => work.catch((error: unknown) => counted.warn(sentenceOf(error)))
    await tried(addLabels(place, pull, [EXHAUSTED_LABEL]))
    const body = `${inlineText(sentence)} ${remedy}`
    await tried(sayOnce(place, { number: pull, first: htmlMarker('exhausted', { human }), body }))
  }
  throw new UserError(sentence, remedy)
}

/** Counts this run; the first one of a new count takes the label away. */
export async function countRun(counted: CountedRun): Promise<void> {
  const { place, keeper, branch, pull } = counted
  const human = await newestOfPeople(counted.repository, counted.headSha)
  let runs = 0
  await keeper.updateShared(RUNS, text => {
    const before = parseRunCounts(text)
    const book = withRun(before, { ...counted, human, at: Date.now() })
    runs = runsOfBranch(book, branch)
    return book === before && text !== undefined ? text : `${JSON.stringify(book)}\n`
  })
  if (runs === 1 && pull !== undefined) await removeLabel(place, pull, EXHAUSTED_LABEL)
}

/** The newest commit that is not the bot's own. */
async function newestOfPeople(repository: Repository, head: string): Promise<string> {
  const log = await repository.git(['log', `--max-count=${LOOKED_AT}`, '--format=%H%n%B%x00', head])
  for (const entry of log.split('\0')) {
    const [sha = '', ...lines] = entry.trim().split('\n')
    if (sha !== '' && !isOwnCommit(lines.join('\n'))) return sha
  }
  return head
}
