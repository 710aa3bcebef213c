import * as core from '@actions/core'
import { logLine, words } from '../report/escape.ts'
import type { Worked } from './result.ts'
import { summarise } from './summary.ts'

/** What there is to tell at the end of the step. */
export type Ending =
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
  | ({ readonly kind: 'done' } & Worked)

/** Sets outputs, summary, annotations and the step's conclusion. */
export async function tellEnding(ending: Exclude<Ending, { kind: 'nothing' }>): Promise<void> {
  switch (ending.kind) {
    case 'refused':
      core.warning(logLine(`${ending.why} ${ending.remedy}`), { title: 'fix-tests: refused' })
      core.setOutput('outcome', 'refused')
      return summarise(`## Refused\n\n${words(ending.why)} ${words(ending.remedy)}\n`)
    case 'told':
      core.info(logLine(ending.title))
      core.setOutput('outcome', ending.outcome)
      return summarise(ending.markdown)
    case 'error':
      core.endGroup()
      for (const line of ending.stack?.split('\n') ?? []) core.info(logLine(line))
      core.setFailed(logLine(ending.sentence))
      core.setOutput('outcome', ending.outcome)
      return summarise(`## fix-tests could not work\n\n${words(ending.sentence, 2_000)}\n`)
    case 'done': {
      const { tellResult } = await import('./result.ts')
      return tellResult(ending)
    }
  }
}
