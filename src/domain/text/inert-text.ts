import { visibleText } from './hidden-characters.ts'

/** Zero-width space: breaks up mentions, links and commands without a visible change. */
export const ZERO_WIDTH = '\u200b'

/**
 * Format foreign text as one plain line: a title, a subject, the value of a trailer. It hides nothing, notifies no
 * user, closes and links nothing, and skips no CI.
 * @param max UTF-16 units
 */
export function plainLine(text: string, max = 300): string {
  const line = visibleText(text.slice(0, 10 * max)).replace(/\s+/g, ' ')
  return inertLine(line.trim())
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** Format foreign text as plain paragraphs, of which no line is a trailer of a commit. */
export function plainText(text: string, max = 4_000): string {
  return visibleText(text.slice(0, max))
    .split('\n')
    .map(line => inertLine(line.trimEnd()))
    .join('\n')
}

function inertLine(line: string): string {
  return withoutTrailer(withoutSkip(line))
    .replace(/#(?=\d)/g, `#${ZERO_WIDTH}`)
    .replace(/@(?=[^\s@])/g, `@${ZERO_WIDTH}`)
    .replace(/(GH-)(?=\d)/gi, `$1${ZERO_WIDTH}`)
    .replace(/(www)\./gi, `$1${ZERO_WIDTH}.`)
    .replaceAll('://', `:${ZERO_WIDTH}//`)
}

/** Words in brackets with which CI is skipped, such as `[skip ci]`; `***NO_CI***` is that of Azure. */
const SKIP = /\[ ?((?:skip|no)[ -][\w-]{1,30}|[\w-]{1,30}[ -]skip) ?\]|\*\*\*(NO_CI)\*\*\*/gi

function withoutSkip(line: string): string {
  return line.replace(SKIP, (_, words: string | undefined, azure = '') => `(${words ?? azure})`)
}

/** Names of trailers that git, GitHub or this product acts on. */
const TRAILER_NAME =
  /^([ \t]{0,100})(fix-tests-[\w-]{0,50}|[\w-]{1,50}-(?:by|id)|(?:skip|request)-checks|cc)[ \t]{0,100}:/i

function withoutTrailer(line: string): string {
  return line.replace(TRAILER_NAME, '$1$2 -')
}

/** Break up the name of a trailer without a visible change. */
export function brokenTrailer(line: string): string {
  return line.replace(TRAILER_NAME, `$1$2${ZERO_WIDTH}:`)
}

/** Words that close an issue, in front of what names one. */
const CLOSES =
  /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(:? ?)(?=(?:[\w.-]{1,100}\/[\w.-]{1,100})?#\d|GH-\d|https?:\/\/)/gi

/**
 * Disarm code with as few changes as possible: in Markdown it notifies no user, but it becomes the message of a commit
 * when a pull request is squashed.
 */
export function inertCode(text: string): string {
  return text
    .replace(SKIP, words => words.replace(/^.[^]/, `$&${ZERO_WIDTH}`))
    .split('\n')
    .map(brokenTrailer)
    .join('\n')
    .replace(CLOSES, `$1${ZERO_WIDTH}$2`)
}
