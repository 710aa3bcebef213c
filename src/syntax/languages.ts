import type { Tree } from '@lezer/common'
import { parser as go } from '@lezer/go'
import { parser as java } from '@lezer/java'
import { parser as javascript } from '@lezer/javascript'
import { parser as python } from '@lezer/python'
import { parser as rust } from '@lezer/rust'

/** Languages that are repaired and checked, chosen by a file's extension. */
export type LanguageName = 'javascript' | 'python'

export interface Language {
  readonly name: LanguageName
  parse(text: string): Tree
}

/** Languages with a grammar: enough to find definitions and names. */
export interface Grammar {
  readonly name: LanguageName | 'go' | 'java' | 'rust'
  parse(text: string): Tree
}

const dialects: readonly (readonly [endings: RegExp, dialect: string])[] = [
  [/\.[mc]?js$/, 'jsx'],
  [/\.jsx$/, 'jsx'],
  [/\.tsx$/, 'ts jsx'],
  [/\.[mc]?ts$/, 'ts'],
]

const READ_ONLY: readonly (readonly [endings: RegExp, grammar: Grammar])[] = [
  [/\.go$/, { name: 'go', parse: text => go.parse(text) }],
  [/\.java$/, { name: 'java', parse: text => java.parse(text) }],
  [/\.rs$/, { name: 'rust', parse: text => rust.parse(text) }],
]

export function languageOf(file: string): Language | undefined {
  if (/\.pyi?$/.test(file)) return { name: 'python', parse: text => python.parse(text) }
  const dialect = dialects.find(([endings]) => endings.test(file))?.[1]
  if (dialect === undefined) return undefined
  const parser = javascript.configure({ dialect })
  return { name: 'javascript', parse: text => parser.parse(text) }
}

/** Return the grammar of a file for reading it. Not every language that is read can be repaired. */
export function grammarOf(file: string): Grammar | undefined {
  return languageOf(file) ?? READ_ONLY.find(([endings]) => endings.test(file))?.[1]
}

/** List the offsets of syntax errors. */
export function syntaxErrors(language: Language, text: string): number[] {
  const errors: number[] = []
  language.parse(text).iterate({
    enter(node) {
      if (node.type.isError) errors.push(node.from)
    },
  })
  return errors
}
