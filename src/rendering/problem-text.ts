import { comparedValues } from '../domain/text/compared-values.ts'
import { inlineText } from './markdown-escape.ts'

/** Characters of a value in a line, and of a message. */
const MAX = { value: 150, message: 300 } as const

/**
 * Say in one line what a test wants and gets, or else what the first line of its message says. If that line only
 * announces the next one, say both. Empty if the title of the test says it, as that of a check's finding does.
 * @param cause text in place of the message's, if that has no values
 */
export function problemText(message: string, { title = '', cause = '' } = {}): string {
  const values = comparedValues(message)
  if (values !== undefined)
    return `expected ${inlineText(values.expected, MAX.value)}, got ${inlineText(values.actual, MAX.value)}`
  if (cause !== '') return inlineText(cause, MAX.message)
  const [line = '', ...rest] = message.split('\n')
  if (title.endsWith(line)) return ''
  // What comes behind a colon is what the line is about.
  const next = /:\s*$/.test(line) ? (rest.find(each => each.trim() !== '') ?? '') : ''
  return inlineText(next === '' ? line : `${line.trimEnd()} ${next.trim()}`, MAX.message)
}
