import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectClean, layOutCommands, say, stickies } from './asking.ts'
import { one, small } from './projects.ts'

describe('/fix-tests explain', () => {
  it('of named tests tells of those alone', async () => {
    await using scene = await layOutCommands(small)

    const workspace = scene.checkout({ ref: 'main' })
    writeFileSync(join(workspace, 'package.json'), '{}\n')
    const named = await say(scene, { body: '/fix-tests explain test/area.test.js' }, { workspace })
    expect(readFileSync(join(workspace, 'package.json'), 'utf8')).toBe('{}\n')
    expect(readdirSync(workspace)).not.toContain('area.js')
    const unknown = await say(scene, { body: '/fix-tests explain test/none.test.js' })

    expect(stickies(scene)).toEqual([expect.stringContaining('## Diagnosis: 1 failing test, 1 root cause\n')])
    // The job has the default branch, which has no such file.
    expect(stickies(scene)[0]).toContain('`area.js:')
    expect(stickies(scene)[0]).toContain('2 failed')
    expect(stickies(scene)[0]).not.toContain('test/fits.test.js')
    expect(named.reactions).toEqual(['eyes', 'rocket'])
    expect(unknown.reactions).toEqual(['eyes', 'confused'])
    expect(unknown.replies).toEqual([expect.stringContaining('No failing test matches')])
  })

  it('has the comment that the work on it has, until that tells more', async () => {
    await using scene = await layOutCommands(one)
    await say(scene, { body: '/fix-tests explain' })

    const fixed = await scene.run({ runId: 2, inputs: { 'flaky-reruns': '0' } })

    expectClean(scene, fixed)
    expect(fixed.outputs.outcome, fixed.log).toBe('fixed')
    expect(stickies(scene)).toEqual([expect.stringContaining('See #2, which merges into this branch.')])

    const after = await say(scene, { body: '/fix-tests explain' }, { runId: 3 })

    expect(stickies(scene)).toEqual([expect.stringContaining('See #2, which merges into this branch.')])
    expect(after.reactions).toEqual(['eyes', 'rocket'])
    expect(after.replies).toEqual([expect.stringMatching(/^@ada\s+## Diagnosis: 1 failing test, 1 root cause\n/)])
    expect(after.replies[0], 'a heading begins its line').toMatch(/^## Diagnosis/m)
  })

  it('says what it lacks where no run of CI has failed', async () => {
    await using scene = await layOutCommands(one)
    const { github, repository, branch, sha } = scene
    // CI was run again since, and what fix-tests itself runs in is no CI.
    github.addWorkflowRun(repository, { name: 'CI', headBranch: branch, headSha: sha, conclusion: 'success' })
    github.addWorkflowRun(repository, { name: 'fix-tests', headBranch: branch, headSha: sha, conclusion: 'failure' })

    const { result, reactions, replies } = await say(scene, { body: '/fix-tests explain' })

    expect(result.outputs.outcome, result.log).toBe('refused')
    expect(reactions).toEqual(['eyes', 'confused'])
    expect(replies).toEqual([
      '@ada This commit has no failed run with test reports, and a diagnosis runs no tests itself. Wait for CI, then retry.',
    ])
    expect(stickies(scene)).toEqual([])
  })
})
