import { describe, expect, test } from 'vitest'
import { type Failure, keyOf } from '../../src/domain/tests.ts'
import { diagnose, type DiagnoseOptions } from '../../src/triage/diagnose.ts'
import { suspectsOf } from '../../src/triage/suspects.ts'

const isTest = (file: string) => file.startsWith('test/')

interface Sketch {
  readonly file?: string
  readonly name: string
  readonly type?: string
  readonly message?: string
  readonly frames?: readonly string[]
}

function failure({
  file = 'test/a.test.ts',
  name,
  type = 'AssertionError',
  message = 'no',
  frames = [],
}: Sketch): Failure {
  return {
    id: { framework: 'vitest', file, suite: [], name },
    problem: { kind: 'failure', type, message, stack: '' },
    frames: frames.map(path => ({ file: path, line: 1, symbol: '' })),
  }
}

const around = (options: Partial<DiagnoseOptions> = {}) => ({
  isTest,
  changed: [],
  importsOf: () => [],
  ...options,
})

const clusters = (...sketches: readonly Sketch[]) => diagnose({ ...around(), failures: sketches.map(failure) })

describe('clusters', () => {
  test('failures of one root cause are one cluster, with all their tests', () => {
    const alike = [
      failure({ name: 'a', frames: ['src/x.ts'] }),
      failure({ name: 'b', file: 'test/b.test.ts', frames: ['src/x.ts'] }),
    ]
    const other = failure({ name: 'c', frames: ['src/y.ts'] })

    const found = diagnose({ ...around(), failures: [alike[0] as Failure, other, alike[1] as Failure] })

    expect(found.map(({ tests }) => tests)).toEqual([alike.map(({ id }) => keyOf(id)), [keyOf(other.id)]])
    expect(found.map(({ title }) => title)).toEqual(['test/a.test.ts › a (and 1 more)', 'test/a.test.ts › c'])
    expect(new Set(found.map(({ id }) => id)).size).toBe(2)
  })

  test('the same failure in a later run is the same cluster', () => {
    const [first] = clusters({ name: 'a', message: 'expected 1 to be 2' })
    const [later] = clusters({ name: 'a', message: 'expected 7 to be 9' })

    expect(later?.id).toBe(first?.id)
  })

  test('no failures make no clusters', () => {
    expect(clusters()).toEqual([])
  })

  test('foundations come first, then what most tests wait for, and pictures of the output last', () => {
    const found = clusters(
      { name: 'picture', message: 'Snapshot `page 1` mismatched' },
      { name: 'one', message: 'one' },
      { name: 'two', message: 'two' },
      { name: 'two again', message: 'two' },
      { name: 'import', type: 'Error', message: "Cannot find module './gone.js'" },
    )

    expect(found.map(({ title }) => title.replace(/^.* › /, ''))).toEqual([
      'import',
      'two (and 1 more)',
      'one',
      'picture',
    ])
  })

  test.for<{ criticality: string; name?: string; type?: string; message: string }>([
    { criticality: 'high', name: '', message: 'anything' },
    { criticality: 'high', type: 'SyntaxError', message: 'Unexpected token' },
    { criticality: 'high', message: "ModuleNotFoundError: No module named 'x'" },
    { criticality: 'high', message: "ImportError: cannot import name 'x' from 'y'" },
    { criticality: 'high', message: "Cannot find package 'zod' imported from /app/a.ts" },
    { criticality: 'high', message: 'collection failure' },
    { criticality: 'medium', message: 'expected 1 to be 2' },
    { criticality: 'medium', type: 'TypeError', message: 'x is not a function' },
    { criticality: 'medium', message: "expected { collection: 'books' } to deeply equal { collection: 'films' }" },
    { criticality: 'medium', message: "expected 'Collection' to be 'Delivery'" },
    { criticality: 'low', message: 'Snapshot `a 1` mismatched' },
    { criticality: 'low', message: 'Test timed out in 50ms.' },
    { criticality: 'low', type: 'TestTimeoutError', message: 'Timeout of 50ms exceeded.' },
    { criticality: 'low', message: 'Error: thrown: "Exceeded timeout of 50 ms for a test.' },
  ])('$criticality: $message', ({ criticality, name = 'a', ...sketch }) => {
    expect(clusters({ name, ...sketch })[0]?.criticality).toBe(criticality)
  })
})

describe('suspects', () => {
  test('the innermost frame of the code comes before the outer ones', () => {
    const failures = [failure({ name: 'a', frames: ['src/inner.ts', 'src/outer.ts', 'test/a.test.ts'] })]

    expect(suspectsOf(failures, around())).toEqual(['src/inner.ts', 'src/outer.ts'])
  })

  test('what the test imports is suspect, the nearest first, when no frame tells', () => {
    const failures = [failure({ name: 'a', frames: ['test/a.test.ts'] })]
    const importsOf = (file: string) =>
      file === 'test/a.test.ts' ? ['src/near.ts', 'src/far.ts', 'test/helper.ts'] : []

    expect(suspectsOf(failures, around({ importsOf }))).toEqual(['src/near.ts', 'src/far.ts'])
  })

  test('what the failing commit changed comes before what is only imported', () => {
    const failures = [failure({ name: 'a' })]
    const importsOf = () => ['src/one.ts', 'src/two.ts', 'src/three.ts']

    const found = suspectsOf(failures, around({ importsOf, changed: ['src/three.ts'] }))

    expect(found).toEqual(['src/three.ts', 'src/one.ts', 'src/two.ts'])
  })

  test('a change that the test does not reach comes after what it does reach', () => {
    const failures = [failure({ name: 'a' })]

    const found = suspectsOf(failures, around({ importsOf: () => ['src/cart.ts'], changed: ['docs/x.ts'] }))

    expect(found).toEqual(['src/cart.ts', 'docs/x.ts'])
  })

  test('a change is all there is when nothing else is known', () => {
    expect(suspectsOf([failure({ name: 'a' })], around({ changed: ['src/cart.ts'] }))).toEqual(['src/cart.ts'])
  })

  test('a test is never a suspect', () => {
    const failures = [failure({ name: 'a', frames: ['test/helper.ts', 'src/x.ts'] })]
    const importsOf = () => ['test/other.ts']

    expect(suspectsOf(failures, around({ importsOf, changed: ['test/a.test.ts'] }))).toEqual(['src/x.ts'])
  })

  test('what fails in most tests of the cluster weighs most', () => {
    const failures = [
      failure({ name: 'a', frames: ['src/rare.ts'] }),
      failure({ name: 'b', frames: ['src/often.ts'] }),
      failure({ name: 'c', frames: ['src/often.ts'] }),
    ]

    expect(suspectsOf(failures, around())).toEqual(['src/often.ts', 'src/rare.ts'])
  })

  test('there are at most eight', () => {
    const importsOf = () => Array.from({ length: 30 }, (_, index) => `src/${index}.ts`)

    expect(suspectsOf([failure({ name: 'a' })], around({ importsOf }))).toHaveLength(8)
  })
})
