import { expect, test } from 'vitest'
import type { Failure } from '../../../../src/domain/model/test-case.ts'
import { missingImports } from '../../../../src/fixers/offline/operators/missing-imports.ts'
import { applyMutation, type MutationSource } from '../../../../src/fixers/offline/code/mutation.ts'
import { NO_EVIDENCE, readEvidence, type TestEvidence } from '../../../../src/fixers/offline/evidence/test-evidence.ts'
import { languageOf } from '../../../../src/syntax/languages.ts'

function failure(message: string): Failure {
  return {
    id: { framework: 'pytest', file: 'test_a.py', suite: [], name: 'a' },
    problem: { kind: 'failure', type: '', message, stack: '' },
    frames: [],
    durationMs: 1,
  }
}

test.for<readonly [message: string, actual: string, expected: string]>([
  ["assert 'ab' == 'ac'", 'ab', 'ac'],
  ["expected 'ab' to be 'ac' // Object.is equality", 'ab', 'ac'],
  ['expected [ 1 ] to deeply equal [ 2 ]', '[ 1 ]', '[ 2 ]'],
  ['Expected: "ac"\nReceived: "ab"', 'ab', 'ac'],
  ["Expected values to be strictly equal:\n\n'ab' !== 'ac'", 'ab', 'ac'],
  ["  [\n+   'ab',\n-   'ac',\n  ]", 'ab', 'ac'],
  ['- Expected  - 1\n+ Received  + 1\n\n  Array [\n-   "ac",\n+   "ab",\n  ]', 'ab', 'ac'],
  ["AssertionError: 'ab' != 'ac'\n- ab\n+ ac\n", 'ab', 'ac'],
  ['  + expected - actual\n\n- ab\n+ ac', 'ab', 'ac'],
  ['expected: <ac> but was: <ab>', 'ab', 'ac'],
  ['name() = "ab"; want "ac"', 'ab', 'ac'],
  ['assertion `left == right` failed\n  left: "ab"\n right: "ac"', 'ab', 'ac'],
])('%j holds an actual and an expected value', ([message, actual, expected]) => {
  expect(readEvidence([failure(message)], '').pairs).toEqual([{ actual, expected }])
})

test.for<readonly [message: string, name: string, hint: string | undefined, of?: string]>([
  ["NameError: name 'totl' is not defined. Did you mean: 'total'?", 'totl', 'total'],
  ["AttributeError: 'collections.deque' object has no attribute 'push'", 'push', undefined, 'deque'],
  ["AttributeError: 'list' object has no attribute 'push'", 'push', undefined, 'list'],
  ["UnboundLocalError: cannot access local variable 'x' where it is not associated with a value", 'x', undefined],
  ["ImportError: cannot import name 'f' from 'a' (/b/a.py)", 'f', undefined],
  ['ReferenceError: fs is not defined', 'fs', undefined],
  ['cannot find symbol: method cost(com.acme.Money,int)', 'cost', undefined],
  ['cannot find symbol\n  symbol:   variable total\n  location: class Cart', 'total', undefined],
  [
    'error[E0425]: cannot find function `rebat` in this scope\n  |\nhelp: a function with a similar name exists: `rebate`',
    'rebat',
    'rebate',
  ],
  ['error[E0599]: no method named `pus` found for struct `Vec<u8>` in the current scope', 'pus', undefined],
  ['error[E0432]: unresolved import `crate::rates::volume_rebate`', 'volume_rebate', undefined],
  ['./a.go:3:9: undefined: strings.Tirm', 'Tirm', undefined],
  ['./a.go:3:9: c.Totl undefined (type Cart has no field or method Totl)', 'Totl', undefined],
  ['TypeError: items.add is not a function', 'add', undefined],
  ['TypeError: (0 , __vite_ssr_import_0__.rate) is not a function', 'rate', undefined],
  ["error TS2551: Property 'lenght' does not exist on type 'A'. Did you mean 'length'?", 'lenght', 'length'],
  ["error TS2304: Cannot find name 'rate'.", 'rate', undefined],
  ["error TS2339: Property 'rate' does not exist on type 'Cart'.", 'rate', undefined],
  [`error TS2724: '"./a.ts"' has no exported member named 'rat'. Did you mean 'rate'?`, 'rat', 'rate'],
  ["12:3  error  'rate' is not defined  no-undef", 'rate', undefined],
  ['a.py:3:9: F821 Undefined name `rate`', 'rate', undefined],
  ['a.py:3: error: Name "rate" is not defined  [name-defined]', 'rate', undefined],
  ['a.py:3: error: "Cart" has no attribute "itmes"; maybe "items"?  [attr-defined]', 'itmes', 'items'],
  ['a.py:3:9 - error: Cannot access attribute "itmes" for class "Cart"', 'itmes', undefined],
  ["The requested module './a.js' does not provide an export named 'b'", 'b', undefined],
])('%j names what is unknown', ([message, name, hint, of]) => {
  expect(readEvidence([failure(message)], '').unknown).toContainEqual({ name, hint, of })
})

test.for<readonly [message: string, names: readonly string[]]>([
  ["error TS6133: 'rate' is declared but its value is never read.", ['rate']],
  ["error TS6196: 'Rate' is declared but never used.", ['Rate']],
  ['error TS6192: All imports in import declaration are unused.', ['*']],
  ["1:9  error  'rate' is defined but never used  @typescript-eslint/no-unused-vars", ['rate']],
  ['a.py:1:8: F401 [*] `os.path` imported but unused', ['os.path']],
  ["a.py:1:1: 'os' imported but unused", ['os']],
  ['./cart.go:3:8: "net/http" imported and not used', ['net/http']],
  ['./cart.go:3:8: "net/http" imported as web and not used', ['net/http']],
  ["1:9  error  'rate' is assigned a value but never used", []],
])('%j names what is unused', ([message, names]) => {
  expect(readEvidence([failure(message)], '').unused).toEqual(names)
})

test('of None no name is unknown', () => {
  expect(readEvidence([failure("AttributeError: 'NoneType' object has no attribute 'named'")], '').unknown).toEqual([])
})

test('tests hold numbers and texts, each once', () => {
  const { numbers, strings } = readEvidence([], `expect(f('a b', 2, -3.5)).toBe("c"); f('a b', x2, 2)`)

  expect(numbers).toEqual(['2', '-3.5'])
  expect(strings).toEqual(['a b', 'c'])
})

const FILES: Readonly<Record<string, string>> = {
  'src/dates.ts': 'export function parseDay(text: string) {}\n',
  'src/lib/a.ts': "import { x } from './x.ts'\nexport const f = () => parseDay('1')\n",
  'shop/money.py': 'def cents(price):\n    return price\n',
  'shop/__init__.py': '',
  'app/rates.py': 'def tax(price):\n    return price\n',
  'shop/other.py': 'from decimal import Decimal\nimport numpy as np\n',
}

async function imports(file: string, text: string, name: string): Promise<string[]> {
  const language = languageOf(file)
  if (language === undefined) return []
  const source: MutationSource = { file, text, language }
  const evidence: TestEvidence = { ...NO_EVIDENCE, unknown: [{ name, hint: undefined }] }
  const tree = { list: async () => Object.keys(FILES), read: async (path: string) => FILES[path] }
  return (await missingImports(source, evidence, tree)).map(mutation => applyMutation(text, mutation))
}

test.for<readonly [file: string, name: string, text: string, result: string]>([
  [
    'src/lib/a.ts',
    'parseDay',
    FILES['src/lib/a.ts'] ?? '',
    `import { parseDay } from '../dates.ts'\n${FILES['src/lib/a.ts']}`,
  ],
  [
    'src/b.ts',
    'parseDay',
    "import { x } from './x'\nf(parseDay)\n",
    "import { parseDay } from './dates'\nimport { x } from './x'\nf(parseDay)\n",
  ],
  [
    'src/b.ts',
    'parseDay',
    'import { x } from "./x.js";\nf(parseDay)\n',
    'import { parseDay } from "./dates.js";\nimport { x } from "./x.js";\nf(parseDay)\n',
  ],
  [
    'src/b.ts',
    'parseDay',
    "import { other } from './dates.ts'\nf(parseDay)\n",
    "import { other, parseDay } from './dates.ts'\nf(parseDay)\n",
  ],
  [
    'src/b.ts',
    'parseDay',
    "import d, {\n  other,\n  type Day,\n} from './dates.ts'\nf(parseDay)\n",
    "import d, {\n  other,\n  type Day, parseDay,\n} from './dates.ts'\nf(parseDay)\n",
  ],
  ['shop/cart.py', 'cents', 'x = cents(1)\n', 'from .money import cents\nx = cents(1)\n'],
  ['app/cart.py', 'tax', 'x = tax(1)\n', 'from rates import tax\nx = tax(1)\n'],
  [
    'main.py',
    'Decimal',
    '"""Prices, and what follows\nfrom them.\n"""\nx = Decimal(1)\n',
    '"""Prices, and what follows\nfrom them.\n"""\nfrom decimal import Decimal\nx = Decimal(1)\n',
  ],
  [
    'src/b.ts',
    'parseDay',
    "import {\n  other, // of old\n} from './dates.ts'\nf(parseDay)\n",
    "import {\n  other, parseDay, // of old\n} from './dates.ts'\nf(parseDay)\n",
  ],
  [
    'src/b.tsx',
    'parseDay',
    '"use client"\n\nf(parseDay)\n',
    '"use client"\nimport { parseDay } from \'./dates.ts\'\n\nf(parseDay)\n',
  ],
  ['main.py', 'cents', 'x = cents(1)\n', 'from shop.money import cents\nx = cents(1)\n'],
  ['main.py', 'np', 'x = np.zeros(1)\n', 'import numpy as np\nx = np.zeros(1)\n'],
  ['main.py', 'math', '"""Docs."""\nx = math.pi\n', '"""Docs."""\nimport math\nx = math.pi\n'],
  [
    'main.py',
    'defaultdict',
    'import re\nx = defaultdict(int)\n',
    'from collections import defaultdict\nimport re\nx = defaultdict(int)\n',
  ],
])('in %s, %s is imported', async ([file, name, text, result]) => {
  expect(await imports(file, text, name)).toContain(result)
})

test('what is no bare name of the file, or is nowhere, is not imported', async () => {
  expect(await imports('main.py', 'x = y.cents(1)\n', 'cents')).toEqual([])
  expect(await imports('main.py', 'x = nowhere(1)\n', 'nowhere')).toEqual([])
})
