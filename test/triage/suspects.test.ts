import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/domain/model/test-case.ts'
import { type SourceIndex, suspectsOf, suspectsOfMany } from '../../src/triage/suspects.ts'

const isTest = (file: string) => file.startsWith('test/')

interface Sketch {
  readonly file?: string
  readonly name: string
  /** Files, each with its line behind a colon. */
  readonly frames?: readonly string[]
}

function failure({ file = 'test/a.test.ts', name, frames = [] }: Sketch): Failure {
  return {
    id: { framework: 'vitest', file, suite: [], name },
    problem: { kind: 'failure', type: 'AssertionError', message: 'no', stack: '' },
    frames: frames.map(place => {
      const [path = '', line = '1'] = place.split(':')
      return { file: path, line: Number(line), symbol: '' }
    }),
    durationMs: 1,
  }
}

const around = (options: Partial<SourceIndex> = {}): SourceIndex => ({
  isTest,
  changed: [],
  importsOf: () => [],
  ...options,
})

const files = (failures: readonly Failure[], surroundings: SourceIndex) =>
  suspectsOf(failures, surroundings).map(({ file }) => file)

describe('suspects', () => {
  test('the innermost frame of the code comes before the outer ones', () => {
    const failures = [failure({ name: 'a', frames: ['src/inner.ts', 'src/outer.ts', 'test/a.test.ts'] })]

    expect(files(failures, around())).toEqual(['src/inner.ts', 'src/outer.ts'])
  })

  test('what the test imports is suspect, the nearest first, when no frame tells', () => {
    const failures = [failure({ name: 'a', frames: ['test/a.test.ts'] })]
    const importsOf = (file: string) =>
      file === 'test/a.test.ts' ? ['src/near.ts', 'src/far.ts', 'test/helper.ts'] : []

    expect(files(failures, around({ importsOf }))).toEqual(['src/near.ts', 'src/far.ts'])
  })

  test('what the failing change did comes before what is only imported', () => {
    const failures = [failure({ name: 'a' })]
    const importsOf = () => ['src/one.ts', 'src/two.ts', 'src/three.ts']

    const found = files(failures, around({ importsOf, changed: [{ file: 'src/three.ts' }] }))

    expect(found).toEqual(['src/three.ts', 'src/one.ts', 'src/two.ts'])
  })

  test('a change that the test does not reach comes after what it does reach', () => {
    const failures = [failure({ name: 'a' })]

    const found = files(failures, around({ importsOf: () => ['src/cart.ts'], changed: [{ file: 'docs/x.ts' }] }))

    expect(found).toEqual(['src/cart.ts', 'docs/x.ts'])
  })

  test('a change is all there is when nothing else is known', () => {
    expect(files([failure({ name: 'a' })], around({ changed: [{ file: 'src/cart.ts' }] }))).toEqual(['src/cart.ts'])
  })

  test('a test is never a suspect', () => {
    const failures = [failure({ name: 'a', frames: ['test/helper.ts', 'src/x.ts'] })]
    const importsOf = () => ['test/other.ts']

    expect(files(failures, around({ importsOf, changed: [{ file: 'test/a.test.ts' }] }))).toEqual(['src/x.ts'])
  })

  test('what fails in most tests of the cluster weighs most', () => {
    const failures = [
      failure({ name: 'a', frames: ['src/rare.ts'] }),
      failure({ name: 'b', frames: ['src/often.ts'] }),
      failure({ name: 'c', frames: ['src/often.ts'] }),
    ]

    expect(files(failures, around())).toEqual(['src/often.ts', 'src/rare.ts'])
  })

  test('there are at most eight', () => {
    const importsOf = () => Array.from({ length: 30 }, (_, index) => `src/${index}.ts`)

    expect(files([failure({ name: 'a' })], around({ importsOf }))).toHaveLength(8)
  })
})

describe('each suspect is told', () => {
  const imports = ['src/near.ts', 'src/far.ts']

  test('with its line, how likely it is, and why', () => {
    const failures = [failure({ name: 'a', frames: ['src/inner.ts:7', 'src/outer.ts:20', 'test/a.test.ts:3'] })]

    const found = suspectsOf(failures, around({ importsOf: () => imports, recent: ['src/far.ts'] }))

    expect(found).toEqual([
      { file: 'src/inner.ts', line: 7, score: 1, why: 'the error was raised there' },
      { file: 'src/outer.ts', line: 20, score: 0.5, why: 'it is on the stack' },
      { file: 'src/near.ts', score: 0.38, why: 'the failing test imports it' },
      { file: 'src/far.ts', score: 0.33, why: 'the failing test imports it; it changed lately' },
    ])
  })

  test('with the changed line, where no stack leads', () => {
    const changed = [{ file: 'src/near.ts', line: 12, count: 4 }]

    const found = suspectsOf([failure({ name: 'a' })], around({ importsOf: () => imports, changed }))

    expect(found[0]).toEqual({
      file: 'src/near.ts',
      line: 12,
      score: 1,
      why: 'the failing test imports it; the failing change touched it',
    })
  })

  const CHANGED = 'the failing change touched that line'
  const NEAR = 'the failing change touched lines next to it'

  test.for<{ line?: number; count?: number; at: number; told: string[] }>([
    { line: 5, count: 3, at: 5, told: [CHANGED] },
    { line: 5, count: 3, at: 7, told: [CHANGED] },
    { line: 5, count: 3, at: 8, told: [NEAR] },
    { line: 5, count: 3, at: 10, told: [NEAR] },
    { line: 5, count: 3, at: 11, told: [] },
    { line: 5, count: 3, at: 2, told: [NEAR] },
    { line: 5, count: 3, at: 1, told: [] },
    { line: 5, count: 0, at: 5, told: [NEAR] },
    { line: 5, count: 3, at: 50, told: [] },
    { at: 50, told: [CHANGED] },
  ])('with $told for line $at and a change of $count lines at $line', ({ at, told, ...change }) => {
    const failures = [failure({ name: 'a', frames: [`src/x.ts:${at}`] })]

    const [found] = suspectsOf(failures, around({ changed: [{ file: 'src/x.ts', ...change }] }))

    expect(found?.why.split('; ')).toEqual(['the error was raised there', ...told, 'the failing change touched it'])
  })

  test('once, though all speaks for it', () => {
    const failures = [
      failure({ name: 'a', frames: ['src/near.ts:3'] }),
      failure({ name: 'b', frames: ['src/near.ts:9'] }),
    ]
    const changed = [
      { file: 'src/near.ts', line: 3, count: 1 },
      { file: 'src/near.ts', line: 90, count: 1 },
    ]

    const found = suspectsOf(failures, around({ importsOf: () => ['src/near.ts'], changed, recent: ['src/near.ts'] }))

    expect(found).toEqual([
      {
        file: 'src/near.ts',
        line: 3,
        score: 1,
        why: 'the error was raised there; the failing change touched that line; the failing test imports it; the failing change touched it',
      },
    ])
  })
})

describe('of two that are alike otherwise', () => {
  test.for<[what: string, surroundings: Partial<SourceIndex>]>([
    ['the one on a changed line', { changed: [{ file: 'src/b.ts', line: 1, count: 1 }] }],
    ['the one that changed lately', { recent: ['src/b.ts'] }],
    ['the one that changed more often', { recent: ['src/b.ts', 'src/a.ts'] }],
  ])('%s comes first', ([, surroundings]) => {
    const failures = [failure({ name: 'a', frames: ['src/a.ts'] }), failure({ name: 'b', frames: ['src/b.ts'] })]

    expect(files(failures, around(surroundings))[0]).toBe('src/b.ts')
  })
})

describe('suspects of many clusters', () => {
  const clusters: Failure[][] = [
    [failure({ name: 'a' })],
    [failure({ name: 'b' })],
    [failure({ name: 'c', frames: ['src/a.ts:3'] })],
    [failure({ name: 'd', file: 'test/b.test.ts' }), failure({ name: 'e', frames: ['test/helper.ts:1'] })],
    [failure({ name: 'f', frames: ['test/a.test.ts:7'] })],
  ]
  const sources = around({
    changed: [{ file: 'src/a.ts', line: 3, count: 1 }, { file: 'src/b.ts' }],
    importsOf: file => (file === 'test/b.test.ts' ? ['src/c.ts'] : []),
    recent: ['src/b.ts'],
  })

  test.for([true, false])('are those of each (calls followed: %s)', followsCalls => {
    const ranked = suspectsOfMany(sources)

    for (const failures of clusters)
      expect(ranked(failures, { followsCalls })).toEqual(suspectsOf(failures, sources, { followsCalls }))
  })

  test('of which only the change is known are kept once', () => {
    const ranked = suspectsOfMany(sources)

    const [first, second, stack] = clusters.map(failures => ranked(failures, { followsCalls: false }))

    expect(second).toBe(first)
    expect(stack).not.toEqual(first)
  })
})

test('what only changed lately is no suspect', () => {
  expect(suspectsOf([failure({ name: 'a' })], around({ recent: ['src/a.ts'] }))).toEqual([])
})

test('what a helper of the tests imports is reached too', () => {
  const failures = [failure({ name: 'a', frames: ['test/helper.ts:1'] })]
  const importsOf = (file: string) => (file === 'test/helper.ts' ? ['src/x.ts'] : [])

  expect(files(failures, around({ importsOf }))).toEqual(['src/x.ts'])
})

test.for([
  'dist/index.js',
  'packages/core/build/a.js',
  'out/a.js',
  'target/classes/a.java',
  'vendor/a.php',
  'node_modules/a/index.js',
  'coverage/a.js',
  'src/app.min.js',
  'package-lock.json',
  'yarn.lock',
  'poetry.lock',
  'README.md',
  'requirements.txt',
  'src/a.svg',
])('%s is made of others, and never a suspect', path => {
  const failures = [failure({ name: 'a', frames: [`${path}:3`] })]

  const found = suspectsOf(failures, around({ importsOf: () => [path], changed: [{ file: path }], recent: [path] }))

  expect(found).toEqual([])
})

test.for([
  'src/build.ts',
  'src/target.ts',
  'src/clock.ts',
  'src/block.ts',
  'src/lock.ts',
  'distance/a.ts',
  'src/layout/a.ts',
])('%s only looks like it', path => {
  expect(files([failure({ name: 'a', frames: [`${path}:3`] })], around())).toEqual([path])
})
