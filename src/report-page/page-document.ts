import { createHash } from 'node:crypto'
import { sectionNode, type PageSection } from './page-elements.ts'
import { element, type PageNode, scriptJson, styled } from './page-node.ts'
import { PAGE_PROGRAM } from './page-program.ts'
import { PAGE_LAYOUT } from './page-layout.ts'
import { PAGE_STYLE } from './page-style.ts'

/** A page of fix-tests: a title, what to see first, and sections. */
export interface PageContent {
  readonly title: string
  readonly summary: readonly PageNode[]
  readonly sections: readonly PageSection[]
}

/** Keys of a page, with what they do. */
const SHORTCUTS: readonly (readonly [keys: string, what: string])[] = [
  ['1 … 9', 'go to a section'],
  ['/', 'filter the tests'],
  ['e', 'open or close all blocks of a section'],
  [', and .', 'previous and next event'],
  ['p', 'play or pause the events'],
  ['t', 'light or dark'],
  ['?', 'this help'],
]

/**
 * Render a page as one file. Style and program are the only ones that its policy accepts, by their hashes, and it may
 * load nothing. All content is JSON, of which the program makes elements and texts.
 */
export function pageDocument({ title, summary, sections }: PageContent): string {
  const style = PAGE_STYLE + PAGE_LAYOUT
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(PAGE_PROGRAM)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const body = [skipLink(), header(), navigation(sections), main(summary, sections), help()]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="fix-tests">
<link rel="icon" href="data:,">
<title>fix-tests</title>
<style>${style}</style>
<body>
<noscript>This page shows its data with a small program of its own. Allow JavaScript to read it.</noscript>
<script type="application/json" id="data">${scriptJson({ title, body })}</script>
<script>${PAGE_PROGRAM}</script>
</html>
`
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function skipLink(): PageNode {
  return element('a', { class: 'skip', href: '#content' }, 'Skip to the content')
}

function header(): PageNode {
  const theme = element('button', { type: 'button', 'data-theme-switch': true }, 'Dark')
  const keys = element(
    'button',
    { type: 'button', 'data-help': true, 'aria-haspopup': 'dialog' },
    'Keys ',
    element('kbd', {}, '?'),
  )
  return styled('header', 'top', styled('span', 'brand', 'fix-tests'), styled('span', 'tools', theme, keys))
}

function navigation(sections: readonly PageSection[]): PageNode {
  const links = sections.map(({ id, title, count }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: `#${id}` },
        title,
        ...(count === undefined ? [] : [' ', styled('span', 'count', String(count))]),
      ),
    ),
  )
  return element('nav', { class: 'sections', 'aria-label': 'Sections' }, element('ol', {}, ...links))
}

function main(summary: readonly PageNode[], sections: readonly PageSection[]): PageNode {
  return element(
    'main',
    { id: 'content', tabindex: '-1' },
    styled('div', 'summary', ...summary),
    ...sections.map(sectionNode),
  )
}

function help(): PageNode {
  const rows = SHORTCUTS.map(([keys, what]) =>
    element('div', {}, element('dt', {}, element('kbd', {}, keys)), element('dd', {}, what)),
  )
  return element(
    'dialog',
    { 'aria-labelledby': 'help-title' },
    element('h2', { id: 'help-title' }, 'Keys'),
    styled('dl', 'keys', ...rows),
    element(
      'label',
      { class: 'choice' },
      element('input', { type: 'checkbox', 'data-keys': true, checked: true }),
      ' Use these keys',
    ),
    element('p', {}, element('button', { type: 'button', 'data-close': true }, 'Close')),
  )
}
