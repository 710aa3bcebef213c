import type { Span } from '../text/spans.ts'

/** Difference of a file between two commits. */
export interface FileChange {
  readonly path: string
  /** Whole text before; undefined if the file is new. */
  readonly before: string | undefined
  /** Whole text after; undefined if the file was deleted. */
  readonly after: string | undefined
  /** Lines that differ; none if one side is missing. */
  readonly spans: readonly Span[]
}

/** Outcome of an edit; `reason` is a sentence that a model can act on. */
export type EditResult = { readonly ok: true } | { readonly ok: false; readonly reason: string }
