import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inertCode, plainLine, plainText } from '../../../src/domain/text/inert-text.ts'
import { pullRequestTitle } from '../../../src/rendering/headline.ts'
import { codeBlock, inlineCode, inlineProse, inlineText, logLine } from '../../../src/rendering/markdown-escape.ts'
import { remainingIssues } from '../../../src/rendering/issue-body.ts'
import { resultView } from '../../../src/rendering/result-view.ts'
import { at, attempt, cluster, key, snapshot } from '../states.ts'
import { IS_FULL } from '../../seed.ts'
import { ACTS, HIDDEN, LINKS } from './hostile-text.ts'

describe('a plain line', () => {
  it.each([
    ['Fix the café’s menu 🍰', 'Fix the café’s menu 🍰'],
    ['👩‍💻 likes ❤️ and 1️⃣', '👩‍💻 likes ❤️ and 1️⃣'],
    ['use `a[i] ?? b` in C# and F#', 'use `a[i] ?? b` in C# and F#'],
    ['Root cause: a < b && c > d', 'Root cause: a < b && c > d'],
    ['日本語 и العربية', '日本語 и العربية'],
    ['a\r\nb\tc\u2028d', 'a b c d'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['[skip ci] x', '(skip ci) x'],
    ['***NO_CI***', '(NO_CI)'],
    ['Signed-off-by: Eve <e>', 'Signed-off-by - Eve <e>'],
    ['half a pair \ud83e', 'half a pair \ufffd'],
  ])('of %j is %j', (text, line) => {
    expect(plainLine(text)).toBe(line)
  })

  it('is cut between two characters', () => {
    for (const max of [50, 51]) expect(plainLine('🦊'.repeat(100), max).isWellFormed(), `${max}`).toBe(true)
    expect(plainLine('x'.repeat(1_000_000), 50)).toBe('x'.repeat(50))
  })
})

const ACTIVE = [
  'fixes #1',
  'Closes: octo/shop#1',
  'resolved GH-12',
  'fix https://github.com/octo/shop/issues/1',
  'octo/shop@0123456789',
  '@octocat and @org/team',
  '[skip ci]',
  '[CI SKIP]',
  '[no ci]',
  '[skip actions]',
  '[actions skip]',
  '[skip-ci]',
  '***NO_CI***',
  'skip-checks: true',
  'skip-checks:true',
  'Signed-off-by: Eve <eve@evil.example>',
  'co-authored-by : Eve <eve@evil.example>',
  'Fix-Tests-Verdict: fixed',
  'Cc: Eve <eve@evil.example>',
  'Change-Id: I0',
  // Hidden characters between, which are taken out first.
  'fixes #\u200b1 @\u2060octocat [skip\u200b ci] Signed-off\u00ad-by: Eve',
  'Signed-\u202eoff-by: Eve',
]

/** Every exit for foreign text, by its kind. */
const LINES: Readonly<Record<string, (text: string) => string>> = {
  'a plain line': plainLine,
  'plain text': plainText,
  'the title of a pull request': text => pullRequestTitle(resultView(fixed(text))),
  'the branch in a title': text => pullRequestTitle(resultView(fixed('x', text))),
  'the title of an issue': text => issueTitle(text),
}
const MARKDOWN: Readonly<Record<string, (text: string) => string>> = { words: inlineText, prose: inlineProse }
const CODE: Readonly<Record<string, (text: string) => string>> = {
  'inline code': inlineCode,
  'a block of code': text => codeBlock(text),
}

describe.each(Object.entries({ ...LINES, ...MARKDOWN }))('in %s nothing acts:', (_, exit) => {
  it.each(ACTIVE)('%j', text => {
    expect(acting(exit(text))).toEqual([])
    expect(acting(exit(`first\n\n${text}`))).toEqual([])
  })
})

describe.each(Object.entries(CODE))('%s does nothing in the message of a squashed commit:', (_, exit) => {
  // Code names nobody in Markdown. Its names and numbers stay as they are, for they are often a test's own.
  it.each(ACTIVE.filter(text => !/^(?:@|octo)/.test(text)))('%j', text => {
    const found = acting(exit(text)).filter(what => !/number|mention|commit|mail|a link/.test(what))

    expect(found).toEqual([])
  })
})

it.each(["run('fixes the #1 bug')", '@Test void a() {}', 'a[skip] = ci', 'https://x.example/#1', 'key: value'])(
  'code such as %j stays as it is',
  code => {
    expect(inertCode(code)).toBe(code)
  },
)

describe.each(Object.entries({ ...LINES, ...MARKDOWN, ...CODE, 'a line of the log': logLine }))('%s', (_, exit) => {
  it.each(HIDDEN)('hides nothing, such as %s', (_name, sign) => {
    const out = exit(`a${sign}b${sign}`)

    // What the product puts in breaks up words, and orders or hides nothing.
    expect(out.replaceAll('\u200b', sign === '\u200b' ? '!' : '')).not.toContain(sign)
  })
})

test('whatever pieces a text is made of, nothing in it acts, links or hides', () => {
  const piece = fc.constantFrom(
    ...ACTIVE,
    ...LINKS,
    ...HIDDEN.map(([, sign]) => sign),
    ...'@#:/.[](*_~<>-`\n w1\\'.split(''),
  )
  const text = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 12 })
  fc.assert(
    fc.property(text, pieces => {
      const whole = pieces.join('')
      for (const exit of [plainLine, plainText, inlineText]) expect(acting(exit(whole)), exit.name).toEqual([])
      const words = inlineText(whole)
      expect(linking(words)).toEqual([])
    }),
    { numRuns: IS_FULL ? 5_000 : 200 },
  )
})

describe('no address becomes a link:', () => {
  it.each(LINKS)('%s', link => {
    for (const text of [link, `a_${link}`, `_${link}_`, `(${link})`, `*${link}`, `~${link}`]) {
      expect(linking(inlineText(text))).toEqual([])
      expect(linking(inlineProse(text))).toEqual([])
    }
  })
})

/** What still acts in a text, by name. */
function acting(text: string): string[] {
  return ACTS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
}

/** The addresses that GitHub's Markdown links by itself. */
function linking(markdown: string): string[] {
  const shown = markdown
    .replace(/\\([\\`*_[\]|~#!])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
  return ACTS.filter(([what, pattern]) => /link|address|mention/.test(what) && pattern.test(shown)).map(
    ([what]) => what,
  )
}

function fixed(summary: string, headBranch = 'main') {
  const proposal = { summary, rootCause: '', changes: [], leftUndone: '', affectedTests: [], confidence: 1 }
  const kept = attempt({ proposal, commit: 'c1', result: 'pass', targets: [key('red')] })
  const state = at({ at: 'done' }, { attempts: [kept], outcome: 'fixed', tip: 'c1', targets: [key('red')] })
  return { ...state, request: { ...state.request, headBranch }, current: snapshot('c1', { red: 'passed' as const }) }
}

function issueTitle(title: string): string {
  const state = at(
    { at: 'done' },
    { clusters: [cluster({ title, tests: [key('red')] })], targets: [key('red')], outcome: 'failed' },
  )
  return remainingIssues(resultView(state))[0]?.title ?? ''
}
