import type { Analysis } from '../../../domain/model/attempt.ts'
import type { Assignment } from '../../../domain/model/assignment.ts'
import { BY_WORDS, type Cluster, placeText, type Suspect } from '../../../domain/model/cluster.ts'
import type { redactedText } from '../tools/reading-tools.ts'
import { section } from './evidence-sections.ts'
import { type ShownPlace, fileExcerpts } from './file-excerpts.ts'

/**
 * Least score of a place that is shown, to that of the first one. A place that is beside the point costs as much as a
 * third of the request for one that is missing.
 */
const SHOWN_SCORE = 0.3
/** Characters for all code beside the first suspect place, and places that are only named. */
const FURTHER = 3_500
const MAX_NAMED = 4

type CodeContext = Parameters<typeof redactedText>[1]

/** Show the code that is suspected, and name what is less so. */
export async function suspectSections(
  { clusters, demands, failures }: Assignment,
  context: CodeContext,
): Promise<string[]> {
  const demanded = demandedPlaces(demands)
  const chosen = clusters.map(cluster => chooseShown(cluster.places))
  const unplaced = clusters.filter(({ places }) => places.length === 0)
  const files = unplaced.flatMap(({ suspects }) => suspects.map(file => ({ file, why: '' })))
  const suspected = [...chosen.flatMap(({ shown }) => shown), ...files]
  const { sections, left, shows } = await fileExcerpts(
    [...demanded, ...(suspected.length > 0 ? suspected : placesOfTests(failures))],
    context,
    { lead: demanded.length + 1, further: FURTHER },
  )
  const named = [...left, ...chosen.flatMap(each => each.named)].filter(
    place => (place.symbol ?? place.line) !== undefined && !shows(place) && !context.isHidden(place.file),
  )
  const lines = [...new Set(named.map(place => `${placeText(place)}: ${place.why}`))].slice(0, MAX_NAMED)
  return [...sections, section('also-suspected', lines.join('\n'))].filter(part => part !== '')
}

/** Show the code that an analysis names: what to change first, then its evidence. */
export async function analysedSections(
  { modificationPoints, evidence }: Analysis,
  { demands }: Pick<Assignment, 'demands'>,
  context: CodeContext,
): Promise<readonly string[]> {
  const places = [
    ...demandedPlaces(demands),
    ...modificationPoints.map(({ file, lines, change }) => ({
      file,
      line: lines?.[0],
      // One line is a place within a function, and several are what to show.
      ...(lines === undefined || lines[0] === lines[1] ? {} : { from: lines[0], to: lines[1] }),
      why: change,
    })),
    ...evidence.map(({ file, line, says }) => ({ file, line, why: says })),
  ]
  return (await fileExcerpts(places, context)).sections
}

function demandedPlaces(demands: Assignment['demands']): ShownPlace[] {
  return demands.map(({ file, line, what }) => ({ file, line, why: what }))
}

/** Return the places where the tests failed, if no place in the code is suspected. */
function placesOfTests(failures: Assignment['failures']): ShownPlace[] {
  return failures.flatMap(({ frames: [frame] }) =>
    frame === undefined ? [] : [{ ...frame, symbol: undefined, why: '' }],
  )
}

function isByWords({ why }: ShownPlace): boolean {
  return why.startsWith(BY_WORDS)
}

/**
 * Choose the places of a cluster to show: the likely ones, and one of those that words alone point to if something
 * better points to others.
 */
function chooseShown(places: Cluster['places']): {
  readonly shown: readonly Suspect[]
  readonly named: readonly Suspect[]
} {
  const least = SHOWN_SCORE * (places[0]?.score ?? 0)
  const onlyWords = places.every(isByWords)
  const ofWords = places.find(isByWords)
  const isShown = (place: Suspect) => place.score >= least && (onlyWords || place === ofWords || !isByWords(place))
  return { shown: places.filter(isShown), named: places.filter(place => !isShown(place)) }
}
