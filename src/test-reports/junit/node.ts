/** The parts of junit2json's output that are read, loosely: every dialect leaves something out. */
export interface Node {
  readonly [name: string]: unknown
}

/** An attribute or a text, whatever it was read as. */
export function xmlText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Child elements. Those with no attributes come as bare strings; they are given the same shape. */
export function nodes(value: unknown): Node[] {
  if (!Array.isArray(value)) return []
  return value.map(item => (item !== null && typeof item === 'object' ? (item as Node) : { inner: item }))
}
