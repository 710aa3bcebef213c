import type { TestCase } from '../domain/model/test-case.ts'
import type { UnnamedTests } from '../domain/model/test-run.ts'
import type { ReportFormat } from '../frameworks/framework.ts'

export type { ReportFormat }

/** Summary at the end of a report. */
export interface ReportEnd {
  /** Framework of the tests, or empty if the report does not name it. */
  readonly framework: string
  /** False if the report breaks off, or states that the run did not finish. */
  readonly complete: boolean
  /** Oddities, as sentences. */
  readonly notes: readonly string[]
  /** Sentences about tests that did not run, although the report itself is complete. */
  readonly notRun?: readonly string[]
  /** Numbers of tests that the report counts and does not name. */
  readonly unnamed?: UnnamedTests | undefined
  /** Number of failures that the report counts: it must not look green if it names none of them. */
  readonly counted?: number
}

/** Test cases of a report in order, in batches, and its summary. */
export type ReportReader = AsyncGenerator<readonly TestCase[], ReportEnd>

export interface ReadContext {
  /** Framework, if known; otherwise detected from the report's marks. */
  readonly framework?: string | undefined
  /** Framework of the project, for a report without marks of its own. */
  readonly likely?: string | undefined
  /** Error output of the runner, if the report is its standard output. */
  readonly errors?: string | undefined
  /** True to read what a compiler, type checker or linter printed, if the text holds no test. */
  readonly findings?: boolean | undefined
}

export interface ParsedReport extends Omit<ReportEnd, 'counted'> {
  readonly format: ReportFormat
  readonly cases: readonly TestCase[]
}

/** A report that cannot be read. The message is one sentence that begins with "it". */
export class UnreadableReport extends Error {}
