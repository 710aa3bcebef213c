import * as core from '@actions/core'

/** Adds to the job's summary. */
export async function writeSummary(markdown: string): Promise<void> {
  await core.summary.addRaw(markdown, true).write()
}
