import * as core from '@actions/core'
import { logLine, inlineText } from '../../rendering/markdown-escape.ts'
import { NO_WORK_OUTPUTS } from './noop.ts'
import type { FixResult } from './step-outputs.ts'
import { writeSummary } from './job-log.ts'

/** Outcome of a step, as written to its outputs and summary. */
export type StepOutcome =
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string; readonly remedy: string }
  /** A text for the summary, with a reply to the requester. */
  | {
      readonly kind: 'message'
      readonly outcome: 'explained' | 'stopped'
      readonly title: string
      readonly markdown: string
      readonly reply?: string
    }
  | {
      readonly kind: 'error'
      readonly outcome: 'failed' | 'stopped'
      readonly sentence: string
      readonly stack: string | undefined
    }
  /** `commentedOn`: number of the pull request where the progress comment says how it ended. */
  | ({ readonly kind: 'done'; readonly commentedOn: number | undefined } & FixResult)

/** Write outputs, summary and annotations, and conclude the step. */
export async function writeOutcome(outcome: Exclude<StepOutcome, { kind: 'nothing' }>): Promise<void> {
  switch (outcome.kind) {
    case 'refused':
      core.warning(logLine(`${outcome.why} ${outcome.remedy}`), { title: 'fix-tests: refused' })
      setOutputs('refused')
      return writeSummary(`## Refused\n\n${inlineText(outcome.why)} ${inlineText(outcome.remedy)}\n`)
    case 'message':
      core.info(logLine(outcome.title))
      setOutputs(outcome.outcome)
      return writeSummary(outcome.markdown)
    case 'error':
      core.endGroup()
      for (const line of outcome.stack?.split('\n') ?? []) core.info(logLine(line))
      core.setFailed(logLine(outcome.sentence))
      setOutputs(outcome.outcome)
      return writeSummary(`## fix-tests failed to run\n\n${inlineText(outcome.sentence, 2_000)}\n`)
    case 'done': {
      const { writeStepOutputs } = await import('./step-outputs.ts')
      return writeStepOutputs(outcome)
    }
  }
}

function setOutputs(outcome: string): void {
  for (const [name, value] of Object.entries({ outcome, ...NO_WORK_OUTPUTS })) core.setOutput(name, value)
}
