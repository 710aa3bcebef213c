import type { CommitText, Intent } from '../model/intent.ts'

/** Words in a row that count as a quotation; a shorter line counts as a whole. */
const MIN_WORDS = 4
/** Fewest words of a line that says anything. */
const MIN_LINE = 2
/** Limits of what is read and kept: lines of a message, characters of a text and of a quotation. */
const MAX_LINES = 60
const MAX_TEXT = 4_000
const MAX_QUOTE = 200

/** Lines that tools add to messages. */
const TRAILER = /^(?:[A-Z][\w-]{1,40}: |#|Merge )/

/** List the lines of messages that a person may have written, newest commit first. */
export function messageLines(commits: readonly CommitText[]): Intent[] {
  return commits.flatMap(({ sha, message }) =>
    message
      .split('\n')
      .slice(0, MAX_LINES)
      .map(line => line.trim().slice(0, MAX_QUOTE))
      .filter((line, index) => line !== '' && (index === 0 || !TRAILER.test(line)))
      .map(quote => ({ sha, quote })),
  )
}

/** Find the line of a commit's message that a text quotes; undefined if it quotes none. */
export function quotedIntent(text: string, commits: readonly CommitText[]): Intent | undefined {
  const said = ` ${wordsOf(text.slice(0, MAX_TEXT)).join(' ')} `
  return messageLines(commits).find(({ quote }) => {
    const words = wordsOf(quote)
    const size = Math.min(MIN_WORDS, words.length)
    if (size < MIN_LINE) return false
    return words.some((_, at) => {
      const run = words.slice(at, at + size)
      return run.length === size && said.includes(` ${run.join(' ')} `)
    })
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
}
