import { demandsOf, type Finding, type Review } from '../domain/review.ts'
import type { State } from '../domain/state.ts'
import { code, prose, words } from './escape.ts'

/** What reviewers said of the change that is published, and what became of what they had demanded before. */
export function reviewOf(state: State): string {
  const { reviews, tip, attempts } = state
  const last = reviews.at(-1)
  if (last === undefined) return ''
  const revised = attempts.filter(({ kind, result }) => kind === 'revision' && result === 'pass').length
  const open = demandsOf(last, tip)
  const again =
    revised === 0 || open.length > 0
      ? []
      : [`What ${reviews.length === 2 ? 'an earlier review' : 'earlier reviews'} demanded was done.`]
  return ['### Review', '', ...again, verdictOf(last), '', ...last.findings.map(finding => lineOf(finding, open))]
    .join('\n')
    .trimEnd()
}

/** A word of warning for the top, where what a reviewer demands was not done. */
export function objectionOf({ reviews, tip, outcome }: Pick<State, 'reviews' | 'tip' | 'outcome'>): string {
  const open = demandsOf(reviews.at(-1), tip)
  if (open.length === 0) return ''
  return `> [!WARNING]\n> ${outcome === 'fixed' ? 'The tests are green, but a' : 'A'} review of the change objects: ${open.map(({ what }) => words(what, 300)).join(' ')}`
}

function verdictOf({ verdict, by, reason }: Review): string {
  switch (verdict) {
    case 'approved':
      return `${code(by)} approves the change. It is a model's word; the proof is above.`
    case 'findings':
      return `${code(by)} looked at the change:`
    case 'none':
      return `Nobody reviewed the change: ${words(reason, 400)}`
  }
}

function lineOf(finding: Finding, open: readonly Finding[]): string {
  const { severity, file, line, what, why } = finding
  const where = code(`${file}${line === undefined ? '' : `:${line}`}`)
  const still = open.includes(finding) ? ' **Not done.**' : ''
  return `- ${severity}, ${where}: ${prose(what)} ${prose(why)}${still}`
}
