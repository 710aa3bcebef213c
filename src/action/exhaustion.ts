import { counting, isExhausted, MOST_RUNS, parseBook, runsOn } from '../domain/exhaustion.ts'
import { sentenceOf, UserError } from '../errors.ts'
import { EXHAUSTED } from '../github/admission.ts'
import { isOwnCommit } from '../github/events.ts'
import { addLabels, removeLabel } from '../github/pulls.ts'
import { sayOnce } from '../github/comments.ts'
import { marker } from '../github/marker.ts'
import type { Place } from '../github/writes.ts'
import type { Keeper } from '../ports.ts'
import { words } from '../report/escape.ts'
import type { Repository } from '../workspace/repository.ts'

/** The text that all requests of the repository share. */
const RUNS = 'runs'
/** So many commits are looked through for one of a person. */
const LOOKED_AT = 50

export interface Counted {
  readonly place: Place
  readonly keeper: Keeper
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
export async function requireUnexhausted(counted: Counted): Promise<void> {
  const { place, keeper, pull, branch } = counted
  const human = await newestOfPeople(counted.repository, counted.headSha)
  const book = counting(parseBook(await keeper.shared(RUNS)), { ...counted, human, at: Date.now() })
  if (!isExhausted(book, branch)) return
  const sentence = `fix-tests has run ${MOST_RUNS} times on ${branch} since a person last changed it, and tries no more.`
  const retry = pull === undefined ? '' : ', or write /fix-tests retry,'
  const remedy = `Push a commit${retry} to have it tried again.`
  if (pull !== undefined) {
    // What keeps it from being said there is no reason to go on.
    const tried = async (work: Promise<void>) => work.catch((error: unknown) => counted.warn(sentenceOf(error)))
    await tried(addLabels(place, pull, [EXHAUSTED]))
    const body = `${words(sentence)} ${remedy}`
    await tried(sayOnce(place, { number: pull, first: marker('exhausted', { human }), body }))
  }
  throw new UserError(sentence, remedy)
}

/** Counts this run; the first one of a new count takes the label away. */
export async function countRun(counted: Counted): Promise<void> {
  const { place, keeper, branch, pull } = counted
  const human = await newestOfPeople(counted.repository, counted.headSha)
  let runs = 0
  await keeper.share(RUNS, text => {
    const before = parseBook(text)
    const book = counting(before, { ...counted, human, at: Date.now() })
    runs = runsOn(book, branch)
    return book === before && text !== undefined ? text : `${JSON.stringify(book)}\n`
  })
  if (runs === 1 && pull !== undefined) await removeLabel(place, pull, EXHAUSTED)
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
