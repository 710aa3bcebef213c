import { expect, it } from 'vitest'
import { outlineOf } from '../../src/syntax/outline.ts'
import { holdsData } from '../../src/syntax/module-data.ts'

it.each([
  ['a.js', "import a from './a.js'\nconst all = { a, version: '1' }\nexport default all\n", true],
  ['a.js', "export const MONTHS = ['gennaio']\n", true],
  ['a.js', "module.exports = { a: require('./a.js') }\n", true],
  ['a.py', 'NAMES = {"a": 1}\n', true],
  ['a.py', 'from .a import a\n\n__all__ = ["a"]\n__version__ = "1"\n', false],
  ['a.py', '"""Text."""\nfrom .a import a\n', false],
  ['a.ts', "export * from './a.ts'\nexport { b } from './b.ts'\nexport type { C } from './c.ts'\n", false],
  ['a.ts', "'use strict'\nimport { b } from './b.ts'\nexport { b }\n", false],
  ['a.ts', 'export function f() {\n  return [1]\n}\n', false],
])('data in %s: %j', (file, text, holds) => {
  const outline = outlineOf(file, text)

  expect(outline && holdsData(outline)).toBe(holds)
})
