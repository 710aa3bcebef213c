import ignore from 'ignore'

/** Where GitHub looks for it, the first that there is. */
export const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const

/**
 * Who owns files, by a CODEOWNERS: of the lines that match a file the last one counts.
 * @returns logins and `organisation/team`s without `@`; addresses of mail are nobody's login
 */
export function codeOwnersOf(codeowners: string, files: readonly string[]): string[] {
  const rules = codeowners.split('\n').flatMap(line => {
    const [pattern, ...owners] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/(?<!\\)\s+/)
    return pattern === undefined || pattern === '' ? [] : [{ matcher: matcherOf(pattern), owners }]
  })
  const found = files.flatMap(file => rules.findLast(({ matcher }) => matcher(file))?.owners ?? [])
  return [...new Set(found.flatMap(owner => /^@([\w-]+(?:\/[\w.-]+)?)$/.exec(owner)?.[1] ?? []))]
}

/** The patterns are those of .gitignore, but for `!` and character classes, which GitHub does not take. */
function matcherOf(pattern: string): (file: string) => boolean {
  if (/^!|[[\]]/.test(pattern)) return () => false
  // A pattern that ends in one star does not reach into directories.
  if (pattern.endsWith('/*')) {
    const matcher = ignore({ ignorecase: false }).add(pattern)
    const depth = pattern.replace(/^\//, '').split('/').length
    return file => file.split('/').length === depth && matcher.ignores(file)
  }
  const matcher = ignore({ ignorecase: false }).add(pattern)
  return file => matcher.ignores(file)
}

/** People whom a commit's message suggests: lines `Suggested-reviewer: @login`. */
export function suggestedIn(message: string): string[] {
  const lines = message.matchAll(/^suggested-reviewers?:\s*(.+)$/gim)
  return [...lines].flatMap(([, names = '']) =>
    names.split(/[,\s]+/).flatMap(name => /^@?([\w-]+)$/.exec(name)?.[1] ?? []),
  )
}
