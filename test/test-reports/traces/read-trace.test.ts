import { describe, expect, test } from 'vitest'
import { readTrace } from '../../../src/test-reports/traces/read-trace.ts'

const inProject = (file: string) =>
  file.startsWith('/app/') ? file.slice(5) : file.startsWith('shop/') ? file : undefined

const code = { inProject, textOf: () => undefined }
const range = (count: number, startOffset = 0, endOffset = 0) => ({ startOffset, endOffset, count })

describe('a trace tells what ran', () => {
  test('of Node.js, by the names of functions that were called', () => {
    const functions = [
      { functionName: '', ranges: [range(1)] },
      { functionName: 'total', ranges: [range(3, 10, 90), range(0, 40, 50)] },
      { functionName: 'get rate', ranges: [range(1)] },
      { functionName: 'Cart.add', ranges: [range(2)] },
      { functionName: 'unused', ranges: [range(0)] },
    ]
    const parts = [
      [10, 3],
      [40, 0],
      [50, 3],
      [90, 0],
    ]
    const text = JSON.stringify({
      result: [
        { url: 'file:///app/src/cart.ts?t=1', functions },
        { url: '/app/src/plain.js', functions: functions.slice(1, 2) },
        { url: 'node:fs', functions },
        { url: 'file:///app/node_modules/x/index.js', functions },
        { url: 'file:///elsewhere/a.js', functions },
      ],
    })

    expect(readTrace('coverage-1-2-0.json', text, code)).toEqual([
      { file: 'src/cart.ts', name: 'total', line: undefined, calls: 3, parts },
      { file: 'src/cart.ts', name: 'rate', line: undefined, calls: 1, parts: [[0, 0]] },
      { file: 'src/cart.ts', name: 'add', line: undefined, calls: 2, parts: [[0, 0]] },
      { file: 'src/plain.js', name: 'total', line: undefined, calls: 3, parts },
    ])
  })

  test('of Node.js, by lines where the file is what ran', () => {
    const text = 'function total(a) {\n  if (a) {\n    return 1\n  }\n  return 2\n}\nfunction idle() {\n  return 3\n}\n'
    const [from, to] = [text.indexOf('{\n    return 1'), text.indexOf('  return 2')]
    const functions = [
      { functionName: '', ranges: [range(1, 0, text.length)] },
      { functionName: 'total', ranges: [range(2, 0, text.indexOf('function idle') - 1), range(0, from, to)] },
      { functionName: 'idle', ranges: [range(0, text.indexOf('function idle'), text.length - 1)] },
    ]
    const coverage = JSON.stringify({ result: [{ url: '/app/a.js', functions }] })
    const read = (source: string | undefined) =>
      readTrace('coverage-1.json', coverage, { inProject, textOf: () => source })

    const parts = [
      [0, 2],
      [from, 0],
      [to, 2],
      [text.indexOf('function idle') - 1, 0],
    ]
    const byName = [{ file: 'a.js', name: 'total', line: undefined, calls: 2, parts }]
    expect(read(text)).toEqual([
      {
        file: 'a.js',
        name: 'total',
        line: undefined,
        calls: 2,
        parts,
        lines: [
          [1, 2],
          [2, 2],
          [5, 2],
        ],
      },
    ])
    // A bundler gave Node.js another text, or the file is gone.
    expect(read(`// a\n${text.replace('total', 'sum')}`)).toEqual(byName)
    expect(read(undefined)).toEqual(byName)
  })

  test('of Python, by first lines, with the number of tests', () => {
    const text = JSON.stringify([
      [
        'shop/cart.py',
        'total',
        3,
        2,
        [
          [3, 2],
          [5, 1],
        ],
      ],
      ['shop/cart.py', 'rate', 9, 1, []],
      ['other/x.py', 'y', 1, 1, [[2, 1]]],
    ])

    expect(readTrace('python-7.json', text, code)).toEqual([
      {
        file: 'shop/cart.py',
        name: 'total',
        line: 3,
        calls: 2,
        lines: [
          [3, 2],
          [5, 1],
        ],
      },
      { file: 'shop/cart.py', name: 'rate', line: 9, calls: 1 },
    ])
  })

  test('of Go, up to a number of lines', () => {
    const read = readTrace('cover.out', 'shop/a.go:1.1,1000.1 1 1\n'.repeat(2_000), code)

    expect(read.length).toBe(300)
  })

  test('of Go, by blocks that ran', () => {
    const text = 'mode: count\nshop/cart.go:3.20,5.2 1 4\nshop/cart.go:7.20,9.2 1 0\nother/x.go:1.1,2.2 1 1\n'

    expect(readTrace('go-0.out', text, code)).toEqual([
      {
        file: 'shop/cart.go',
        name: '',
        line: 3,
        calls: 4,
        lines: [
          [3, 4],
          [4, 4],
          [5, 4],
        ],
      },
    ])
  })

  test.for(['coverage-1.json', 'python-1.json', 'go-1.out'])('nothing where %s is damaged', name => {
    for (const text of ['', '{"result":[', '[]', 'null', '{"result":[{"url":3}]}', 'x:1.2,3.4 5 y'])
      expect(readTrace(name, text, code)).toEqual([])
  })
})

test('a report of JaCoCo tells the lines of which an instruction ran', () => {
  const line = (nr: number, ran: number) => `<line nr="${nr}" mi="1" ci="${ran}" mb="0" cb="0"/>`
  const text = `<report name="shop"><package name="shop"><class name="shop/Cart" sourcefilename="Cart.java"><method name="total" desc="()I" line="5"/></class><sourcefile name="Cart.java">${line(5, 3)}${line(6, 0)}</sourcefile></package><package name="other"><sourcefile name="Cart.java">${line(7, 1)}</sourcefile></package></report>`

  expect(readTrace('jacoco.xml', text, code)).toEqual([
    { file: 'shop/Cart.java', name: '', line: 5, calls: 1, lines: [[5, 1]] },
  ])
  expect(readTrace('jacoco.xml', '<report><line nr="1" mi="1" ci="1"', code)).toEqual([])
})
