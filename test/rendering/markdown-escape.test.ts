import { describe, expect, it } from 'vitest'
import { IS_FULL } from '../seed.ts'
import {
  codeBlock,
  inlineCode,
  linkTo,
  logLine,
  inlineProse,
  inlineText,
  tableRow,
} from '../../src/rendering/markdown-escape.ts'
import { renderMarkdown } from '../../demo/pages/markdown.ts'

const HOSTILE: [string, string][] = [
  ['a tag', '<script>alert(1)</script>'],
  ['an image', '<img src=x onerror=alert(1)>'],
  ['a comment', '<!-- fix-tests marker -->'],
  ['the end of details', '</details></td></table>'],
  ['a mention', '@octocat and @org/team'],
  ['a link', '[click](https://evil.example)'],
  ['an image in Markdown', '![x](https://evil.example/pixel.png)'],
  ['emphasis', '**bold** __bold__ *it* _it_ ~~no~~'],
  ['a heading', '# heading'],
  ['a list', '- item\n- item'],
  ['a table', 'a | b | c'],
  ['a fence', '```\ncode\n```\n# heading'],
  ['a single backtick', 'a ` b'],
  ['code', 'call `rm -rf` now'],
  ['a reference to an issue', 'see #123'],
  ['entities', '&lt;b&gt; &amp;'],
  ['backslashes', 'C:\\a\\|b \\`x\\`'],
  ['white space', 'a\r\n\r\n\tb'],
]

describe('words are only words, whatever stands in them:', () => {
  it.each(HOSTILE)('%s', (_, text) => {
    const { html } = renderMarkdown(`Said: ${inlineText(text)}`)

    const inner = html.trim().replace(/^<p>|<\/p>$/g, '')
    expect(inner).not.toContain('<')
    // That renderer knows no HTML, and GitHub does.
    expect(inlineText(text)).not.toContain('<')
    // Once for the renderer, which does not know entities, and once for the browser.
    expect(decoded(visible(html))).toBe(`Said: ${text.replace(/\s+/g, ' ').trim()}`)
  })

  it.each([
    ['mention', '@octocat', /@\w/],
    ['link', 'https://evil.example http://x', /https?:\/\//],
    [
      'emoji',
      ':100: a:b:c cart_test.go:100: :+1: :white_check_mark: std::bus::Bus',
      /:(?:100|b|\+1|white\S{1,9}mark|bus):/,
    ],
  ])('no %s is left for GitHub to find by itself', (_, text, found) => {
    expect(inlineText(text)).not.toMatch(found)
    expect(inlineProse(text)).not.toMatch(found)
  })

  it('of 200 kB are cut', () => {
    const text = inlineText('x'.repeat(200_000), 50)

    expect(text).toBe(`${'x'.repeat(50)}…`)
  })
})

it('places in files stay as they are', () => {
  expect(inlineText('a.ts:10:5: at 12:30:00')).toBe('a.ts:10:5: at 12:30:00')
})

it.each<[string, (text: string, most: number) => string]>([
  ['words', inlineText],
  ['prose', inlineProse],
])('%s are cut between two characters, never within one', (_, cut) => {
  for (const most of [50, 51]) expect(cut('🦊'.repeat(100), most).isWellFormed(), `${most}`).toBe(true)
})

describe('prose is words with code in them:', () => {
  it.each([
    ['use `a < b` here', '<p>use <code>a &lt; b</code> here</p>'],
    ['`@octocat` <b>', '<p><code>@octocat</code> &lt;b&gt;</p>'],
    ['two `a` and `b`', '<p>two <code>a</code> and <code>b</code></p>'],
    ['`code` ', '<p><code>code</code></p>'],
  ])('%j', (text, html) => {
    expect(renderMarkdown(inlineProse(text)).html.trim().replaceAll('&amp;', '&')).toBe(html)
  })

  it.each(HOSTILE)('nothing else gets through: %s', (_, text) => {
    const { html } = renderMarkdown(`Said: ${inlineProse(text)}`)

    expect(html.trim().replace(/<\/?code>|^<p>|<\/p>$/g, '')).not.toContain('<')
  })
})

describe('code is one piece, whatever stands in it:', () => {
  it.each([
    ['plain', 'a + b', '`a + b`'],
    ['a backtick', 'a ` b', '``a ` b``'],
    ['many backticks', 'a ``` b', '````a ``` b````'],
    ['a backtick at the end', 'a`', '`` a` ``'],
    ['line ends', 'a\n\n# b', '`a # b`'],
    ['nothing', ' ', ''],
  ])('%s', (_, text, expected) => {
    expect(inlineCode(text)).toBe(expected)
  })

  it.each(['a|b', 'a||b', 'a\\|b', '|', 'a\\\\|b'])('%j stays in its cell of a table', text => {
    const { html } = renderMarkdown(`| x | y |\n|---|---|\n${tableRow([inlineCode(text), 'last'])}`)

    const cells = html.match(/<td/g) ?? []
    expect(cells).toHaveLength(2)
    expect(html).toContain('last</td>')
  })

  it('a backslash before a bar is not lost in a table', () => {
    expect(tableRow([inlineCode('a\\|b'), inlineText('a|b'), inlineCode('a\\\\|b')])).toBe(
      '| `a\\\u200b\\|b` | a\\|b | `a\\\\\\|b` |',
    )
  })

  it.each(['a|b', 'a: string | undefined', 'a || b'])('%j is shown as it is outside of tables', text => {
    expect(visible(renderMarkdown(`- ${inlineCode(text)}`).html).trim()).toBe(text)
  })
})

describe('a block cannot be ended from within', () => {
  it.each([
    ['by a fence', '```\n# heading'],
    ['by a longer fence', '`````\n# heading'],
    ['by tildes', '~~~\n# heading'],
    ['by HTML', '</code></pre><script>'],
  ])('%s', (_, text) => {
    const { html } = renderMarkdown(codeBlock(text, 'diff'))

    expect(html.match(/<pre>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<h1|<script/)
    expect(visible(html)).toBe(text)
  })
})

describe('a line of the log', () => {
  it.each([
    ['is no command', '::error::x', ':\u200b:error::x'],
    ['is no command behind space', '  ::set-output name=x::y', '  :\u200b:set-output name=x::y'],
    ['is no command of the old kind', 'a ##[error]x', 'a #\u200b#[error]x'],
    ['is no group', '##[group]x', '#\u200b#[group]x'],
    ['is no command behind a control character', '\u0000::error::x', ' :\u200b:error::x'],
    ['is no command behind a line end', 'a\n::error::x', 'a ::error::x'],
    ['is one line', 'a\r\nb\rc\nd', 'a b c d'],
    ['has no colours', '\u001b[31mred\u001b[0m', 'red'],
    ['has no other sequences', '\u001b]0;title\u0007x', 'x'],
    ['keeps colons within', 'a::b', 'a::b'],
  ])('%s', (_, text, expected) => {
    expect(logLine(text)).toBe(expected)
  })

  it.each([
    // .NET trims this before it looks for a command, and JavaScript does not take it for white space.
    ['NEL', '\u0085::error::x'],
    ['a colour of one byte', '\u009b31m::error::x'],
  ])('holds no control character of the second table, such as %s', (_, text) => {
    // oxlint-disable-next-line no-control-regex
    expect(logLine(text)).not.toMatch(/[\u0080-\u009f]/)
  })
})

it.each([
  ['words', (text: string) => inlineText(text, text.length)],
  ['prose', (text: string) => inlineProse(text, text.length)],
  ['code', inlineCode],
  ['block', (text: string) => codeBlock(text)],
  ['logLine', logLine],
])('a megabyte of anything comes to an end in %s', { timeout: 30_000 }, (_, escape) => {
  // Where the time grows with the square of the length, this takes longer than the test may, with a third of it too.
  for (const piece of ['`', '`a', '<', '\\', ' ', '::', '\u001b[', '#[', '@a', '|']) {
    const text = piece.repeat((IS_FULL ? 1_000_000 : 350_000) / piece.length)

    expect(() => escape(text), JSON.stringify(piece)).not.toThrow()
  }
})

/** The text that people see. */
function visible(html: string): string {
  return decoded(html.replace(/<[^>]*>/g, '').replaceAll('\u200b', '')).trim()
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

describe('a link leads where it says, and nowhere else:', () => {
  it.each([
    ['https://ci.example/run/1', '[x](https://ci.example/run/1)'],
    ['https://ci.example/a b?c=(d)', '[x](https://ci.example/a%20b?c=%28d%29)'],
    ['https://x) @octocat fixes #1 [log in](https://evil.example', 'x'],
    ['https://ci.example/) @octocat fixes #1 [y](https://evil.example', undefined],
    ['javascript:alert(1)', 'x'],
    ['', 'x'],
  ])('%s', (address, expected) => {
    const link = linkTo('x', address)

    if (expected !== undefined) expect(link).toBe(expected)
    const { html } = renderMarkdown(link)
    expect(html.match(/<a /g)?.length ?? 0).toBe(expected === 'x' ? 0 : 1)
    expect(link).not.toMatch(/@octocat|\]\(https:\/\/evil/)
  })
})
