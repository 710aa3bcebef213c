import { parser } from '@lezer/javascript'
import { sources } from './imports.ts'

/** A regular expression of `src`, as it is written. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  /** Files that have it. */
  readonly files: readonly string[]
}

const typescript = parser.configure({ dialect: 'ts' })

/** Collect each regular expression of `src` once. */
export function patternsOf(root: string): readonly Pattern[] {
  const found = new Map<string, Pattern>()
  for (const [file, text] of sources(root)) {
    typescript.parse(text).iterate({
      enter({ name, from, to }) {
        if (name !== 'RegExp') return
        const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/.exec(text.slice(from, to)) ?? []
        const key = `/${source}/${flags}`
        found.set(key, { source, flags, files: [...new Set([...(found.get(key)?.files ?? []), file])] })
      },
    })
  }
  return [...found.values()]
}

/** Count the expressions that each file builds while the product runs. */
export function builtPatterns(root: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [file, text] of sources(root)) {
    typescript.parse(text).iterate({
      enter({ name, from, to }) {
        if (name === 'NewExpression' && text.slice(from, to).startsWith('new RegExp('))
          counts[file] = (counts[file] ?? 0) + 1
      },
    })
  }
  return counts
}
