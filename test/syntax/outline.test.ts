import { describe, expect, test } from 'vitest'
import { definitionAt, outlineOf } from '../../src/syntax/outline.ts'

/** Definitions as `kind container.name from-to`. */
const defined = (file: string, text: string) =>
  outlineOf(file, text)?.definitions.map(
    ({ kind, container, name, from, to }) =>
      `${kind} ${container === '' ? name : `${container}.${name}`} ${from === to ? from : `${from}-${to}`}`,
  )

describe('a file defines', () => {
  test.for<[file: string, text: string, expected: readonly string[]]>([
    [
      'a.ts',
      'export default () => 1\nexports.foo = function () {}\nconst a = { b() {}, c: () => 1 }\nexport class A {\n  #p() {}\n  x = () => 1\n  get y() { return 1 }\n}\nconst g = 1, h = () => {\n  const local = () => 1\n}\n',
      [
        'function default 1',
        'function foo 2',
        'value a 3',
        'function b 3',
        'function c 3',
        'type A 4-8',
        'function A.p 5',
        'function A.x 6',
        'function A.y 7',
        'value g 9',
        'function h 9-11',
        'function local 10',
      ],
    ],
    [
      'Overloads.java',
      'interface A {\n  void one(int a);\n  void one(String a);\n}\n',
      ['type A 1-4', 'function A.one 2', 'function A.one 3'],
    ],
    [
      'overloads.ts',
      'export function one(a: string): string\nexport function one(a: number): number\nexport function one(a: any) {\n  return a\n}\nabstract class B {\n  abstract two(): void\n  three(): void\n  three(a?: number) {}\n}\nfunction four(): void\n',
      ['function one 1-5', 'type B 6-10', 'function B.two 7', 'function B.three 8-9', 'function four 11'],
    ],
    [
      'a.py',
      'X = 1\nclass A(B):\n    @property\n    def m(self):\n        y = 2\n        return y\n\n\nasync def f():\n    pass\n',
      ['value X 1', 'type A 2-6', 'function A.m 3-6', 'function f 9-10'],
    ],
    [
      'a.go',
      'package a\n\nfunc Add(a int) int {\n\treturn a\n}\n\nfunc (c *Cart[T]) Total() int { return 1 }\n\ntype T struct{ a int }\n\nconst (\n\tA = 1\n\tB = 2\n)\n\nfunc g() {\n\tvar local = 1\n}\n',
      ['function Add 3-5', 'function Cart.Total 7', 'type T 9', 'value A 12', 'value B 13', 'function g 16-18'],
    ],
    [
      'A.java',
      'class A {\n  static final int X = 1;\n  A() {}\n  int total(int a) {\n    return a;\n  }\n  interface Q { void y(); }\n}\n',
      ['type A 1-8', 'value X 2', 'function A.A 3', 'function A.total 4-6', 'type Q 7', 'function Q.y 7'],
    ],
    [
      'a.rs',
      'struct T { a: i32 }\nimpl<X> Show for Cart<X> {\n    fn total(&self) -> i32 { 1 }\n}\nfn free() {}\nconst D: i32 = 1;\n',
      ['type T 1', 'function Cart.total 3', 'function free 5', 'value D 6'],
    ],
    ['a.rs', 'impl<K> Map<K>\nwhere\n    K: Hash + Eq,\n{\n    fn get(&self) {}\n}\n', ['function Map.get 5']],
  ])('%s', ([file, text, expected]) => {
    expect(defined(file, text)).toEqual(expected)
  })

  test('nothing that is known where the language has no grammar', () => {
    expect(defined('a.css', 'a { b: c }')).toBeUndefined()
  })

  test('what it can, where it is broken', () => {
    expect(defined('a.ts', 'function one() {}\n}}} (( \nfunction two() {\n')).toEqual(
      expect.arrayContaining(['function one 1']),
    )
  })
})

test('the innermost definition is around a line, and none beside all', () => {
  const outline = outlineOf('a.ts', 'class A {\n  m() {\n    return 1\n  }\n}\n\nwork()\n')

  expect([1, 3, 5, 7].map(line => outline && definitionAt(outline, line)?.name)).toEqual(['A', 'm', 'A', undefined])
})
