import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ActionResult, ActionRun } from './runner.ts'

export const fixtures = join(import.meta.dirname, 'fixtures')
export const token = 'ghs_secretTokenOfTheJob'

/** A run of the fixture `step`, whose action is the script given, in a workspace that lasts as long as the test. */
export function step(script: string, run: Partial<ActionRun> = {}): ActionRun {
  const workspace = mkdtempSync(join(tmpdir(), 'workspace-'))
  onTestFinished(() => rmSync(workspace, { recursive: true, force: true }))
  writeFileSync(
    join(workspace, 'step.mjs'),
    `import fs from 'node:fs'\nimport child from 'node:child_process'\n${script}`,
  )
  return {
    actionDir: join(fixtures, 'step'),
    workspace,
    event: { name: 'workflow_run', payload: { workflow_run: { id: 7 } } },
    github: { url: 'http://github.test', apiUrl: 'http://github.test/api/v3', repository: 'acme/shop', token },
    ...run,
  }
}

/** The log below the group that the runner opens it with. */
export function said({ log }: ActionResult): string {
  return log.replace(/^▸ Run .*\n( {2}.*\n?)*/, '')
}
