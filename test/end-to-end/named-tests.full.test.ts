import { describe, expect, it } from 'vitest'
import { commenting, heardOf, layOutCommands, say, stickies } from './asking.ts'
import { small } from './projects.ts'

const AREA = 'test/area.test.js › area'

/** CI that writes the title of each test, and no file, as jest-junit does. */
const withoutFiles = { ...small, report: (xml: string) => xml.replaceAll(/ file="[^"]*"/g, '') }

describe('where the report of CI names no files', { timeout: 120_000 }, () => {
  it.each([
    ['a file', '/fix-tests ./test/area.test.js'],
    ['the name that the comment prints', `/fix-tests "${AREA}"`],
    ['that name without quotes', `/fix-tests ${AREA}`],
    ['a file and a name', '/fix-tests test/area.test.js::area'],
  ])('%s names the test', async (_, body) => {
    await using scene = await layOutCommands(withoutFiles)
    expect(scene.report).not.toContain('file=')
    const { result, reactions, replies } = await say(
      scene,
      { body: `${body} --model=offline` },
      { workspace: scene.checkout({ ref: 'main', depth: 1 }), inputs: { 'flaky-reruns': '0' } },
    )

    expect(replies, result.log).toEqual([])
    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(JSON.parse(result.outputs['fixed-tests'] ?? '')).toEqual([AREA])
    expect(scene.git('diff', '--name-only', scene.sha, result.outputs.branch ?? '')).toBe('area.js\n')
    expect(reactions).toEqual(['eyes', 'rocket'])
  })

  it('a file is found in the stack where nothing is run', async () => {
    await using scene = await layOutCommands(withoutFiles)
    const { result, replies } = await say(scene, { body: '/fix-tests explain test/area.test.js' })

    expect(replies, result.log).toEqual([])
    expect(result.outputs.outcome, result.log).toBe('explained')
    expect(result.log).toContain('1 failing test')
  })
})

describe('words that name no failing test of such a report', { timeout: 120_000 }, () => {
  it('are answered with the failing tests as they are named here', async () => {
    await using scene = await layOutCommands(withoutFiles)

    const { id, run } = commenting(scene, { body: '/fix-tests test/other.test.js' })
    const result = await scene.run(run)
    const { replies, reactions } = heardOf(scene, id, { result })

    expect(reactions, result.log).toEqual(['eyes', 'confused'])
    expect(replies[0]).toContain('No failing test matches')
    expect(replies[0]).toContain(AREA)
    expect(replies[0]).toContain('| write |')
  })

  it('leave the comment as it was that tells of a fix', async () => {
    await using scene = await layOutCommands(withoutFiles)
    const fixed = await say(
      scene,
      { body: `/fix-tests ${AREA} --model=offline` },
      { workspace: scene.checkout({ ref: 'main', depth: 1 }), inputs: { 'flaky-reruns': '0' } },
    )
    const before = stickies(scene)

    const { replies } = await say(scene, { body: '/fix-tests test/other.test.js' }, { runId: 2 })

    expect(fixed.result.outputs.outcome, fixed.result.log).toBe('fixed')
    expect(before).toEqual([expect.stringContaining('See #2')])
    expect(replies[0]).toContain('No failing test matches')
    expect(stickies(scene)).toEqual(before)
  })
})
