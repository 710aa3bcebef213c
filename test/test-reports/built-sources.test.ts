import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { BuiltSources } from '../../src/test-reports/built-sources.ts'
import { ROOT } from '../world/project.ts'

const SOURCE = `export type Label = { name: string; address?: { city: string } }

/** Types take lines that the built code does not have. */
interface Unused {
  never: string
}

export const label = (one: Label): string => one.name + one.address!.city
`
const TSC = join(ROOT, 'node_modules/.bin/tsc')

/** A project built by the real compiler with these options. */
function built(options: Readonly<Record<string, unknown>>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fix-tests-built-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  put('src/a b/label.ts', SOURCE)
  put('package.json', '{"type":"module"}')
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    outDir: 'dist',
    rootDir: 'src',
    types: [],
    ...options,
  }
  put('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }))
  execFileSync(TSC, ['-p', '.'], { cwd: root, stdio: 'pipe' })
  return { root, put }
}

/** The stack of a call of the built code that throws. */
function stackIn(root: string, flags: readonly string[] = []): string {
  const code = `import { label } from './dist/a b/label.js'; label({ name: 'Ann' })`
  writeFileSync(join(root, 'main.mjs'), code)
  return spawnSync(process.execPath, [...flags, 'main.mjs'], { cwd: root, encoding: 'utf8' }).stderr
}

describe('a stack of built code names the source', () => {
  it.each([
    ['with a map beside it', { sourceMap: true }],
    ['with a map within it', { inlineSourceMap: true }],
    ['with a map that has its own root', { sourceMap: true, sourceRoot: '../../src' }],
  ])('%s', (_, options) => {
    const { root } = built(options)
    const stack = stackIn(root)

    const mapped = new BuiltSources(root).inStack(stack)

    expect(stack).toContain('/dist/a%20b/label.js:')
    expect(mapped).toContain(`at label (${root}/src/a b/label.ts:8:70)`)
    expect(mapped).toContain('/main.mjs:1:')
  })

  it('and is left as it is where Node.js has done so', () => {
    const { root } = built({ sourceMap: true })
    const stack = stackIn(root, ['--enable-source-maps'])

    expect(new BuiltSources(root).inStack(stack)).toBe(stack)
    expect(stack).toContain('label.ts:8:')
  })

  it('after another build', () => {
    const { root, put } = built({ sourceMap: true })
    const sources = new BuiltSources(root)
    sources.inStack(stackIn(root))
    put('src/a b/label.ts', `\n\n${SOURCE}`)
    execFileSync(TSC, ['-p', '.'], { cwd: root, stdio: 'pipe' })

    expect(sources.inStack(stackIn(root))).toContain('src/a b/label.ts:10:70')
  })
})

it.each(['    at file://', '    at async file://', '    at '])('a frame that begins with %j is one, too', before => {
  const { root, put } = built({ sourceMap: true })
  put('src/plain.ts', 'export const plain = 1\n')
  execFileSync(TSC, ['-p', '.'], { cwd: root, stdio: 'pipe' })

  const mapped = new BuiltSources(root).inStack(`${before}${root}/dist/plain.js:1:14`)

  expect(mapped).toBe(`${before.replace('file://', '')}${root}/src/plain.ts:1:14`)
})

describe('a stack stays as it is', () => {
  it.each<[string, (there: ReturnType<typeof built>) => void]>([
    ['without a map', ({ root }) => rmSync(join(root, 'dist/a b/label.js.map'))],
    ['where the map is damaged', ({ put }) => put('dist/a b/label.js.map', '{"version":3,"sources":[')],
    ['where the map is of another kind', ({ put }) => put('dist/a b/label.js.map', '[1, "mappings"]')],
    ['where the source is gone', ({ root }) => rmSync(join(root, 'src'), { recursive: true })],
    [
      'where the source is outside of the project',
      ({ put }) =>
        put(
          'dist/a b/label.js.map',
          JSON.stringify({ version: 3, sources: ['/etc/hosts'], mappings: 'AAAA;AAAA;AAAA;AAAA' }),
        ),
    ],
    [
      'where the map names a source that it does not have',
      ({ put }) =>
        put(
          'dist/a b/label.js.map',
          JSON.stringify({ version: 3, sources: ['../../src/a b/label.ts'], mappings: 'AEAA' }),
        ),
    ],
    [
      'where the map is a link',
      ({ root }) => {
        rmSync(join(root, 'dist/a b/label.js.map'))
        symlinkSync('/dev/zero', join(root, 'dist/a b/label.js.map'))
      },
    ],
  ])('%s', (_, change) => {
    const there = built({ sourceMap: true })
    change(there)
    const stack = stackIn(there.root)

    expect(new BuiltSources(there.root).inStack(stack)).toBe(stack)
  })

  it.each([
    '',
    'Error: a:1:2',
    '    at (((:1:1)',
    '    at x (file://%:1:1)',
    '    at /dist/label.js:0:0',
    ':9999999:9999999',
  ])('if it is %j', text => {
    const { root } = built({ sourceMap: true })

    expect(new BuiltSources(root).inStack(text)).toBe(text)
  })
})
