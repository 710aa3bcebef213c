/** An element in junit2json's output. Every dialect omits something. */
export interface XmlElement {
  readonly [name: string]: unknown
}

/** Return an attribute or a text as a string. */
export function xmlText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Return child elements. junit2json returns one without attributes as a string. */
export function childElements(value: unknown): XmlElement[] {
  if (!Array.isArray(value)) return []
  return value.map(item => (item !== null && typeof item === 'object' ? (item as XmlElement) : { inner: item }))
}
