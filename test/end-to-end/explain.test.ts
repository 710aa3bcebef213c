import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SceneOptions } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { expectClean, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { small } from './projects.ts'
import { one, pullsOf } from './sessions.ts'

/** The project, and a file that is there once any of its code has run. */
function watched(project: SceneOptions): { project: SceneOptions; ran: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-ran-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const ran = join(folder, 'ran')
  const files = { 'conftest.py': `import pathlib\n\npathlib.Path(${JSON.stringify(ran)}).touch()\n` }
  const [first, ...later] = project.commits
  if (first === undefined) throw new Error('there is no commit')
  return { ran, project: { ...project, commits: [{ ...first, files: { ...first.files, ...files } }, ...later] } }
}

describe.runIf(hasPytest)('/fix-tests explain', () => {
  it('tells each root cause in the sticky comment, and neither runs nor changes anything', async () => {
    const { project, ran } = watched(small)
    await using scene = await layOutCommands(project)
    rmSync(ran)
    const before = refsOf(scene)

    const { result, reactions, replies } = await say(scene, { body: '/fix-tests explain' })

    expect(result.outputs, result.log).toEqual({ outcome: 'explained' })
    expect(result.conclusion).toBe('success')
    expect([reactions, replies]).toEqual([['eyes', 'rocket'], []])
    expect(existsSync(ran), 'no code ran').toBe(false)
    expect(refsOf(scene)).toBe(before)
    expect(pullsOf(scene)).toEqual([])
    expect(scene.github.checkRuns(scene.repository)).toEqual([])
    const [sticky, ...others] = stickies(scene)
    expect(others).toEqual([])
    expect(sticky).toMatch(/^(?:<!--[^\n]*\n)+## Diagnosis: 2 failing tests, 2 root causes\n/)
    expect(sticky).toContain(`At \`${scene.sha.slice(0, 7)}\` on \`${scene.branch}\`, as [CI](${scene.github.url}/`)
    expect(sticky).toContain('1 passed, 2 failed, 0 skipped.')
    expect(sticky).toContain('- `tests/test_area.py › test_area`')
    expect(sticky).toContain('- `tests/test_fits.py › test_at_the_limit`')
    expect(sticky).toContain('`area.py')
    expect(sticky).toContain('Nothing was run or changed.')
    expect(result.summary).toContain('## Diagnosis: 2 failing tests')
  })

  it('of named tests tells of those alone', async () => {
    await using scene = await layOutCommands(small)

    const named = await say(scene, { body: '/fix-tests explain tests/test_area.py' })
    const unknown = await say(scene, { body: '/fix-tests explain tests/test_none.py' })

    expect(stickies(scene)).toEqual([expect.stringContaining('## Diagnosis: 1 failing test, 1 root cause\n')])
    expect(stickies(scene)[0]).not.toContain('test_fits')
    expect(named.reactions).toEqual(['eyes', 'rocket'])
    expect(unknown.reactions).toEqual(['eyes', 'confused'])
    expect(unknown.replies).toEqual([expect.stringContaining('No failing test is named by')])
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
      '@ada There is no failed run with test reports for this commit, and a diagnosis runs nothing itself. Wait for CI, and ask again.',
    ])
    expect(stickies(scene)).toEqual([])
  })
})

describe.runIf(hasPytest)('publish: explain', () => {
  it('explains each failed run, with a token that may only read and comment', async () => {
    const { project, ran } = watched(one)
    await using scene = await layOutCommands({
      ...project,
      permissions: { contents: 'read', 'pull-requests': 'write', actions: 'read' },
    })
    rmSync(ran)
    const before = refsOf(scene)

    const result = await scene.run({ inputs: { publish: 'explain' } })

    expectClean(scene, result)
    expect(result.outputs, result.log).toEqual({ outcome: 'explained' })
    expect(existsSync(ran)).toBe(false)
    expect(refsOf(scene)).toBe(before)
    expect(stickies(scene)).toEqual([expect.stringContaining('## Diagnosis: 1 failing test, 1 root cause')])
    expect(scene.github.journal.filter(({ status }) => status === 403)).toEqual([])
  })
})
