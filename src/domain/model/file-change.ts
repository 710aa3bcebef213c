import type { Span } from '../text/spans.ts'

/** How a file differs between two commits. */
export interface FileChange {
  readonly path: string
  /** The whole text before; undefined if the file is new. */
  readonly before: string | undefined
  /** The whole text after; undefined if the file was deleted. */
  readonly after: string | undefined
  /** The lines that differ; none if one side is missing. */
  readonly spans: readonly Span[]
}

/** The outcome of an edit: what the file has now, or why not, as a sentence that a model can act on. */
export type EditResult = { readonly ok: true } | { readonly ok: false; readonly reason: string }
