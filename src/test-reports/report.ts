import type { TestCase } from '../domain/model/test-case.ts'
import type { ReportFormat } from '../frameworks/framework.ts'

export type { ReportFormat }

/** How a report ended. */
export interface ReportEnd {
  /** The framework whose tests these are, or empty when the report does not tell. */
  readonly framework: string
  /** False when the report breaks off, or says itself that the run did not finish. */
  readonly complete: boolean
  /** What was odd, as sentences. */
  readonly notes: readonly string[]
}

/** The test cases of a report in its order, some at a time, and how it ended. */
export type ReportReader = AsyncGenerator<readonly TestCase[], ReportEnd>

export interface ReadContext {
  /** The framework when it is known; else it is told from the report's own marks. */
  readonly framework?: string | undefined
  /** The framework that the project is set up for, which holds where the report has no marks of its own. */
  readonly likely?: string | undefined
  /** What the runner printed on its error output, where the report is its standard output. */
  readonly errors?: string | undefined
}

/** A report as a whole. */
export interface ParsedReport extends ReportEnd {
  readonly format: ReportFormat
  readonly cases: readonly TestCase[]
}

/** A report that cannot be read; the message is one sentence that begins with "it". */
export class UnreadableReport extends Error {}
