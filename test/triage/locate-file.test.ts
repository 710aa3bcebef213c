import { expect, test } from 'vitest'
import { fileLocator } from '../../src/triage/locate-file.ts'

const locate = fileLocator([
  'src/cart.ts',
  'src/main/java/com/acme/Calc.java',
  'src/test/java/com/acme/Calc.java',
  'src/main/java/com/acme/web/Page.java',
  'packages/a/src/index.ts',
  'packages/b/src/index.ts',
  'index.ts',
  'lib/calc.rb',
])

test.for<[what: string, path: string, file: string | undefined]>([
  ['the path itself', 'src/cart.ts', 'src/cart.ts'],
  ['the path with a dot before it', './src/cart.ts', 'src/cart.ts'],
  ['a path of another machine', '/home/runner/work/app/app/src/cart.ts', 'src/cart.ts'],
  ['a path of Windows', 'C:\\build\\app\\src\\cart.ts', 'src/cart.ts'],
  ['a file URL', 'file:///build/app/src/cart.ts', 'src/cart.ts'],
  ['the end of a path', 'web/Page.java', 'src/main/java/com/acme/web/Page.java'],
  ['a bare name that only one file has', 'Page.java', 'src/main/java/com/acme/web/Page.java'],
  ['a bare name that two files have', 'Calc.java', undefined],
  ['the end of two paths', 'com/acme/Calc.java', undefined],
  ['the end of one of two paths', 'test/java/com/acme/Calc.java', 'src/test/java/com/acme/Calc.java'],
  ['the longest of those that are its own end', '/ci/packages/a/src/index.ts', 'packages/a/src/index.ts'],
  ['a name at the top among others', 'index.ts', 'index.ts'],
  ['a name that only ends alike', 'mycart.ts', undefined],
  ['another folder', 'other/cart.ts', undefined],
  ['a file that nobody knows', 'gone.ts', undefined],
  ['nothing', '', undefined],
])('%s: %j is %j', ([, path, file]) => {
  expect(locate(path)).toBe(file)
})
