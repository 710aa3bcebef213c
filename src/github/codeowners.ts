import ignore from 'ignore'

/** Paths at which GitHub looks for the file; the first one that exists counts. */
export const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const

/**
 * List the owners of files. The last line of a CODEOWNERS file that matches a path counts.
 * @returns logins and `organisation/team`s without `@`; email addresses are skipped
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

/** Patterns are those of .gitignore, except `!` and character classes, which GitHub does not support. */
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

/** List the reviewers that a commit message suggests: lines `Suggested-reviewer: @login`. */
export function suggestedIn(message: string): string[] {
  const lines = message.matchAll(/^suggested-reviewers?:\s*(.+)$/gim)
  return [...lines].flatMap(([, names = '']) =>
    names.split(/[,\s]+/).flatMap(name => /^@?([\w-]+)$/.exec(name)?.[1] ?? []),
  )
}
