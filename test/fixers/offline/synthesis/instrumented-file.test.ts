import { describe, expect, it, test } from 'vitest'
import { instrumented } from '../../../../src/fixers/offline/synthesis/instrumented-file.ts'
import { readObservations } from '../../../../src/fixers/offline/synthesis/observations.ts'
import { OPERATIONS } from '../../../../src/fixers/offline/synthesis/operations.ts'
import { sitesIn } from '../../../../src/fixers/offline/synthesis/sites.ts'
import { runInstrumented, sourceOf } from './observed-code.ts'

test('a part of a value is not taken of one of another type', () => {
  const code =
    'from collections import defaultdict\n\ndef f(box):\n    if len(box) > 5:\n        return 0\n    return len(box)\n'
  const operation = OPERATIONS.findIndex(({ forms }) => forms.python.code === 'a[-1]')
  const parts = [{ code: 'box[-1]', isClosed: true, isLiteral: false, part: { of: 'box', operation } }]
  const sites = sitesIn(sourceOf('python', code)).map(site => ({ ...site, parts }))
  const calls = ['f([1, 7])', 'f(defaultdict(list, a=[1]))']

  const { results, notes } = runInstrumented({ language: 'python', code, calls }, { sites })

  expect(results).toEqual(['2', '1'])
  expect(notes).toContain('"7"')
})

test('the line that names the program of a file stays the first one', () => {
  const text = '#!/usr/bin/env node\nexport function half(n: number) {\n  return n / 2\n}\n'
  const source = { ...sourceOf('javascript', text), file: 'cli.ts' }

  const [first, second] = instrumented(source, { sites: sitesIn(source) }, '/tmp/notes').split('\n')

  expect([first, second]).toEqual(['#!/usr/bin/env node', '// @ts-nocheck'])
})

describe('what a probe sees', () => {
  const code = {
    python: 'def f(a, items):\n    last = items[-1]\n    return a + len(items)\n',
    javascript: 'export function f(a, items) {\n  const last = items.at(-1)\n  return a + items.length\n}\n',
  }
  it.each(['python', 'javascript'] as const)('is each state once, with the value of each operation: %s', language => {
    const calls = ['f(1, [2, 3])', 'f(1, [2, 3])', 'f(4, [2, 3])']
    const source = sourceOf(language, code[language])
    const at = sitesIn(source).findIndex(({ node }) => source.text.slice(node.from, node.to).startsWith('a + '))

    const rows = readObservations(runInstrumented({ language, code: code[language], calls }).notes).sites.get(at) ?? []

    const own = (operation: number, place: number) => rows.map(({ values, of }) => values[of[operation]?.[place] ?? -1])
    expect(own(0, 0)).toEqual(['3', '6'])
    // The second operand is the nearest variable, `last`, or the first parameter.
    const index = OPERATIONS.findIndex(({ forms }) => forms.python.code === 'a + 1')
    expect(own(index, 0)).toEqual(['4', '7'])
  })

  it.each([
    ['python', 'def f(n):\n    size: list[int] | None\n    size = n * 2\n    return size\n', ['6']],
    [
      'python',
      'def f(n):\n    box = [n, n * 2, n * 3]\n    at = 0\n    del(box[at])\n    del (box[at], n)\n    (size) = box[at]\n    return size\n',
      ['9'],
    ],
    [
      'python',
      'class Box:\n    def __init__(self, n):\n        self.__n = n\n    def twice(self):\n        return self.__n * 2\ndef f(n):\n    return Box(n).twice()\n',
      ['6'],
    ],
    [
      'python',
      'def f(n):\n    """Text."""\n    total = 0\n    for i in range(n):\n        if i % 2 == 0 and not i == 4: total += i\n    return [x for x in range(total) if 1 < x < 4]\n',
      ['[]'],
    ],
    [
      'python',
      'def f(n):\n    def gen():\n        for i in range(n):\n            got = yield i * 2\n    return f"{n + 1:>4}" + str(sum(gen()))\n',
      ["'   46'"],
    ],
    [
      'javascript',
      'export const f = n => {\n  const { a = n, ...rest } = { b: 2 }\n  let i = 0\n  while (i++ < 3) if (i === 2) continue; else rest.b += i\n  return [a, rest.b, `${n + 1}`]\n}\n',
      ["[ 3, 6, '4' ]"],
    ],
    [
      'javascript',
      'export class Box {\n  #n\n  constructor(n) { this.#n = n }\n  get twice() { return this.#n * 2 }\n}\nexport async function f(n) {\n  const box = new Box(n)\n  const wait = await Promise.resolve(box.twice)\n  return typeof wait === "number" ? [...[wait]].map(each => -each) : undefined\n}\n',
      ['[ -6 ]'],
    ],
    [
      'javascript',
      'export function f(n) {\n  switch (n) {\n    case 3: {\n      const found = [1, 2, 3].filter(each => each < n)\n      return found.length > 1 ? (found[0] ?? n) : n\n    }\n    default:\n      return 0\n  }\n}\n',
      ['1'],
    ],
    [
      'python',
      '"Text."\nfrom __future__ import annotations\ndef twice(n):\n    return n * 2\nTABLE = twice(4)\ndef f(n):\n    return TABLE + n\n',
      ['11'],
    ],
    [
      'python',
      'def len(a):\n    return 1 / 0\nclass Exception: pass\ndef f(n):\n    items = [n, n]\n    return items[-1] + n\n',
      ['6'],
    ],
    [
      'python',
      'async def each(n):\n    for x in range(n):\n        yield x\nasync def g(n):\n    return [x async for x in each(n) if x > 1]\ndef f(n):\n    import asyncio\n    return asyncio.run(g(n))\n',
      ['[2]'],
    ],
    [
      'python',
      'def depth(n):\n    return depth(n) + 1 if n == 3 else 0\ndef f(n):\n    try:\n        return depth(n)\n    except RecursionError:\n        return n // 2\n',
      ['1'],
    ],
    [
      'javascript',
      'export const f = n => {\n  const size = n * 2\n  return typeof missing === "undefined" ? size : n\n}\n',
      ['6'],
    ],
    [
      'javascript',
      'const Map = o => o\nexport class Set { add() { throw new Error() } }\nconst JSON = 3, Array = 4, String = 5\nexport function f(n) {\n  const list = [n, n]\n  return list[0] + Map(n)\n}\n',
      ['6'],
    ],
    [
      'javascript',
      'const o = { n: 3, get() { return this.n }, tag(parts) { return this.n + parts[0] } }\nexport const f = n => [(o.get)(), o.tag`x`, o.get() + n]\n',
      ["[ 3, '3x', 6 ]"],
    ],
  ] as const)('changes nothing in %s: %j', (language, text, results) => {
    expect(runInstrumented({ language, code: text, calls: ['f(3)'] }).results).toEqual(results)
  })

  it('is nothing where the tests have written something else', () => {
    const whole = runInstrumented({ language: 'python', code: code.python, calls: ['f(1, [2])'] }).notes
    const row = whole.split('\n')[0] ?? ''
    expect(readObservations(`{"site":0}\n[]\nnoise\n${row.replace(/"of": \[\[\d/, '"of": [["x"')}\n`).sites.size).toBe(
      0,
    )
    expect(readObservations(`noise\n${row}\n`).sites.size).toBe(1)
  })
})
