import type { SourceTree } from '../../../contracts/ports.ts'
import { hasCrlfOnly, withCrlf, withLf } from '../../../domain/text/line-ends.ts'

/**
 * Read files whose lines end in CRLF with LF, and write them back with CRLF. What the engine inserts, and all patterns
 * that it looks for, end lines with LF. A text that has both ends is left as it is.
 */
export function withLfEnds(source: SourceTree): SourceTree {
  const crlf = new Set<string>()
  const asRead = (path: string, text: string | undefined) => {
    if (text === undefined || !hasCrlfOnly(text)) return text
    crlf.add(path)
    return withLf(text)
  }
  return {
    list: () => source.list(),
    read: async path => asRead(path, await source.read(path)),
    original: async path => asRead(path, await source.original(path)),
    write: (path, text) => source.write(path, crlf.has(path) ? withCrlf(text) : text),
    reset: path => source.reset(path),
    changed: () => source.changed(),
  }
}
