import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FixHistory } from '../../src/domain/history/fix-history.ts'
import { type Script, type ScriptedModel, startModel } from '../world/model/model.ts'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import { type Files, layOut, type Scene, write } from '../world/scene.ts'
import { HISTORY, pullsOf } from './sessions.ts'
import { bringing, heardIn, honest, roleOf, SUM } from './talk.ts'

interface Ran {
  readonly result: ActionResult
  readonly model: ScriptedModel
  /** The roles that were asked, in order, without repetitions. */
  readonly roles: readonly string[]
}

async function run(scene: Scene, change: Partial<ActionRun> = {}, script: Script = honest): Promise<Ran> {
  await using model = await startModel(script)
  const result = await scene.run({
    inputs: {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'flaky-reruns': '0',
    },
    secrets: [model.key],
    ...change,
  })
  expect(result.outputs.outcome, result.log).toBe('fixed')
  expect(result.leaks).toEqual([])
  expect(model.violations).toEqual([])
  const roles = model.requests.map(roleOf).filter((role, index, all) => role !== all[index - 1])
  return { result, model, roles }
}

/** Somebody pushes to the failing branch, whose CI fails as it did before. @returns the run of the action for it */
function pushed(scene: Scene, files: Files): Partial<ActionRun> {
  const workspace = scene.checkout()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: 'pipe' })
  write(workspace, files)
  git('add', '--all')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'Go on')
  git('push', '--quiet', scene.github.bare(scene.repository), `HEAD:${scene.branch}`)
  const { id } = scene.github.addWorkflowRun(scene.repository, {
    headBranch: scene.branch,
    headSha: git('rev-parse', 'HEAD').trim(),
  })
  scene.github.addArtifact(scene.repository, id, { name: 'test-reports', files: { 'junit.xml': scene.report } })
  const event = { name: 'workflow_run', payload: scene.github.workflowRunEvent(scene.repository, id) }
  const temp = `${scene.temp}-${id}`
  mkdirSync(temp)
  return { workspace, temp, event, runId: id }
}

function memoryOf(scene: Scene): FixHistory {
  return JSON.parse(scene.git('show', `${HISTORY}:text`)) as FixHistory
}

describe('what worked before', () => {
  it('is what the same failure in the same code is fixed by, and nobody makes it out again', async () => {
    await using scene = await layOut(bringing(SUM))
    const first = await run(scene)

    const second = await run(scene, pushed(scene, { 'README.md': 'Sums.\n' }))

    expect(first.roles).toEqual(['analyst', 'fixer', 'reviewer'])
    expect(heardIn(first.model.requests[0] ?? { body: {} })).not.toContain('<seen-before>')
    expect(second.roles).toEqual(['fixer', 'reviewer'])
    const told = heardIn(second.model.requests[0] ?? { body: {} })
    expect(told).toContain('Analysis: the operands are subtracted\n')
    expect(pullsOf(scene)).toHaveLength(2)
    expect(memoryOf(scene).entries, 'it is kept once').toHaveLength(1)
    expect(scene.git('rev-list', '--count', HISTORY)).toBe('1\n')
    expect(scene.github.violations).toEqual([])
  })

  it('is told to whoever analyses the like in other code', async () => {
    await using scene = await layOut(bringing(SUM))
    await run(scene)
    const changed = { 'sum.js': `// Adds up.\n${SUM['sum.js']}` }

    const { roles, model } = await run(scene, pushed(scene, changed))

    expect(roles).toEqual(['analyst', 'fixer', 'reviewer'])
    const [, seen] = /<seen-before>\n([^]*?)\n<\/seen-before>/.exec(heardIn(model.requests[0] ?? { body: {} })) ?? []
    expect(seen).toMatch(/^On \d{4}-\d\d-\d\d anthropic\/claude-sonnet-5-5 fixed the like \(.*\): Add the operands\n/)
    expect(seen).toContain('Root cause then: the operands are subtracted\n')
    expect(seen).toContain('+  return a + b')
    expect(new Set(memoryOf(scene).entries.map(({ code }) => code)).size).toBe(2)
  })

  it('is kept by a token that may push it, and for any other it is a warning', async () => {
    await using scene = await layOut(bringing(SUM))
    const hook = join(scene.github.bare(scene.repository), 'hooks', 'pre-receive')
    const rule = `error: GH013: Repository rule violations found for ${HISTORY}.`
    mkdirSync(join(hook, '..'), { recursive: true })
    writeFileSync(hook, `#!/bin/sh\nif grep -q ' ${HISTORY}$'; then echo '${rule}' >&2; exit 1; fi\n`)
    chmodSync(hook, 0o755)

    const { result } = await run(scene)

    expect(result.conclusion).toBe('success')
    expect(result.annotations.filter(({ level }) => level !== 'notice')).toMatchObject([
      {
        level: 'warning',
        message: `What worked could not be kept for next time: A rule of the repository protects ${HISTORY}.`,
      },
    ])
    expect(pullsOf(scene)).toMatchObject([{ draft: false }])
    expect(scene.git('for-each-ref', HISTORY)).toBe('')
  })
})
