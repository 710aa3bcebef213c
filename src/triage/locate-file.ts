import { groupBy } from '../domain/text/grouping.ts'

/**
 * Find files of the project by the paths in stacks and reports. A path may be from another machine, the end of one, or
 * a bare name. Paths are relative to the top of the repository, with forward slashes.
 * @returns undefined if no file matches, or more than one
 */
export function fileLocator(files: readonly string[]): (path: string) => string | undefined {
  const byName = groupBy(files, file => file.slice(file.lastIndexOf('/') + 1))
  return path => {
    const target = path.replaceAll('\\', '/').replace(/^(?:file:\/\/)?(?:\.\/)*/, '')
    const sameName = byName.get(target.slice(target.lastIndexOf('/') + 1)) ?? []
    const matches = sameName.filter(
      file => file === target || file.endsWith(`/${target}`) || target.endsWith(`/${file}`),
    )
    // The longest match wins: a shorter one is another file of that name.
    const longest = matches.filter(file => target.endsWith(file)).toSorted((a, b) => b.length - a.length)[0]
    return longest ?? (matches.length === 1 ? matches[0] : undefined)
  }
}

/** Find the path of a file that a report names: reports name files below the project's directory. */
export function listedPath(listed: readonly string[], file: string): string | undefined {
  return listed.includes(file) ? file : listed.find(path => path.endsWith(`/${file}`))
}
