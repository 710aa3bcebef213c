import type { SourceTree } from '../contracts/ports.ts'

/** Make a source tree that writes in another way; all else of it stays. */
export function filteredWrites(source: SourceTree, write: SourceTree['write']): SourceTree {
  return {
    list: () => source.list(),
    read: path => source.read(path),
    original: path => source.original(path),
    changed: () => source.changed(),
    reset: path => source.reset(path),
    write,
  }
}
