import * as core from '@actions/core'
import type { Event } from '../../contracts/events.ts'
import { renderEvent } from '../../rendering/log-lines.ts'

/** The job's log: one group per iteration. */
export class JobLog {
  #open = false

  readonly emit = (event: Event): void => {
    const line = renderEvent(event)
    switch (line.kind) {
      case 'heading':
        this.end()
        core.startGroup(line.text)
        this.#open = true
        return
      case 'warning':
        core.warning(line.text)
        return
      case 'busy':
        return
      case 'step':
      case 'detail':
        core.info(line.kind === 'detail' ? `  ${line.text}` : line.text)
    }
  }

  /** Close the open group, if any. */
  end(): void {
    if (this.#open) core.endGroup()
    this.#open = false
  }
}

/** Append Markdown to the job's summary. */
export async function writeSummary(markdown: string): Promise<void> {
  await core.summary.addRaw(markdown, true).write()
}
