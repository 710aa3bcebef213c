/** How alike two signatures are: the share of their words that both have (Jaccard index), 0–1. */
export function similarity(a: string, b: string): number {
  const left = new Set(words(a))
  const right = new Set(words(b))
  const shared = [...left].filter(word => right.has(word)).length
  const all = left.size + right.size - shared
  return all === 0 ? 1 : shared / all
}

function words(signature: string): string[] {
  return signature.split(/[^\p{L}\p{N}_#]+/u).filter(word => word !== '')
}
