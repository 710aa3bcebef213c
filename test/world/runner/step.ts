import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ActionResult, type ActionRun, type RunningAction, startAction } from './runner.ts'

export const token = 'ghs_secretTokenOfTheJob'

/** Start the fixture `step`, whose action is the script given, in a workspace that lasts as long as the test. */
export function start(script: string, options: Partial<ActionRun> = {}): RunningAction {
  const workspace = mkdtempSync(join(tmpdir(), 'workspace-'))
  onTestFinished(() => rmSync(workspace, { recursive: true, force: true }))
  const imports = `import fs from 'node:fs'\nimport child from 'node:child_process'\n`
  writeFileSync(join(workspace, 'step.mjs'), imports + script)
  return startAction({
    actionDir: join(import.meta.dirname, 'fixtures', 'step'),
    workspace,
    event: { name: 'workflow_run', payload: { workflow_run: { id: 7 } } },
    github: { url: 'http://github.test', apiUrl: 'http://github.test/api/v3', repository: 'acme/shop', token },
    ...options,
  })
}

export function run(script: string, options: Partial<ActionRun> = {}): Promise<ActionResult> {
  return start(script, options).finished
}

/** The lines of the log below the group that the runner opens it with. */
export function said({ log }: ActionResult): string[] {
  return log.replace(/^▸ Run .*\n( {2}.*\n?)*/, '').split('\n')
}
