import { expect, test } from 'vitest'
import { applyMutation, type MutationSource, nodesIn } from '../../../../src/fixers/offline/code/mutation.ts'
import { NO_EVIDENCE } from '../../../../src/fixers/offline/evidence/test-evidence.ts'
import { unusedImport } from '../../../../src/fixers/offline/operators/unused-imports.ts'
import { languageOf } from '../../../../src/syntax/languages.ts'

function proposed(file: string, text: string, unused: readonly string[]) {
  const language = languageOf(file)
  if (language === undefined) throw new Error(`no language for ${file}`)
  const source: MutationSource = { file, text, language }
  return [...nodesIn(source)]
    .flatMap(node => unusedImport(node, source, { ...NO_EVIDENCE, unused }))
    .map(mutation => [applyMutation(text, mutation), mutation.likelihood])
}

test.for<readonly [file: string, unused: string, text: string, result: string]>([
  ['a.py', 'typing.List', 'from typing import List, Set\nx = Set\n', 'from typing import Set\nx = Set\n'],
  ['a.py', 'numpy as np', 'import numpy as np\nx = 1\n', 'x = 1\n'],
  ['a.py', 'os.path', 'import os.path\nx = 1\n', 'x = 1\n'],
  ['a.js', 'a', "import { a, b } from './from-cart'\nb()", "import { b } from './from-cart'\nb()"],
  ['a.ts', 'T', "import type { T } from './types'\nb()", 'b()'],
])('in %s %s is taken out of %j', ([file, unused, text, result]) => {
  expect(proposed(file, text, [unused])).toEqual([[result, 1]])
})

test('a module of the project may do more when it is loaded: that it goes is not certain', () => {
  expect(proposed('a.js', "import a from './install-a.js'\nb()", ['a'])).toEqual([['b()', 0.5]])
  expect(proposed('a.js', "import a from 'a'\nb()", ['a'])).toEqual([['b()', 1]])
})

test.for<readonly [what: string, file: string, text: string]>([
  ['what a package of Python passes on', 'shop/__init__.py', 'from .cart import a\n'],
  ['an import in a function', 'a.py', 'def f():\n    import a\n    return 1\n'],
  ['an import that may fail', 'a.py', 'try:\n    import a\nexcept ImportError:\n    pass\n'],
  ['one of two statements in a line', 'a.py', 'import a; import b\nb()\n'],
  ['an import of another name', 'a.js', "import { b } from 'a'\nb()"],
])('%s stays', ([, file, text]) => {
  expect(proposed(file, text, ['a'])).toEqual([])
})
