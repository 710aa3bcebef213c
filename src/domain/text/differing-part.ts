/** Take the words off both ends that two values share. */
export function differingPart(expected: string, actual: string): [string, string] {
  const [wanted, got] = [partsOf(expected), partsOf(actual)]
  let begin = 0
  while (begin < wanted.length && begin < got.length && wanted[begin] === got[begin]) begin += 1
  let end = 0
  const rest = Math.min(wanted.length, got.length) - begin
  while (end < rest && wanted.at(-1 - end) === got.at(-1 - end)) end += 1
  const part = (all: readonly string[]) =>
    all
      .slice(begin, all.length - end)
      .join('')
      .trim()
  return [part(wanted), part(got)]
}

/** Cut a value into words, numbers and single other characters. */
function partsOf(value: string): string[] {
  return value.match(/[\p{L}\p{N}_]+(?:\.\d+)?|[^\p{L}\p{N}_]/gu) ?? []
}

/** Return true if a line has a value as a whole word. */
export function holdsWord(line: string, value: string): boolean {
  for (let at = line.indexOf(value); at !== -1; at = line.indexOf(value, at + 1))
    if (!isWordPart(line[at - 1], value[0]) && !isWordPart(line[at + value.length], value.at(-1))) return true
  return false
}

/** Return true if a character belongs to the word or number at the edge of a value. */
function isWordPart(beside: string | undefined, edge: string | undefined): boolean {
  return /^[\p{L}\p{N}_]$/u.test(beside ?? '') && /^[\p{L}\p{N}_]$/u.test(edge ?? '')
}
