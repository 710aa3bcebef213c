import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { indexSources, ProjectFiles } from '../../src/engine/source-index.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { suspectsOf } from '../../src/triage/suspects.ts'
import { runFolder } from '../run-folder.ts'

test.for<[what: string, ran: string, source: string | undefined]>([
  ['a source is itself', 'src/parse/tree.ts', 'src/parse/tree.ts'],
  ['a built file that is not committed is its source', 'dist/parse/tree.js', 'src/parse/tree.ts'],
  ['a built file that is committed is its source', 'build/cart.js', 'src/cart.ts'],
  ['a built file without a source is itself', 'dist/bundle.js', 'dist/bundle.js'],
  ['a file of a package is none of the project', 'node_modules/a/index.js', undefined],
])('in a traced run, %s', ([, ran, source]) => {
  const top = runFolder('source-index')
  const listed = ['src/parse/tree.ts', 'src/cart.ts', 'build/cart.js']
  for (const file of [...listed, 'dist/parse/tree.js', 'dist/bundle.js', 'node_modules/a/index.js']) {
    mkdirSync(dirname(join(top, file)), { recursive: true })
    writeFileSync(join(top, file), '')
  }

  const files = new ProjectFiles({ top, project: projectAt(top), files: listed })

  expect(files.sourceOf(join(top, ran))).toBe(source)
})

test('a function right above the one that a commit changed is no suspect for it', () => {
  const top = runFolder('source-index')
  const git = (...args: string[]) => execFileSync('git', ['-C', top, ...args], { encoding: 'utf8' })
  const source = (sign: string) => `def innocent(a):\n    return a\n\n\ndef area(a, b):\n    return a ${sign} b\n`
  const files = { 'area.py': source('*'), 'test_area.py': 'from area import area\n' }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(top, file), text)
  git('init', '-q')
  git('add', '.')
  writeFileSync(join(top, 'area.py'), source('+'))

  const sources = indexSources({
    files: new ProjectFiles({ top, project: projectAt(top), files: Object.keys(files) }),
    diff: git('diff'),
    recent: [],
    isTest: file => file.startsWith('test_'),
  })
  const failure = {
    id: { framework: 'pytest', file: 'test_area.py', suite: [], name: 'test_area' },
    problem: { kind: 'failure' as const, type: 'AssertionError', message: 'assert 5 == 6', stack: '' },
    frames: [],
    durationMs: 1,
  }

  const [first, ...others] = suspectsOf([failure], sources)
  expect(first).toMatchObject({ file: 'area.py', line: 6, symbol: 'area', from: 5, to: 6 })
  expect(first?.why).toContain('the failing change touched it')
  expect(others.filter(({ why }) => why.includes('changed'))).toEqual([])
})
