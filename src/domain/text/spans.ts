/** A run of lines that differs between two texts; 0-based, and how many lines there are. */
export interface Span {
  readonly before: { readonly at: number; readonly count: number }
  readonly after: { readonly at: number; readonly count: number }
}

/** Apply only some of the spans to the text before. */
export function withSpans(before: string, after: string, spans: readonly Span[]): string {
  const oldLines = linesOf(before)
  const newLines = linesOf(after)
  const parts: string[] = []
  let done = 0
  for (const span of spans.toSorted((a, b) => a.before.at - b.before.at)) {
    const { at, count } = span.after
    parts.push(...oldLines.slice(done, span.before.at), ...newLines.slice(at, at + count))
    done = span.before.at + span.before.count
  }
  return [...parts, ...oldLines.slice(done)].join('')
}

/** Split into lines with their ends: the last line of a text may have none. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
