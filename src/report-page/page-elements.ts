import { element, type PageNode, styled } from './page-node.ts'

/** How good or bad something is; it chooses a colour, which a sign always repeats. */
export type Tone = 'good' | 'bad' | 'half' | 'plain'

const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✗', half: '◐', plain: '·' }

/** One section of a page, with a heading that the navigation links to. */
export interface PageSection {
  readonly id: string
  readonly title: string
  /** Number beside the title; undefined without one. */
  readonly count?: number | undefined
  readonly content: readonly PageNode[]
}

export function sectionNode({ id, title, count, content }: PageSection): PageNode {
  const number = count === undefined ? [] : [' ', styled('span', 'count', String(count))]
  return element(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    element('h2', { id: `${id}-title`, tabindex: '-1' }, title, ...number),
    ...content,
  )
}

/** A label with a sign and a colour. */
export function chip(tone: Tone, text: string): PageNode {
  return styled('span', `chip ${tone}`, element('span', { 'aria-hidden': 'true' }, SIGNS[tone]), ` ${text}`)
}

/** A sentence for a section without content. */
export function emptyNote(text: string): PageNode {
  return styled('p', 'empty', text)
}

/** A block that opens on demand. */
export function foldedNode(summary: readonly PageNode[], ...content: readonly PageNode[]): PageNode {
  return element('details', {}, element('summary', {}, ...summary), ...content)
}

/** Preformatted text in a box that scrolls; the keyboard reaches it. */
export function codeBox(text: string, label: string): PageNode {
  return element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, text)
}

/** A table in a box that scrolls sideways on a narrow screen. */
export function dataTable(
  caption: string,
  { heads, rows, numbers = [] }: { heads: readonly string[]; rows: readonly PageNode[][]; numbers?: readonly number[] },
): PageNode {
  const cell = (content: PageNode, at: number) =>
    at === 0
      ? element('th', { scope: 'row' }, content)
      : element('td', numbers.includes(at) ? { class: 'number' } : {}, content)
  const head = (text: string, at: number) =>
    element('th', { scope: 'col', ...(numbers.includes(at) ? { class: 'number' } : {}) }, text)
  return element(
    'div',
    { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': caption },
    element(
      'table',
      {},
      styled('caption', 'unseen', caption),
      element('thead', {}, element('tr', {}, ...heads.map(head))),
      element('tbody', {}, ...rows.map(cells => element('tr', {}, ...cells.map(cell)))),
    ),
  )
}

/** A list of terms and what they are; pairs without content are left out. */
export function factList(facts: readonly (readonly [term: string, content: PageNode | undefined])[]): PageNode {
  return styled(
    'dl',
    'facts',
    ...facts.flatMap(([term, content]) =>
      content === undefined || content === ''
        ? []
        : [element('div', {}, element('dt', {}, term), element('dd', {}, ...proseNodes(content)))],
    ),
  )
}

/** Show what stands between backticks in a text as code. */
function proseNodes(content: PageNode): PageNode[] {
  if (typeof content !== 'string') return [content]
  return content
    .split(/`([^`\n]{1,200})`/)
    .map((part, at): PageNode => (at % 2 === 0 ? part : element('code', {}, part)))
    .filter(part => part !== '')
}

/** Format a duration for people: `840 ms`, `3.2 s`, `4 min 10 s`. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Format a rate (0–1) in percent; a rate below 1 never reads 100 %. */
export function percentText(rate: number): string {
  return `${rate < 1 ? Math.min(99.9, Math.round(rate * 1000) / 10) : 100} %`
}

/** Format dollars with two decimals; with four below ten cents. */
export function dollarText(dollars: number): string {
  return `$${dollars.toFixed(dollars === 0 || dollars >= 0.1 ? 2 : 4)}`
}
