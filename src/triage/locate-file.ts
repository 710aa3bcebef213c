/**
 * Finds files of the project by what stacks and reports call them: a path from elsewhere, the end of one, or a bare
 * name. Paths are relative to the top of the repository, with forward slashes.
 * @returns undefined when none is meant, or when several may be
 */
export function fileLocator(files: readonly string[]): (path: string) => string | undefined {
  const byName = new Map<string, string[]>()
  for (const file of files) {
    const name = file.slice(file.lastIndexOf('/') + 1)
    const known = byName.get(name)
    if (known === undefined) byName.set(name, [file])
    else known.push(file)
  }
  return path => {
    const wanted = path.replaceAll('\\', '/').replace(/^(?:file:\/\/)?(?:\.\/)*/, '')
    const alike = byName.get(wanted.slice(wanted.lastIndexOf('/') + 1)) ?? []
    const ends = alike.filter(file => file === wanted || file.endsWith(`/${wanted}`) || wanted.endsWith(`/${file}`))
    // Of those that are the end of the path the longest is meant; a shorter one is another file of that name.
    const longest = ends.filter(file => wanted.endsWith(file)).toSorted((a, b) => b.length - a.length)[0]
    return longest ?? (ends.length === 1 ? ends[0] : undefined)
  }
}
