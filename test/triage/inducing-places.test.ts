import { expect, test } from 'vitest'
import { Cluster } from '../../src/domain/model/cluster.ts'
import type { CodeLookup } from '../../src/domain/model/code.ts'
import { placesOfInducing } from '../../src/triage/inducing-places.ts'

const file = { path: 'src/cart.ts', before: 'a\n', after: 'b\n', spans: [] }
const hunk = (at: number, count: number) => ({ file, span: { before: { at, count: 1 }, after: { at, count } } })
const total = { file: 'src/cart.ts', name: 'total', container: '', kind: 'function', from: 10, to: 14 } as const
const code = { definitionAt: (_: string, line: number) => (line >= 10 && line <= 14 ? total : undefined) } as CodeLookup
const cluster = Cluster.parse({
  id: '1',
  signature: '',
  title: '',
  criticality: 'low',
  tests: ['one', 'two'],
  suspects: ['src/cart.ts', 'src/other.ts'],
  places: [
    { file: 'src/other.ts', line: 1, score: 1, why: 'called' },
    { file: 'src/cart.ts', line: 12, symbol: 'total', from: 10, to: 14, score: 0.9, why: 'called' },
  ],
})

test('what the tests pass without comes first, with its function', () => {
  const { places, suspects } = placesOfInducing(cluster, [hunk(11, 2)], { code })

  expect(places).toEqual([
    {
      file: 'src/cart.ts',
      line: 12,
      symbol: 'total',
      from: 10,
      to: 14,
      score: 1,
      isInducing: true,
      why: 'the 2 tests pass without what the change did in lines 12–13',
    },
    { file: 'src/other.ts', line: 1, score: 0.5, why: 'called' },
  ])
  expect(suspects).toEqual(['src/cart.ts', 'src/other.ts'])
})

test('a comment above a function belongs to it, and lines outside of all functions stand for themselves', () => {
  const { places } = placesOfInducing(cluster, [hunk(8, 3), hunk(20, 2)], { code })

  expect(places.slice(0, 2).map(({ line, symbol, from, to }) => [line, symbol, from, to])).toEqual([
    [9, 'total', 10, 14],
    [21, undefined, 21, 22],
  ])
})

test('several places are named together, and lines that were only taken away by the one before them', () => {
  const { places } = placesOfInducing({ ...cluster, tests: ['one'] }, [hunk(0, 0), hunk(20, 1)], { code })

  expect(places.slice(0, 2).map(({ line, why }) => [line, why])).toEqual([
    [1, 'the test passes without what the change did after line 1, and without 1 other place that it changed'],
    [21, 'the test passes without what the change did in line 21, and without 1 other place that it changed'],
  ])
})

test.each([
  [hunk(11, 2), 'src/cart.ts:12–13'],
  [hunk(11, 1), 'src/cart.ts:12'],
  [{ file, span: undefined }, 'src/cart.ts'],
])('%# is named by its lines', (each, text) => {
  expect(placesOfInducing(cluster, [each], { code }).inducing).toEqual([text])
})
