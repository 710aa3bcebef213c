/**
 * Candidates a second that warm judges of vitest, jest and mocha look at together, beside those that they run one by
 * one: with a test that loads one module, and with one that loads many.
 */
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { layWarm, WARM_PROJECTS, warmTestsOf } from '../test/test-runner/warm-projects.ts'
import type { Figure } from './main.ts'
import { median } from './median.ts'

const BROKEN = 'export function below(a, b) {\n  return a < b\n}\n'
const CODE = 'src/limits.js'
/** As many as a search looks at in one request. */
const TOGETHER = 48
const ROUNDS = 4
/** Candidates a second. */
const GOAL = 30

export async function sifting(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of ['vitest', 'jest', 'mocha'] as const)
    for (const modules of [0, 20]) figures.push(await withModules(name, modules))
  return figures
}

async function withModules(name: 'vitest' | 'jest' | 'mocha', modules: number): Promise<Figure> {
  const inStyle = name === 'vitest' ? (text: string) => text : inCommonJs
  const broken = inStyle(BROKEN)
  const files = Object.entries(filesOf(name, modules)).map(([path, text]) => [path, inStyle(text)])
  await using there = await layWarm({
    ...WARM_PROJECTS[name],
    code: CODE,
    tests: 'limits.test.js',
    files: { 'package.json': MANIFESTS[name], ...Object.fromEntries(files) },
    broken,
  })
  const tests = warmTestsOf(await there.all())
  await using judge = await there.open(tests)
  if (judge === undefined || tests.failing.length !== 1) throw new Error(`no judge: ${there.notes.join(' ')}`)
  const ids = tests.failing.map(({ id }) => id)
  const together: number[] = []
  const alone: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const texts = Array.from({ length: TOGETHER }, (_, index) => broken.replace('a < b', `a < b - ${round}.${index}`))
    const sifted = performance.now()
    const results = await judge.sift(
      ids,
      texts.map(text => ({ file: join(there.root, CODE), text })),
      1,
    )
    if (results?.every(each => each === 'rejected') !== true) throw new Error('a wrong candidate was not rejected')
    together.push((performance.now() - sifted) / TOGETHER)
    for (const text of texts.slice(0, 3)) {
      const ran = performance.now()
      await there.write(text)
      await judge.run(ids, { failures: 1 })
      alone.push(performance.now() - ran)
    }
    await there.write(broken)
  }
  const perSecond = 1_000 / median(together)
  return {
    what: `Candidates that ${name} judges together, with a test that loads ${modules === 0 ? '1 module' : `${modules + 1} modules`}`,
    measured: `${Math.round(perSecond)} a second, ${(median(alone) / median(together)).toFixed(1)} × as many as one by one`,
    goal: `${GOAL} a second`,
    met: perSecond >= GOAL,
  }
}

const MANIFESTS = { vitest: '{"type":"module"}', jest: '{}', mocha: '{"mocha":{"spec":"*.test.js"}}' }
const HEADS: Readonly<Record<string, readonly string[]>> = {
  vitest: ["import { expect, it } from 'vitest'"],
  mocha: [
    "const { equal } = require('node:assert')",
    'const expect = value => ({ toBe: other => equal(value, other) })',
  ],
}

/** A test, and modules that it loads, each of which loads the next one. */
function filesOf(name: string, modules: number): Record<string, string> {
  const all = Array.from({ length: modules }, (_, index) => index)
  const test = [
    ...(HEADS[name] ?? []),
    "import { below } from './src/limits.js'",
    ...all.map(index => `import { same${index} } from './src/module${index}.js'`),
    "it('edge', () => expect(below(1, 1)).toBe(true))",
    "it('inner', () => expect(below(1, 2)).toBe(true))",
    ...all.map(index => `it('module ${index}', () => expect(same${index}(1)).toBe(1))`),
  ]
  const functions = Array.from(
    { length: 30 },
    (_, index) => `export function joined${index}(all) {\n  return all.slice(${index}).join(' ')\n}`,
  )
  const moduleOf = (index: number) => [
    ...(index + 1 < modules ? [`import { same${index + 1} } from './module${index + 1}.js'`] : []),
    `export function same${index}(value) {\n  return ${index + 1 < modules ? `same${index + 1}(value)` : 'value'}\n}`,
    ...functions,
  ]
  return {
    'limits.test.js': `${test.join('\n')}\n`,
    ...Object.fromEntries(all.map(index => [`src/module${index}.js`, `${moduleOf(index).join('\n')}\n`])),
  }
}

/** Write such a module as jest loads it without a transformer. */
function inCommonJs(text: string): string {
  return text
    .replace(/^import (\{.*\}) from ('.*')$/gm, 'const $1 = require($2)')
    .replace(/^export function (\w+)/gm, 'exports.$1 = $1\nfunction $1')
}
