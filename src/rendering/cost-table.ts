import type { Attempt } from '../domain/model/attempt.ts'
import { Role, tokensOf, type Usage, usageOf } from '../domain/model/usage.ts'
import { count } from '../domain/text/wording.ts'
import { inlineText, tableRow } from './markdown-escape.ts'
import type { ResultView } from './result-view.ts'

/** Format the cost of one attempt for a table cell; empty if no model was called. */
export function attemptCost(attempt: Attempt): string {
  const usage = usageOf(attempt)
  return usage.requests === 0 ? '' : dollarsOf(usage)
}

/** Format the time of work: `23 s`, `4 min`. @param ms milliseconds */
export function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

/** Say how long the run took and what it cost. */
export function costOf({ usage, spentMs }: Pick<ResultView, 'usage' | 'spentMs'>): string {
  const time = `${duration(spentMs)} of work`
  if (usage.requests === 0) return `${time}, no model was asked, no tokens.`
  const saved = usage.savedDollars > 0 ? `; the cache saved ${money(usage.savedDollars)}` : ''
  return `${time}, ${count(usage.requests, 'model request')}, ${usage.inputTokens} input tokens (${usage.cachedTokens} of them cached), ${usage.outputTokens} output tokens: ${dollarsOf(usage)}${saved}.`
}

/** Build the table of costs by role and, if there are several, by root cause; empty if no model was called. */
export function costTable({ spending, causes }: Pick<ResultView, 'spending' | 'causes'>): string {
  const roles = Role.options.flatMap(role => {
    const usage = spending[role]
    return usage === undefined || usage.requests === 0 ? [] : [row(role, usage)]
  })
  const rows = causes
    .filter(({ usage }) => usage.requests > 0)
    .map(({ title, usage }) => row(inlineText(title, 120), usage))
  if (roles.length === 0) return ''
  return [
    '| by role | requests | input tokens | of them cached | output tokens | cost |',
    '|---|---:|---:|---:|---:|---:|',
    ...roles,
    ...(rows.length < 2 ? [] : ['| **by root cause** | | | | | |', ...rows]),
  ].join('\n')
}

function row(name: string, usage: Usage): string {
  const round = (tokens: number) => String(Math.round(tokens))
  const { requests, inputTokens, cachedTokens, outputTokens } = usage
  const numbers = [requests, inputTokens, cachedTokens, outputTokens].map(round)
  return tableRow([name, ...numbers, dollarsOf(usage)])
}

/** Format the known cost, and the number of tokens without a known price. */
export function dollarsOf(usage: Usage): string {
  if (usage.unpricedTokens === 0) return money(usage.dollars)
  const rest = `${count(Math.round(usage.unpricedTokens), 'token')} at an unknown price`
  return usage.unpricedTokens >= tokensOf(usage) ? rest : `${money(usage.dollars)} and ${rest}`
}

/** Format dollars with two decimals; with four below ten cents. */
function money(dollars: number): string {
  return `$${dollars.toFixed(dollars === 0 || dollars >= 0.1 ? 2 : 4)}`
}
