import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Input, Parser, PartialParse, Tree, TreeFragment } from '@lezer/common'
import { parser as javascript } from '@lezer/javascript'
import { parser as python } from '@lezer/python'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOf, syntaxErrors } from '../../src/syntax/languages.ts'
import { ParsedTexts } from '../../src/syntax/parsed-texts.ts'

/** Count how often a parser is asked, and with how much known code. */
function counting(): { parser: Parser; asked: number[] } {
  const asked: number[] = []
  const parser = Object.create(javascript) as Parser
  parser.parse = (input: Input | string, fragments?: readonly TreeFragment[]) => {
    asked.push(fragments?.length ?? 0)
    return javascript.parse(input, fragments)
  }
  parser.startParse = (...args): PartialParse => javascript.startParse(...args)
  return { parser, asked }
}

test('a text is parsed once', () => {
  const { parser, asked } = counting()
  const texts = new ParsedTexts(parser)

  const first = texts.tree('f(1)')
  texts.tree('g(2)')

  expect(texts.tree('f(1)')).toBe(first)
  expect(asked).toEqual([0, 0])
})

test('the trees of the texts that were used last are kept, up to a limit', () => {
  const { parser, asked } = counting()
  const texts = new ParsedTexts(parser)
  const long = (name: string) => `${name} // ${'x'.repeat(1_500_000)}`

  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) texts.tree(long(name))

  // The third one drops b, which was used before a.
  expect(asked).toHaveLength(4)
})

test('of a text that is like a known one, only what differs is parsed', () => {
  const { parser, asked } = counting()
  const texts = new ParsedTexts(parser)
  const text = Array.from({ length: 50 }, (_, index) => `function f${index}(x) { return x + ${index} }\n`).join('')

  texts.tree(text)
  texts.treeNear(text.replace('x + 25', 'x - 25'), text)
  texts.treeNear(text, 'never seen')

  expect(asked).toEqual([0, 2])
})

const SOURCES: readonly [Parser, string[]][] = [
  [javascript.configure({ dialect: 'ts' }), textsIn(join(import.meta.dirname, '../../src/triage'))],
  [
    python,
    [
      'def f(a, *b):\n    if a:\n        return [x for x in b]\n    """text"""\n    return f"{a}"\n\n\nclass C:\n    def m(self):\n        pass\n',
    ],
  ],
]

test.for([
  ['a.ts', SOURCES[0]?.[1]],
  ['a.py', SOURCES[1]?.[1]],
] as const)('each of many edits of one text has the errors of the text parsed alone: %s', ([file, all = []]) => {
  const language = languageOf(file)
  const [text = ''] = all
  language?.parse(text)
  const edit = fc.record({
    at: fc.nat(text.length),
    drop: fc.nat(5),
    insert: fc.constantFrom('', ')', 'x', '+', '\n  '),
  })

  fc.assert(
    fc.property(edit, ({ at, drop, insert }) => {
      const next = text.slice(0, at) + insert + text.slice(at + drop)

      expect(language?.hasErrors(next, text)).toBe(language && syntaxErrors(language, next).length > 0)
    }),
    { numRuns: 300 },
  )
})

test.for(SOURCES)('a text like a known one has errors if it has some when parsed alone', ([parser, all]) => {
  const pieces = ['', '+', ')', '{', '}', 'x', '\n', 'return 1', '"', '/*', '`', '  ', '#', ':', 'else']
  const edit = fc.record({
    text: fc.constantFrom(...all),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    drop: fc.nat(40),
    insert: fc.constantFrom(...pieces),
  })

  fc.assert(
    fc.property(edit, ({ text, at, drop, insert }) => {
      const from = Math.floor(at * text.length)
      const next = text.slice(0, from) + insert + text.slice(from + drop)
      const texts = new ParsedTexts(parser)
      texts.tree(text)

      expect(hasErrors(texts.treeNear(next, text))).toBe(hasErrors(parser.parse(next)))
    }),
  )
})

function textsIn(folder: string): string[] {
  return readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'))
}

function hasErrors(tree: Tree): boolean {
  let found = false
  tree.iterate({
    enter(node) {
      found ||= node.type.isError
    },
  })
  return found
}
