import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/domain/model/test-case.ts'
import { CodeMap } from '../../src/syntax/code-map.ts'
import { ImportGraph } from '../../src/syntax/import-graph.ts'
import { clusterFailures } from '../../src/triage/cluster-failures.ts'
import { atOnce } from '../at-once.ts'
import { keepFirstFile, placesOfTraces, refreshPlaces } from '../../src/triage/place-clusters.ts'
import type { SourceIndex } from '../../src/triage/suspects.ts'

const isTest = (file: string) => file.startsWith('test/')

/** A shop whose tests go through a barrel. */
const SHOP: Readonly<Record<string, string>> = {
  'src/index.ts': "export * from './pages.ts'\nexport * from './prices.ts'\n",
  'src/pages.ts': `import { round } from './numbers.ts'
export function pageCount(total: number, size: number) {
  const exact = total / size
  return round(exact)
}
export function firstPage() {
  return 1
}
`,
  'src/numbers.ts': `export function round(value: number) {
  return Math.floor(value)
}
export function clamp(value: number, most: number) {
  return Math.min(value, most)
}
`,
  'src/prices.ts': `export class Cart {
  items: number[] = []
  add(price: number) {
    this.items.push(price)
  }
  total() {
    return this.items.reduce((sum, each) => sum - each, 0)
  }
}
`,
  'test/pages.test.ts': `import { expect, it } from 'vitest'
import { pageCount } from '../src/index.ts'
it('counts a half page', () => {
  expect(pageCount(3, 2)).toBe(2)
})
it('has one page for nothing', () => {
  const pages = pageCount(0, 2)
  expect(pages).toBe(1)
})
`,
  'test/cart.test.ts': `import { expect, it } from 'vitest'
import { Cart } from '../src/index.ts'
it('knows the total', () => {
  const cart = new Cart()
  cart.add(2)
  expect(cart.total()).toBe(2)
})
`,
}

function indexOf(files: Readonly<Record<string, string>> = SHOP, options: Partial<SourceIndex> = {}): SourceIndex {
  const known = new Set(Object.keys(files))
  const sources = { known, read: (file: string) => files[file] }
  const imports = new ImportGraph(sources)
  const code = new CodeMap({ ...sources, isTest, imports, toFile: file => file })
  return { isTest, changed: [], importsOf: file => imports.importsOf(file), code, ...options }
}

interface Sketch {
  readonly file?: string
  readonly name: string
  readonly line?: number
  readonly message?: string
  readonly type?: string
  readonly suite?: readonly string[]
}

const failure = ({
  file = 'test/pages.test.ts',
  name,
  line,
  message = 'expected 1 to be 2',
  type = 'AssertionError',
  suite = [],
}: Sketch): Failure => ({
  id: { framework: 'vitest', file, suite, name },
  problem: { kind: 'failure', type, message, stack: '' },
  frames: line === undefined ? [] : [{ file, line, symbol: '' }],
  durationMs: 1,
})

const clustersOf = (failures: readonly Sketch[], sources = indexOf()) =>
  atOnce(clusterFailures({ ...sources, failures: failures.map(failure) }))

describe('the suspects of a failing assertion', () => {
  test('are the functions that it calls, and those that these call, with their lines', () => {
    const [cluster] = clustersOf([{ name: 'counts a half page', line: 4 }])

    expect(cluster?.places[0]).toMatchObject({
      file: 'src/pages.ts',
      symbol: 'pageCount',
      from: 2,
      to: 5,
      score: 1,
      why: 'the failing assertion calls it',
    })
    expect(cluster?.places.find(({ symbol }) => symbol === 'round')).toMatchObject({
      file: 'src/numbers.ts',
      from: 1,
      to: 3,
      why: 'pageCount, which the failing test calls, calls it',
    })
  })

  test('are the methods of the types that the test makes', () => {
    const [cluster] = clustersOf([{ file: 'test/cart.test.ts', name: 'knows the total', line: 6 }])

    expect(cluster?.places[0]).toMatchObject({ file: 'src/prices.ts', symbol: 'Cart.total' })
  })

  test('are no files without code of their own', () => {
    const [cluster] = clustersOf([{ name: 'counts a half page', line: 4 }])

    expect(cluster?.suspects).not.toContain('src/index.ts')
  })

  test('are files that the test imports and that hold data, behind the first functions', () => {
    const files = { ...SHOP, 'src/index.ts': `${SHOP['src/index.ts'] ?? ''}export const shop = { name: 'shop' }\n` }

    const [cluster] = clustersOf([{ name: 'counts a half page', line: 4 }], indexOf(files))

    expect(cluster?.suspects.indexOf('src/index.ts')).toBeGreaterThan(0)
    expect(cluster?.places.find(({ file }) => file === 'src/index.ts')?.why).toBe('the failing test imports it')
  })

  test('are led by what the failing change did', () => {
    const sources = indexOf(SHOP, { changed: [{ file: 'src/numbers.ts', line: 2, count: 1 }] })

    const [cluster] = clustersOf([{ name: 'counts a half page', line: 4 }], sources)

    expect(cluster?.places[0]).toMatchObject({ symbol: 'round' })
    expect(cluster?.places[0]?.why).toContain('the failing change touched it')
  })

  test('are led by what only the failing tests run', () => {
    const sources = indexOf()
    const failures = [failure({ name: 'counts a half page', line: 4 })]
    const [cluster] = atOnce(clusterFailures({ ...sources, failures }))
    const ran = (file: string, name: string, calls: number) => ({ file, name, line: undefined, calls })

    const traced = placesOfTraces(cluster!, {
      failures,
      sources,
      traces: {
        failing: [ran('src/pages.ts', 'pageCount', 1), ran('src/numbers.ts', 'round', 1)],
        all: [ran('src/pages.ts', 'pageCount', 9_000), ran('src/numbers.ts', 'round', 1)],
      },
    })

    expect(cluster?.places[0]?.symbol).toBe('pageCount')
    expect(traced.places[0]?.symbol).toBe('round')
    expect(traced.suspects[0]).toBe('src/numbers.ts')
  })

  test('are what did not run, whatever words it shares, far behind what each test runs', () => {
    const sources = indexOf()
    const failures = [failure({ name: 'counts a half page', line: 4 })]
    const [cluster] = atOnce(clusterFailures({ ...sources, failures }))
    const ran = (file: string, name: string, calls: number) => ({ file, name, line: undefined, calls })

    const { places } = placesOfTraces(
      { ...cluster!, places: [] },
      {
        failures,
        sources,
        traces: { failing: [ran('src/pages.ts', 'pageCount', 1)], all: [ran('src/pages.ts', 'pageCount', 9_000)] },
      },
    )

    const scores = new Map(places.map(({ symbol, score }) => [symbol, score]))
    expect(scores.get('pageCount')).toBe(1)
    expect(scores.get('firstPage') ?? 0).toBeLessThan(0.3)
  })

  test('stay behind the change without which the tests pass', () => {
    const sources = indexOf()
    const failures = [failure({ name: 'counts a half page', line: 4 })]
    const [cluster] = atOnce(clusterFailures({ ...sources, failures }))
    const inducing = { file: 'src/pages.ts', line: 2, from: 1, to: 3, score: 1, why: 'it changed', isInducing: true }
    const ran = { file: 'src/numbers.ts', name: 'round', line: undefined, calls: 1 }

    const { places, suspects } = placesOfTraces(
      { ...cluster!, places: [inducing], inducing: ['src/pages.ts:2'] },
      { failures, sources, traces: { failing: [ran], all: [ran] } },
    )

    expect(places[0]).toEqual(inducing)
    expect(places.slice(1).every(({ score }) => score <= 0.5)).toBe(true)
    expect(suspects).toEqual(expect.arrayContaining(['src/pages.ts', 'src/numbers.ts']))
  })

  test('are what the failing assertion calls, also where a trace does not see it', () => {
    const words =
      'export function halfPageCounts(total: number, size: number) {\n  const pages = pageCount(total, size)\n  const half = pages / 2\n  const counts = half + total\n  const page = counts / size\n  return half + page\n}\n'
    const sources = indexOf({ ...SHOP, 'src/half.ts': words })
    const failures = [failure({ name: 'counts a half page', line: 4 })]
    const [cluster] = atOnce(clusterFailures({ ...sources, failures }))
    const ran = { file: 'src/half.ts', name: 'halfPageCounts', line: undefined, calls: 1 }

    const { places } = placesOfTraces(
      { ...cluster!, places: [] },
      { failures, sources, traces: { failing: [ran], all: [ran] } },
    )

    expect(places.map(({ symbol }) => symbol)).toContain('pageCount')
  })

  test('are of the package of the test where two have a class of one name, in Java', () => {
    const formatter = (name: string) =>
      `package ${name};\npublic class Formatter {\n  public String print(String text) {\n    return text.trim();\n  }\n}\n`
    const files = {
      'src/main/java/cli/Formatter.java': formatter('cli'),
      'src/main/java/cli/help/Formatter.java': formatter('cli.help'),
      'src/test/java/cli/help/FormatterTest.java':
        'package cli.help;\nclass FormatterTest {\n  @Test void prints() {\n    assertEquals("a", new Formatter().print("a "));\n  }\n}\n',
    }

    const failing = { file: 'src/test/java/cli/help/FormatterTest.java', name: 'prints', line: 4 }
    const [cluster] = clustersOf([failing], indexOf(files))

    const called = cluster?.places.filter(({ why }) => /calls it/.test(why)).map(({ file }) => file)
    expect(new Set(called)).toEqual(new Set(['src/main/java/cli/help/Formatter.java']))
  })

  test('are no constructors of classes that nothing names', () => {
    const files = {
      'shop/stream.py':
        'import io\n\nclass Stream(io.BytesIO):\n    def __init__(self, data):\n        super().__init__(data)\n',
      'shop/group.py': 'class Group:\n    def __init__(self, size):\n        self.size = size\n',
      'shop/__init__.py': 'from .stream import Stream\nfrom .group import Group\n',
      'test/test_shop.py': 'from shop import Stream\n\ndef test_reads():\n    assert Stream(b"a").read() == b"b"\n',
    }

    const [cluster] = clustersOf([{ file: 'test/test_shop.py', name: 'test_reads', line: 4 }], indexOf(files))

    const why = new Map(cluster?.places.map(each => [each.symbol, each.why]))
    expect(why.get('Stream.__init__')).toBe('the failing assertion calls it')
    expect(why.get('Group.__init__') ?? '').not.toContain('calls it')
  })

  const body = (lines: number) => '  step()\n'.repeat(lines)
  const functions = (names: readonly string[], lines: number) =>
    names.map(name => `export function ${name}() {\n${body(lines)}}\n`).join('')
  const suspectsIn = (files: Readonly<Record<string, string>>, file: string) => {
    const line = files[file]?.split('\n').findIndex(text => text.includes('expect(')) ?? 0
    return clustersOf([{ file, name: 'adds', line: line + 1 }], indexOf(files))[0]
  }

  test('leave room for other files behind the third', () => {
    const names = Array.from({ length: 12 }, (_, index) => `part${index}`)
    const files = {
      'src/big.ts': functions(names, 8),
      'src/small.ts': functions(['tax'], 1),
      'test/cart.ts': `import { ${names.join(', ')} } from '../src/big.ts'
import { tax } from '../src/small.ts'
it('adds', () => {
  tax()
  expect(${names.map(name => `${name}()`).join(' + ')}).toBe(2)
})
`,
    }

    const found = suspectsIn(files, 'test/cart.ts')

    expect(found?.places.slice(0, 3).map(({ file }) => file)).toEqual(['src/big.ts', 'src/big.ts', 'src/big.ts'])
    expect(found?.suspects).toEqual(['src/big.ts', 'src/small.ts'])
  })

  test('are led by the file that has the name of the test', () => {
    const files = {
      'src/other.ts': functions(['one'], 8),
      'src/mimetypes.ts': functions(['two'], 8),
      'test/mime-types.test.ts': `import { one } from '../src/other.ts'
import { two } from '../src/mimetypes.ts'
it('adds', () => {
  expect(one() + two()).toBe(2)
})
`,
    }

    expect(suspectsIn(files, 'test/mime-types.test.ts')?.suspects[0]).toBe('src/mimetypes.ts')
  })

  test('are led by the file to which most calls lead', () => {
    const files = {
      'src/lone.ts': functions(['one'], 8),
      'src/busy.ts': functions(['two', 'three', 'four'], 6),
      'test/a.ts': `import { one } from '../src/lone.ts'
import { two, three, four } from '../src/busy.ts'
it('adds', () => {
  expect(one() + two() + three() + four()).toBe(2)
})
`,
    }

    expect(suspectsIn(files, 'test/a.ts')?.suspects).toEqual(['src/busy.ts', 'src/lone.ts'])
  })

  test('keep their functions when a commit moved them', () => {
    const [cluster] = clustersOf([{ name: 'counts a half page', line: 4 }])
    const moved = indexOf({ ...SHOP, 'src/pages.ts': `// a\n// b\n${SHOP['src/pages.ts']}` })

    const fresh = refreshPlaces(cluster!, cluster!.places, moved)

    expect(fresh.places[0]).toMatchObject({ symbol: 'pageCount', from: 4, to: 7 })
  })
})

describe('one cause is one cluster:', () => {
  test('failing assertions about one function, in whatever words', () => {
    const found = clustersOf([
      { name: 'counts a half page', line: 4, suite: ['half'] },
      { name: 'has one page for nothing', line: 8, suite: ['none'], message: 'expected [] to deeply equal [ 1 ]' },
      { file: 'test/cart.test.ts', name: 'knows the total', line: 6 },
    ])

    expect(found.map(({ tests }) => tests.length)).toEqual([2, 1])
    expect(found[0]?.signature).toBe('assertion | src/pages.ts pageCount')
    expect(found[0]?.reason).toBe('pageCount gives a wrong result, and 2 tests show it')
  })

  test.for<[what: string, type: string, messages: readonly string[]]>([
    [
      'a missing package',
      'Error',
      ["Cannot find package 'zod' imported from /app/a.ts", "Cannot find package 'zod' imported from /app/b.ts"],
    ],
    [
      'a missing module, from different folders',
      'Error',
      [
        "Cannot find module '../src/gone.ts' imported from /app/test/a.ts",
        "Cannot find module './gone.ts' imported from /app/src/b.ts",
      ],
    ],
    [
      'a refused connection',
      'Error',
      ['connect ECONNREFUSED 127.0.0.1:5432', 'query failed: connect ECONNREFUSED 127.0.0.1:5432'],
    ],
    ['an unset variable', 'KeyError', ["KeyError: 'SHOP_TOKEN'", 'SHOP_TOKEN is not set']],
    [
      'a broken tsconfig',
      'Error',
      [
        'error TS5023: Unknown compiler option in /app/tsconfig.json',
        'error TS5023: Unknown compiler option in /app/tsconfig.json',
      ],
    ],
    [
      'a syntax error',
      'SyntaxError',
      [
        'SyntaxError: /app/src/cart.ts: Unexpected token (3:4)',
        'SyntaxError: /app/src/cart.ts: Unexpected token (3:4)',
      ],
    ],
  ])('%s, in four test files', ([, type, messages]) => {
    const files = ['test/a.ts', 'test/b.ts', 'test/c.ts', 'test/d.ts']

    const found = clustersOf(
      files.map((file, index) => ({ file, name: `t${index}`, type, message: messages[index % messages.length] ?? '' })),
      indexOf({}),
    )

    expect(found.map(({ tests }) => tests.length)).toEqual([4])
  })

  test.for<[what: string, messages: readonly [string, string]]>([
    ['packages', ["Cannot find package 'zod' imported from a.ts", "Cannot find package 'ky' imported from a.ts"]],
    ['addresses', ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:6379']],
    ['variables', ['SHOP_TOKEN is not set', 'SHOP_URL is not set']],
  ])('different %s are two', ([, messages]) => {
    const found = clustersOf(
      messages.map((message, index) => ({ name: `t${index}`, type: 'Error', message })),
      indexOf({}),
    )

    expect(found).toHaveLength(2)
  })

  test('alike assertions of two classes are two, unless the failing change touched the one function that both reach', () => {
    const java = (suite: string): Sketch => ({
      file: `test/${suite}.ts`,
      name: 'a',
      suite: [suite],
      message: 'expected: <1> but was: <2>',
    })
    const files = {
      'src/x.ts': 'export function x() {\n  return 1\n}\n',
      'test/A.ts': "import '../src/x.ts'",
      'test/B.ts': "import '../src/x.ts'",
    }

    expect(clustersOf([java('A'), java('B')], indexOf(files))).toHaveLength(2)
    expect(
      clustersOf([java('A'), java('B')], indexOf(files, { changed: [{ file: 'src/x.ts', line: 2, count: 1 }] })),
    ).toHaveLength(1)
  })
})

describe('the problem of a cluster is one line about this failure:', () => {
  test.for<[message: string, problem: string]>([
    ['Expected values to be strictly equal:\n\n19 !== 20\n', 'expected 20, got 19'],
    ['AssertionError [ERR_ASSERTION]: 19 == 20', 'expected 20, got 19'],
    ['expected 2 to be 3 // Object.is equality', 'expected 3, got 2'],
    ['Traceback (most recent call last):\n  File "a.py", line 1, in b\nOSError: no disk', 'OSError: no disk'],
    ['\n  the cart is   empty\nmore', 'the cart is empty'],
  ])('%j', ([message, problem]) => {
    expect(clustersOf([{ name: 'a', type: '', message }], indexOf({}))[0]?.problem).toBe(problem)
  })
})

test('the calls of fifty clusters are followed, the largest first: thousands of causes take no longer', () => {
  const sources = indexOf()
  const asked = new Set<string>()
  const code: NonNullable<SourceIndex['code']> = {
    definitionAt: () => undefined,
    isInFileTest: () => false,
    isRead: () => true,
    holdsData: () => false,
    definitionsOf: () => [],
    namesIn: () => [],
    namesOf: () => [],
    textOf: () => '',
    reachableFrom(file) {
      asked.add(file)
      return []
    },
  }
  const failures = Array.from({ length: 400 }, (_, index) =>
    failure({ file: `test/t${index}.ts`, name: 'a', type: 'TypeError', message: `x is not a function` }),
  )

  expect(atOnce(clusterFailures({ ...sources, code, failures }))).toHaveLength(400)
  expect(asked.size).toBe(50)
})

describe('a table of the code', () => {
  const ran = (file: string, name: string, calls: number) => ({ file, name, line: undefined, calls })
  const files = {
    'src/main.ts':
      "import { SIGNS } from './signs.ts'\nexport function print(word: string) {\n  const found = word\n  return SIGNS[found]\n}\nexport function clear() {\n  return ''\n}\n",
    'src/signs.ts':
      "export const OTHERS = { minus: '-' }\nexport const SIGNS: Record<string, string> = { plus: 'and' }\n",
    'src/far.ts': 'export function idle() {\n  return 1\n}\n',
    'test/main.test.ts':
      "import { print } from '../src/main.ts'\nimport '../src/far.ts'\ntest('prints', () => {\n  expect(print('plus')).toBe('+')\n})\n",
  }

  test('counts as run where what reads it ran', () => {
    const sources = indexOf(files)
    const failures = [failure({ file: 'test/main.test.ts', name: 'prints', line: 4 })]
    const [cluster] = atOnce(clusterFailures({ ...sources, failures }))

    const { places } = placesOfTraces(cluster!, {
      failures,
      sources,
      traces: { failing: [ran('src/main.ts', 'print', 1)], all: [ran('src/main.ts', 'print', 2)] },
    })

    const found = places.map(({ symbol }) => symbol)
    expect(found).toContain('SIGNS')
    expect(found).not.toContain('OTHERS')
  })
})

describe('a text of the failing test', () => {
  test('names what is looked up by it', () => {
    const files = {
      'src/index.ts': "export * as checks from './checks.ts'\n",
      'src/checks.ts':
        'export function isPost(text: string) {\n  return text.length > 3\n}\nexport function isHue(text: string) {\n  return text.length > 2\n}\n',
      'test/checks.test.ts':
        "import { checks } from '../src/index.ts'\nconst check = (name, value) => expect(checks[name](value)).toBe(true)\ntest('one', () => {\n  check('isHue', 'ab')\n})\n",
    }

    const [cluster] = clustersOf([{ file: 'test/checks.test.ts', name: 'one', line: 4 }], indexOf(files))

    expect(cluster?.places[0]).toMatchObject({ symbol: 'isHue', why: 'the failing assertion calls it' })
  })
})

test('what the other tests name as well counts less than what only the failing one names', () => {
  const calls = Array.from({ length: 30 }, (_, index) => `test('t${index}', () => {\n  expect(open(1)).toBe(1)\n})\n`)
  const files = {
    'src/a.ts': 'export function open(it: number) {\n  return it\n}\n',
    'src/b.ts': 'export function seal(it: number) {\n  return it\n}\n',
    'test/a.test.ts': `import { open } from '../src/a.ts'\nimport { seal } from '../src/b.ts'\ntest('x', () => {\n  expect(open(seal(1))).toBe(2)\n})\n${calls.join('')}`,
  }

  const [cluster] = clustersOf([{ file: 'test/a.test.ts', name: 'x', line: 4 }], indexOf(files))

  expect(cluster?.places.map(({ symbol }) => symbol)).toEqual(['seal', 'open'])
})

describe('the first file of names and words', () => {
  const place = (file: string, score: number) => ({ file, score, why: '' })

  test('stays among the first three files of a trace, and scores fall', () => {
    const traced = [place('b.ts', 1), place('b.ts', 0.9), place('c.ts', 0.8), place('d.ts', 0.5), place('a.ts', 0.1)]

    const kept = keepFirstFile([place('a.ts', 1)], traced)

    expect(kept.map(({ file, score }) => [file, score])).toEqual([
      ['b.ts', 1],
      ['b.ts', 0.9],
      ['c.ts', 0.8],
      ['a.ts', 0.5],
      ['d.ts', 0.5],
    ])
  })

  test('is added if the trace lacks it', () => {
    expect(keepFirstFile([place('a.ts', 1)], [place('b.ts', 1)]).map(({ file }) => file)).toEqual(['b.ts', 'a.ts'])
    expect(keepFirstFile([], [place('b.ts', 1)]).map(({ file }) => file)).toEqual(['b.ts'])
  })
})

test('an operator of Python leads to the method that it calls', () => {
  const files = {
    'src/sets.py':
      'class Flags:\n    def __or__(self, other):\n        return 1\n\n    def __contains__(self, it):\n        return it\n',
    'test/test_x.py': 'from src.sets import Flags\n\ndef test_y():\n    a = Flags()\n    assert a | 2\n',
  }

  const [cluster] = clustersOf([{ file: 'test/test_x.py', name: 'test_y', line: 5 }], indexOf(files))

  expect(cluster?.places[0]).toMatchObject({ symbol: 'Flags.__or__', why: 'the failing assertion calls it' })
})
