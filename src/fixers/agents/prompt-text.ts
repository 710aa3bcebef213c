/** Escape evidence tags, so that data cannot end, or begin, the part of a prompt that is marked as data. */
export function escapeEvidence(text: string): string {
  return text.replaceAll(/<(?=\s*(?:\/\s*)?evidence\s*>)/gi, '<\\')
}

/** Share of a part that a cut may give up to end at a line. */
const LINE_SHARE = 0.25

/** Characters of the note that a cut leaves: less than that is not cut. */
const NOTE = 40

/**
 * Shorten a text to its beginning and end, with a note in between. It is cut at ends of lines where these are near. One
 * that is longer by less than the note would be stays as it is.
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength + NOTE) return text
  const half = Math.floor(maxLength / 2)
  const head = beginningOf(text, half)
  const rest = text.slice(-half).replace(/^[\udc00-\udfff]/, '')
  const newline = rest.indexOf('\n')
  const tail = newline < 0 || newline > half * LINE_SHARE ? rest : rest.slice(newline + 1)
  return `${head}\n… ${text.length - head.length - tail.length} characters left out …\n${tail}`
}

/** Return the beginning of a text, without half of a character: providers refuse a request that holds one. */
export function wholeStart(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}

/** Cut a text at its end, at the end of a line where one is near. */
function beginningOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const head = wholeStart(text, maxLength)
  const newline = head.lastIndexOf('\n')
  return newline < maxLength * (1 - LINE_SHARE) ? head : head.slice(0, newline)
}

/** Parse the JSON object that a text is, or contains; undefined if there is none. */
export function extractJson(text: string): Record<string, unknown> | undefined {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
