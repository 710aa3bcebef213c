import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReport } from '../../src/test-reports/read-reports.ts'
import { framesOf } from '../../src/triage/stack-frames.ts'

const ROOT = '/app/'

/** Everything below /app is the project's but what was installed there; paths may be relative already. */
function inProject(file: string): string | undefined {
  const path = file.startsWith(ROOT) ? file.slice(ROOT.length) : file
  return path.startsWith('/') || /node_modules|^node:|^internal/.test(path) ? undefined : path
}

const frames = (stack: string) =>
  framesOf(stack, inProject).map(({ file, line, symbol }) => `${file}:${line} ${symbol}`.trim())

test('a stack of Node.js, without what is installed and without Node.js itself', () => {
  const stack = `TypeError: Cannot read properties of undefined (reading 'rate')
    at taxOf (/app/src/tax.ts:3:17)
    at Cart.total (file:///app/src/cart.ts:12:9)
    at new Order (/app/src/order.ts:4:5)
    at async Promise.all (index 0)
    at async load (/app/src/load.ts:7:3)
    at Object.<anonymous> (/app/test/cart.test.ts:5:10)
    at /app/test/helper.ts:9:1
    at async file:///app/test/setup.mjs:2:2
    at Module._compile (node:internal/modules/cjs/loader:1554:14)
    at run (/app/node_modules/jest-circus/build/run.js:789:3)`

  expect(frames(stack)).toEqual([
    'src/tax.ts:3 taxOf',
    'src/cart.ts:12 Cart.total',
    'src/order.ts:4 new Order',
    'src/load.ts:7 load',
    'test/cart.test.ts:5 Object.<anonymous>',
    'test/helper.ts:9',
    'test/setup.mjs:2',
  ])
})

test.for([
  ['spaces', '    at sum (/app/my project/sum.ts:3:7)', 'my project/sum.ts:3 sum'],
  ['brackets', '    at page (/app/src/(shop)/[id]/page.ts:3:7)', 'src/(shop)/[id]/page.ts:3 page'],
  ['letters beyond ASCII', '    at sum (/app/src/größe.ts:3:7)', 'src/größe.ts:3 sum'],
  [
    'a symbol with a name behind it',
    '    at Cart.sum [as total] (/app/src/cart.ts:3:7)',
    'src/cart.ts:3 Cart.sum [as total]',
  ],
] as const)('a path of Node.js with %s', ([, stack, frame]) => {
  expect(frames(stack)).toEqual([frame])
})

test.for([
  ['in folders with parentheses or blanks', '/app/src/app/(shop)/my cart.ts:3:7', '/app/src/app/(shop)/my cart.ts'],
  ['an address with escapes', 'file:///app/a%20b%23c/x.mjs:3:7', '/app/a b#c/x.mjs'],
  ['an address of Windows', 'file:///C:/app/src/a.mjs:3:7', '/C:/app/src/a.mjs'],
  ['a path of Windows', 'C:\\my app\\src\\a.mjs:3:7', 'C:\\my app\\src\\a.mjs'],
  ['an address of a bundler', 'webpack:///./src/b.ts:3:7', 'webpack:///./src/b.ts'],
  ['an address of a server', 'http://localhost/base/src/b.ts:3:7', 'http://localhost/base/src/b.ts'],
])('a place without a name: %s', ([, place, file]) => {
  expect(framesOf(`    at ${place}`, path => path)).toEqual([{ file, line: 3, symbol: '' }])
})

test('a path of Windows', () => {
  const found = framesOf('    at sum (C:\\app\\src\\sum.ts:3:7)', file =>
    file.replaceAll('\\', '/').replace('C:/app/', ''),
  )

  expect(found).toEqual([{ file: 'src/sum.ts', line: 3, symbol: 'sum' }])
})

test('a stack as vitest writes it into its report', () => {
  const stack = `
TypeError: Cannot read properties of undefined (reading 'length')
 ❯ new Cart src/cart.js:1:49
 ❯ load src/load.js:2:56
 ❯ Cart.total src/(shop)/cart.ts:9:3
 ❯ node_modules/vitest/dist/index.js:1:1
 ❯ test/a.test.js:3:21
`

  expect(frames(stack)).toEqual([
    'src/cart.js:1 new Cart',
    'src/load.js:2 load',
    'src/(shop)/cart.ts:9 Cart.total',
    'test/a.test.js:3',
  ])
})

test('a failure as pytest writes it, the innermost frame first', () => {
  const stack = `def test_total():
>       assert total([Item(1)]) == 1
               ^^^^^^^^^^^^^^^^

tests/test_cart.py:7: 
_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _

items = [<cart.Item object>]

    def total(items):
>       return sum(price(item) for item in items)

src/shop/cart.py:12: 
_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _
src/shop/cart.py:12: in <genexpr>
    return sum(price(item) for item in items)
>       return item.prize
E       AttributeError: 'Item' object has no attribute 'prize'

src/shop/price.py:3: AttributeError`

  expect(frames(stack).map(frame => frame.split(' ')[0])).toEqual([
    'src/shop/price.py:3',
    'src/shop/cart.py:12',
    'src/shop/cart.py:12',
    'tests/test_cart.py:7',
  ])
})

test('a traceback of Python, the innermost frame first', () => {
  const stack = `Traceback (most recent call last):
  File "/usr/lib/python3.11/unittest/case.py", line 57, in testPartExecutor
    yield
  File "/app/tests/test_cart.py", line 7, in test_total
    total(None)
  File "/app/src/my shop/cart.py", line 12, in total
    return sum(items)
TypeError: 'NoneType' object is not iterable`

  expect(frames(stack)).toEqual(['src/my shop/cart.py:12 total', 'tests/test_cart.py:7 test_total'])
})

test('what go test prints, and a panic', () => {
  const stack = `=== RUN   TestTotal
    cart_test.go:7: got 2 want 3
    sub/tax_test.go:9: no
panic: assignment to entry in nil map
goroutine 7 [running]:
testing.tRunner.func1.2({0x508ec0, 0x551cb0})
\t/usr/lib/go-1.19/src/testing/testing.go:1396 +0x24e
example.com/calc/sub.TestPanic.func1(0x0?)
\t/app/sub/p_test.go:3 +0x2e`

  expect(frames(stack)).toEqual(['cart_test.go:7', 'sub/tax_test.go:9', 'sub/p_test.go:3'])
})

test('a stack of Java names files without their folders', () => {
  const stack = `org.opentest4j.AssertionFailedError: expected: <3> but was: <2>
\tat org.junit.jupiter.api.AssertionUtils.fail(AssertionUtils.java:55)
\tat ex.CalcTest.adds(CalcTest.java:4)
\tat ex.CalcTest$Inner.lambda$deep$0(CalcTest.java:10)
\tat java.base/java.util.ArrayList.forEach(ArrayList.java:1511)`
  const mine = (file: string) => (file === 'CalcTest.java' ? 'src/test/java/ex/CalcTest.java' : undefined)

  const found = framesOf(stack, mine)

  expect(found).toEqual([
    { file: 'src/test/java/ex/CalcTest.java', line: 4, symbol: 'ex.CalcTest.adds' },
    { file: 'src/test/java/ex/CalcTest.java', line: 10, symbol: 'ex.CalcTest$Inner.lambda$deep$0' },
  ])
})

test.for([
  '',
  'Error: no stack',
  'expected 1:2:3 to be at 4',
  'see https://example.com:80:1',
  'see test/a.test.js:3:21',
])('%j has no frames', text => {
  expect(frames(text)).toEqual([])
})

test.for([
  ['vitest.xml', 'top level', ['test/math.test.js:14']],
  ['jest-default.xml', 'Math throws', ['src/math.test.js:8 Object.<anonymous>']],
  ['pytest-9.0.3.xml', 'test_fixture', ['tests/test_math.py:14 RuntimeError']],
  ['mocha11.xml', 'throws', ['test/math.spec.js:9 Context.<anonymous>']],
  ['node-v24.21.0.xml', 'throws', ['test/math.test.mjs:9 TestContext.<anonymous>']],
  ['playwright.xml', 'param 2', ['tests/a.spec.ts:4', 'tests/a.spec.ts:4']],
  ['gotestsum.xml', 'TestPanic/inner', ['sub/p_test.go:3']],
] as const)('in %s, %s failed where it did', async ([report, name, places]) => {
  const path = join(import.meta.dirname, '..', 'fixtures', 'junit', report)
  const xml = readFileSync(path, 'utf8').replaceAll('/home/runner/work/app/app/', ROOT)

  const { cases } = await readReport([xml], { relative: file => file })

  const stack = cases.find(({ id }) => id.name === name)?.problems[0]?.stack ?? ''
  expect(frames(stack)).toEqual(places)
})
