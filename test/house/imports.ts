import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** One import of a file of `src`, type imports and `import()` included. Paths are relative to `src`. */
export interface Import {
  readonly from: string
  /** A file of `src`, or the name of a package such as `zod` or `node:fs`. */
  readonly to: string
  readonly isPackage: boolean
}

/** Sources of `src` by path, as they are on disk. */
export function sources(root: string): ReadonlyMap<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts'))
  return new Map(files.toSorted().map(file => [file, readFileSync(posix.join(root, file), 'utf8')]))
}

const SPECIFIERS = [
  /^\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
]

/** List what each source imports. */
export function importsOf(files: ReadonlyMap<string, string>): Import[] {
  return [...files].flatMap(([from, text]) => {
    const specifiers = SPECIFIERS.flatMap(pattern =>
      [...withoutTemplates(text).matchAll(pattern)].map(match => match[1] ?? ''),
    )
    return [...new Set(specifiers)].map(specifier => {
      const isPackage = !specifier.startsWith('.')
      const to = isPackage ? specifier : posix.join(posix.dirname(from), specifier)
      return { from, to, isPackage }
    })
  })
}

/** Empty the template literals: reporters for test frameworks are programs in a text. */
function withoutTemplates(text: string): string {
  return text.replace(/String\.raw`[^`]*`|= `[^`]*`$/gm, '``')
}

/** Find the circles: sets of files that reach each other. */
export function circles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to, isPackage } of imports) if (!isPackage) next.set(from, [...(next.get(from) ?? []), to])
  const reach = new Map<string, Set<string>>()
  const reachable = (start: string): Set<string> => {
    const known = reach.get(start)
    if (known !== undefined) return known
    const seen = new Set<string>()
    const open = [...(next.get(start) ?? [])]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      open.push(...(next.get(file) ?? []))
    }
    reach.set(start, seen)
    return seen
  }
  const inCircle = [...next.keys()].filter(file => reachable(file).has(file))
  const groups = inCircle.map(file =>
    inCircle.filter(other => reachable(file).has(other) && reachable(other).has(file)).toSorted(),
  )
  return [...new Map(groups.map(group => [group.join(), group])).values()]
}
