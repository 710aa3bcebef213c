import leven from 'leven'

/** Most typing errors in a word that is still meant. */
const MAX_ERRORS = 2
/** Characters from which a text is no mistyped name. */
const MAX_TYPED = 100

/** Find the known name that a mistyped one probably means: the fewest typing errors, at most a third of the letters. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > MAX_TYPED) return undefined
  const word = typed.toLowerCase()
  const [nearest] = names
    .map(name => ({ name, errors: isSwapped(name, word) ? 1 : leven(name, word) }))
    .filter(({ name, errors }) => errors <= MAX_ERRORS && errors * 3 <= name.length)
    .toSorted((a, b) => a.errors - b.errors)
  // A word that breaks off is meant as well, if only one name begins with it.
  const begun = names.filter(name => word.length > 1 && name.startsWith(word))
  return nearest?.name ?? (begun.length === 1 ? begun[0] : undefined)
}

/** Check for two neighbouring letters in the wrong order, which are one typing error. */
function isSwapped(name: string, typed: string): boolean {
  const at = name.split('').findIndex((letter, index) => letter !== typed[index])
  if (at < 0) return false
  return typed === `${name.slice(0, at)}${name.slice(at + 1, at + 2)}${name.slice(at, at + 1)}${name.slice(at + 2)}`
}
