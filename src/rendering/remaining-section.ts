import { isEnvironmental } from '../domain/model/cluster.ts'
import { OFFLINE_LANGUAGES } from '../domain/policy/offline-limits.ts'
import type { Failure, Frame } from '../domain/model/test-case.ts'
import type { StopReason } from '../domain/model/state.ts'
import { testName } from './case-counts.ts'
import { inlineCode, inlineProse, inlineText } from './markdown-escape.ts'
import { more } from './markdown-parts.ts'
import { problemText } from './problem-text.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import { isOfMachine, type RemainingCause, type ResultView } from './result-view.ts'
import type { TestView } from './test-view.ts'
import { sourceLink, workUrl } from './repository-links.ts'
import { isWithoutModels } from './headline.ts'
import { STOPPED_BECAUSE } from './verification.ts'

/** Render the section with the tests that still fail, and what was found out about them; empty if none does. */
export function remainingSection(view: ResultView, options: ReportOptions, detail: Detail): string {
  const outdated = new Set(view.outdated.map(({ key }) => key))
  const remaining = view.tests.remaining.filter(({ key }) => !outdated.has(key))
  if (remaining.length === 0) return ''
  const grouped = new Set(view.remainingClusters.flatMap(({ tests }) => tests.map(({ title }) => title)))
  const alone = remaining.filter(({ title }) => !grouped.has(title))
  let room = detail.listed
  const linesOf = (tests: readonly TestView[]) => {
    const shown = tests.slice(0, room)
    room -= shown.length
    return shown.map(test => `- ${failureLine(test, detail, { view, options })}`).join('\n')
  }
  const blocks = view.remainingClusters.flatMap(cause => {
    const lines = linesOf(cause.tests)
    return lines === '' ? [] : [lines, ...(detail.messages ? causeText(cause, view, options) : [])]
  })
  const rest = linesOf(alone)
  const hidden = remaining.length - detail.listed
  return [
    '### What still fails',
    ...blocks,
    ...(rest === '' ? [] : [rest]),
    ...more(hidden),
    ...nextMove(view, options),
  ].join('\n\n')
}

function failureLine(
  { title, kind, status, after, progress }: TestView,
  detail: Detail,
  { view, options }: { view: ResultView; options: ReportOptions },
): string {
  const where = `${testName({ title, kind })}${progress === 'stuck' ? ' (stuck)' : ''}${placeText(after, { view, options })}`
  if (status === undefined) return `${where}: it is missing from the last run of the suite.`
  if (status === 'skipped') return `${where}: it is skipped.`
  const problem = detail.messages ? problemText(after?.problem.message ?? '', { title }) : ''
  return problem === '' ? where : `${where}: ${problem}`
}

/** Link to the line of the test at which it failed; empty if its stack does not tell. */
function placeText(
  failure: Failure | undefined,
  { view, options }: { view: ResultView; options: ReportOptions },
): string {
  const { file: own, name } = failure?.id ?? {}
  // Some reports name classes and no files.
  const isOwn = ({ file, symbol }: Frame) => (own === '' ? symbol.endsWith(`.${name}`) : file === own)
  const frame = failure?.frames.find(each => each.line > 0 && isOwn(each))
  return frame === undefined
    ? ''
    : ` (${sourceLink({ file: frame.file, line: frame.line }, { tip: view.tip, repositoryUrl: workUrl(view, options) })})`
}

/** Places that a cause names. */
const MAX_PLACES = 2

/**
 * Say where to look, what the analyst found, and why there is no fix; the hint for this kind of failure if no model
 * analyzed it.
 */
function causeText({ cluster, last, rootCause }: RemainingCause, view: ResultView, options: ReportOptions): string[] {
  const { stop, tip } = view
  const places = cluster.places.slice(0, MAX_PLACES).map(({ file, line = 0, symbol, why }) => {
    const link = sourceLink({ file, line }, { tip, repositoryUrl: workUrl(view, options) })
    return `${link}${symbol === undefined ? '' : ` ${inlineCode(symbol)}`} (${inlineText(why, 200)})`
  })
  const where = places.length === 0 ? '' : `**Where:** ${places.join(', ')}`
  const why = last === undefined ? notTried(stop) : last.reason
  const verdict =
    rootCause === ''
      ? cluster.suggestion === ''
        ? ''
        : `**${isEnvironmental(cluster) ? 'Next' : 'Hint for this kind of failure'}:** ${inlineText(cluster.suggestion, 400)}`
      : `**Root cause, by analysis:** ${inlineProse(rootCause, 1_000)}`
  const isPart = last?.result === 'progress' && last.revert === undefined
  const reason = why === '' ? '' : `**${isPart ? 'Only progress' : 'Not fixed'}:** ${inlineText(why, 400)}`
  return [where, verdict, reason].filter(text => text !== '')
}

/** Inputs that raise the limits of a run. */
const LIMIT_INPUTS: Partial<Record<StopReason, string>> = {
  iterations: 'max-iterations',
  time: 'timeout-minutes',
  tokens: 'max-tokens',
  dollars: 'max-cost-usd',
}

/** Say what the reader can do next; none if the hint of each cause says it. */
function nextMove(view: ResultView, { resumedBy }: ReportOptions): string[] {
  const { stop, usage, attempts, misconfigured, remainingClusters } = view
  // What the machine lacks has its own hint, and no model helps.
  if (isOfMachine(view)) return []
  const input = stop === undefined ? undefined : LIMIT_INPUTS[stop]
  const untried = remainingClusters.filter(({ last }) => last === undefined).length
  const raise = input === undefined ? '' : `raise ${inlineCode(input)} and run it again`
  // On the command line, a key is a variable of the environment.
  const key = resumedBy === undefined ? 'anthropic-api-key' : 'ANTHROPIC_API_KEY'
  const isOffline = usage.requests === 0 && misconfigured.length === 0 && attempts.length > 0
  const steps = [
    ...(isWithoutModels(view) ? ['correct the key, the account or the name of the model, and run it again'] : []),
    ...(isOffline
      ? [
          `give it a model, by a key such as ${inlineCode(key)}: the offline engine makes small edits in ${OFFLINE_LANGUAGES} only`,
        ]
      : []),
    ...(raise === '' || (isOffline && untried === 0) ? [] : [raise]),
  ]
  const [first = 'look at these places, or let another model try', ...others] = steps
  const next = [first, ...others].join('; and ')
  return [`**Next:** ${next}. If a test is wrong, change it yourself: a fix never edits tests.`]
}

function notTried(stop: ResultView['stop']): string {
  return stop === undefined || stop === 'stuck' || stop === 'all-green'
    ? ''
    : `no fixer worked on it, since ${STOPPED_BECAUSE[stop]}.`
}
