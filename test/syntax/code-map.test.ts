import { describe, expect, test } from 'vitest'
import { CodeMap } from '../../src/syntax/code-map.ts'
import { ImportGraph } from '../../src/syntax/import-graph.ts'

const isTest = (file: string) => /(?:^|\/)(?:test|tests)\/|_test\.go$/.test(file)

function mapOf(files: Readonly<Record<string, string>>): CodeMap {
  const known = new Set(Object.keys(files))
  const read = (file: string) => files[file]
  return new CodeMap({ known, read, isTest, imports: new ImportGraph({ known, read }), toFile: file => file })
}

/** Names of a test by how they are used, each once. */
function namesOf(files: Readonly<Record<string, string>>, at: { file: string; line?: number; name?: string }) {
  const lines = at.line === undefined ? [] : [{ file: at.file, line: at.line }]
  const names = mapOf(files).namesIn({ file: at.file, name: at.name ?? '', lines })
  const of = (how: string) => [...new Set(names.filter(each => each.how === how).map(({ name }) => name))]
  return { asserted: of('asserted'), used: of('used'), around: of('around') }
}

const SHOP = {
  'src/index.ts': "export * from './cart.ts'\n",
  'src/cart.ts': 'export function total() {}\nexport class Cart {}\n',
}

describe('the names of a failing test are', () => {
  test('those of the assertion, those that made its values, and the others', () => {
    const text = `import { expect, it } from 'vitest'
import { Cart, total, format } from '../src/index.ts'
it('adds', () => {
  const other = format(1)
  const cart = new Cart()
  cart.add(2)
  const sum = total(cart)
  expect(sum).toBe(3)
})
`

    const found = namesOf({ ...SHOP, 'test/a.ts': text }, { file: 'test/a.ts', line: 8 })

    expect(found.asserted).toEqual(['toBe'])
    expect(found.used).toEqual(['total', 'add', 'Cart'])
    expect(found.around).toEqual(['format'])
  })

  test('those of the whole test if it is written on one line', () => {
    const head = "import { total } from '../src/index.ts'\n"
    const short = "test('adds', () => assert.equal(total(2, 3), 5))\n"
    const block = "test('adds', () => { const end = 1; while (end < 1); assert.equal(total(2, 3), 5) })\n"

    for (const text of [short, block, `test('other', () => assert.ok(Cart))\n${short}`]) {
      const line = head.split('\n').length + text.split('\n').length - 2
      const found = namesOf({ ...SHOP, 'test/a.ts': head + text }, { file: 'test/a.ts', line })

      expect(found.asserted).toEqual(expect.arrayContaining(['equal', 'total']))
      expect(found.asserted).not.toContain('Cart')
    }
  })

  test('called by what they are called where they are defined', () => {
    const text = `import { total as sum } from '../src/index.ts'\nimport assert from 'node:assert'\ntest('adds', () => {\n  assert.equal(sum(1), 2)\n})\n`

    expect(namesOf({ ...SHOP, 'test/a.ts': text }, { file: 'test/a.ts', line: 4 }).asserted).toEqual(['equal', 'total'])
  })

  test('those of helpers of the test file, too', () => {
    const text = `import { total } from '../src/index.ts'\nfunction check(n) {\n  return total(n)\n}\ntest('adds', () => {\n  expect(check(1)).toBe(2)\n})\n`

    expect(namesOf({ ...SHOP, 'test/a.ts': text }, { file: 'test/a.ts', line: 6 }).asserted).toContain('total')
  })

  test('those of helpers in other files of tests, and of fixtures of pytest', () => {
    const script = {
      ...SHOP,
      'test/help.ts': "import { total } from '../src/index.ts'\nexport function check(n) {\n  return total(n)\n}\n",
      'test/a.ts': "import { check } from './help.ts'\ntest('adds', () => {\n  expect(check(1)).toBe(2)\n})\n",
    }
    const python = {
      'shop.py': 'def total(n):\n    pass\n',
      'tests/conftest.py': 'from shop import total\n\n@pytest.fixture\ndef cart():\n    return total(1)\n',
      'tests/deep/test_a.py': 'def test_it(cart):\n    assert cart == 2\n',
    }

    expect(namesOf(script, { file: 'test/a.ts', line: 3 }).asserted).toContain('total')
    expect(namesOf(python, { file: 'tests/deep/test_a.py', line: 2 }).used).toContain('total')
  })

  test('found by the title where no line is known', () => {
    const text = `import { total, Cart } from '../src/index.ts'\ntest('one', () => {\n  total()\n})\ntest('two', () => {\n  new Cart()\n})\n`

    const found = namesOf({ ...SHOP, 'test/a.ts': text }, { file: 'test/a.ts', name: 'two' })

    expect([...found.asserted, ...found.used]).toContain('Cart')
    expect(JSON.stringify(found)).not.toContain('total')
  })

  test.for<[what: string, file: string, text: string, line: number, asserted: string[], used: string[]]>([
    [
      'of pytest, with a table and a fixture',
      'tests/test_a.py',
      'import pytest\nfrom shop import total, rate\n\n@pytest.fixture\ndef cart():\n    return rate(1)\n\n@pytest.mark.parametrize("n", [total(1)])\ndef test_it(cart, n):\n    assert cart.sum() == n\n',
      10,
      ['sum'],
      ['mark', 'parametrize', 'total', 'cart', 'n'],
    ],
    [
      'of Go, where the assertion is within a condition',
      'a_test.go',
      'package a\n\nfunc TestA(t *testing.T) {\n\tgot := Total(1)\n\tif got != 2 {\n\t\tt.Errorf("got %d", got)\n\t}\n}\n',
      6,
      ['Errorf'],
      ['Total'],
    ],
    [
      'of Rust, within a macro',
      'tests/a.rs',
      '#[test]\nfn adds() {\n    let x = total(1);\n    assert_eq!(x, 2);\n}\n',
      4,
      ['assert_eq'],
      ['total'],
    ],
    [
      'of Java',
      'src/test/A.java',
      'class A {\n  @Test void a() {\n    int r = cart.total(1);\n    assertEquals(3, r);\n  }\n}\n',
      4,
      ['assertEquals'],
      ['cart', 'total'],
    ],
  ])('%s', ([, file, text, line, asserted, used]) => {
    const code = { 'shop.py': 'def total(n):\n    pass\ndef rate(n):\n    pass\n' }

    const found = namesOf({ ...code, [file]: text }, { file, line })

    expect(found.asserted).toEqual(expect.arrayContaining(asserted))
    expect(found.used).toEqual(expect.arrayContaining(used))
  })
})

describe('the code that a test can reach', () => {
  test('is that of the files that it imports, through barrels', () => {
    const files = { ...SHOP, 'src/other.ts': 'function other() {}', 'test/a.ts': "import '../src/index.ts'" }

    expect(
      mapOf(files)
        .reachableFrom('test/a.ts')
        .map(({ file, name }) => `${file} ${name}`),
    ).toEqual(['src/cart.ts total', 'src/cart.ts Cart'])
  })

  test('is that of its package in Go, and of the packages of the module that this imports', () => {
    const files = {
      'go.mod': 'module example.com/shop\n\ngo 1.22\n',
      'cart/cart.go': 'package cart\n\nimport "example.com/shop/tax"\n\nfunc Total() {}\n',
      'cart/cart_test.go': 'package cart\n',
      'tax/tax.go': 'package tax\n\nimport (\n\t"fmt"\n\n\tm "example.com/shop/internal/money"\n)\n\nfunc Rate() {}\n',
      'internal/money/money.go': 'package money\n\nfunc Round() {}\n',
      'cmd/main.go': 'package main\n\nimport "example.com/shop/cart"\n\nfunc main() {}\n',
      '_examples/cart/main.go': 'package main\n\nfunc Total() {}\n',
    }

    expect(
      mapOf(files)
        .reachableFrom('cart/cart_test.go')
        .map(({ name }) => name),
    ).toEqual(['Total', 'Rate', 'Round'])
  })

  test('is that behind fixtures, too, which pytest loads by itself', () => {
    const files = {
      'a.py': 'def one():\n    pass\n',
      'b.py': 'def two():\n    pass\n',
      'tests/conftest.py': 'import b\n',
      'tests/test_a.py': 'import a\n',
    }

    expect(
      mapOf(files)
        .reachableFrom('tests/test_a.py')
        .map(({ name }) => name),
    ).toEqual(['one', 'two'])
  })

  test('is that of files with its own name, too, which may be loaded by a name at run time', () => {
    const files = {
      'shop/__init__.py': 'def load(name):\n    pass\n',
      'shop/banks/first_bank.py': 'def pay():\n    pass\n',
      'shop/banks/other.py': 'def owe():\n    pass\n',
      'tests/test_first_bank.py': 'from shop import load\n',
    }

    expect(
      mapOf(files)
        .reachableFrom('tests/test_first_bank.py')
        .map(({ name }) => name),
    ).toEqual(['load', 'pay'])
  })

  test('is all of a package whose folders have a barrel each', () => {
    const parts = Array.from({ length: 120 }, (_, index) => `p${index}`)
    const files = {
      ...Object.fromEntries(parts.map(name => [`src/${name}/index.ts`, `export * from './${name}.ts'\n`])),
      ...Object.fromEntries(parts.map(name => [`src/${name}/${name}.ts`, `export function ${name}() {}\n`])),
      'src/index.ts': parts.map(name => `export * from './${name}/index.ts'\n`).join(''),
      'src/last.ts': 'export function last() {}\n',
      'src/p119/p119.ts': "export * from '../last.ts'\n",
      'test/a.ts': "import '../src/index.ts'\n",
    }

    expect(
      mapOf(files)
        .reachableFrom('test/a.ts')
        .map(({ name }) => name),
    ).toContain('last')
  })

  test('is all of its language where no import leads anywhere, the nearest file first', () => {
    const files = {
      'far/b.go': 'package b\nfunc B() {}\n',
      'near/a.go': 'package a\nfunc A() {}\n',
      'near/a.ts': 'function no() {}',
      'near/a_test.go': 'package a\nfunc TestA() {}\n',
    }

    expect(
      mapOf(files)
        .reachableFrom('near/a_test.go')
        .map(({ name }) => name),
    ).toEqual(['A', 'B'])
  })
})
