import { visibleText } from '../text/hidden-characters.ts'
import type { Attempt } from './attempt.ts'

/** End of a first sentence: a full stop, and no ellipsis, before a space and a capital letter; or a line's end. */
const SENTENCE = /^[^\n]{1,400}?(?=(?<!\.)\.\s+[A-Z]|\n|$)/

/**
 * Say in one line what a change does, as its author says it: for the subject of the commit, the title of the pull
 * request and the heading in its body, so that the three agree. Markdown stays in it.
 */
export function changeOf({ kind, proposal, title }: Pick<Attempt, 'kind' | 'proposal' | 'title'>): string {
  if (kind === 'command') return `Run ${title}`
  const said = visibleText(proposal?.subject ?? proposal?.summary ?? '').trim()
  const text = (said === '' ? `Fix ${title}` : said).slice(0, 1_000)
  const sentence = (SENTENCE.exec(text)?.[0] ?? text.slice(0, 400)).trim().replace(/[.:;,\s]{1,20}$/, '')
  const [word = ''] = sentence.split(/\s/, 1)
  // A name of the code keeps its case.
  return /^\p{Ll}[\p{L}'’-]*[,;]?$/u.test(word) && word === word.toLowerCase()
    ? sentence.charAt(0).toUpperCase() + sentence.slice(1)
    : sentence
}
