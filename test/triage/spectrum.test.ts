import { describe, expect, test } from 'vitest'
import type { RanFunction } from '../../src/domain/model/code.ts'
import { addParts, aligned, partsOf } from '../../src/domain/model/ran-parts.ts'
import { CodeMap } from '../../src/syntax/code-map.ts'
import { ImportGraph } from '../../src/syntax/import-graph.ts'
import { spectrumOf } from '../../src/triage/spectrum.ts'

const TEXT =
  'export function total(list) {\n  if (list.length > 9)\n    return 0\n  return list.length\n}\nclass A {\n  parse() {}\n}\nclass B {\n  parse() {}\n}\n'
const files = { known: new Set(['a.js']), read: () => TEXT }
const imports = new ImportGraph(files)
const code = new CodeMap({ ...files, isTest: () => false, imports, toFile: file => file })

const ran = (more: Partial<RanFunction>): RanFunction => ({
  file: 'a.js',
  name: 'total',
  line: undefined,
  calls: 1,
  ...more,
})
const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count })

/** Rate `total`, which one failing test and eight passing ones call. */
const rateOf = (failing: Partial<RanFunction>, all: Partial<RanFunction>) =>
  spectrumOf({ failing: [ran(failing)], all: [ran({ calls: 9, ...all })] }, code)?.get('a.js:1:total')

describe('a function that passing tests run, too', () => {
  test('is rated by its calls', () => {
    expect(rateOf({}, {})).toBeCloseTo(Math.sqrt(1 / 9))
  })

  test('is as suspect as the line that only the failing test runs', () => {
    const lines = [[2, 1] as const, [3, 1] as const]
    const linesOfAll = (third: number) => [[2, 9] as const, [3, third] as const, [4, 9 - third] as const]

    expect(rateOf({ lines }, { lines: linesOfAll(1) })).toBe(1)
    expect(rateOf({ lines }, { lines: linesOfAll(2) })).toBeCloseTo(Math.sqrt(1 / 2))
  })

  test('is as suspect as its part', () => {
    const branch = (count: number) => partsOf([range(0, 90, 9), range(40, 60, count)])

    // In the run of the failing test alone nothing tells the branch from the function.
    expect(rateOf({ parts: partsOf([range(0, 90, 1)]) }, { parts: branch(1) })).toBe(1)
    expect(rateOf({ parts: partsOf([range(0, 90, 1)]) }, { parts: branch(4) })).toBeCloseTo(Math.sqrt(1 / 4))
  })

  test('is not suspect for a line on which other tests take another branch', () => {
    // `x > 0 ? x + 1 : x - 1`: five calls of the failing test, a hundred of others, two of them the other way.
    const failing = { calls: 5, lines: [[2, 5] as const], parts: partsOf([range(0, 90, 5), range(50, 60, 0)]) }
    const all = {
      calls: 105,
      lines: [[2, 2] as const],
      parts: partsOf([range(0, 90, 105), range(40, 50, 103), range(50, 60, 2)]),
    }

    expect(rateOf(failing, all)).toBeCloseTo(Math.sqrt(5 / 103))
  })

  test('is told from another one of its name by the order', () => {
    const one = (calls: number) => ran({ name: 'parse', calls, parts: partsOf([range(200, 210, calls)]) })
    const other = (calls: number) => ran({ name: 'parse', calls, parts: partsOf([range(300, 310, calls)]) })

    const rated = spectrumOf({ failing: [one(1), other(1)], all: [one(21), other(1)] }, code)

    expect(rated?.get('a.js:7:parse')).toBeCloseTo(Math.sqrt(1 / 21))
    expect(rated?.get('a.js:10:parse')).toBe(1)
  })

  test('is rated by the calls of all of its name, if there are more than the file defines', () => {
    const at = (from: number, calls: number) =>
      ran({ name: 'parse', calls, parts: partsOf([range(from, from + 9, calls)]) })

    const rated = spectrumOf(
      { failing: [at(1, 1), at(50, 1), at(99, 1)], all: [at(1, 21), at(50, 1), at(99, 8)] },
      code,
    )

    expect(rated?.get('a.js:7:parse')).toBeCloseTo(Math.sqrt(3 / 30))
    expect(rated?.get('a.js:10:parse')).toBeCloseTo(Math.sqrt(3 / 30))
  })
})

test('parts of several processes are added', () => {
  const both = addParts(partsOf([range(10, 50, 2), range(20, 30, 0)]), partsOf([range(10, 50, 3)]))

  expect(both).toEqual([
    [10, 5],
    [20, 3],
    [30, 5],
    [50, 0],
  ])
  expect(aligned([both, []])[1]).toEqual({ offset: 20, calls: [3, 0] })
})

test('of a function with very many ranges only the whole counts', () => {
  const branches = Array.from({ length: 500 }, (_, index) => range(10 + index * 10, 15 + index * 10, 0))

  expect(partsOf([range(0, 9_000, 2), ...branches])).toEqual([
    [0, 2],
    [9_000, 0],
  ])
})
