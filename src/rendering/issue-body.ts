import { isEnvironmental, placeText } from '../domain/model/cluster.ts'
import { plainLine } from '../domain/text/inert-text.ts'
import { count, verb } from '../domain/text/wording.ts'
import { failureNoun, remainingCounts } from './case-counts.ts'
import { codeBlock, inlineCode, inlineProse, inlineText, truncateText } from './markdown-escape.ts'
import type { RemainingCause, ResultView } from './result-view.ts'
import { STOPPED_BECAUSE } from './verification.ts'

/** An issue for the tests that still fail for one root cause. */
export interface RemainingIssue {
  readonly signature: string
  readonly title: string
  readonly body: string
}

/** Maximum number of tests, and of the latest attempts, that one issue lists. */
const MAX_TESTS = 30
const MAX_ATTEMPTS = 10

/** Make an issue for each root cause that remains. Pure. */
export function remainingIssues(view: ResultView): RemainingIssue[] {
  return view.remainingClusters.map(remaining => issueOf(remaining, view))
}

function issueOf(
  { cluster, tests, rootCause }: RemainingCause,
  { request, attempts, stop }: ResultView,
): RemainingIssue {
  const seen = tests.find(({ after }) => after !== undefined)?.after
  const run = request.run === undefined ? '' : ` ([the run](${request.run.url}))`
  const tried = attempts.filter(({ clusters }) => clusters.includes(cluster.id)).slice(-MAX_ATTEMPTS)
  const isTests = failureNoun(tests) === 'failing test'
  const hint = rootCause === '' && cluster.suggestion !== '' ? ['', inlineText(cluster.suggestion)] : []
  const outcome =
    tried.length > 0 || stop === undefined || STOPPED_BECAUSE[stop] === ''
      ? 'fix-tests could not fix it.'
      : `fix-tests did not try to fix it: ${isEnvironmental(cluster) ? 'it needs something that is missing here' : STOPPED_BECAUSE[stop]}.`
  return {
    signature: cluster.signature,
    title: plainLine(
      `${isTests ? `${count(tests.length, 'test')} ${verb(tests.length, 'fail')}` : remainingCounts(tests)}: ${cluster.title}`,
      200,
    ),
    body: [
      `Seen at ${inlineCode(request.headSha.slice(0, 7))} on ${inlineCode(request.headBranch)}${run}. ${outcome}`,
      '',
      ...tests.slice(0, MAX_TESTS).map(({ title }) => `- ${inlineCode(truncateText(title, 300))}`),
      ...(tests.length > MAX_TESTS ? [`- … and ${tests.length - MAX_TESTS} more`] : []),
      ...(seen === undefined ? [] : ['', codeBlock(truncateText(seen.problem.message, 2_000))]),
      ...hint,
      ...(rootCause === '' ? [] : ['', `**Root cause, by analysis:** ${inlineProse(rootCause)}`]),
      ...(cluster.places.length === 0
        ? []
        : [
            '',
            '**Look at**',
            '',
            ...cluster.places.slice(0, 5).map(place => `- ${inlineCode(placeText(place))} (${inlineText(place.why)})`),
          ]),
      ...(tried.length === 0
        ? []
        : [
            '',
            '**What was tried**',
            '',
            ...tried.map(({ fixer, reason }) => `- ${inlineCode(fixer)}: ${inlineText(reason, 300)}`),
          ]),
      '',
    ].join('\n'),
  }
}
