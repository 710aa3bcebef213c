import type { SyntaxNode } from '@lezer/common'
import { type MutationSource, nodesUnder, sliceOf, treeOf } from '../code/mutation.ts'
import type { ComputingFunction } from './computing-function.ts'
import type { CallInput } from './input-variations.ts'
import type { SeenValue } from './seen-value.ts'

const MAX_NUMBERS = 8
/** A number that is so much larger than those of the tests may be the size of a list, or the count of a loop. */
const MOST = { times: 100, anyway: 1_000 } as const

/**
 * List the numbers in what a call runs, which are where it decides, as far as they are not much larger than those of
 * the tests.
 */
export function numbersIn(
  { parts }: ComputingFunction,
  inputs: readonly CallInput[],
  source: MutationSource,
): string[] {
  const most = Math.max(MOST.anyway, MOST.times * Math.max(0, ...inputs.flat().flatMap(sizesIn)))
  const found = new Set<string>()
  for (const node of partsOf(parts, source)) {
    const text = node.name === 'Number' ? sliceOf(node, source) : ''
    if (/^\d{1,15}$/.test(text) && Number(text) <= most) found.add(text)
  }
  return [...found].slice(0, MAX_NUMBERS)
}

/** Walk over the nodes of parts of a file. */
function* partsOf(parts: ComputingFunction['parts'], source: MutationSource): Generator<SyntaxNode> {
  for (const { from, to } of parts)
    for (const node of nodesUnder(treeOf(source).topNode)) if (from <= node.from && node.to <= to) yield node
}

/** List the sizes of the numbers of a value. */
function sizesIn(value: SeenValue): number[] {
  if (value === null || typeof value !== 'object') return []
  if ('number' in value) return [Math.abs(Number(value.number))]
  if ('map' in value) return value.map.flat().flatMap(sizesIn)
  if ('list' in value) return value.list.flatMap(sizesIn)
  return 'tuple' in value ? value.tuple.flatMap(sizesIn) : []
}
