import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { RanFunction } from '../../src/domain/model/code.ts'
import { BuiltSources } from '../../src/test-reports/built-sources.ts'
import { readTrace } from '../../src/test-reports/traces/read-trace.ts'
import { ROOT } from '../world/project.ts'

const SOURCES = {
  'src/main.ts': `import { total } from './total.ts'

export const VERSION = [1, 2].map(part => String(part)).join('.')

export { total }
`,
  'src/total.ts': `interface Item {
  price: number
  discount?: number
}

function reduced(item: Item): number {
  if (item.discount === undefined) return item.price
  const share = 1 - item.discount
  return item.price * share
}

export function total(items: readonly Item[]): number {
  return items.map(item => reduced(item)).reduce((sum, price) => sum + price, 0)
}

export function unused(): number {
  return 1
}
`,
}

/** Bundle the sources, call the bundle, and read what ran. */
function traced(call: string, flags: readonly string[], sources?: (root: string) => BuiltSources): RanFunction[] {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fix-tests-coverage-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'src'))
  for (const [path, text] of Object.entries(SOURCES)) writeFileSync(join(root, path), text)
  const rolldown = join(ROOT, 'node_modules/.bin/rolldown')
  execFileSync(rolldown, ['src/main.ts', '--file', 'lib/main.js', '--format', 'esm', '--sourcemap', ...flags], {
    cwd: root,
    stdio: 'pipe',
  })
  writeFileSync(join(root, 'call.mjs'), `import { total } from './lib/main.js'\n${call}\n`)
  const coverage = join(root, 'coverage')
  execFileSync(process.execPath, ['call.mjs'], { cwd: root, env: { ...process.env, NODE_V8_COVERAGE: coverage } })
  const inProject = (path: string) => (path.startsWith(root) ? relative(root, path) : undefined)
  const textOf = (path: string) => readFileSync(path, 'utf8')
  return readdirSync(coverage).flatMap(name => {
    const text = readFileSync(join(coverage, name), 'utf8')
    return [...readTrace(name, text, { inProject, textOf, sources: sources?.(root) })]
  })
}

const linesIn = (file: string, ran: readonly RanFunction[]) =>
  [
    ...new Set(ran.filter(each => each.file === file).flatMap(({ lines = [] }) => lines.map(([line]) => line))),
  ].toSorted((a, b) => a - b)

it.each([
  ['a bundle', []],
  ['a bundle with short names', ['--minify']],
])('the lines of the sources of %s that ran are known', (_, flags) => {
  const sources = (root: string) => new BuiltSources(root)

  const without = traced('total([{ price: 1 }])', flags, sources)
  const reduced = traced('total([{ price: 1, discount: 0.5 }, { price: 1, discount: 0.2 }])', flags, sources)

  expect(linesIn('src/total.ts', without)).toEqual(expect.arrayContaining([7, 13]))
  expect(linesIn('src/total.ts', without)).not.toContain(9)
  expect(linesIn('src/total.ts', reduced)).toEqual(expect.arrayContaining([7, 9, 13]))
  expect(linesIn('src/total.ts', reduced)).not.toContain(17)
  expect(reduced.filter(({ line }) => line === 9).map(({ calls }) => calls)).toEqual([2])
  // What runs while the bundle is loaded says nothing of a test.
  expect(linesIn('src/main.ts', reduced)).toEqual([])
  expect(reduced.map(({ file }) => file)).not.toContain('lib/main.js')
})

it('without their maps the functions of a bundle are those of the bundle', () => {
  const ran = traced('total([{ price: 1 }])', [])

  expect(ran.filter(({ file }) => file === 'lib/main.js').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['total', 'reduced']),
  )
})
