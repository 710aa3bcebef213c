import { Role, type Usage, usageOf } from '../domain/model/usage.ts'
import { count } from '../domain/text/wording.ts'
import { attemptHeading } from './attempt-words.ts'
import { dataTable, dollarText, emptyNote, factList, type PageSection } from './page-elements.ts'
import type { ReportPageInput } from './page-input.ts'
import { element, type PageNode } from './page-node.ts'

const HEADS = ['requests', 'input tokens', 'of them cached', 'output tokens', 'cost'] as const
const NUMBERS = [1, 2, 3, 4, 5]

/** Show what models cost: by role, by root cause and by iteration. */
export function costSection({ view }: ReportPageInput): PageSection {
  const { spending, causes, attempts, usage, left } = view
  const roles = Role.options.flatMap(role =>
    spending[role] === undefined ? [] : [{ name: role, usage: spending[role] }],
  )
  const asked = attempts.map(attempt => ({
    name: `${attempt.iteration}. ${attemptHeading(attempt)}`,
    usage: usageOf(attempt),
  }))
  const tables = [
    ...usageTable('role', roles),
    ...usageTable(
      'root cause',
      causes.map(({ title, usage: of }) => ({ name: title, usage: of })),
    ),
    ...usageTable('iteration', asked),
  ]
  const budget = factList([
    ['Saved by the cache', usage.savedDollars > 0 ? dollarText(usage.savedDollars) : ''],
    ['Left of the budget', left === undefined ? '' : leftText(left)],
  ])
  const content: PageNode[] =
    tables.length === 0 ? [emptyNote('No model was asked, so this run cost nothing.')] : tables
  return { id: 'costs', title: 'Costs', content: [...content, budget] }
}

function usageTable(by: string, rows: readonly { name: string; usage: Usage }[]): PageNode[] {
  const used = rows.filter(({ usage }) => usage.requests > 0)
  if (used.length === 0) return []
  const cells = used.map(({ name, usage }) => [
    name,
    ...[usage.requests, usage.inputTokens, usage.cachedTokens, usage.outputTokens].map(number => groupedDigits(number)),
    costText(usage),
  ])
  return [
    element('h3', {}, `By ${by}`),
    dataTable(`Costs by ${by}`, { heads: [by, ...HEADS], rows: cells, numbers: NUMBERS }),
  ]
}

/** Format a number with a comma after each thousand. */
function groupedDigits(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',')
}

function costText({ dollars, unpricedTokens }: Usage): string {
  if (unpricedTokens === 0) return dollarText(dollars)
  return dollars === 0 ? 'unknown price' : `${dollarText(dollars)} and more`
}

function leftText({ iterations, minutes, dollars }: NonNullable<ReportPageInput['view']['left']>): string {
  const parts = [
    count(iterations, 'iteration'),
    count(Math.round(minutes), 'minute'),
    ...(dollars === undefined ? [] : [dollarText(dollars)]),
  ]
  return parts.join(', ')
}
