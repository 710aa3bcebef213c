import type { Attempt } from '../domain/model/attempt.ts'
import { totalSpending, totalUsage } from '../domain/model/selectors.ts'
import { usageOn } from '../domain/policy/budget.ts'
import type { State } from '../domain/model/state.ts'
import { Role, tokensOf, type Usage, usageOf } from '../domain/model/usage.ts'
import { inlineText } from './markdown-escape.ts'
import { count } from './headline.ts'

/** What one attempt cost, in few characters. */
export function attemptCost(attempt: Attempt): string {
  const usage = usageOf(attempt)
  return usage.requests === 0 ? '' : dollarsOf(usage)
}

/** How long it all took and what it cost, as sentences. */
export function costOf(state: State): string {
  const usage = totalUsage(state)
  const time = `${Math.max(1, Math.round(state.spentMs / 1000))} s of work`
  if (usage.requests === 0) return `${time}, no model was asked, no tokens.`
  const saved = usage.savedDollars > 0 ? `; the cache saved ${money(usage.savedDollars)}` : ''
  return `${time}, ${usage.requests} model requests, ${usage.inputTokens} input tokens (${usage.cachedTokens} of them cached), ${usage.outputTokens} output tokens: ${dollarsOf(usage)}${saved}.`
}

/** Role by role and cluster by cluster, where there is more than one of a kind. */
export function costTable(state: State): string {
  const spending = totalSpending(state)
  const roles = Role.options.flatMap(role => {
    const usage = spending[role]
    return usage === undefined || usage.requests === 0 ? [] : [row(role, usage)]
  })
  const titles = new Map(
    state.attempts.flatMap(({ kind, clusters, title }) => (kind !== 'repair' ? [] : clusters.map(id => [id, title]))),
  )
  const causes = [...titles]
    .map(([id, title]) => ({ title, usage: usageOn(state, id) }))
    .filter(({ usage }) => usage.requests > 0)
    .map(({ title, usage }) => row(inlineText(title, 120), usage))
  if (roles.length === 0) return ''
  return [
    `<details><summary>What it cost: ${dollarsOf(totalUsage(state))}</summary>`,
    '',
    '| by role | requests | input tokens | of them cached | output tokens | cost |',
    '|---|---:|---:|---:|---:|---:|',
    ...roles,
    ...(causes.length < 2 ? [] : ['| **by root cause** | | | | | |', ...causes]),
    '',
    '</details>',
  ].join('\n')
}

function row(name: string, usage: Usage): string {
  const round = (tokens: number) => String(Math.round(tokens))
  const { requests, inputTokens, cachedTokens, outputTokens } = usage
  const numbers = [requests, inputTokens, cachedTokens, outputTokens].map(round)
  return `| ${[name, ...numbers, dollarsOf(usage)].join(' | ')} |`
}

/** Dollars as far as prices are known, and a word about the rest. */
function dollarsOf(usage: Usage): string {
  if (usage.unpricedTokens === 0) return money(usage.dollars)
  const rest = `${count(Math.round(usage.unpricedTokens), 'token')} at an unknown price`
  return usage.unpricedTokens >= tokensOf(usage) ? rest : `${money(usage.dollars)} and ${rest}`
}

/** Dollars and cents, and what is less than a cent as well. */
function money(dollars: number): string {
  return `$${dollars.toFixed(dollars === 0 || dollars >= 0.1 ? 2 : 4)}`
}
