export interface Page<Entry> {
  entries: Entry[]
  pages: number
}

/** The entries of one page, counted from 1. */
export function page<Entry>(entries: Entry[], number: number, size: number): Page<Entry> {
  const start = (number - 1) * size
  return {
    entries: entries.slice(start, start + size - 1),
    pages: Math.ceil(entries.length / size),
  }
}
