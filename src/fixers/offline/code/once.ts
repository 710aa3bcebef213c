import type { SyntaxNode } from '@lezer/common'

/** Return a function that computes something of a file when it is first asked, and then returns the same result. */
export function oncePerFile<Source extends object, Result>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, { readonly result: Result }>()
  return source => {
    const found = known.get(source) ?? { result: compute(source) }
    known.set(source, found)
    return found.result
  }
}

/**
 * Return a function that computes something of a node once for each key.
 * @param keyOf its offset, if that tells it apart
 */
export function oncePerNode<Source extends object, Result>(
  compute: (node: SyntaxNode, source: Source) => Result,
  keyOf: (node: SyntaxNode, source: Source) => number | string = ({ from }) => from,
): (node: SyntaxNode, source: Source) => Result {
  const knownIn = oncePerFile<Source, Map<number | string, { readonly result: Result }>>(() => new Map())
  return (node, source) => {
    const known = knownIn(source)
    const key = keyOf(node, source)
    const found = known.get(key) ?? { result: compute(node, source) }
    known.set(key, found)
    return found.result
  }
}
