/** Escape evidence tags, so that data cannot end, or begin, the part of a prompt that is marked as data. */
export function escapeEvidence(text: string): string {
  return text.replaceAll(/<(?=\s*(?:\/\s*)?evidence\s*>)/gi, '<\\')
}

/** Shorten a text to its beginning and end, with a note in between. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const half = Math.floor(maxLength / 2)
  return `${text.slice(0, half)}\n… ${text.length - 2 * half} characters left out …\n${text.slice(-half)}`
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
