import { isKept } from '../domain/model/attempt.ts'
import type { Finding, Review } from '../domain/model/review.ts'
import { isWithoutModels } from './headline.ts'
import { inlineCode, inlineProse, inlineText } from './markdown-escape.ts'
import type { ResultView } from './result-view.ts'

/** Render the review of the published change, and the state of earlier demands; empty without a review. */
export function reviewSection({ reviews, attempts, objections: open }: ResultView): string {
  const last = reviews.at(-1)
  if (last === undefined) return ''
  const revised = attempts.filter(attempt => attempt.kind === 'revision' && isKept(attempt)).length
  const shown = reviews.findLast(({ verdict }) => verdict !== 'none') ?? last
  const again = revised === 0 ? [] : [open.length === 0 ? DONE : UNSEEN]
  const unreviewed = shown === last ? [] : ['', verdictOf(last)]
  return [
    '### Review',
    '',
    ...again,
    verdictOf(shown),
    '',
    ...shown.findings.map(each => findingLine(each, open)),
    ...unreviewed,
  ]
    .join('\n')
    .trimEnd()
}

const DONE = 'What an earlier review demanded was done.'
const UNSEEN = 'What a review demanded was worked on.'

/** Render a warning for the top of the report if a review has open findings; else empty. */
export function reviewWarning({ objections: open, outcome }: Pick<ResultView, 'objections' | 'outcome'>): string {
  if (open.length === 0) return ''
  return `> [!WARNING]\n> ${outcome === 'fixed' ? 'The tests are green, but a' : 'A'} review of the change objects: ${open.map(({ what }) => inlineText(what, 300)).join(' ')}`
}

/** Render a warning for the top of the report if a model could not be asked; else empty. */
export function modelWarning(view: Pick<ResultView, 'misconfigured' | 'usage' | 'kept'>): string {
  const [first = '', ...more] = modelNote(view).map(sentence => inlineText(sentence, 600))
  return first === '' ? '' : `> [!WARNING]\n${[first, ...more].map(line => `> ${line}`).join('\n')}`
}

/**
 * List what to say of models that could not be asked, as plain text: why, and then what to do. Empty if there are none.
 */
export function modelNote(view: Pick<ResultView, 'misconfigured' | 'usage' | 'kept'>): string[] {
  if (view.misconfigured.length === 0) return []
  const why = view.misconfigured.join(' ')
  const alone = view.kept.length === 0 ? '' : ' The offline engine made the change alone, and no model reviewed it.'
  return isWithoutModels(view)
    ? [`No model answered. ${why}${alone}`, 'Correct the key, the account or the name of the model, and run it again.']
    : [`Not every model of the chain could be asked. ${why}`]
}

function verdictOf({ verdict, by, reason }: Review): string {
  switch (verdict) {
    case 'approved':
      return `${inlineCode(by)} approves the change. It is a model's word; the proof is above.`
    case 'findings':
      return `${inlineCode(by)} looked at the change:`
    case 'none':
      return `The change was not reviewed: ${inlineText(reason, 400)}`
  }
}

function findingLine(finding: Finding, open: readonly Finding[]): string {
  const { severity, file, line, what, why } = finding
  // What a review says as a whole is about no file.
  const where = file === '' ? '' : `, ${inlineCode(`${file}${line === undefined ? '' : `:${line}`}`)}`
  const still = open.includes(finding) ? ' **Open.**' : ''
  return `- ${severity}${where}: ${inlineProse(what)} ${inlineProse(why)}${still}`
}
