import { describe, expect, it } from 'vitest'
import { describeWarmJudges, passedIn } from './describe-warm-judges.ts'
import { layWarm, WARM_PROJECTS, warmTestsOf } from './warm-projects.ts'

const { jest, mocha, vitest } = WARM_PROJECTS
const config = (test: object) => ({ 'vitest.config.mjs': `export default ${JSON.stringify({ test })}\n` })

describeWarmJudges({ vitest, jest, mocha })

describe.each([
  ...['vitest@1', 'vitest@2', 'vitest@3', 'vitest@4'].map(version => [version, vitest] as const),
  ...['jest@27', 'jest@28', 'jest@29'].map(version => [version, jest] as const),
])('a warm judge of %s', (version, project) => {
  it('sees each candidate, also after an endless loop', async () => {
    await using there = await layWarm({ ...project, packages: [version] })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const all = [...tests.failing.map(({ id }) => id), ...tests.passing]

    const seen: unknown[] = []
    for (const text of [project.right, project.broken, project.endless, project.right]) {
      await there.write(text)
      seen.push(passedIn((await judge?.run(all, { failures: 0, patient: true }))?.cases)?.length)
    }

    expect(seen).toEqual([3, 2, 0, 3])
  })
})

describe('a warm judge of vitest with a configuration', () => {
  it.each([
    { pool: 'threads' },
    { pool: 'vmThreads' },
    { isolate: false },
    { typecheck: { enabled: true, include: ['types.test-d.ts'] } },
    { root: '.', dir: '.', sequence: { shuffle: true } },
    { projects: [{ test: { name: 'one', include: ['*.test.mjs'] } }] },
  ])('sees each candidate: %j', async test => {
    await using there = await layWarm(vitest, { more: config(test) })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const all = [...tests.failing.map(({ id }) => id), ...tests.passing]

    const seen: unknown[] = []
    for (const text of [vitest.right, vitest.broken, vitest.right]) {
      await there.write(text)
      seen.push(passedIn((await judge?.run(all, { failures: 0, patient: true }))?.cases)?.length)
    }

    expect(seen).toEqual([3, 2, 3])
  })
})

describe('a warm judge of jest with two projects', () => {
  const one = { displayName: 'one', transform: {}, testMatch: ['**/limits.test.js'] }

  it.each([
    ['is there for a file of one of them', { ...one, displayName: 'two', testMatch: ['**/other.test.js'] }, true],
    ['is none for a file of both: each of them has a result of its own', { ...one, displayName: 'two' }, false],
  ])('%s', async (_, other, isThere) => {
    const more = {
      'package.json': JSON.stringify({ jest: { projects: [one, other] } }),
      'other.test.js': "test('other', () => undefined)\n",
    }
    await using there = await layWarm(jest, { more })
    const tests = warmTestsOf(await there.all())
    const own = { ...tests, passing: tests.passing.filter(({ file }) => file === 'limits.test.js') }
    await using judge = await there.open(own)

    expect(judge !== undefined).toBe(isThere)
    if (!isThere) expect(there.notes.at(-1)).toMatch(/since its version or its set-up does not allow that\.$/)
    await there.write(jest.right)
    const run = await judge?.run(
      own.failing.map(({ id }) => id),
      { failures: 0 },
    )
    expect(passedIn(run?.cases)?.length).toBe(isThere ? own.failing.length : undefined)
  })
})

describe('code that vitest loads before the tests', () => {
  it.each([
    ['a set-up file', { setupFiles: ['./set-up.mjs'] }],
    ['a global set-up', { globalSetup: ['./set-up.mjs'] }],
  ])('is never older than the candidate: %s', async (_, test) => {
    const more = { ...config(test), 'set-up.mjs': "import './limits.mjs'\nexport default () => undefined\n" }
    await using there = await layWarm(vitest, { more })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const failing = tests.failing.map(({ id }) => id)

    expect(judge).toBeDefined()
    for (const text of [vitest.broken, vitest.right, vitest.right]) {
      await there.write(text)
      const cases = (await judge?.run(failing, { failures: 0 }))?.cases
      // Without an answer the runner judges.
      if (cases !== undefined || 'setupFiles' in test)
        expect(passedIn(cases)?.includes(failing[0]?.name ?? '')).toBe(text === vitest.right)
    }
  })
})
