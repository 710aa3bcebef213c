import { plainLine } from './inert-text.ts'

/** Values of a template for the subject of a commit or the title of a pull request. */
export interface SubjectValues {
  /** The change, as a sentence begins: `Round up in pageCount (fixes 2 tests)`. */
  readonly summary: string
  /** Branch that failed. */
  readonly branch: string
}

/** Template that adds nothing. */
export const PLAIN_SUBJECT = '{Summary}'

/** Placeholders of the summary, with a capital letter and without one: a template has one of them. */
export const SUMMARIES = ['{Summary}', '{summary}'] as const

const PLACEHOLDER = /\{(Summary|summary|branch|ticket)\}/g

/** Key of an issue tracker, such as `SHOP-123`. */
const TICKET = /\b[A-Z][A-Z0-9]{1,9}-\d{1,7}\b/

/**
 * Fill in a template: one plain line of at most `max` UTF-16 units. A ticket that the branch lacks leaves no brackets.
 */
export function fillSubject(template: string, { summary, branch }: SubjectValues, max = 240): string {
  const values: Readonly<Record<string, string>> = {
    Summary: summary,
    summary: withSmallLetter(summary),
    branch,
    ticket: TICKET.exec(branch.slice(0, 1_000))?.[0] ?? '',
  }
  const filled = template.slice(0, 1_000).replace(PLACEHOLDER, (_, name: string) => values[name] ?? '')
  // Only the template has brackets to lose: those of the summary are never empty.
  const tidy = filled.replace(/\[\s{0,9}\]|\(\s{0,9}\)/g, brackets => (template.includes('{ticket}') ? '' : brackets))
  return plainLine(tidy.replace(/^[\s:/–-]{1,9}/, ''), max)
}

/** Begin a sentence with a small letter; a name such as `URL` or `pageCount` stays as it is. */
function withSmallLetter(text: string): string {
  const [first = ''] = text.split(/\s/, 1)
  return /^\p{Lu}[\p{Ll}'’-]*[,:]?$/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
