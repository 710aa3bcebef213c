import { isKept } from '../domain/model/attempt.ts'
import { type Finding, objections, type Review } from '../domain/model/review.ts'
import type { State } from '../domain/model/state.ts'
import { inlineCode, inlineProse, inlineText } from './markdown-escape.ts'

/** What reviewers said of the change that is published, and what became of what they had demanded before. */
export function reviewSection(state: State): string {
  const { reviews, attempts } = state
  const last = reviews.at(-1)
  if (last === undefined) return ''
  const open = objections(reviews)
  const revised = attempts.filter(attempt => attempt.kind === 'revision' && isKept(attempt)).length
  const told = reviews.findLast(({ verdict }) => verdict !== 'none') ?? last
  const again = revised === 0 ? [] : [open.length === 0 ? DONE : UNSEEN]
  const nobody = told === last ? [] : ['', verdictOf(last)]
  return ['### Review', '', ...again, verdictOf(told), '', ...told.findings.map(each => lineOf(each, open)), ...nobody]
    .join('\n')
    .trimEnd()
}

const DONE = 'What an earlier review demanded was done.'
const UNSEEN = 'What a review demanded was worked on.'

/** A word of warning for the top, where what a reviewer demands was not done, or nobody has looked at it again. */
export function reviewWarning({ reviews, outcome }: Pick<State, 'reviews' | 'outcome'>): string {
  const open = objections(reviews)
  if (open.length === 0) return ''
  return `> [!WARNING]\n> ${outcome === 'fixed' ? 'The tests are green, but a' : 'A'} review of the change objects: ${open.map(({ what }) => inlineText(what, 300)).join(' ')}`
}

function verdictOf({ verdict, by, reason }: Review): string {
  switch (verdict) {
    case 'approved':
      return `${inlineCode(by)} approves the change. It is a model's word; the proof is above.`
    case 'findings':
      return `${inlineCode(by)} looked at the change:`
    case 'none':
      return `Nobody reviewed the change: ${inlineText(reason, 400)}`
  }
}

function lineOf(finding: Finding, open: readonly Finding[]): string {
  const { severity, file, line, what, why } = finding
  const where = inlineCode(`${file}${line === undefined ? '' : `:${line}`}`)
  const still = open.includes(finding) ? ' **Open.**' : ''
  return `- ${severity}, ${where}: ${inlineProse(what)} ${inlineProse(why)}${still}`
}
