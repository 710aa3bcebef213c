import { describe, expect, test } from 'vitest'
import { readTrace } from '../../../src/test-reports/traces/read-trace.ts'

const inProject = (file: string) =>
  file.startsWith('/app/') ? file.slice(5) : file.startsWith('shop/') ? file : undefined

describe('a trace tells what ran', () => {
  test('of Node.js, by the names of functions that were called', () => {
    const functions = [
      { functionName: '', ranges: [{ count: 1 }] },
      { functionName: 'total', ranges: [{ count: 3 }, { count: 0 }] },
      { functionName: 'get rate', ranges: [{ count: 1 }] },
      { functionName: 'Cart.add', ranges: [{ count: 2 }] },
      { functionName: 'unused', ranges: [{ count: 0 }] },
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

    expect(readTrace('coverage-1-2-0.json', text, inProject)).toEqual([
      { file: 'src/cart.ts', name: 'total', line: undefined, calls: 3 },
      { file: 'src/cart.ts', name: 'rate', line: undefined, calls: 1 },
      { file: 'src/cart.ts', name: 'add', line: undefined, calls: 2 },
      { file: 'src/plain.js', name: 'total', line: undefined, calls: 3 },
    ])
  })

  test('of pytest, by first lines, with the number of tests', () => {
    const text = JSON.stringify([
      ['shop/cart.py', 'total', 3, 2],
      ['other/x.py', 'y', 1, 1],
    ])

    expect(readTrace('pytest-7.json', text, inProject)).toEqual([
      { file: 'shop/cart.py', name: 'total', line: 3, calls: 2 },
    ])
  })

  test('of Go, by blocks that ran', () => {
    const text = 'mode: count\nshop/cart.go:3.20,5.2 1 4\nshop/cart.go:7.20,9.2 1 0\nother/x.go:1.1,2.2 1 1\n'

    expect(readTrace('go-0.out', text, inProject)).toEqual([{ file: 'shop/cart.go', name: '', line: 3, calls: 4 }])
  })

  test.for(['coverage-1.json', 'pytest-1.json', 'go-1.out'])('nothing where %s is damaged', name => {
    for (const text of ['', '{"result":[', '[]', 'null', '{"result":[{"url":3}]}', 'x:1.2,3.4 5 y'])
      expect(readTrace(name, text, inProject)).toEqual([])
  })
})
