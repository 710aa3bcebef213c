import { revealHidden, visibleText } from '../domain/text/hidden-characters.ts'
import { brokenTrailer, inertCode, ZERO_WIDTH } from '../domain/text/inert-text.ts'

/** Truncate a text between two characters. @param max UTF-16 units */
export function truncateText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

/** Escape untrusted text for Markdown: no markup, no HTML, no links, no mentions. */
export function inlineText(text: string, max = 1_000): string {
  const cut = text.length > max ? `${truncateText(text, max)}…` : text
  const line = visibleText(cut).replace(/\s+/g, ' ').trim()
  return (
    brokenTrailer(line)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(/([\\`*_[\]|~#!])/g, '\\$1')
      .replace(/#(?=\w)/g, `#${ZERO_WIDTH}`)
      // With it goes each address of mail and chat, with `mailto:` and `xmpp:` or without.
      .replace(/@(?=[^\s@])/g, `@${ZERO_WIDTH}`)
      .replace(/(GH-)(?=\d)/gi, `$1${ZERO_WIDTH}`)
      // GitHub links `www.` behind `_`, `*`, `~` and `(` too, and each scheme in any case.
      .replace(/(www)\./gi, `$1${ZERO_WIDTH}.`)
      .replaceAll('://', `:${ZERO_WIDTH}//`)
      .replace(SHORTCODE, `:${ZERO_WIDTH}`)
  )
}

/** The colon before a name that GitHub may show as an emoji, also within a word: `:100:`, `a:b:c`. */
const SHORTCODE = /:(?=(?:100|1234|[\w+\\-]{0,40}[a-z+-][\w+\\-]{0,40}):)/g

/** Escape untrusted text for Markdown, but keep code in backticks. */
export function inlineProse(text: string, max = 1_000): string {
  const cut = text.length > max ? `${truncateText(text, max)}…` : text
  return cut
    .split(/(`[^`\n]+`)/)
    .map(part =>
      /^`[^`\n]+`$/.test(part)
        ? inlineCode(part.slice(1, -1))
        : inlineText(` ${part} `).length === 0
          ? ' '
          : spaced(part),
    )
    .join('')
    .trim()
}

function spaced(part: string): string {
  const lead = /^\s/.test(part) ? ' ' : ''
  const trail = /\s$/.test(part) ? ' ' : ''
  return lead + inlineText(part) + trail
}

/** Format any text as inline code. */
export function inlineCode(text: string): string {
  const line = inertCode(revealHidden(text)).replace(/\s+/g, ' ').trim()
  const longest = longestTicks(line)
  const fence = '`'.repeat(longest + 1)
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return line === '' ? '' : `${fence}${pad}${line}${pad}${fence}`
}

/** Format a row of a table. In a cell, also in its code, a bar needs a backslash. */
export function tableRow(cells: readonly (string | number)[]): string {
  const escaped = cells.map(cell => withCodeBars(String(cell)).replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|'))
  return `| ${escaped.join(' | ')} |`
}

/** A piece of code in a text, as Markdown has it. */
const CODE = /(?<![\\`])(`{1,99})(?!`)[^]*?[^`]\1(?!`)/g

/**
 * Part a bar in code from a backslash before it. Text escapes its bars itself; in code the backslash is code, and a
 * table would take it away.
 */
function withCodeBars(cell: string): string {
  return cell.replace(CODE, code => code.replace(/(?<!\\)(\\(?:\\\\)*)\|/g, `$1${ZERO_WIDTH}|`))
}

/** Link a text that is escaped already to an address of the web; any other address is left out. */
export function linkTo(text: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) return text
  return `[${text}](${url.href.replace(/[()<>@\s]/g, letter => `%${letter.charCodeAt(0).toString(16)}`)})`
}

/** Find the longest run of backticks. A loop: hostile text may have more runs than a call takes arguments. */
function longestTicks(text: string): number {
  let longest = 0
  for (const [ticks] of text.matchAll(/`+/g)) longest = Math.max(longest, ticks.length)
  return longest
}

/** Format a code block that its content cannot close. */
export function codeBlock(text: string, language = ''): string {
  const code = inertCode(revealHidden(text))
  const longest = Math.max(2, longestTicks(code))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`
}

/** Escape a text for one line of a log: no line breaks, no terminal control, no workflow commands. */
export function logLine(text: string): string {
  const plain = visibleText(text).replace(/\p{Cc}+/gu, ' ')
  return plain.replace(/^(\s*):(?=:)/, `$1:${ZERO_WIDTH}`).replaceAll('##[', `#${ZERO_WIDTH}#[`)
}
