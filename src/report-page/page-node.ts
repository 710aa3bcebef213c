import { revealHidden } from '../domain/text/hidden-characters.ts'

/** Attributes of an element. A number is a share in percent; true stands for an attribute without a value. */
export type PageAttributes = Readonly<Record<string, string | number | true>>

/**
 * Content of a page as data: a text, or an element with its children. The browser makes elements and text nodes of it,
 * so a text can never become markup.
 */
export type PageNode = string | readonly [tag: string, attributes: PageAttributes, ...children: PageNode[]]

/** Make an element. Attribute names are the page's own; values and children may be foreign text. */
export function element(tag: string, attributes: PageAttributes, ...children: readonly PageNode[]): PageNode {
  return [tag, attributes, ...children]
}

/** Make an element with a class. */
export function styled(tag: string, className: string, ...children: readonly PageNode[]): PageNode {
  return element(tag, { class: className }, ...children)
}

/** Make a link; its text alone if the address is none of the web. */
export function webLink(url: string, ...children: readonly PageNode[]): PageNode {
  return /^https?:\/\/[^\s]+$/.test(url)
    ? element('a', { href: url, rel: 'noreferrer' }, ...children)
    : element('span', {}, ...children)
}

/** Texts of printable ASCII hide nothing; nearly all are such, and this is much quicker to see. */
const PLAIN = /^[\x20-\x7e\n\t]*$/

/** Serialize data for a script block. No text in it can end the block, and hidden characters are shown. */
export function scriptJson(value: unknown): string {
  const shown = (each: unknown) => (typeof each === 'string' && !PLAIN.test(each) ? revealHidden(each) : each)
  return JSON.stringify(value, (_, each: unknown) => shown(each))
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

/** Cut a long text, and say how much is missing. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
  return `${kept}\n… (${text.length - kept.length} more characters)`
}
