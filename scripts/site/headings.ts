import type MarkdownIt from 'markdown-it'

type Token = ReturnType<MarkdownIt['parse']>[number]

/** A heading of a page, with its anchor as GitHub makes it. */
export interface Heading {
  readonly level: number
  readonly title: string
  readonly anchor: string
}

/** List the headings of a page. */
export function headingsOf(tokens: readonly Token[]): Heading[] {
  const seen = new Map<string, number>()
  return tokens.flatMap(({ type, tag }, index) => {
    if (type !== 'heading_open') return []
    const title = plainText(tokens[index + 1]?.children ?? [])
    const slug = slugOf(title)
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    return [{ level: Number(tag.slice(1)), title, anchor: count === 0 ? slug : `${slug}-${count}` }]
  })
}

/** Make an anchor as GitHub does: letters, digits, hyphens and underscores, in lower case. */
function slugOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
}

function plainText(tokens: readonly Token[]): string {
  return tokens.map(({ content, children }) => (children === null ? content : plainText(children))).join('')
}
