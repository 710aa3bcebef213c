import { percent } from '../domain/model/pass-rate.ts'
import type { Event } from '../contracts/events.ts'
import { inlineCode, inlineText, tableRow } from './markdown-escape.ts'
import { renderEvent } from './log-lines.ts'
import { count } from '../domain/text/wording.ts'

/** Progress of a run, for its live comment. */
export interface LiveCommentState {
  /** Milliseconds since the epoch. */
  readonly since: number
  readonly iteration: number
  readonly how: string
  readonly fixer: string
  /** 0–1; undefined until known. */
  readonly passRate: number | undefined
  readonly dollars: number
  /** Cost limit of all models together, in US dollars; undefined if none is asked. */
  readonly limit: number | undefined
  /** True if part of the cost has no known price. */
  readonly isUnpriced: boolean
  /** Current activity, as plain text. */
  readonly doing: string
  /** Latest results of iterations, oldest first. */
  readonly results: readonly string[]
}

/** Maximum number of results shown. */
const MAX_RESULTS = 10

/** Create the progress of a run that begins. @param since milliseconds since the epoch */
export function liveCommentStart(since: number): LiveCommentState {
  return {
    since,
    iteration: 0,
    how: '',
    fixer: '',
    passRate: undefined,
    dollars: 0,
    limit: undefined,
    isUnpriced: false,
    doing: 'getting ready',
    results: [],
  }
}

/** Update the progress with an event. Pure. */
export function withEvent(live: LiveCommentState, event: Event): LiveCommentState {
  switch (event.kind) {
    case 'setup':
      return { ...live, doing: 'setting the project up' }
    case 'reports-read':
      return { ...live, doing: 'getting ready to reproduce the failures' }
    case 'tests-started':
      return { ...live, doing: `running ${event.what}` }
    case 'reproduced':
      return { ...live, doing: `${count(event.targets.length, 'failing test')} reproduced, looking for root causes` }
    case 'attempt': {
      const { iteration, how, fixer, passRate } = event
      return { ...live, iteration, how, fixer, passRate, doing: `working on: ${event.title}` }
    }
    case 'judged':
    case 'reverted':
    case 'committed':
      return { ...live, results: [...live.results, renderEvent(event).text].slice(-MAX_RESULTS) }
    case 'conversed':
      return {
        ...live,
        dollars: live.dollars + (event.dollars ?? 0),
        isUnpriced: live.isUnpriced || event.dollars === undefined,
      }
    case 'cost-limit':
      return { ...live, limit: event.dollars }
    case 'minimizing':
      return { ...live, doing: 'looking for leftovers and untested lines' }
    case 'proving':
      return { ...live, doing: 'proving it on a clean copy, and with the fix taken out' }
    case 'reviewing':
      return { ...live, doing: 'having the whole change reviewed' }
    case 'request':
    case 'note':
    case 'resumed':
    case 'tests-progress':
    case 'tests-ended':
    case 'check-ended':
    case 'diagnosed':
    case 'trying':
    case 'thought':
    case 'racing':
    case 'probed':
    case 'reviewed':
    case 'squashed':
    case 'stopping':
    case 'pushed':
    case 'pull-request':
    case 'time':
      return live
  }
}

/**
 * Render the progress as a comment.
 * @param now milliseconds since the epoch
 * @param url of the run
 * @param canStop true if a comment can end the run
 */
export function liveMarkdown(
  live: LiveCommentState,
  { now, url, canStop }: { now: number; url: string; canStop: boolean },
): string {
  const minutes = Math.floor((now - live.since) / 60_000)
  const limit = live.limit === undefined ? '' : ` of at most $${live.limit.toFixed(2)}`
  const cost = `$${live.dollars.toFixed(2)}${live.isUnpriced ? ' and what has no known price' : ''}${limit}`
  const rows = [
    ...(live.iteration === 0
      ? []
      : [['Iteration', `${live.iteration}, ${inlineText(live.how)}, ${inlineCode(live.fixer)}`]]),
    ...(live.passRate === undefined ? [] : [['Pass rate', percent(live.passRate)]]),
    ['Time', minutes === 0 ? 'less than a minute' : `${minutes} min`],
    ...(live.dollars > 0 || live.isUnpriced || live.limit !== undefined ? [['Cost', cost]] : []),
    ['Now', inlineText(live.doing, 200)],
  ]
  const results = live.results.map(line => `- ${inlineText(line, 300)}`)
  return [
    `## At work`,
    '',
    `fix-tests works on the failing tests: [the run](${url}). This comment follows it${canStop ? '; `/fix-tests stop` ends it' : ''}.`,
    '',
    '| | |',
    '|---|---|',
    ...rows.map(tableRow),
    ...(results.length === 0 ? [] : ['', ...results]),
    '',
  ].join('\n')
}
