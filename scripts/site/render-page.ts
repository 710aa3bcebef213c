import { posix } from 'node:path'
import MarkdownIt from 'markdown-it'
import { headingsOf } from './headings.ts'
import { targetOf } from './links.ts'
import { STYLE } from './style.ts'

/** Entry of the navigation: a page and its title, or a title alone that begins a group. */
export interface NavEntry {
  readonly title: string
  readonly page?: string
}

export interface SiteFacts {
  /** Paths of all pages of the site. */
  readonly pages: ReadonlySet<string>
  readonly nav: readonly NavEntry[]
  /** Address of the repository's files on GitHub, such as `https://github.com/owner/name/blob/main`. */
  readonly source: string
}

const { escapeHtml } = new MarkdownIt().utils

/** Build the HTML of a page. Links to pages lead within the site, links to other files to GitHub. */
export function renderPage(page: string, text: string, site: SiteFacts): string {
  const markdown = new MarkdownIt({ linkify: false })
  // The marks of generated parts are comments.
  const tokens = markdown.parse(text.replace(/^<!--.*-->$/gm, ''), {})
  const headings = headingsOf(tokens)
  let at = 0
  for (const token of tokens) {
    if (token.type === 'heading_open') token.attrSet('id', headings[at++]?.anchor ?? '')
    for (const child of token.children ?? []) {
      const name = child.type === 'link_open' ? 'href' : child.type === 'image' ? 'src' : undefined
      const link = name === undefined ? null : child.attrGet(name)
      if (name !== undefined && link !== null) child.attrSet(name, siteLink(page, link, site))
    }
  }
  const title = headings[0]?.title ?? page
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title === 'fix-tests' ? title : `${title} · fix-tests`)}</title>
<style>${STYLE}</style>
<body>
<a class="skip" href="#content">Skip to the content</a>
<nav aria-label="Pages">
${site.nav.map(entry => navLine(entry, page)).join('\n')}
</nav>
<main id="content">
${markdown.renderer.render(tokens, markdown.options, {})}<p class="source"><a href="${escapeHtml(`${site.source}/${page}`)}">Source of this page</a></p>
</main>
</body>
</html>
`
}

/** Path of a page's file in the site. README is its start. */
export function fileOf(page: string): string {
  return page === 'README.md' ? 'index.html' : page.replace(/\.md$/, '.html')
}

function siteLink(page: string, link: string, { pages, source }: SiteFacts): string {
  const target = targetOf(page, link)
  if (target === undefined) return link
  const anchor = target.anchor === '' ? '' : `#${target.anchor}`
  if (target.path === page) return anchor === '' ? posix.basename(fileOf(page)) : anchor
  const isCopied = pages.has(target.path) || /\.(?:svg|png|gif)$/.test(target.path)
  if (!isCopied) return `${source}/${target.path}`
  return posix.relative(posix.dirname(page), fileOf(target.path)) + anchor
}

function navLine({ title, page }: NavEntry, current: string): string {
  if (page === undefined) return `<h2>${escapeHtml(title)}</h2>`
  const href = posix.relative(posix.dirname(current), fileOf(page))
  const mark = page === current ? ' aria-current="page"' : ''
  return `<a href="${escapeHtml(href)}"${mark}>${escapeHtml(title)}</a>`
}
