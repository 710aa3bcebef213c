/** The licences of the packages in a bundle, each text once. */

/** A package of the list that ncc writes. */
interface Licensed {
  readonly name: string
  /** SPDX identifier. */
  readonly license: string
  readonly text: string
}

/**
 * Merge packages of the same licence text. ncc writes a name, an identifier and a text for each package, one after the
 * other; many of the texts are equal.
 *
 * @param licenseOf returns the licence that a package declares; undefined if there is no such package
 */
export function mergedLicenses(list: string, licenseOf: (name: string) => string | undefined): string {
  const groups = new Map<string, Licensed[]>()
  for (const each of packagesIn(list, licenseOf)) {
    const key = `${each.license}\n${each.text}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
    .map(
      packages => `${packages.map(({ name }) => name).join('\n')}\n${packages[0]?.license}\n\n${packages[0]?.text}\n`,
    )
    .join('\n')
}

function packagesIn(list: string, licenseOf: (name: string) => string | undefined): Licensed[] {
  const lines = list.split('\n')
  const isName = (line: string) => line !== '' && !/\s/.test(line)
  const starts = [...lines.keys()].filter(at => {
    const line = lines[at] ?? ''
    return isName(line) && licenseOf(line) !== undefined && licenseOf(line) === lines[at + 1]
  })
  if (
    lines
      .slice(0, starts[0] ?? lines.length)
      .join('')
      .trim() !== ''
  )
    throw new Error('the list of licences does not begin with a package')
  return starts.map((at, index) => ({
    name: lines[at] ?? '',
    license: lines[at + 1] ?? '',
    text: lines
      .slice(at + 2, starts[index + 1] ?? lines.length)
      .join('\n')
      .trim(),
  }))
}
