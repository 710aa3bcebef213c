import { stripVTControlCharacters } from 'node:util'

const NARROW = '\u200b'

/** The beginning of a text, cut between two characters. @param most UTF-16 units */
export function truncateText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** Text of a repository, a test or a model as plain words in Markdown: no markup, no HTML, nothing is linked or mentioned. */
export function inlineText(text: string, most = 1_000): string {
  const cut = text.length > most ? `${truncateText(text, most)}…` : text
  return cut
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/([\\`*_[\]|~#!])/g, '\\$1')
    .replace(/([@#])(?=\w)/g, `$1${NARROW}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${NARROW}`)
    .replace(/\b(www)\./gi, `$1${NARROW}.`)
    .replace(/(https?):\/\//g, `$1:${NARROW}//`)
}

/** The same, but code in backticks stays code. */
export function inlineProse(text: string, most = 1_000): string {
  const cut = text.length > most ? `${truncateText(text, most)}…` : text
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

/** Inline code, whatever is in it. */
export function inlineCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|')
  const longest = longestTicks(line)
  const fence = '`'.repeat(longest + 1)
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return line === '' ? '' : `${fence}${pad}${line}${pad}${fence}`
}

/** A loop, since so many arguments as a hostile name has backticks are more than a call takes. */
function longestTicks(text: string): number {
  let longest = 0
  for (const [ticks] of text.matchAll(/`+/g)) longest = Math.max(longest, ticks.length)
  return longest
}

/** A code block that its content cannot end. */
export function codeBlock(text: string, language = ''): string {
  const longest = Math.max(2, longestTicks(text))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}

/** One line for a log: no line breaks, no terminal control, and nothing that a runner takes for a command. */
export function logLine(text: string): string {
  const plain = stripVTControlCharacters(text).replace(/\p{Cc}+/gu, ' ')
  return plain.replace(/^(\s*):(?=:)/, `$1:${NARROW}`).replaceAll('##[', `#${NARROW}#[`)
}

/** A commit's short name, as a link where there is a server: `https://…/owner/name`. */
export function commitLink(sha: string, repositoryUrl: string): string {
  const name = inlineCode(sha.slice(0, 7))
  return repositoryUrl === '' ? name : `[${name}](${repositoryUrl}/commit/${sha})`
}
