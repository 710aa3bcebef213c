import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenLinks } from '../../scripts/site/links.ts'
import { navOf, readPages } from '../../scripts/site/pages.ts'
import { fileOf, renderPage } from '../../scripts/site/render-page.ts'
import { ROOT } from '../world/project.ts'

const pages = readPages(ROOT)

describe('the links of README and docs', () => {
  it('lead to files and headings that exist', () => {
    expect(pages.size).toBeGreaterThan(80)
    expect(brokenLinks({ pages, exists: path => existsSync(join(ROOT, path)) })).toEqual([])
  })

  it.each([
    ['a page that is missing', '[a](gone.md)', ['docs/a.md: gone.md']],
    ['a heading that is missing', '[a](b.md#gone)', ['docs/a.md: b.md#gone']],
    ['a heading of its own that is missing', '# One\n\n[a](#two)', ['docs/a.md: #two']],
    ['a picture that is missing', '![a](gone.svg)', ['docs/a.md: gone.svg']],
    ['a file outside of the repository', '[a](../../b.md)', ['docs/a.md: ../../b.md']],
    ['a link in a table', '| a |\n|---|\n| [a](gone.md) |', ['docs/a.md: gone.md']],
  ])('are found broken: %s', (_, text, expected) => {
    const all = new Map([
      ['docs/a.md', text],
      ['docs/b.md', '# Here'],
    ])

    expect(brokenLinks({ pages: all, exists: path => all.has(path) })).toEqual(expected)
  })

  it.each([
    ['another page', '[a](b.md)'],
    ['a heading, named as GitHub does', '[a](b.md#go-test--json-the-2nd)'],
    ['the second heading of a name', '[a](b.md#again-1)'],
    ['another server', '[a](https://example.com/gone.md#x)'],
    ['code', '`[a](gone.md)`'],
  ])('are found whole: %s', (_, text) => {
    const all = new Map([
      ['docs/a.md', text],
      ['docs/b.md', '# Go: `test -json`, the 2nd\n\n## Again\n\n## Again\n'],
    ])

    expect(brokenLinks({ pages: all, exists: path => all.has(path) })).toEqual([])
  })
})

describe('the site', () => {
  const nav = navOf(pages)
  const facts = { pages: new Set(pages.keys()), nav, source: 'https://github.com/o/r/blob/main' }

  it('leads from its navigation to each page of docs that is no decision, design or recipe', () => {
    const shown = nav.map(({ page }) => page)
    const hidden = [...pages.keys()].filter(
      page => !/^docs\/(?:adr|design|recipes)\//.test(page) && !shown.includes(page),
    )

    expect(hidden).toEqual(['docs/releasing.md'])
    expect(nav.filter(({ page, title }) => page !== undefined && title === page)).toEqual([])
  })

  it('leads to pages within itself, to other files on GitHub, and to addresses as they are', () => {
    const text =
      '# A\n\n## B c\n\n[1](../README.md#x) [2](../examples/a.yml) [3](https://x.org/) [4](#b-c) ![5](pictures/a.svg)'

    const html = renderPage('docs/a.md', text, { ...facts, pages: new Set(['README.md', 'docs/a.md']) })

    expect([...html.matchAll(/(?:href|src)="([^"]*)"[^>]*(?:>\d|alt="5")/g)].map(([, link]) => link)).toEqual([
      '../index.html#x',
      'https://github.com/o/r/blob/main/examples/a.yml',
      'https://x.org/',
      '#b-c',
      'pictures/a.svg',
    ])
    expect(html).toContain('<h2 id="b-c">')
  })

  it('shows the text of a page as text', () => {
    const html = renderPage('docs/a.md', '# <b>A</b> & "c"\n\n<script>1</script>\n', facts)

    expect(html).toContain('<title>&lt;b&gt;A&lt;/b&gt; &amp; &quot;c&quot; · fix-tests</title>')
    expect(html).not.toContain('<script')
  })

  it('gives each page a file of its own', () => {
    const files = [...pages.keys()].map(fileOf)

    expect(new Set(files).size).toBe(pages.size)
    expect(files).toContain('index.html')
  })
})
