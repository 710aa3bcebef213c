import { describe, expect, test } from 'vitest'
import { ImportGraph } from '../../src/syntax/import-graph.ts'

/** The imports of the first file; a file that is only named is empty. */
function imports(files: Readonly<Record<string, string>>, others: readonly string[] = []): string[] {
  const known = new Set([...Object.keys(files), ...others])
  return new ImportGraph({ known, read: file => files[file] }).importsOf(Object.keys(files)[0] ?? '')
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
    const graph = new ImportGraph({ known: new Set(['a.ts', 'b.ts']), read: () => undefined })

    expect(graph.importsOf('a.ts')).toEqual([])
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

  test('a package is found in a folder of any name', () => {
    const files = { 'tests/test_a.py': 'from shop.cart import total' }
    const others = ['lib/python/shop/__init__.py', 'lib/python/shop/cart.py']

    expect(imports(files, others)).toEqual(['lib/python/shop/cart.py'])
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

describe('what only looks like an import', () => {
  test.for<[what: string, file: string, text: string]>([
    ['a comment', 'test/a.test.ts', `// import { sum } from '../src/sum.ts'\n/* require('../src/sum.ts') */`],
    ['a string', 'test/a.test.ts', `const text = "import '../src/sum.ts'"`],
    ['a template', 'test/a.test.ts', 'const text = `\nimport "../src/sum.ts"\n`'],
    ['a regular expression', 'test/a.test.ts', `const pattern = /import '..\\/src\\/sum.ts'/`],
    [
      'a path as a value',
      'test/a.test.ts',
      `const path = '../src/sum.ts'; read('../src/sum.ts'); x.from('../src/sum.ts')`,
    ],
    ['text in JSX', 'test/a.test.tsx', `const page = <p>import '../src/sum.ts'</p>`],
    ['a comment of Python', 'tests/test_a.py', '# import shop.cart\n'],
    ['a string of Python', 'tests/test_a.py', 'text = "import shop.cart"\n'],
    ['a docstring', 'tests/test_a.py', '"""\nimport shop.cart\nfrom shop import cart\n"""\n'],
    ['a language that is not parsed here', 'tests/a.rb', `require '../src/sum.ts'`],
  ])('%s is none', ([, file, text]) => {
    expect(imports({ [file]: text }, ['src/sum.ts', 'shop/cart.py', 'shop/__init__.py'])).toEqual([])
  })

  test('nor is anything in a file that no person wrote', () => {
    const text = `import '../src/sum.ts'\n${'x'.repeat(1_000_000)}`

    expect(imports({ 'test/a.test.ts': text }, ['src/sum.ts'])).toEqual([])
  })
})

describe('more ways to import', () => {
  test.for<[what: string, text: string]>([
    ['a mock of vitest', `vi.mock('../src/sum.ts', () => ({}))`],
    ['a mock of jest', `jest.mock('../src/sum.ts')`],
    ['the real module behind a mock', `const real = await vi.importActual<typeof Sum>('../src/sum.ts')`],
    ['the real module behind a mock of jest', `jest.requireActual('../src/sum.ts')`],
    ['the place of a module', `require.resolve('../src/sum.ts')`],
    ['a mock of an import', `vi.mock(import('../src/sum.ts'))`],
    ['an import in a function', `test('a', async () => { const { sum } = await import('../src/sum.ts') })`],
    ['an import before a mistake', `import '../src/sum.ts'\nconst = 1`],
    ['a named re-export', `export { sum as total } from '../src/sum.ts'`],
    ['an import by another name', `import type Sum, { type Total } from '../src/sum.ts'`],
    ['an import with attributes', `import sum from '../src/sum.ts' with { type: 'x' }`],
  ])('%s', ([, text]) => {
    expect(imports({ 'test/a.test.ts': text }, ['src/sum.ts'])).toEqual(['src/sum.ts'])
  })

  test.for<[what: string, file: string, text: string]>([
    ['a star', 'tests/test_a.py', 'from shop.cart import *'],
    ['a line that goes on', 'tests/test_a.py', 'from shop.cart import total, \\\n    tax'],
    ['two on one line', 'tests/test_a.py', 'import os; import shop.cart'],
    ['for types alone', 'tests/test_a.py', 'if TYPE_CHECKING:\n    from shop.cart import Cart'],
    ['in an attempt', 'tests/test_a.py', 'try:\n    import shop.cart\nexcept ImportError:\n    pass'],
    ['from far above', 'tests/deep/test_a.py', 'from ...shop.cart import total'],
  ])('%s, in Python', ([, file, text]) => {
    expect(imports({ [file]: text }, ['shop/cart.py'])).toEqual(['shop/cart.py'])
  })
})

describe('names that the project itself explains', () => {
  const files = [
    'src/core/sum.ts',
    'lib/sum.ts',
    'src/sum.ts',
    'packages/money/src/index.ts',
    'packages/money/round.ts',
  ]
  const paths = (text: string) => `{ "compilerOptions": { "paths": { ${text} } } }`

  test.for<[what: string, specifier: string, file: string, config: Readonly<Record<string, string>>]>([
    [
      'a path of tsconfig.json',
      '@/sum',
      'src/sum.ts',
      { 'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["src/*"] } } }' },
    ],
    [
      'a path below a baseUrl',
      '@/sum',
      'src/sum.ts',
      { 'tsconfig.json': '{ "compilerOptions": { "baseUrl": "src", "paths": { "@/*": ["*"] } } }' },
    ],
    ['a path without a baseUrl', '@/sum', 'src/sum.ts', { 'tsconfig.json': paths('"@/*": ["./src/*"]') }],
    [
      'the longest of two paths',
      '@/core/sum',
      'lib/sum.ts',
      { 'tsconfig.json': paths('"@/*": ["src/*"], "@/core/*": ["lib/*"]') },
    ],
    [
      'the second target, where the first is not there',
      '@/sum',
      'src/sum.ts',
      { 'tsconfig.json': paths('"@/*": ["gone/*", "src/*"]') },
    ],
    [
      'a path of one module',
      'money',
      'packages/money/src/index.ts',
      { 'tsconfig.json': paths('"money": ["packages/money/src/index.ts"]') },
    ],
    [
      'a path of a tsconfig.json with comments and a comma too many',
      '@/sum',
      'src/sum.ts',
      { 'tsconfig.json': '{\n  // ours\n  "compilerOptions": {\n    "paths": { "@/*": ["src/*"], },\n  },\n}' },
    ],
    ['a path of jsconfig.json', '~/sum', 'src/sum.ts', { 'jsconfig.json': paths('"~/*": ["src/*"]') }],
    ['a path of tsconfig.base.json', '@/sum', 'src/sum.ts', { 'tsconfig.base.json': paths('"@/*": ["src/*"]') }],
    [
      'a package of the same repository',
      '@acme/money',
      'packages/money/src/index.ts',
      { 'packages/money/package.json': '{ "name": "@acme/money" }' },
    ],
    [
      'a file in a package of the same repository',
      '@acme/money/round',
      'packages/money/round.ts',
      { 'packages/money/package.json': '{ "name": "@acme/money" }' },
    ],
  ])('%s', ([, specifier, file, config]) => {
    expect(imports({ 'test/a.test.ts': `import x from '${specifier}'`, ...config }, files)).toEqual([file])
  })

  test('leave packages of others alone, though they begin alike', () => {
    const config = {
      'tsconfig.json': paths('"money": ["src/sum.ts"]'),
      'packages/money/package.json': '{ "name": "@acme/money" }',
    }
    const text = `import a from '@acme/money-format'; import b from 'moneyed'; import c from '@acme/money2/round'`

    expect(imports({ 'test/a.test.ts': text, ...config }, files)).toEqual([])
  })
})

describe('names that a package.json explains', () => {
  const files = ['src/index.ts', 'src/parse/tree.ts', 'lib/shop.js', 'packages/money/source/main.ts']

  test.for<[what: string, specifier: string, file: string, config: Readonly<Record<string, string>>]>([
    ['the package’s own name', 'shop', 'lib/shop.js', { 'package.json': '{ "name": "shop", "main": "./lib/shop" }' }],
    [
      'its own name, by exports',
      'shop/tree',
      'src/parse/tree.ts',
      { 'package.json': '{ "name": "shop", "exports": { "./tree": { "import": "./src/parse/tree.js" } } }' },
    ],
    [
      'its own name, by a pattern of exports',
      '@acme/shop/parse/tree',
      'src/parse/tree.ts',
      { 'package.json': '{ "name": "@acme/shop", "exports": { ".": "./x.js", "./*": ["./dist/*.mjs"] } }' },
    ],
    [
      'exports that are one file',
      'shop',
      'lib/shop.js',
      { 'package.json': '{ "name": "shop", "exports": "./lib/shop.js" }' },
    ],
    ['a file below its own name', 'shop/lib/shop', 'lib/shop.js', { 'package.json': '{ "name": "shop" }' }],
    [
      'imports of the package',
      '#tree',
      'src/parse/tree.ts',
      { 'package.json': '{ "imports": { "#tree": { "types": "./src/parse/tree.ts" } } }' },
    ],
    [
      'imports by a pattern',
      '#src/parse/tree.js',
      'src/parse/tree.ts',
      { 'package.json': '{ "imports": { "#src/*.js": "./src/*.ts" } }' },
    ],
    ['the folder of a package.json', '..', 'lib/shop.js', { 'package.json': '{ "main": "lib/shop.js" }' }],
    [
      'a package of the repository, by its entry',
      '@acme/money',
      'packages/money/source/main.ts',
      { 'packages/money/package.json': '{ "name": "@acme/money", "source": "source/main.ts" }' },
    ],
    ['a package.json that is broken', '../lib/shop.js', 'lib/shop.js', { 'package.json': '{ "name": ' }],
  ])('%s', ([, specifier, file, config]) => {
    expect(imports({ 'test/a.test.ts': `import x from '${specifier}'`, ...config }, files)).toEqual([file])
  })

  test('an entry of exports that is closed, and a name in imports that is missing, are none', () => {
    const config = {
      'package.json': '{ "name": "shop", "exports": { "./tree": null }, "imports": { "#a": "./src/index.ts" } }',
    }

    expect(imports({ 'test/a.test.ts': `import '#b'; import '#'; import 'shops'`, ...config }, files)).toEqual([])
  })
})

describe('built code stands for its source:', () => {
  test.for<[what: string, specifier: string, file: string]>([
    ['a build that is not committed', '../dist/parse/tree.js', 'src/parse/tree.ts'],
    ['one of several kinds', '../dist/cjs/index.cjs', 'src/index.ts'],
    ['its types', '../build/parse/tree.d.ts', 'src/parse/tree.ts'],
    ['a folder lib that the build writes', '../lib/parse/tree', 'src/parse/tree.ts'],
    ['a build that is committed', '../dist/committed.js', 'src/committed.js'],
  ])('%s', ([, specifier, file]) => {
    const others = ['src/index.ts', 'src/parse/tree.ts', 'src/committed.js', 'dist/committed.js']

    expect(imports({ 'test/a.test.ts': `import x from '${specifier}'` }, others)).toEqual([file])
  })

  test('without a source it is what it is, and a folder lib with sources is no build', () => {
    const others = ['dist/a.js', 'lib/b.js', 'src/b.js']

    expect(imports({ 'test/a.test.ts': `import '../dist/a.js'; import '../lib/b.js'` }, others)).toEqual([
      'dist/a.js',
      'lib/b.js',
    ])
  })
})

describe('paths that a tsconfig.json inherits', () => {
  const files = ['src/sum.ts', 'lib/sum.ts', 'packages/a/src/sum.ts', 'packages/b/src/sum.ts']
  const base = '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }'

  test.for<[what: string, config: Readonly<Record<string, string>>]>([
    ['a base beside', { 'tsconfig.json': '{ "extends": "./base.json" }', 'base.json': base }],
    ['a base without its ending', { 'tsconfig.json': '{ "extends": "./base" }', 'base.json': base }],
    [
      'a chain of bases',
      { 'tsconfig.json': '{ "extends": "./one.json" }', 'one.json': '{ "extends": "./two.json" }', 'two.json': base },
    ],
    [
      'a base below, whose paths are relative to it',
      {
        'tsconfig.json': '{ "extends": "./config/base.json" }',
        'config/base.json': '{ "compilerOptions": { "paths": { "@/*": ["../src/*"] } } }',
      },
    ],
    [
      'a base with a baseUrl',
      {
        'tsconfig.json': '{ "extends": "./base.json" }',
        'base.json': '{ "compilerOptions": { "baseUrl": "src", "paths": { "@/*": ["*"] } } }',
      },
    ],
    [
      'a list of bases, of which the last one wins',
      {
        'tsconfig.json': '{ "extends": ["./one.json", "./two.json"] }',
        'one.json': '{ "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }',
        'two.json': base,
      },
    ],
    [
      'a package that is installed',
      {
        'tsconfig.json': '{ "extends": "@acme/tsconfig/base.json" }',
        'node_modules/@acme/tsconfig/package.json': '{ "name": "@acme/tsconfig" }',
        'node_modules/@acme/tsconfig/base.json': '{ "compilerOptions": { "paths": { "@/*": ["../../../src/*"] } } }',
      },
    ],
    [
      'a package of the repository that is not installed',
      {
        'tsconfig.json': '{ "extends": "@acme/tsconfig" }',
        'tools/tsconfig/package.json': '{ "name": "@acme/tsconfig", "tsconfig": "shared.json" }',
        'tools/tsconfig/shared.json': '{ "extends": "./root.json" }',
        'tools/tsconfig/root.json': '{ "compilerOptions": { "paths": { "@/*": ["../../src/*"] } } }',
      },
    ],
  ])('come from %s', ([, config]) => {
    expect(imports({ 'test/a.test.ts': `import x from '@/sum'`, ...config }, files)).toEqual(['src/sum.ts'])
  })

  test.for<[what: string, extended: string, others: Readonly<Record<string, string>>]>([
    ['is missing', '"./gone.json"', {}],
    ['is a package that is not installed', '"@tsconfig/node24/tsconfig.json"', {}],
    ['is outside of the repository', '"../../../../etc/tsconfig.json"', {}],
    ['is an absolute path', '"/etc/passwd"', {}],
    ['is circular', '"./one.json"', { 'one.json': '{ "extends": "./tsconfig.json" }' }],
    ['is not JSON', '"./one.json"', { 'one.json': 'compilerOptions:' }],
  ])('leave its own paths alone when a base %s', ([, extended, others]) => {
    const own = `{ "extends": ${extended}, "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }`

    expect(imports({ 'test/a.test.ts': `import x from '@/sum'`, 'tsconfig.json': own, ...others }, files)).toEqual([
      'src/sum.ts',
    ])
  })

  test('keep the paths of a base beside a package that is not installed', () => {
    const config = { 'tsconfig.json': '{ "extends": ["@tsconfig/strictest", "./base.json"] }', 'base.json': base }

    expect(imports({ 'test/a.test.ts': `import x from '@/sum'`, ...config }, files)).toEqual(['src/sum.ts'])
  })

  test.for<[what: string, text: string]>([
    ['that is empty', ''],
    ['that is not JSON', '<xml/>'],
    ['that breaks off', '{ "compilerOptions": { "paths": { "@/*": ['],
    ['with a path that is no list', '{ "compilerOptions": { "paths": { "@/*": "src/*" } } }'],
    ['with a path outside of the repository', '{ "compilerOptions": { "paths": { "@/*": ["../../src/*"] } } }'],
  ])('are none in a file %s', ([, text]) => {
    const config = { 'tsconfig.json': text }

    expect(imports({ 'test/a.test.ts': `import '@/sum'; import '../lib/sum'`, ...config }, files)).toEqual([
      'lib/sum.ts',
    ])
  })

  test('are those of the nearest tsconfig.json, where packages use the same alias', () => {
    const config = { 'packages/a/tsconfig.json': base, 'packages/b/tsconfig.json': base }
    const text = `import x from '@/sum'`

    expect(imports({ 'packages/a/a.test.ts': text, ...config }, files)).toEqual(['packages/a/src/sum.ts'])
    expect(imports({ 'packages/b/b.test.ts': text, ...config }, files)).toEqual(['packages/b/src/sum.ts'])
  })

  test('a name below the baseUrl needs no path', () => {
    const config = { 'tsconfig.json': '{ "compilerOptions": { "baseUrl": "./src" } }' }

    expect(imports({ 'test/a.test.ts': `import x from 'sum'`, ...config }, files)).toEqual(['src/sum.ts'])
  })

  test('no file outside of the repository is read', () => {
    const texts: Readonly<Record<string, string>> = {
      'test/a.test.ts': `import x from '@/sum'`,
      'tsconfig.json': '{ "extends": ["../../etc/passwd", "/etc/hosts", "pkg/../../../../etc/passwd"] }',
    }
    const read: string[] = []
    const graph = new ImportGraph({
      known: new Set(Object.keys(texts)),
      read(file) {
        read.push(file)
        return texts[file]
      },
    })

    graph.importsOf('test/a.test.ts')

    expect(
      read.filter(file => file.startsWith('/') || file.split('/').includes('..') || file.includes('passwd')),
    ).toEqual([])
  })
})

describe('the tests that stand on changed files', () => {
  const files: Readonly<Record<string, string>> = {
    'test/near.test.ts': `import '../src/sum.ts'`,
    'test/far.test.ts': `import './helper.ts'`,
    'test/other.test.ts': `import '../src/other.ts'`,
    'test/helper.ts': `import '../src/deep.ts'`,
    'src/deep.ts': `import './sum.ts'`,
    'src/sum.ts': '',
    'src/other.ts': '',
  }
  const isTest = (file: string) => file.endsWith('.test.ts')

  test.for<[changed: readonly string[], tests: readonly string[]]>([
    [['src/sum.ts'], ['test/near.test.ts', 'test/far.test.ts']],
    [['src/other.ts'], ['test/other.test.ts']],
    [['test/near.test.ts'], ['test/near.test.ts']],
    [
      ['src/deep.ts', 'src/other.ts'],
      ['test/far.test.ts', 'test/other.test.ts'],
    ],
    [['README.md'], []],
    [[], []],
  ])('%j are %j, and each file is read once', ([changed, tests]) => {
    const read: string[] = []
    const graph = new ImportGraph({
      known: new Set(Object.keys(files)),
      read(file) {
        read.push(file)
        return files[file]
      },
    })

    const found = [graph.testsThatImport(changed, isTest), graph.testsThatImport(changed, isTest)]

    expect(found).toEqual([tests, tests])
    expect(read.toSorted()).toEqual([...new Set(read)].toSorted())
  })
})
