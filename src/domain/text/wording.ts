/**
 * Join a number and its noun in the singular or plural: `1 test`, `2 tests`.
 * @param plural for nouns that do not take an s
 */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`
}

/** Inflect a verb to agree with its number: `fails` for one, `fail` for more. */
export function verb(number: number, infinitive: string): string {
  if (number !== 1) return infinitive
  if (/[^aeiou]y$/.test(infinitive)) return `${infinitive.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|o)$/.test(infinitive) ? `${infinitive}es` : `${infinitive}s`
}

/** Characters of a name that a sentence can hold. */
const MAX_NAME = 100

/** Cut a name that is too long for a sentence. */
export function shortName(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name
}

/** Join the first items of a list, and count the rest: `a, b and 3 more`. */
export function listOf(items: readonly string[], most: number): string {
  const rest = items.length - most
  return items.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** Shorten a sentence at the end of a word. @param max UTF-16 units */
export function shortSentence(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:]{1,20}$/, '')}…`
}
