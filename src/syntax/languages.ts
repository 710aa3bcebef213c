import type { Tree } from '@lezer/common'
import { parser as javascript } from '@lezer/javascript'
import { parser as python } from '@lezer/python'

/** Languages with a grammar here, chosen by a file's extension. */
export type LanguageName = 'javascript' | 'python'

export interface Language {
  readonly name: LanguageName
  parse(text: string): Tree
}

const dialects: readonly (readonly [endings: RegExp, dialect: string])[] = [
  [/\.[mc]?js$/, 'jsx'],
  [/\.jsx$/, 'jsx'],
  [/\.tsx$/, 'ts jsx'],
  [/\.[mc]?ts$/, 'ts'],
]

export function languageOf(file: string): Language | undefined {
  if (/\.pyi?$/.test(file)) return { name: 'python', parse: text => python.parse(text) }
  const dialect = dialects.find(([endings]) => endings.test(file))?.[1]
  if (dialect === undefined) return undefined
  const parser = javascript.configure({ dialect })
  return { name: 'javascript', parse: text => parser.parse(text) }
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
