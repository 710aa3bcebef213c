import { posix } from 'node:path'
import MarkdownIt from 'markdown-it'
import { headingsOf } from './headings.ts'

/** Links of a page that lead nowhere, as `page: link`. */
export interface LinkCheck {
  /** Texts of all pages, by path. */
  readonly pages: ReadonlyMap<string, string>
  /** Return true if the repository has this file or folder. */
  readonly exists: (path: string) => boolean
}

/** A relative link, resolved. */
export interface Target {
  /** Path in the repository. */
  readonly path: string
  /** Anchor without `#`; empty if there is none. */
  readonly anchor: string
}

/** Resolve a link of a page; undefined if it leads out of the repository, such as an address. */
export function targetOf(page: string, link: string): Target | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) return undefined
  const [file = '', anchor = ''] = link.split('#')
  const path = file === '' ? page : posix.join(posix.dirname(page), decodeURIComponent(file))
  return { path, anchor }
}

/** Find links between pages, to files of the repository and to headings that lead nowhere. */
export function brokenLinks({ pages, exists }: LinkCheck): string[] {
  const markdown = new MarkdownIt()
  const parsed = new Map([...pages].map(([path, text]) => [path, markdown.parse(text, {})]))
  const anchors = new Map([...parsed].map(([path, tokens]) => [path, headingsOf(tokens).map(({ anchor }) => anchor)]))
  return [...parsed].flatMap(([page, tokens]) =>
    linksIn(tokens)
      .filter(link => {
        const target = targetOf(page, link)
        if (target === undefined) return false
        if (target.path.startsWith('../') || !exists(target.path)) return true
        const known = anchors.get(target.path)
        return target.anchor !== '' && known !== undefined && !known.includes(target.anchor)
      })
      .map(link => `${page}: ${link}`),
  )
}

function linksIn(tokens: ReturnType<MarkdownIt['parse']>): string[] {
  return tokens.flatMap(token => {
    const link =
      token.type === 'link_open' ? token.attrGet('href') : token.type === 'image' ? token.attrGet('src') : null
    return [...(link === null ? [] : [link]), ...linksIn(token.children ?? [])]
  })
}
