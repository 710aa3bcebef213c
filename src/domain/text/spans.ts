/** A run of lines that differs between two texts; 0-based, and how many lines there are. */
export interface Span {
  readonly before: { readonly at: number; readonly count: number }
  readonly after: { readonly at: number; readonly count: number }
}

/** The spans of a file in a unified diff without context, as `git diff --unified=0` writes it. */
export function parseSpans(diff: string): Span[] {
  return [...diff.matchAll(/(?<=^|\n)@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/g)].map(([, at, count, to, many]) => ({
    before: side(at, count),
    after: side(to, many),
  }))
}

/** A side without lines is named by the line before it. */
function side(line: string | undefined, lines: string | undefined): { at: number; count: number } {
  const count = Number(lines ?? 1)
  return { at: count === 0 ? Number(line) : Number(line) - 1, count }
}

/** The text before, with only some of the spans changed. */
export function withSpans(before: string, after: string, spans: readonly Span[]): string {
  const old = linesOf(before)
  const fresh = linesOf(after)
  const parts: string[] = []
  let done = 0
  for (const span of spans.toSorted((a, b) => a.before.at - b.before.at)) {
    parts.push(...old.slice(done, span.before.at), ...fresh.slice(span.after.at, span.after.at + span.after.count))
    done = span.before.at + span.before.count
  }
  return [...parts, ...old.slice(done)].join('')
}

/** With their line ends: the last line of a text may have none. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
