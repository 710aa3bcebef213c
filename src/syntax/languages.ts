import { type Parser, type Tree } from '@lezer/common'
import { parser as go } from '@lezer/go'
import { parser as java } from '@lezer/java'
import { parser as javascript } from '@lezer/javascript'
import { parser as python } from '@lezer/python'
import { parser as rust } from '@lezer/rust'
import { ParsedTexts } from './parsed-texts.ts'

/** Languages that are repaired and checked, chosen by a file's extension. */
export type LanguageName = 'javascript' | 'python'

export interface Language extends Grammar {
  readonly name: LanguageName
  /** Check a text for errors. @param like a text that differs little: what both have is not parsed again */
  hasErrors(text: string, like: string): boolean
}

/** Languages with a grammar: enough to find definitions and names. */
export interface Grammar {
  readonly name: LanguageName | 'go' | 'java' | 'rust'
  parse(text: string): Tree
}

const REPAIRED: readonly (readonly [endings: RegExp, language: Language])[] = [
  [/\.pyi?$/, parsed('python', () => python)],
  [/\.[mc]?js$/, parsed('javascript', () => javascript.configure({ dialect: 'jsx' }))],
  [/\.jsx$/, parsed('javascript', () => javascript.configure({ dialect: 'jsx' }))],
  [/\.tsx$/, parsed('javascript', () => javascript.configure({ dialect: 'ts jsx' }))],
  [/\.[mc]?ts$/, parsed('javascript', () => javascript.configure({ dialect: 'ts' }))],
]

const READ_ONLY: readonly (readonly [endings: RegExp, grammar: Grammar])[] = [
  [/\.go$/, parsed('go', () => go)],
  [/\.java$/, parsed('java', () => java)],
  [/\.rs$/, parsed('rust', () => rust)],
]

/** Make a grammar that keeps the trees of the texts that were parsed last. */
function parsed<Name extends Grammar['name']>(name: Name, parser: () => Parser) {
  let kept: ParsedTexts | undefined
  const texts = () => (kept ??= new ParsedTexts(parser()))
  return {
    name,
    parse: (text: string) => texts().tree(text),
    hasErrors: (text: string, like: string) => errorsIn(texts().treeNear(text, like)).length > 0,
  }
}

export function languageOf(file: string): Language | undefined {
  return REPAIRED.find(([endings]) => endings.test(file))?.[1]
}

/** Return the grammar of a file for reading it. Not every language that is read can be repaired. */
export function grammarOf(file: string): Grammar | undefined {
  return languageOf(file) ?? READ_ONLY.find(([endings]) => endings.test(file))?.[1]
}

/** List the offsets of syntax errors. */
export function syntaxErrors(language: Language, text: string): number[] {
  return errorsIn(language.parse(text))
}

function errorsIn(tree: Tree): number[] {
  const errors: number[] = []
  tree.iterate({
    enter(node) {
      if (node.type.isError) errors.push(node.from)
    },
  })
  return errors
}
