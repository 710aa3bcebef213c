import { existsSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectClean, layOutCommands, refsOf, say, stickies } from './asking.ts'
import { watched } from './explain.cases.ts'
import { one, small } from './projects.ts'
import { noWork, pullsOf } from './sessions.ts'

describe('/fix-tests explain', () => {
  it('tells each root cause in the sticky comment, and neither runs nor changes anything', async () => {
    const { project, ran } = watched(small)
    await using scene = await layOutCommands(project)
    rmSync(ran)
    const before = refsOf(scene)

    const { result, reactions, replies } = await say(scene, { body: '/fix-tests explain' })

    expect(result.outputs, result.log).toEqual(noWork('explained'))
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
    expect(sticky).toMatch(/^### \d\. `test\/area\.test\.js › area`: expected .+, got .+$/m)
    expect(sticky).toMatch(/^### \d\. `test\/fits\.test\.js › at the limit`: expected .+, got .+$/m)
    expect(sticky).toContain('`area.js')
    expect(sticky).toContain('Nothing was run or changed.')
    expect(result.summary).toContain('## Diagnosis: 2 failing tests')

    const named = await say(scene, { body: '/fix-tests explain test/area.test.js' })

    expect(named.reactions).toEqual(['eyes', 'rocket'])
    expect(stickies(scene)).toEqual([expect.stringContaining('## Diagnosis: 1 failing test, 1 root cause\n')])
    expect(stickies(scene)[0]).not.toContain('test/fits.test.js')
  })
})

it('/fix-tests explain shows no secret, in whatever way its text is escaped', async () => {
  const secret = 'sk-ant-api_03_of_the_test'
  const fails = `import assert from 'node:assert'\nimport test from 'node:test'\ntest('key', () => assert.equal('${secret}', 'none'))\n`
  const [begun, added] = one.commits
  const commits = [begun, { ...added, files: { ...added?.files, 'test/key.test.js': fails } }] as typeof one.commits
  await using scene = await layOutCommands({ ...one, commits })
  expect(scene.report).toContain(secret)

  const { result } = await say(
    scene,
    { body: '/fix-tests explain' },
    { inputs: { 'anthropic-api-key': secret }, secrets: [secret] },
  )

  const shown = `${stickies(scene).join('\n')}\n${result.summary}`
  expect(shown).toContain('***')
  expect(shown.replaceAll('\\', '')).not.toContain(secret)
})

describe('publish: explain', () => {
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
    expect(result.outputs, result.log).toEqual(noWork('explained'))
    expect(existsSync(ran)).toBe(false)
    expect(refsOf(scene)).toBe(before)
    expect(stickies(scene)).toEqual([expect.stringContaining('## Diagnosis: 1 failing test, 1 root cause')])
    expect(scene.github.journal.filter(({ status }) => status === 403)).toEqual([])
  })
})
