import { type Parser, Tree, TreeBuffer } from '@lezer/common'
import { parser as java } from '@lezer/java'
import { parser as javascript } from '@lezer/javascript'
import { parser as python } from '@lezer/python'
import { parser as rust } from '@lezer/rust'
import { goParser } from './go-parser.ts'
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
  [/\.go$/, parsed('go', goParser)],
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
    hasErrors: (text: string, like: string) => hasErrors(texts().treeNear(text, like)),
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

/** Trees without errors. That of a text shares most of its parts with the tree of a text that differs little. */
const CLEAN = new WeakSet<Tree>()

/** Return true if a tree has an error, without another look at the parts that are known to have none. */
export function hasErrors(tree: Tree): boolean {
  const seen: Tree[] = []
  const open: (Tree | TreeBuffer)[] = [tree]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part instanceof TreeBuffer) {
      // Each node of a buffer takes four numbers, and the first is its type.
      for (let at = 0; at < part.buffer.length; at += 4)
        if (part.set.types[part.buffer[at] ?? 0]?.isError === true) return true
    } else if (!CLEAN.has(part)) {
      if (part.type.isError) return true
      seen.push(part)
      open.push(...part.children)
    }
  }
  for (const each of seen) CLEAN.add(each)
  return false
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
