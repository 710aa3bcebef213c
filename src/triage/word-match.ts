import type { CodeDefinition } from '../domain/model/code.ts'

/** Parameters of BM25: how soon a repeated word counts less, and how much a long text does. */
const K1 = 1.2
const B = 0.75
/** Maximum number of characters of a text. */
const MAX_TEXT = 20_000

/** Cut a text into lower-case words: `parseHTMLTree` gives parse, html and tree. */
export function splitWords(text: string): string[] {
  return (text.slice(0, MAX_TEXT).match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [])
    .map(word => word.toLowerCase())
    .filter(word => word.length > 1)
}

/** Words of a failing test, each with its weight. */
export type Query = ReadonlyMap<string, number>

/** Give each word the largest weight of the texts that have it. */
export function queryOf(texts: readonly (readonly [text: string, weight: number])[]): Query {
  const query = new Map<string, number>()
  for (const [text, weight] of texts)
    for (const word of splitWords(text)) query.set(word, Math.max(weight, query.get(word) ?? 0))
  return query
}

/** Rank definitions by the words that they share with a query (BM25). A rare word counts more than a common one. */
export function rankByWords(
  query: Query,
  definitions: readonly CodeDefinition[],
  textOf: (definition: CodeDefinition) => string,
): Map<CodeDefinition, number> {
  const read = definitions.map(definition => {
    const { counts: all, length } = wordsIn(definition, textOf)
    const counts = new Map<string, number>()
    for (const word of query.keys()) {
      const times = all.get(word)
      if (times !== undefined) counts.set(word, times)
    }
    return { definition, counts, length }
  })
  const average = read.reduce((sum, { length }) => sum + length, 0) / Math.max(1, read.length)
  const holders = new Map<string, number>()
  for (const { counts } of read) for (const word of counts.keys()) holders.set(word, (holders.get(word) ?? 0) + 1)
  return new Map(
    read.map(({ definition, counts, length }) => {
      let score = 0
      for (const [word, times] of counts) {
        const held = holders.get(word) ?? 0
        const rarity = Math.log(1 + (read.length - held + 0.5) / (held + 0.5))
        const often = (times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average))
        score += (query.get(word) ?? 0) * rarity * often
      }
      return [definition, score]
    }),
  )
}

/** Words of a definition with their counts, and the number of all of them. */
interface CountedWords {
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

const counted = new WeakMap<CodeDefinition, CountedWords>()

/** Count the words of a definition once: many failures are compared with it. */
function wordsIn(definition: CodeDefinition, textOf: (definition: CodeDefinition) => string): CountedWords {
  const known = counted.get(definition)
  if (known !== undefined) return known
  const words = splitWords(`${labelOf(definition)} ${textOf(definition)}`)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const found = { counts, length: words.length }
  counted.set(definition, found)
  return found
}

/** The names of a definition count more than its text: they are written twice and thrice. */
function labelOf({ file, container, name }: CodeDefinition): string {
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  return `${stem} ${stem} ${container} ${container} ${name} ${name} ${name}`
}
