import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { layOutCommands, say, stickies } from './asking.ts'
import { small } from './projects.ts'

/** The user whose id is that of nobody: the runner, for a job that is root in its container. */
const OTHER = 65_534

describe.skipIf(process.getuid?.() !== 0)('a workspace of another user, as in the container of a job,', () => {
  it('is worked on', async () => {
    await using scene = await layOut(small)
    execFileSync('chown', ['--recursive', String(OTHER), scene.workspace])

    const result = await scene.run()

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.conclusion).toBe('success')
  })

  it('is looked into for /fix-tests explain', async () => {
    await using scene = await layOutCommands(small)
    execFileSync('chown', ['--recursive', String(OTHER), scene.workspace])

    const { result } = await say(scene, { body: '/fix-tests explain' })

    expect(result.outputs.outcome, result.log).toBe('explained')
    expect(stickies(scene)[0]).toContain('`area.js')
  })
})
