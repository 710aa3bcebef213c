import { describe, expect, it } from 'vitest'
import { describeWarmJudges, passedIn } from './describe-warm-judges.ts'
import { layWarm, WARM_PROJECTS, type WarmProject, warmTestsOf } from './warm-projects.ts'

const { node, pytest, unittest } = WARM_PROJECTS

// Older ones cannot run variants.
const newer: WarmProject = { ...node, packages: ['node@24'], sifts: true }

describeWarmJudges({ pytest, unittest, node, 'node 24': newer })

describe('code of the project that loads before the tests', () => {
  it.each([
    ['conftest.py', WARM_PROJECTS.pytest, { 'conftest.py': 'import limits\n' }],
    [
      'a module that the script names',
      WARM_PROJECTS.node,
      {
        'package.json': '{"type":"module","scripts":{"test":"node --import ./set-up.mjs --test"}}',
        'set-up.mjs': "import './limits.mjs'\n",
      },
    ],
  ])('is never older than the candidate: %s', async (_, project, more) => {
    await using there = await layWarm(project, { more })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const failing = tests.failing.map(({ id }) => id)

    for (const text of [project.broken, project.right, project.broken, project.right]) {
      await there.write(text)
      expect(passedIn((await judge?.run(failing, { failures: 0 }))?.cases)?.includes(failing[0]?.name ?? '')).toBe(
        text === project.right,
      )
    }
  })

  it('leaves no judge where pytest itself loads it', async () => {
    const more = { 'pytest.ini': '[pytest]\naddopts = -p helper\n', 'helper.py': 'import limits\n' }
    await using there = await layWarm(WARM_PROJECTS.pytest, { more })

    await expect(there.open(warmTestsOf(await there.all()))).resolves.toBeUndefined()

    expect(there.notes.at(-1)).toMatch(
      /no process of it stays open, since its version or its set-up does not allow that\.$/,
    )
  })
})

it('a pipe in the place of the report blocks nothing', async () => {
  const pipe = 'import os, sys\nos.mkfifo([a for a in sys.argv if a.startswith("--junit-xml=")][0][12:])\nos._exit(0)\n'
  await using there = await layWarm(pytest)
  const tests = warmTestsOf(await there.all())
  await using judge = await there.open(tests)
  const failing = tests.failing.map(({ id }) => id)

  await there.write(pipe)
  await expect(judge?.run(failing, { failures: 1 })).resolves.toMatchObject({ cases: [] })
  await there.write(pytest.right)
  await expect(judge?.run(failing, { failures: 1 })).resolves.toMatchObject({ cases: [{}], ended: true })
})
