import { describe, expect, it } from 'vitest'
import { additionProblem } from '../../src/syntax/additions.ts'

const JS =
  "import { total } from './cart'\n\ndescribe('cart', () => {\n  it('is empty', () => {\n    expect(total([])).toBe(0)\n  })\n})\n"
const PY = 'from cart import total\n\n\ndef test_empty():\n    assert total([]) == 0\n'
const GO =
  'package cart\n\nimport "testing"\n\nfunc TestEmpty(t *testing.T) {\n\tif Total(nil) != 0 {\n\t\tt.Fatal("not 0")\n\t}\n}\n'

describe('a new version of a test file', () => {
  it.each([
    ['a test at the end', 'cart.test.ts', JS, `${JS}\nit('adds', () => {\n  expect(total([1])).toBe(1)\n})\n`],
    [
      'a test in a describe block',
      'cart.test.ts',
      JS,
      JS.replace("  it('is", "  it('adds', () => {\n    expect(total([1])).toBe(1)\n  })\n\n  it('is"),
    ],
    [
      'an import and a test',
      'cart.test.ts',
      JS,
      `import { tax } from './tax'\n${JS}it('taxes', () => {\n  expect(tax(1)).toBe(0)\n})\n`,
    ],
    ['a function', 'test_cart.py', PY, `${PY}\n\ndef test_one():\n    assert total([1]) == 1\n`],
    ['a function in Go', 'cart_test.go', GO, `${GO}\nfunc TestOne(t *testing.T) {}\n`],
  ])('that only adds %s is taken', (_, file, before, after) => {
    expect(additionProblem(file, before, after)).toBeUndefined()
  })

  it.each([
    ['an assertion goes', 'cart.test.ts', JS, JS.replace('    expect(total([])).toBe(0)\n', ''), /line/],
    ['an assertion changes', 'test_cart.py', PY, PY.replace('== 0', '>= 0'), /line/],
    [
      'a return is put before an assertion',
      'cart.test.ts',
      JS,
      JS.replace('    expect', '    return\n    expect'),
      /test or function/,
    ],
    ['a function grows at its end', 'test_cart.py', PY, `${PY}    assert total([1]) == 1\n`, /test or function/],
    ['a statement is put into a test', 'cart_test.go', GO, GO.replace('\tif', '\tt.Skip()\n\tif'), /test or function/],
    [
      'a hook for all tests is added',
      'cart.test.ts',
      JS,
      `${JS}beforeEach(() => {\n  total = () => 0\n})\n`,
      /hook or a mock/,
    ],
    ['a module is replaced', 'cart.test.ts', JS, `vi.mock('./cart')\n${JS}`, /hook or a mock/],
    ['its language is not known', 'cart_test.rb', 'x\n', 'x\ny\n', /cannot read the language/],
    [
      'a test is put out by a comment',
      'cart.test.ts',
      JS,
      JS.replace("  it('is", "  /*\n  it('is").replace('  })\n})', '  })\n  */\n})'),
      /test or function/,
    ],
  ])('is refused if %s', (_, file, before, after, reason) => {
    expect(additionProblem(file, before, after)).toMatch(reason)
  })
})
