/**
 * Find files of the project by the paths in stacks and reports: a path from another machine, the end of one, or a bare
 * name. Paths are relative to the top of the repository, with forward slashes.
 * @returns undefined if no file matches, or more than one
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
    // The longest match wins: a shorter one is another file of that name.
    const longest = ends.filter(file => wanted.endsWith(file)).toSorted((a, b) => b.length - a.length)[0]
    return longest ?? (ends.length === 1 ? ends[0] : undefined)
  }
}
