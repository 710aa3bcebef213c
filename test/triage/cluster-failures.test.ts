import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Cluster } from '../../src/domain/model/cluster.ts'
import { type Failure, testKey } from '../../src/domain/model/test-case.ts'
import { clusterFailures, type ClusterOptions } from '../../src/triage/cluster-failures.ts'
import { atOnce } from '../at-once.ts'

const isTest = (file: string) => file.startsWith('test/')

interface Sketch {
  readonly file?: string
  readonly name: string
  readonly type?: string
  readonly message?: string
  readonly frames?: readonly string[]
  readonly symbol?: string
  readonly suite?: readonly string[]
  readonly framework?: string
  readonly durationMs?: number
}

function failure({
  file = 'test/a.test.ts',
  name,
  type = 'AssertionError',
  message = 'no',
  frames = [],
  symbol = '',
  suite = [],
  framework = 'vitest',
  durationMs = 1,
}: Sketch): Failure {
  return {
    id: { framework, file, suite, name },
    problem: { kind: 'failure', type, message, stack: '' },
    frames: frames.map(path => ({ file: path, line: 1, symbol })),
    durationMs,
  }
}

const around = (options: Partial<ClusterOptions> = {}) => ({
  isTest,
  changed: [],
  importsOf: () => [],
  ...options,
})

const clusters = (...all: readonly Sketch[]) => atOnce(clusterFailures({ ...around(), failures: all.map(failure) }))

/** Failures of all kinds that explain each other, or not. */
const sketches: fc.Arbitrary<Sketch> = fc.record({
  framework: fc.constantFrom('vitest', 'go', 'node'),
  file: fc.constantFrom('', 'test/a.test.ts', 'test/b.test.ts'),
  suite: fc.constantFrom([], ['cart'], ['cart', 'deep']),
  name: fc.constantFrom('', 'TestA', 'TestA/sub', 'other'),
  type: fc.constantFrom(
    '',
    'SyntaxError',
    'AssertionError',
    'java.lang.NoClassDefFoundError',
    'java.lang.ExceptionInInitializerError',
  ),
  message: fc.constantFrom('', 'no', 'Could not initialize class X', 'it was cancelled', "Cannot find module './a.js'"),
  frames: fc.constantFrom([], ['src/a.ts'], ['src/b.ts']),
})

describe('clusters', () => {
  test('failures of one root cause are one cluster, with all their tests', () => {
    const alike = [
      failure({ name: 'a', frames: ['src/x.ts'] }),
      failure({ name: 'b', file: 'test/b.test.ts', frames: ['src/x.ts'] }),
    ]
    const other = failure({ name: 'c', frames: ['src/y.ts'] })

    const found = atOnce(clusterFailures({ ...around(), failures: [alike[0] as Failure, other, alike[1] as Failure] }))

    expect(found.map(({ tests }) => tests)).toEqual([alike.map(({ id }) => testKey(id)), [testKey(other.id)]])
    expect(found.map(({ title }) => title)).toEqual(['test/a.test.ts › a (and 1 more)', 'test/a.test.ts › c'])
    expect(new Set(found.map(({ id }) => id)).size).toBe(2)
  })

  test('the same failure in a later run is the same cluster', () => {
    const [first] = clusters({ name: 'a', message: 'expected 1 to be 2' })
    const [later] = clusters({ name: 'a', message: 'expected 7 to be 9' })

    expect(later?.id).toBe(first?.id)
  })

  test.for<[what: string, causes: number, one: Sketch, other: Sketch]>([
    [
      'raised by one statement with other values are one',
      1,
      { name: 'a', type: 'RangeError', message: 'no rate for GBP', frames: ['src/fx.ts'], symbol: 'rateOf' },
      { name: 'b', type: 'RangeError', message: 'CHF is not traded', frames: ['src/fx.ts'], symbol: 'rateOf' },
    ],
    [
      'raised by one statement about two services are two',
      2,
      { name: 'a', type: 'Error', message: 'connect ECONNREFUSED db:5432', frames: ['src/client.ts'], symbol: 'open' },
      {
        name: 'b',
        type: 'Error',
        message: 'connect ECONNREFUSED cache:6379',
        frames: ['src/client.ts'],
        symbol: 'open',
      },
    ],
    [
      'raised by one helper for two callers, in other words, are two',
      2,
      { name: 'a', type: 'Error', message: 'the discount is too high', frames: ['src/invariant.ts', 'src/cart.ts'] },
      { name: 'b', type: 'Error', message: 'a user needs an address', frames: ['src/invariant.ts', 'src/user.ts'] },
    ],
    [
      'raised by one helper for two callers, with the words of any rule in common, are two',
      2,
      { name: 'a', type: 'Error', message: 'total must be positive', frames: ['src/invariant.ts', 'src/cart.ts'] },
      { name: 'b', type: 'Error', message: 'age must be known', frames: ['src/invariant.ts', 'src/user.ts'] },
    ],
    [
      'raised by one helper for two callers, of one template, are one',
      1,
      { name: 'a', type: 'Error', message: 'no rate for GBP', frames: ['src/fx.ts', 'src/cart.ts'] },
      { name: 'b', type: 'Error', message: 'no rate for CHF in May', frames: ['src/fx.ts', 'src/user.ts'] },
    ],
    [
      'of other types at one statement are two',
      2,
      { name: 'a', type: 'RangeError', message: 'no rate', frames: ['src/fx.ts'], symbol: 'rateOf' },
      { name: 'b', type: 'TypeError', message: 'x is not a function', frames: ['src/fx.ts'], symbol: 'rateOf' },
    ],
  ])('errors %s', ([, causes, one, other]) => {
    expect(clusters(one, other)).toHaveLength(causes)
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

describe('how much depends on a cluster is told with why', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ name: `t${index}`, message: 'no' }))

  test.for<{ criticality: string; reason: string; of: readonly Sketch[] }>([
    {
      criticality: 'high',
      reason: 'nothing behind code that does not compile can run',
      of: [{ name: '', type: 'SyntaxError', message: 'Unexpected token' }],
    },
    {
      criticality: 'high',
      reason: 'nothing that imports it can run',
      of: [{ name: 'a', message: "Cannot find module './gone.js' from 'a.js'", type: '' }],
    },
    {
      criticality: 'high',
      reason: 'nothing that needs it can run',
      of: [{ name: 'a', message: "No module named 'requests'", type: 'ModuleNotFoundError' }],
    },
    { criticality: 'high', reason: 'nothing behind it can run', of: [{ name: '', type: 'Error', message: 'loading' }] },
    {
      criticality: 'high',
      reason: 'a file or its set-up failed, and nothing behind it can run',
      of: [{ name: '', type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:5432' }],
    },
    {
      criticality: 'high',
      reason: 'it takes everything else down',
      of: [{ name: 'a', type: '', message: 'JavaScript heap out of memory' }],
    },
    { criticality: 'high', reason: 'the code gives a wrong result, and 10 tests show it', of: many },
    {
      criticality: 'high',
      reason: 'the code does not end in time, and 10 tests show it',
      of: many.map(each => ({ ...each, message: 'Test timed out in 5ms.' })),
    },
    { criticality: 'medium', reason: 'the code gives a wrong result, and 9 tests show it', of: many.slice(1) },
    {
      criticality: 'high',
      reason: 'total stops with an error, and 3 tests show it in 3 files',
      of: ['a', 'b', 'c'].map(name => ({
        name,
        file: `test/${name}.test.ts`,
        type: 'TypeError',
        frames: ['src/x.ts'],
        symbol: 'total',
      })),
    },
    { criticality: 'medium', reason: 'the code gives a wrong result, and 1 test shows it', of: [{ name: 'a' }] },
    {
      criticality: 'low',
      reason: 'what it checks is a picture of the output',
      of: [{ name: 'a', message: 'Snapshot `a 1` mismatched' }],
    },
    {
      criticality: 'low',
      reason: 'it may only be slow',
      of: [{ name: 'a', message: 'Test timed out in 50ms.' }],
    },
  ])('$criticality: $reason', ({ criticality, reason, of }) => {
    expect(clusters(...of)).toMatchObject([{ criticality, reason }])
  })
})

describe('a cluster carries', () => {
  test('its kind and what was wanted, and no word that every failure would have', () => {
    const [found] = clusters({ name: 'a', message: 'expected 2 to be 6 // Object.is equality' })

    expect(found).toMatchObject({ pattern: 'assertion', expected: '6', actual: '2' })
    expect(found?.suggestion).toBe('')
  })

  test.for<[what: string, problem: string, sketch: Sketch]>([
    [
      'the file that does not parse',
      'SyntaxError: invalid syntax (app/lib/core.py)',
      { name: '', message: 'SyntaxError: invalid syntax\n  File "/ci/app/lib/core.py", line 3' },
    ],
    [
      'what is false, of pytest',
      'isinstance(cart(1), list) is False',
      { name: 'a', message: 'AssertionError: assert False\n +  where False = isinstance(cart(1), list)' },
    ],
    [
      'what the lines below one with a colon say',
      'merge() mismatch (-want +got): Parcel{ - Dims: 10, - Tag: 1,',
      {
        name: 'a',
        message: 'merge() mismatch (-want +got):\n  Parcel{\n- Dims: 10,\n- Tag: 1,\n+ Dims: 0,\n+ Tag: 2,\n }',
      },
    ],
    [
      'what jest says below its matcher',
      'Error: expect(received).rejects.toThrow() Received promise resolved instead of rejected',
      {
        name: 'a',
        message:
          'Error: expect(received).rejects.toThrow()\n\nReceived promise resolved instead of rejected\n    at /ci/a.test.ts:3:5',
      },
    ],
    [
      'which value a validator refuses',
      'days.0.max: Expected number, received string (and 1 more)',
      {
        name: 'a',
        type: 'ZodError',
        message:
          '[{"code":"invalid_type","path":["days",0,"max"],"message":"Expected number, received string"},{"path":[],"message":"No"}]',
      },
    ],
    [
      'the last line of a traceback, wherever it begins',
      "ImportError: cannot import name 'x' from 'shop'",
      {
        name: '',
        message:
          "Failed to import test module: test_a\nTraceback (most recent call last):\n  File \"/ci/t.py\", line 1\nImportError: cannot import name 'x' from 'shop'",
      },
    ],
    [
      'what stands below a type',
      'AssertionError: Arrays differ in shape',
      { name: 'a', message: 'AssertionError: \nArrays differ in shape' },
    ],
  ])('a line that says %s', ([, problem, sketch]) => {
    expect(clusters(sketch)).toMatchObject([{ problem }])
  })

  test('no values where the message tells none', () => {
    const [found] = clusters({ name: 'a', type: 'TypeError', message: 'x is not a function' })

    expect(found).not.toHaveProperty('expected')
    expect(found).not.toHaveProperty('actual')
  })

  test('its places, and their files alone, in one order', () => {
    const [found] = clusters({ name: 'a', frames: ['src/b.ts', 'src/a.ts'] })

    expect(found?.suspects).toEqual(['src/b.ts', 'src/a.ts'])
    expect(found?.places.map(({ file }) => file)).toEqual(found?.suspects)
  })

  test('only what a state can keep', () => {
    const [found] = clusters({ name: 'a', message: 'expected 2 to be 6', frames: ['src/a.ts'] })

    expect(Cluster.parse(JSON.parse(JSON.stringify(found)))).toEqual(found)
  })
})

describe('how alike the failures of a cluster are', () => {
  test.for<[what: string, alike: number, messages: readonly string[]]>([
    ['one failure is like itself', 1, ['no']],
    ['the same message is the same', 1, ['no such thing', 'no such thing']],
    ['other values are a little less', 0.67, ['expected 2 to be 3', 'expected 2 to be 4']],
    ['nothing but the values differs, so at least half', 0.5, ['1', '2']],
    ['nothing was said', 1, ['', '']],
  ])('%s: %s', ([, alike, messages]) => {
    const [found, ...others] = clusters(...messages.map((message, index) => ({ name: `t${index}`, message })))

    expect(others).toEqual([])
    expect(found?.similarity).toBe(alike)
  })

  test('is between 0 and 1, whatever they say', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60, unit: 'binary' }), { minLength: 1, maxLength: 8 }), messages => {
        const found = clusters(...messages.map((message, index) => ({ name: `t${index}`, message: `x ${message}` })))

        for (const { similarity } of found) {
          expect(similarity).toBeGreaterThanOrEqual(0)
          expect(similarity).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe('the order', () => {
  const names = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title.replace(/^.* › /, ''))

  test('of two of one size is that of their cost', () => {
    const found = clusters(
      { name: 'slow', message: 'slow one', durationMs: 900 },
      { name: 'quick', message: 'quick one', durationMs: 5 },
    )

    expect(names(found)).toEqual(['quick', 'slow'])
  })

  test('of all else equal is that of the names, since reports differ from run to run', () => {
    const found = clusters({ name: 'b', message: 'b said' }, { name: 'a', message: 'a said' })

    expect(names(found)).toEqual(['a', 'b'])
  })

  test('puts what a cause explains right behind it, whatever else is there', () => {
    const found = clusters(
      { name: 'another', message: 'another' },
      { name: 'another too', message: 'another' },
      { name: 'explained', suite: ['cart'], type: 'Error', message: 'explained' },
      { name: '', suite: ['cart'], type: 'Error', message: 'set-up' },
    )

    expect(found.map(({ title }) => title)).toEqual([
      'test/a.test.ts › cart',
      'test/a.test.ts › cart › explained',
      'test/a.test.ts › another (and 1 more)',
    ])
  })
})

describe('a cluster is explained by', () => {
  const causeOf = (found: readonly Cluster[], title: string) => {
    const follower = found.find(each => each.title.includes(title))
    return found.find(({ id }) => id === follower?.causedBy)?.title
  }
  const broken: Sketch = {
    name: '',
    file: 'test/shop.test.ts',
    type: 'SyntaxError',
    message: 'Unexpected token',
    frames: ['src/shop.ts'],
  }

  test('a file that does not load, when all its tests import that file', () => {
    const importsOf = (file: string) => (file === 'test/cart.test.ts' ? ['src/cart.ts', 'src/shop.ts'] : [])
    const failures = [
      failure({ file: 'test/cart.test.ts', name: 'adds', message: 'adds said' }),
      failure({ file: 'test/tax.test.ts', name: 'taxes', message: 'taxes said' }),
      failure(broken),
    ]

    const found = atOnce(clusterFailures({ ...around({ importsOf }), failures }))

    expect(causeOf(found, 'adds')).toBe('test/shop.test.ts')
    expect(causeOf(found, 'taxes')).toBeUndefined()
    expect(found.map(({ causedBy }) => causedBy === undefined)).toEqual([true, false, true])
  })

  test('none, when one of its tests does not import the broken file', () => {
    const importsOf = (file: string) => (file === 'test/cart.test.ts' ? ['src/shop.ts'] : [])
    const failures = [
      failure({ file: 'test/cart.test.ts', name: 'adds', frames: ['src/x.ts'] }),
      failure({ file: 'test/tax.test.ts', name: 'taxes', frames: ['src/x.ts'] }),
      failure(broken),
    ]

    const found = atOnce(clusterFailures({ ...around({ importsOf }), failures }))

    expect(found).toHaveLength(2)
    expect(found.every(({ causedBy }) => causedBy === undefined)).toBe(true)
  })

  test.for<[what: string, cause: Sketch, inside: Sketch, is: boolean]>([
    ['its file', { name: '' }, { name: 'adds', suite: ['cart'] }, true],
    ['its suite', { name: '', suite: ['cart'] }, { name: 'adds', suite: ['cart'] }, true],
    ['the suite around its own', { name: '', suite: ['cart'] }, { name: 'adds', suite: ['cart', 'deep'] }, true],
    ['no other suite', { name: '', suite: ['cart'] }, { name: 'adds', suite: ['tax'] }, false],
    [
      'no suite whose name begins alike',
      { name: '', suite: ['cart'] },
      { name: 'adds', suite: ['cartography'] },
      false,
    ],
    ['no other file', { name: '', file: 'test/b.test.ts' }, { name: 'adds' }, false],
    ['the build of everything', { name: '', file: '' }, { name: 'adds', file: 'test/b.test.ts' }, true],
    ['no other framework', { name: '', framework: 'jest' }, { name: 'adds' }, false],
  ])('%s that could not be set up', ([, cause, inside, is]) => {
    const found = clusters({ ...inside, message: 'inner' }, { ...cause, type: 'Error', message: 'outer' })

    const follower = found.find(({ signature }) => signature.includes('inner'))

    expect(follower?.causedBy !== undefined).toBe(is)
    if (is) expect(found.map(({ signature }) => signature.includes('inner'))).toEqual([false, true])
  })

  test('no clean-up that failed, when the test came to compare values', () => {
    const found = clusters(
      { name: 'adds', suite: ['cart'], message: 'expected 6 to be 5' },
      { name: '', suite: ['cart'], type: 'Error', message: 'TearDown: outer' },
    )

    expect(found.map(({ causedBy }) => causedBy)).toEqual([undefined, undefined])
  })

  test('no set-up of one suite, when a test of another suite fails alike', () => {
    const alike: Omit<Sketch, 'name'> = { message: 'inner', frames: ['src/x.ts'] }

    const found = clusters(
      { ...alike, name: 'adds', suite: ['cart'] },
      { ...alike, name: 'taxes', suite: ['tax'] },
      { name: '', suite: ['cart'], type: 'Error', message: 'outer' },
    )

    expect(found).toHaveLength(2)
    expect(found.every(({ causedBy }) => causedBy === undefined)).toBe(true)
  })

  test('a class of Java that failed before to be initialised', () => {
    const java = { framework: 'maven', file: '', suite: ['com.acme.StaticInitTest'] }

    const found = clusters(
      {
        ...java,
        name: 'two',
        type: 'java.lang.NoClassDefFoundError',
        message: 'Could not initialize class com.acme.StaticInitTest',
      },
      {
        ...java,
        name: 'one',
        type: 'java.lang.ExceptionInInitializerError',
        message: 'java.lang.ExceptionInInitializerError',
      },
    )

    expect(found.map(({ title }) => title)).toEqual(['com.acme.StaticInitTest › one', 'com.acme.StaticInitTest › two'])
    expect(found[1]?.causedBy).toBe(found[0]?.id)
  })

  test('what failed in the same suite of node:test, when it was cancelled for it', () => {
    const node = { framework: 'node', suite: ['cart'] }

    const found = clusters(
      {
        ...node,
        name: 'later',
        type: 'cancelledByParent',
        message: 'test did not finish before its parent and was cancelled',
      },
      { ...node, name: 'first', type: 'testCodeFailure', message: 'it broke' },
      {
        ...node,
        name: 'elsewhere',
        suite: ['tax'],
        type: 'cancelledByParent',
        message: 'test did not finish before its parent and was cancelled',
      },
    )

    expect(causeOf(found, 'later')).toBe('test/a.test.ts › cart › first')
    expect(causeOf(found, 'elsewhere')).toBeUndefined()
  })

  test('a subtest of Go, where its parent says nothing itself: it is in the last cluster of its subtests', () => {
    const go = { framework: 'go', file: '', suite: ['acme.com/shop'] }

    const found = clusters(
      { ...go, name: 'TestCart/empty', type: '', message: 'got 1, want 0' },
      { ...go, name: 'TestCart', type: '', message: 'The test failed.' },
      { ...go, name: 'TestCart/full', type: '', message: 'the cart is nil' },
      { ...go, name: 'TestTax/deep/er', type: '', message: 'no rate' },
      { ...go, name: 'TestTax/deep', type: '', message: '' },
      { ...go, name: 'TestTax', type: '', message: '' },
      { ...go, name: 'TestCartoon', type: '', message: 'The test failed.' },
    )

    expect(found.map(({ tests }) => tests.map(key => (JSON.parse(key) as string[]).at(-1)))).toEqual([
      ['TestCart/empty'],
      ['TestCart/full', 'TestCart'],
      ['TestCartoon'],
      ['TestTax/deep/er', 'TestTax/deep', 'TestTax'],
    ])
  })

  test('one that it does not explain itself, so that there is no ring', () => {
    fc.assert(
      fc.property(fc.array(sketches, { maxLength: 12 }), all => {
        const found = atOnce(
          clusterFailures({
            ...around({ importsOf: () => ['src/a.ts', 'src/b.ts'] }),
            failures: all.map(failure),
          }),
        )

        const places = new Map(found.map(({ id }, index) => [id, index]))
        expect(places.size).toBe(found.length)
        for (const { id, causedBy } of found) {
          if (causedBy !== undefined) expect(places.get(causedBy)).toBeLessThan(places.get(id) ?? -1)
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('each failure is in one cluster, and in no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(sketches, { maxLength: 20, selector: each => testKey(failure(each).id) }), all => {
      const failures = all.map(failure)

      const found = atOnce(clusterFailures({ ...around(), failures }))

      expect(found.flatMap(({ tests }) => tests).toSorted()).toEqual(failures.map(({ id }) => testKey(id)).toSorted())
    }),
  )
})

test('of 10,000 failures each file is asked once what it imports', () => {
  const asked: string[] = []
  const importsOf = (file: string) => {
    asked.push(file)
    return ['src/shop.ts']
  }
  const failures = Array.from({ length: 10_000 }, (_, index) =>
    failure({
      name: `t${index}`,
      file: `test/${index % 100}.test.ts`,
      message: `way ${'abcdefghij'[index % 10] ?? ''}`,
    }),
  )
  failures.push(
    failure({
      name: '',
      file: 'test/b.test.ts',
      type: 'SyntaxError',
      message: 'Unexpected token',
      frames: ['src/shop.ts'],
    }),
  )

  const found = atOnce(clusterFailures({ ...around({ importsOf }), failures }))

  expect(found.flatMap(({ tests }) => tests)).toHaveLength(10_001)
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  expect(asked.length).toBeLessThanOrEqual(101)
})
