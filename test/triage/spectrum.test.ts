import { describe, expect, test } from 'vitest'
import type { RanFunction } from '../../src/domain/model/code.ts'
import { addParts, callsAt, partsOf } from '../../src/domain/model/ran-parts.ts'
import { CodeMap } from '../../src/syntax/code-map.ts'
import { ImportGraph } from '../../src/syntax/import-graph.ts'
import { spectrumOf } from '../../src/triage/spectrum.ts'

const TEXT = 'export function total(list) {\n  if (list.length > 9)\n    return 0\n  return list.length\n}\n'
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

/** Rate `total`, which one failing test and eight passing ones call. */
const rateOf = (failing: Partial<RanFunction>, all: Partial<RanFunction>) =>
  spectrumOf({ failing: [ran(failing)], all: [ran({ calls: 9, ...all })] }, code)?.get('a.js:1:total')

describe('a function that passing tests run, too', () => {
  test('is rated by its calls', () => {
    expect(rateOf({}, {})).toBeCloseTo(Math.sqrt(1 / 9))
  })

  test('is as suspect as the line that only the failing test runs', () => {
    const lines = [[2, 1] as const, [3, 1] as const]

    expect(
      rateOf(
        { lines },
        {
          lines: [
            [2, 9],
            [3, 1],
            [4, 8],
          ],
        },
      ),
    ).toBe(1)
    expect(
      rateOf(
        { lines },
        {
          lines: [
            [2, 9],
            [3, 2],
            [4, 7],
          ],
        },
      ),
    ).toBeCloseTo(Math.sqrt(1 / 2))
  })

  test('is as suspect as its part, where the lines are not known', () => {
    const whole = { startOffset: 0, endOffset: 90, count: 1 }
    const branch = (count: number) =>
      partsOf([
        { ...whole, count: 9 },
        { startOffset: 40, endOffset: 60, count },
      ])

    // In the run of the failing test alone nothing tells the branch from the function.
    expect(rateOf({ parts: partsOf([whole]) }, { parts: branch(1) })).toBe(1)
    expect(rateOf({ parts: partsOf([whole]) }, { parts: branch(4) })).toBeCloseTo(Math.sqrt(1 / 4))
  })
})

test('parts of several processes are added', () => {
  const one = partsOf([
    { startOffset: 10, endOffset: 50, count: 2 },
    { startOffset: 20, endOffset: 30, count: 0 },
  ])
  const other = partsOf([{ startOffset: 10, endOffset: 50, count: 3 }])
  const both = addParts(one, other)

  expect([5, 10, 25, 30, 50].map(offset => callsAt(both, offset))).toEqual([0, 5, 3, 5, 0])
})
