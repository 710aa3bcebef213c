import * as core from '@actions/core'
import { logLine, inlineText } from '../../rendering/markdown-escape.ts'
import type { FixResult } from './step-outputs.ts'
import { writeSummary } from './job-log.ts'
/** What there is to tell at the end of the step. */
export type StepOutcome =
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string; readonly remedy: string }
  /** All that was asked for is words, which are for the summary, and some for whoever asked. */
  | {
      readonly kind: 'told'
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
  | ({ readonly kind: 'done' } & FixResult)

/** Sets outputs, summary, annotations and the step's conclusion. */
export async function writeOutcome(ending: Exclude<StepOutcome, { kind: 'nothing' }>): Promise<void> {
  switch (ending.kind) {
    case 'refused':
      core.warning(logLine(`${ending.why} ${ending.remedy}`), { title: 'fix-tests: refused' })
      core.setOutput('outcome', 'refused')
      return writeSummary(`## Refused\n\n${inlineText(ending.why)} ${inlineText(ending.remedy)}\n`)
    case 'told':
      core.info(logLine(ending.title))
      core.setOutput('outcome', ending.outcome)
      return writeSummary(ending.markdown)
    case 'error':
      core.endGroup()
      for (const line of ending.stack?.split('\n') ?? []) core.info(logLine(line))
      core.setFailed(logLine(ending.sentence))
      core.setOutput('outcome', ending.outcome)
      return writeSummary(`## fix-tests could not work\n\n${inlineText(ending.sentence, 2_000)}\n`)
    case 'done': {
      const { writeStepOutputs } = await import('./step-outputs.ts')
      return writeStepOutputs(ending)
    }
  }
}
