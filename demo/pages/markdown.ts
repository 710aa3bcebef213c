import { renderChart } from './chart.ts'
import { type Html, html, join, raw } from './html.ts'
import { inline } from './markdown-inline.ts'

/** One kind of block: how it starts, how many lines it takes, what it becomes. */
type BlockReader = (lines: readonly string[]) => { readonly taken: number; readonly block: Html } | undefined

/** The part of GitHub's Markdown that reports are written in. What it does not know it shows as text. */
export function renderMarkdown(markdown: string): Html {
  const text = markdown.replace(/\r\n?/g, '\n').replace(/<!--[\s\S]*?-->/g, '')
  return balanced(blocks(text.split('\n')))
}

function blocks(lines: readonly string[]): Html {
  const made: Html[] = []
  for (let at = 0; at < lines.length; ) {
    const rest = lines.slice(at)
    const read = readers.map(reader => reader(rest)).find(result => result !== undefined)
    const { taken, block } = read ?? paragraph(rest)
    made.push(block)
    at += taken
  }
  return join(made, '\n')
}

const blank: BlockReader = ([line = '']) => (line.trim() === '' ? { taken: 1, block: raw('') } : undefined)

const fence: BlockReader = lines => {
  const open = /^ {0,3}(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1]
  if (open === undefined) return undefined
  const end = lines.findIndex(
    (line, index) => index > 0 && line.trim().startsWith(open) && line.trim().length >= open.length,
  )
  const last = end === -1 ? lines.length : end
  const isChart = /^ {0,3}[`~]{3,}mermaid\s*$/.test(lines[0] ?? '')
  const chart = isChart ? renderChart(lines.slice(1, last).join('\n')) : undefined
  if (chart !== undefined) return { taken: last + 1, block: chart }
  return { taken: last + 1, block: html`<pre><code>${lines.slice(1, last).join('\n')}</code></pre>` }
}

const heading: BlockReader = ([line = '']) => {
  const [, marks, text = ''] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? []
  if (marks === undefined) return undefined
  const tag = raw(`h${marks.length}`)
  return { taken: 1, block: html`<${tag}>${inline(text)}</${tag}>` }
}

const rule: BlockReader = ([line = '']) =>
  /^ {0,3}([-*_])(\s*\1){2,}\s*$/.test(line) ? { taken: 1, block: raw('<hr>') } : undefined

const quote: BlockReader = lines => {
  const taken = countWhile(lines, line => /^ {0,3}>/.test(line))
  if (taken === 0) return undefined
  const inner = lines.slice(0, taken).map(line => line.replace(/^ {0,3}> ?/, ''))
  const [, kind] = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*$/.exec(inner[0] ?? '') ?? []
  if (kind === undefined) return { taken, block: html`<blockquote>${blocks(inner)}</blockquote>` }
  const name = kind[0] + kind.slice(1).toLowerCase()
  const title = html`<p class="alert-title">${name}</p>`
  return { taken, block: html`<div class="alert ${kind.toLowerCase()}">${title}${blocks(inner.slice(1))}</div>` }
}

/** A line that starts with one of the tags that may stand for themselves is no paragraph. */
const tagLine: BlockReader = ([line = '']) =>
  /^\s*<(\/?(details|summary)|details open)>/.test(line) ? { taken: 1, block: inline(line.trim()) } : undefined

const table: BlockReader = lines => {
  const [head = '', dashes = ''] = lines
  if (!head.includes('|') || !/^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(dashes)) return undefined
  const taken = countWhile(lines, line => line.includes('|'))
  const aligns = cells(dashes).map(cell => (cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'right') : 'left'))
  const row = (line: string, tag: 'th' | 'td'): Html => {
    const made = cells(line).map((cell, index) => {
      const align = aligns[index] ?? 'left'
      return html`<${raw(tag)} class="${align}">${inline(cell)}</${raw(tag)}>`
    })
    return html`<tr>${made}</tr>`
  }
  const body = lines.slice(2, taken).map(line => row(line, 'td'))
  return { taken, block: html`<table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table>` }
}

const list: BlockReader = lines => {
  const first = itemStart(lines[0] ?? '')
  if (!first) return undefined
  const items: string[][] = []
  let taken = 0
  for (const line of lines) {
    const item = itemStart(line)
    const isIndented = line.startsWith(' '.repeat(first.width))
    if (item && item.indent <= first.indent && item.ordered === first.ordered) items.push([line.slice(item.width)])
    else if (isIndented || (line.trim() === '' && continues(lines, taken, first.width))) {
      items.at(-1)?.push(line.slice(first.width))
    } else break
    taken++
  }
  const tag = raw(first.ordered ? 'ol' : 'ul')
  return { taken, block: html`<${tag}>${items.map(item => html`<li>${itemBody(item)}</li>`)}</${tag}>` }
}

const readers: readonly BlockReader[] = [blank, fence, heading, rule, quote, tagLine, table, list]

function paragraph(lines: readonly string[]): { taken: number; block: Html } {
  const starts = (at: number): boolean => readers.some(reader => reader(lines.slice(at)) !== undefined)
  let taken = 1
  while (taken < lines.length && !starts(taken)) taken++
  return { taken, block: html`<p>${inline(lines.slice(0, taken).join('\n'))}</p>` }
}

function itemStart(line: string): { indent: number; width: number; ordered: boolean } | undefined {
  const match = /^( {0,3})([-*+]|\d{1,9}[.)])( +)\S/.exec(line)
  if (!match) return undefined
  const [, indent = '', marker = '', gap = ''] = match
  return { indent: indent.length, width: indent.length + marker.length + gap.length, ordered: /\d/.test(marker) }
}

/** A tight item is its text; only an item of several blocks gets paragraphs. */
function itemBody(lines: readonly string[]): Html {
  const [first = '', ...rest] = lines
  const [, tick, text = first] = /^\[([ xX])\] (.*)$/.exec(first) ?? []
  const box =
    tick === undefined ? raw('') : html`<input type="checkbox" disabled${raw(tick === ' ' ? '' : ' checked')}> `
  const more = countWhile(rest, line => line.trim() !== '' && !readers.some(reader => reader([line]) !== undefined))
  return html`${box}${inline([text, ...rest.slice(0, more)].join('\n'))}${blocks(rest.slice(more))}`
}

function continues(lines: readonly string[], at: number, width: number): boolean {
  const next = lines.slice(at).find(line => line.trim() !== '')
  return next !== undefined && (next.startsWith(' '.repeat(width)) || itemStart(next) !== undefined)
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'))
}

function countWhile(lines: readonly string[], holds: (line: string) => boolean): number {
  const end = lines.findIndex(line => !holds(line))
  return end === -1 ? lines.length : end
}

/** One forgotten `</details>` must not swallow the rest of the page, nor one too many break out of it. */
function balanced({ html: text }: Html): Html {
  let depth = 0
  const kept = text.replace(/<(\/?)details[^>]*>/g, (tag, closing: string) => {
    if (closing === '') depth++
    else if (depth === 0) return ''
    else depth--
    return tag
  })
  return raw(kept + '</details>'.repeat(depth))
}
