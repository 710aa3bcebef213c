import { describe, expect, test } from 'vitest'
import { importsOf } from '../../src/triage/imports.ts'

/** The imports of the first file; a file that is only named is empty. */
function imports(files: Readonly<Record<string, string>>, others: readonly string[] = []): string[] {
  const known = new Set([...Object.keys(files), ...others])
  return importsOf(Object.keys(files)[0] ?? '', { known, read: file => files[file] })
}

describe('JavaScript and TypeScript', () => {
  test.for<[what: string, text: string, file: string]>([
    ['an import', `import { sum } from '../src/sum.ts'`, 'src/sum.ts'],
    ['an import over several lines', `import {\n  sum,\n  // both\n  product,\n} from "../src/sum.ts"`, 'src/sum.ts'],
    ['an import for its effects', `import '../src/setup.ts'`, 'src/setup.ts'],
    ['an import of types', `import type { Sum } from '../src/sum.ts'`, 'src/sum.ts'],
    ['a re-export', `export * from '../src/sum.ts'`, 'src/sum.ts'],
    ['a dynamic import', `const { sum } = await import('../src/sum.ts')`, 'src/sum.ts'],
    ['a require', `const sum = require("../src/sum.js")`, 'src/sum.js'],
    ['a name without an ending', `import { sum } from '../src/sum'`, 'src/sum.ts'],
    ['a name without an ending, of a component', `import Page from '../src/page'`, 'src/page.tsx'],
    ['a name with a dot and without an ending', `import x from '../src/cart.model'`, 'src/cart.model.ts'],
    ['.js for .ts', `import { sum } from '../src/sum.js'`, 'src/sum.ts'],
    ['.js for .tsx', `import Page from '../src/page.js'`, 'src/page.tsx'],
    ['.jsx for .tsx', `import Page from '../src/page.jsx'`, 'src/page.tsx'],
    ['.mjs for .mts', `import { sum } from '../src/sum.mjs'`, 'src/sum.mts'],
    ['a folder', `import { sum } from '../src'`, 'src/index.ts'],
    ['a folder with a slash', `import { sum } from '../src/'`, 'src/index.ts'],
    ['the folder itself', `import { help } from '.'`, 'test/index.ts'],
    ['the folder above', `import { sum } from '..'`, 'index.ts'],
    ['a file beside', `import { help } from './help'`, 'test/help.js'],
  ])('%s', ([, text, file]) => {
    expect(imports({ 'test/a.test.ts': text }, [file])).toEqual([file])
  })

  test('packages and what is not there are left out', () => {
    const text = `import x from 'src'; import y from 'node:fs'; import z from './gone.ts'; import w from '@/src/sum'`

    expect(imports({ 'test/a.test.ts': text }, ['src', 'src.ts', 'src/sum.ts'])).toEqual([])
  })

  test('a file that is there under its own name is not taken for another', () => {
    const text = `import { sum } from '../src/sum.js'`

    expect(imports({ 'test/a.test.ts': text }, ['src/sum.ts', 'src/sum.js'])).toEqual(['src/sum.js'])
  })

  test('imports are followed, the nearest first, and circles end', () => {
    const files = {
      'test/a.test.ts': `import '../src/one'; import '../src/two'`,
      'src/one.ts': `import './deep'; import '../test/a.test'`,
      'src/two.ts': `import './one'`,
      'src/deep.ts': `import './two'`,
    }

    expect(imports(files)).toEqual(['src/one.ts', 'src/two.ts', 'src/deep.ts'])
  })

  test('a file that cannot be read imports nothing', () => {
    expect(importsOf('a.ts', { known: new Set(['a.ts', 'b.ts']), read: () => undefined })).toEqual([])
  })
})

describe('Python', () => {
  test.for<[what: string, text: string, file: string]>([
    ['import of a package’s module', 'import shop.cart', 'shop/cart.py'],
    ['import under another name', 'import shop.cart as c', 'shop/cart.py'],
    ['one import of several', 'import os, shop.cart', 'shop/cart.py'],
    ['from a module', 'from shop.cart import total', 'shop/cart.py'],
    ['from a module, over several lines', 'from shop.cart import (\n    total,\n    tax,\n)', 'shop/cart.py'],
    ['a module from a package', 'from shop import cart', 'shop/cart.py'],
    ['a module from a package under another name', 'from shop import cart as c', 'shop/cart.py'],
    ['a module from a package, over several lines', 'from shop import (\n    cart,\n)', 'shop/cart.py'],
    ['a module from a package in brackets', 'from shop import (cart)  # here', 'shop/cart.py'],
    ['inside of a function', 'def test_a():\n    from shop.cart import total', 'shop/cart.py'],
    ['below src', 'from shop.cart import total', 'src/shop/cart.py'],
    ['a package', 'import shop', 'shop/__init__.py'],
    ['beside', 'import helpers', 'tests/helpers.py'],
    ['from .', 'from . import helpers', 'tests/helpers.py'],
    ['from . under another name', 'from . import helpers as h', 'tests/helpers.py'],
    ['from . with a module', 'from .helpers import make', 'tests/helpers.py'],
    ['from ..', 'from .. import cart', 'cart.py'],
    ['from .. with a module', 'from ..shop.cart import total', 'shop/cart.py'],
  ])('%s', ([, text, file]) => {
    expect(imports({ 'tests/test_a.py': text }, [file])).toEqual([file])
  })

  test('a project below the top of the repository finds its own modules', () => {
    const files = { 'backend/tests/test_a.py': 'from shop.cart import total' }

    expect(imports(files, ['backend/shop/cart.py'])).toEqual(['backend/shop/cart.py'])
    expect(imports(files, ['backend/src/shop/cart.py'])).toEqual(['backend/src/shop/cart.py'])
  })

  test('what is not the project’s is left out', () => {
    expect(imports({ 'tests/test_a.py': 'import os\nfrom json import loads\nimport pytest' }, ['shop.py'])).toEqual([])
  })

  test('imports are followed through packages', () => {
    const files = {
      'tests/test_a.py': 'from shop import total',
      'shop/__init__.py': 'from .cart import total',
      'shop/cart.py': 'from .tax import rate',
      'shop/tax.py': '',
    }

    expect(imports(files)).toEqual(['shop/__init__.py', 'shop/cart.py', 'shop/tax.py'])
  })
})
