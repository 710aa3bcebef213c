import { describe, expect, it } from 'vitest'
import { keepsState } from '../../src/syntax/module-state.ts'

describe('a module keeps nothing', () => {
  it.each([
    '',
    "import './setup.ts'\nimport type { A } from './a.ts'\nimport b, { c as d } from './b.ts'\nexport * from './e.ts'\nexport { b, d }\n",
    "'use strict'\n// a\n/* b */\nexport function f(a, b = []) {\n  const all = []\n  all.push(a)\n  let n = 0\n  n += 1\n  return { all, n }\n}\n",
    'export const f = async a => a.b\nexport const g = function (a) { return (a.b = 1) }\nexport default (a, b) => a + b\n',
    "export const A = 1, B = 'x', C = -24 * (60 + 1), D = `d`, E = /x/i, F = null, G = !true\n",
    "export const A = ['a', 1] as const\nexport const B = Object.freeze({ a: 1, b: { c: [2] }, d: () => 1 })\n",
    'export interface A { a: number }\nexport type B = A | string\nexport enum C { one, two }\ndeclare const d: number\n',
    'export abstract class A<T> {\n  #n = 0\n  private list: T[] = []\n  static of() { return new B() }\n  add(a: T) { this.list.push(a); this.#n += 1 }\n}\nclass B extends A<string> {}\n',
  ])('%j', text => {
    expect(keepsState('a.ts', text)).toBe(false)
  })
})

describe('a module may keep something', () => {
  it.each([
    'let n = 0\n',
    '  let n = 0\n',
    'function f() {} let n = 0\n',
    '/* a */ let n = 0\n',
    'export const A = 1; let n = A\n',
    'var n = 1\n',
    'export const cache = new Map()\n',
    'export const all = []\n',
    'export const CONFIG = { retries: 3 }\n',
    'const STATE = Object.freeze({ all: new Map() })\n',
    'const STATE = { list: [] as string[] } as const\n',
    'const STATE = [load()] as const\n',
    'const next = (() => { let n = 0; return () => (n += 1) })()\n',
    'const next = function () { return counter() }()\n',
    'const f = () => 1, cache = new Map()\n',
    'const cache = null ?? new Map()\n',
    'const cache = true ? new Map() : 0\n',
    'const text = `a ${load()}`\n',
    'const pattern = /x/g\n',
    'export default new Store()\n',
    'export default { a: 1 }\n',
    'class A { static last = 0 }\n',
    'class A {\n  private static last = 0\n}\n',
    'class A {\n  static #instance?: A\n}\n',
    'class A { static { this.last = 0 } }\n',
    'class A { static next() { return (this.last += 1) } }\n',
    'class A { @tracked size = 0 }\n',
    'class A extends mixin(B) {}\n',
    'class A { [load()]() {} }\n',
    'enum A { one = load() }\n',
    'export function next() { return (next.calls = 1 + (next.calls ?? 0)) }\n',
    'function next() { return next.calls++ }\n',
    'function next() { delete next.calls }\n',
    "import { state } from './state.ts'\nexport function next() { state.last = 1 }\n",
    'class A {}\nA.prototype.size = 1\n',
    'register(1)\n',
    'if (x) y()\n',
    'await load()\n',
    'namespace N { let a = 1 }\n',
    'const = 1\n',
  ])('%j', text => {
    expect(keepsState('a.ts', text)).toBe(true)
  })

  it.each(['a.json', 'a.vue', 'a.py'])('in another language: %s', file => {
    expect(keepsState(file, '')).toBe(true)
  })
})
