import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compilers } from '../../src/test-runner/compilers.ts'
import { checkSyntax, problemIn } from '../../src/syntax/syntax-gate.ts'

describe('an edit that breaks a file', () => {
  test.for<[file: string, before: string, after: string, line: number]>([
    ['a.js', 'const a = 1\nconst b = 2\n', 'const a = 1\nconst b = = 2\n', 2],
    ['a.mjs', 'const a = [1]\nb()\n', 'const a = [1\nb()\n', 2],
    ['a.ts', 'function f(a: number): number {\n  return a\n}\n', 'function f(a: number): number {\n  return a\n', 3],
    ['a.cts', 'const a: string = ""\n', 'const a: = ""\n', 1],
    ['a.tsx', 'const a = <p>{b}</p>\n', 'const a = <p>{b c}</p>\n', 1],
    ['a.jsx', 'const a = <p>x</p>\n', 'const a = <p x=>x</p>\n', 1],
    ['a.py', 'def f(a):\n    return a\n', 'def f(a)\n    return a\n', 1],
    ['a.py', 'x = [1, 2]\n', 'x = [1, 2]]\n', 1],
    ['a.py', 'def f():\n    return 1\n', 'def f():\nreturn 1\n', 2],
    ['a.pyi', 'def f(a: int) -> int: ...\n', 'def f(a: int) -> : ...\n', 1],
  ])('%s is told with its line', ([file, before, after, line]) => {
    const problem = problemIn(file, after, before)

    expect(problem).toMatch(new RegExp(`^${file} has a syntax error in line ${line}\\b.*\\.$`))
  })

  test('JSON is told too', () => {
    expect(problemIn('package.json', '{"a": 1,}', '{"a": 1}')).toBe('package.json is no longer valid JSON.')
  })

  test('a new file has to be well-formed as well', () => {
    expect(problemIn('new.ts', 'const = 1', '')).toMatch(/syntax error in line 1/)
    expect(problemIn('new.json', '{"a": ', '')).toMatch(/JSON/)
  })
})

describe('what is no fault of the edit', () => {
  test.for<[what: string, file: string, before: string, after: string]>([
    ['an error that was there before', 'a.js', 'const a = = 1\nconst b = 1\n', 'const a = = 1\nconst b = 2\n'],
    ['an error that is gone', 'a.js', 'const a = = 1\n', 'const a = 1\n'],
    ['JSON with comments that had them before', 'tsconfig.json', '{ // a\n"a": 1 }', '{ // a\n"a": 2 }'],
    ['a language that is not parsed here', 'a.rb', 'def a; end', 'def a; en('],
    ['a file without an ending', 'Makefile', 'all:', 'all: ('],
    ['an empty file', 'a.py', 'x = 1', ''],
  ])('%s', ([, file, before, after]) => {
    expect(problemIn(file, after, before)).toBeUndefined()
  })

  test.for([
    { file: 'a.ts', code: 'type A = { readonly [K in keyof B]?: B[K] }' },
    { file: 'a.ts', code: 'const a = b satisfies C' },
    { file: 'a.ts', code: 'enum A { B = 1 << 2, C }' },
    { file: 'a.ts', code: 'declare module "x" { export const y: number }' },
    { file: 'a.ts', code: 'class A<in out T> {}' },
    { file: 'a.ts', code: 'class A { [key: string]: number }' },
    {
      file: 'a.ts',
      code: 'export abstract class A { private readonly a?: T; static #b = 1; declare c: string; abstract d(): void }',
    },
    { file: 'a.ts', code: 'function f(a: unknown): asserts a is string {}' },
    { file: 'a.ts', code: 'function g<const T>(a: T): a is T { return true }' },
    { file: 'a.ts', code: 'const f = async <T>(a: T): Promise<T> => await a!' },
    { file: 'a.ts', code: 'import type { A } from "./a.ts"' },
    { file: 'a.ts', code: 'import b, { type C } from "./b.ts"' },
    { file: 'a.ts', code: 'import a = require("a")' },
    { file: 'a.ts', code: 'export type * from "./c.ts"' },
    { file: 'a.ts', code: 'export default interface A {}' },
    { file: 'a.ts', code: 'await using a = await b()' },
    { file: 'a.ts', code: 'type A = `a${string}` | "b"' },
    { file: 'a.ts', code: 'type A = [first: string, ...rest: number[]]' },
    { file: 'a.ts', code: 'type B = C extends infer D extends string ? D : never' },
    { file: 'a.ts', code: 'type F = abstract new (...args: unknown[]) => unknown' },
    { file: 'a.ts', code: 'let x: typeof import("./a")' },
    { file: 'a.ts', code: '@injectable() class A { constructor(@inject(B) private readonly b: B) {} }' },
    { file: 'a.ts', code: 'class A { accessor a = 1; static { this.b = 2 } }' },
    { file: 'a.ts', code: 'function f(this: Window): void' },
    { file: 'a.ts', code: 'const a = <number>b as const' },
    { file: 'a.tsx', code: 'const a = <T,>(b: T) => b' },
    { file: 'a.tsx', code: 'const a = <A b={b} {...c}>{d && <></>} &nbsp; text</A>' },
    { file: 'a.tsx', code: 'const a = <A<T> b={b} />' },
    { file: 'a.jsx', code: 'const a = <div>{/* a comment */}{b}</div>' },
    { file: 'a.js', code: 'import data from "./a.json" with { type: "json" }' },
    { file: 'a.js', code: 'a ??= b?.[c]?.(d) ?? 1_000n' },
    { file: 'a.js', code: '#!/usr/bin/env node' },
    { file: 'a.js', code: 'label: for await (const a of b) { continue label }' },
    {
      file: 'a.js',
      code: 'class A { #a; static has(b) { return #a in b } get [c]() { return /[\\p{L}--[a-z]]/v.test(d) } }',
    },
    { file: 'a.js', code: 'const { a = 1, ...b } = c' },
    { file: 'a.js', code: 'const [a, , b] = c' },
    { file: 'a.js', code: ';[a.b, c] = d' },
    { file: 'a.js', code: 'const f = ([a, , b] = []) => a' },
    { file: 'a.js', code: 'const a = { ...b, async *c() { yield* d } }' },
    {
      file: 'a.py',
      code: 'match a:\n    case {"b": [c, *_]} if c > 1:\n        pass\n    case A(b=1) | None:\n        pass\n',
    },
    { file: 'a.py', code: 'if (n := len(a)) > 1: print(f"{n!r:>{width}} {a["b"]} {c=}")\n' },
    { file: 'a.py', code: 'def f(a, /, b: int = 1, *args: int, c, **kw) -> "int": ...\n' },
    {
      file: 'a.py',
      code: 'async def f():\n    async with a as b, c as d:\n        return [x async for x in y if await z]\n',
    },
    { file: 'a.py', code: 'try:\n    pass\nexcept* ValueError as e:\n    raise X from e\n' },
    { file: 'a.py', code: 'with open("a") as f, open("b") as g:\n    pass\n' },
    { file: 'a.py', code: 'with (open("a") as f, open("b") as g):\n    pass\n' },
    { file: 'a.py', code: 'def f[T: int](a: T) -> T: return a\n' },
    { file: 'a.py', code: 'def f():\n    x = (yield)\n' },
    { file: 'a.py', code: 'def f() -> tuple[int, *Ts]: ...\n' },
    {
      file: 'a.py',
      code: '@dataclass(frozen=True)\nclass A(B, metaclass=C):\n    a: int = 1\n    b: list[int] | None = None\n',
    },
    { file: 'a.py', code: '@a.b[c]\ndef f(): pass\n' },
    { file: 'a.py', code: 'print(*a, sep="", **k)\n' },
    { file: 'a.py', code: 'a = """b\n  c"""  # d\nif a:\n\tb = 1\n\n\tc = 2\nelse: d = not a is b\n' },
    { file: 'a.py', code: 'x = rb"\\d" b"a"\ny = 0x_ff + 1_000j + 1e-3\nz = a @ b if c else d\n' },
  ])('$file may hold $code', async ({ file, code }) => {
    const root = mkdtempSync(join(tmpdir(), 'fix-tests-syntax-'))
    writeFileSync(join(root, file), code)
    const compiles = compilers({ root, host: process.env, temp: root, signal: new AbortController().signal })
    const source = { read: () => Promise.resolve(code), original: () => Promise.resolve('') }

    const problem = await checkSyntax([file], source, compiles)

    rmSync(root, { recursive: true })
    expect(problem).toBeUndefined()
  })
})

describe('the language’s own parser', () => {
  test.for([
    { file: 'a.py', code: 'def f(:\n', is: false },
    { file: 'a.py', code: 'print("not run")\n', is: true },
    { file: 'a.mjs', code: 'import a from "./no-such-file.mjs"\nprocess.exit(3)\n', is: true },
    { file: 'a.mjs', code: 'const a = = 1\n', is: false },
    { file: 'a.ts', code: 'const a: = 1\n', is: false },
    { file: 'a.ts', code: 'enum A { B }\n', is: true },
    { file: 'a.tsx', code: 'const a = <p>{b c}</p>\n', is: undefined },
    { file: 'gone.ts', code: undefined, is: undefined },
  ])('says $is of $file: $code', async ({ file, code, is }) => {
    const root = mkdtempSync(join(tmpdir(), 'fix-tests-syntax-'))
    if (code !== undefined) writeFileSync(join(root, file), code)

    const said = await compilers({ root, host: process.env, temp: root, signal: new AbortController().signal })(file)

    rmSync(root, { recursive: true })
    expect(said).toBe(is)
  })
})

describe('several files', () => {
  const tree = (files: Readonly<Record<string, readonly [before: string | undefined, after: string | undefined]>>) => ({
    read: (path: string) => Promise.resolve(files[path]?.[1]),
    original: (path: string) => Promise.resolve(files[path]?.[0]),
  })

  test('the first that is broken is told', async () => {
    const source = tree({ 'a.ts': ['', 'const a = 1'], 'b.ts': ['const b = 1', 'const b ='], 'c.py': ['', 'def ('] })

    const problem = await checkSyntax(['a.ts', 'b.ts', 'c.py'], source)

    expect(problem).toMatch(/^b\.ts has a syntax error in line 1/)
  })

  test('nothing is told when all are well-formed, or gone', async () => {
    const source = tree({ 'a.ts': ['', 'const a = 1'], 'gone.ts': ['const b = 1', undefined] })

    expect(await checkSyntax(['a.ts', 'gone.ts'], source)).toBeUndefined()
  })
})
