import type { SourceTree } from '../../../contracts/ports.ts'

/**
 * Read files whose lines end in CRLF with LF, and write them back with CRLF. What the engine inserts, and all patterns
 * that it looks for, end lines with LF.
 */
export function withLfEnds(source: SourceTree): SourceTree {
  const crlf = new Set<string>()
  const asRead = (path: string, text: string | undefined) => {
    if (text === undefined || !hasCrlfOnly(text)) return text
    crlf.add(path)
    return withLfOnly(text)
  }
  return {
    list: () => source.list(),
    read: async path => asRead(path, await source.read(path)),
    original: async path => asRead(path, await source.original(path)),
    write: (path, text) => source.write(path, crlf.has(path) ? text.replaceAll('\n', '\r\n') : text),
    reset: path => source.reset(path),
    changed: () => source.changed(),
  }
}

/** Write the lines of a text, or of a diff, with LF. */
export function withLfOnly(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** True for a text all of whose lines end in CRLF; one that has both ends is left as it is. */
function hasCrlfOnly(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}
