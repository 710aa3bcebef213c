import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isCheck } from '../../src/domain/model/check.ts'
import { countNeeded, type LoadedFile } from '../../src/test-runner/needed-builds.ts'
import { warmTestsOf } from '../test-runner/warm-projects.ts'
import { ALL, never, openTestbeds, run, told } from './open-testbeds.ts'

const [BROKEN, FIXED] = ['module.exports = (a, b) => a - b\n', 'module.exports = (a, b) => a + b\n']
/** A program that copies the sources, counts its runs, and fails where one says `unbuildable`. */
const builds = (to: string) => `
  const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
  appendFileSync('${to}-builds', '.')
  if (readFileSync('src/sum.js', 'utf8').includes('unbuildable')) process.exit(1)
  mkdirSync('${to}', { recursive: true })
  const link = '\\n//# sourceMappingURL=sum.js.map'
  writeFileSync('${to}/sum.js', readFileSync('src/sum.js', 'utf8') + link)
  writeFileSync('${to}/sum.js.map', JSON.stringify({ version: 3, sources: ['../src/sum.js'], names: [], mappings: 'AAAA' }))
  // The next one begins later than the clock of the file system can tell.
  setTimeout(() => undefined, 50)
`
const FILES = {
  '.gitignore': 'node_modules/\ndist/\ndocs/\n*-builds\n',
  'package.json': JSON.stringify({ scripts: { test: 'node build.js && node document.js && node --test' } }),
  'build.js': builds('dist'),
  'document.js': builds('docs'),
  'src/sum.js': BROKEN,
  'src/other.js': '',
}
const testOf = (folder: string) => `
  const { test } = require('node:test')
  const assert = require('node:assert')
  test('adds', () => assert.equal(require('../${folder}/sum.js')(2, 2), 4))
  test('subtracts nothing', () => assert.equal(require('../${folder}/sum.js')(2, 0), 2))
`

async function judged(folder: string) {
  const scene = await openTestbeds({ files: { ...FILES, 'test/sum.test.js': testOf(folder) } })
  const { here } = scene
  const { failing: failures, passing } = warmTestsOf(await run(here))
  const tests = { failing: failures, passing: passing.filter(test => !isCheck(test)) }
  const judge = await here.openJudge?.(tests, never)
  const failing = tests.failing.map(({ id }) => id)
  const passed = async (text: string) => {
    await here.workspace.write('src/sum.js', text)
    const cases = (await judge?.run([...failing, ...tests.passing], { failures: 0 }))?.cases
    return cases?.filter(({ status }) => status === 'passed').map(({ id }) => id.name)
  }
  const built = () => ['dist', 'docs'].map(name => readFileSync(join(scene.root, `${name}-builds`), 'utf8').length)
  return { ...scene, judge, passed, built }
}

it('a candidate is built by the commands whose output its tests load, and by no others', async () => {
  const there = await judged('dist')
  await using judge = there.judge
  const before = there.built()

  const results = [
    await there.passed('module.exports = () => 2\n'),
    await there.passed(FIXED),
    await there.passed(FIXED),
    await there.passed(`${FIXED}// unbuildable\n`),
    await there.passed(BROKEN),
  ]

  expect(results).toEqual([
    ['subtracts nothing'],
    ['adds', 'subtracts nothing'],
    ['adds', 'subtracts nothing'],
    [],
    ['subtracts nothing'],
  ])
  expect(there.built()).toEqual([(before[0] ?? 0) + 4, before[1]])
  expect(judge?.canSift).toBe(false)
  expect(there.events).toContainEqual({
    kind: 'note',
    level: 'info',
    text: expect.stringMatching(/^For each candidate 1 of 2 build commands runs \(/),
  })
})

it('the test runner builds all of a candidate again', async () => {
  const there = await judged('dist')
  await using _judge = there.judge
  await there.passed(BROKEN)
  await there.passed(FIXED)
  const before = there.built()

  const all = await run(there.here, { ...ALL, fresh: true })

  expect(told(all)).toEqual(
    ['adds', 'node build.js', 'node document.js', 'subtracts nothing'].map(name => `passed: ${name}`),
  )
  expect(there.built()).toEqual(before.map(each => each + 1))
})

it('nothing is built for tests that load sources only', async () => {
  const there = await judged('src')
  await using _judge = there.judge
  const before = there.built()

  const results = [await there.passed(FIXED), await there.passed(`${BROKEN}// unbuildable\n`)]

  expect(results).toEqual([['adds', 'subtracts nothing'], ['subtracts nothing']])
  expect(there.built()).toEqual(before)
})

it('all is built of a change that no test is seen to load, and of the next one', async () => {
  const there = await judged('src')
  await using _judge = there.judge
  const [before = 0] = there.built()
  const counts: number[] = []
  for (const [other, code] of [
    ['changed', BROKEN],
    ['', FIXED],
    ['', `${BROKEN}//`],
  ] as const) {
    await there.here.workspace.write('src/other.js', other)
    await there.passed(code)
    counts.push((there.built()[0] ?? 0) - before)
  }

  expect(counts).toEqual([1, 2, 2])
})

it('there is no judge where the unchanged code cannot be built', async () => {
  const files = { ...FILES, 'src/sum.js': `${BROKEN}// unbuildable\n`, 'test/sum.test.js': testOf('src') }
  const { here } = await openTestbeds({ files })

  expect(await here.openJudge?.(warmTestsOf(await run(here)), never)).toBeUndefined()
})

const [first, second, third] = [1_000, 2_000, 3_000]
const source: LoadedFile = { isSource: true, changedAt: 10 }
it.each<[what: string, loaded: LoadedFile[], needed: number]>([
  ['sources', [source], 0],
  ['what the first one wrote', [source, { isSource: false, changedAt: first + 100 }], 1],
  ['what the last one wrote', [{ isSource: false, changedAt: third + 100 }, source], 3],
  ['what the second one wrote into a known file', [{ isSource: true, changedAt: second + 100 }], 2],
  ['what nobody is known to have written', [{ isSource: false, changedAt: 10 }], 3],
  ['what was written when the second one began', [{ isSource: false, changedAt: second - 10 }], 2],
  ['nothing', [], 0],
])('of three commands that build, tests that load %s need some', (_, loaded, needed) => {
  expect(countNeeded(loaded, [first, second, third])).toBe(needed)
})
