import type { Span } from '../text/spans.ts'

/** How a file differs between two commits; a missing side is a missing file. */
export interface FileChange {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly spans: readonly Span[]
}

/** The outcome of an edit: what the file has now, or why not, as a sentence that a model can act on. */
export type EditResult = { readonly ok: true } | { readonly ok: false; readonly reason: string }
