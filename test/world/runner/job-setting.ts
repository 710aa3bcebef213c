import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { githubContext, runnerContext } from './environment.ts'
import { resolveInputs, type Manifest } from './manifest.ts'
import type { ActionRun } from './runner.ts'

/** What stays the same through all stages of a job. */
export interface JobSetting extends AsyncDisposable {
  manifest: Manifest
  github: Record<string, string>
  runner: Record<string, string>
  inputs: ReadonlyMap<string, string>
  /** `RUNNER_TEMP`. */
  temp: string
  runtimeToken: string
  /** Children inherit it, which is how GitHub finds those that outlive the job. */
  trackingId: string
}

/** Makes the job's folders and its event file. Disposing removes them, unless the caller brought its own. */
export function settleJob(run: ActionRun, manifest: Manifest): JobSetting {
  const root = run.temp ?? mkdtempSync(join(tmpdir(), 'runner-'))
  const temp = run.temp ?? join(root, '_temp')
  const toolCache = join(root, '_tool')
  const eventFolder = join(temp, '_github_workflow')
  for (const folder of [temp, toolCache, eventFolder]) mkdirSync(folder, { recursive: true })
  const eventPath = join(eventFolder, 'event.json')
  writeFileSync(eventPath, JSON.stringify(run.event.payload, null, 2))

  const github = githubContext(run, eventPath)
  const runner = runnerContext({ workspace: run.workspace, temp, toolCache })
  return {
    manifest,
    github,
    runner,
    inputs: resolveInputs(manifest, run.inputs ?? {}, {
      github: { ...github, token: run.github.token, event: run.event.payload },
      runner,
      matrix: run.matrix,
    }),
    temp,
    runtimeToken: run.runtimeToken ?? `runtime-${randomUUID()}`,
    trackingId: `github_${randomUUID()}`,
    async [Symbol.asyncDispose]() {
      if (run.temp === undefined) await rm(root, { recursive: true, force: true })
    },
  }
}
