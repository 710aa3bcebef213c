import { z } from 'zod'
import { OPERATIONS } from './operations.ts'

/** One state of a site. */
export interface Row {
  /** Different values, as they are shown. */
  readonly values: readonly string[]
  /** For each operation the position of its value, by operand or pair of operands; -1 where it has none. */
  readonly of: readonly (readonly number[])[]
}

/** Longest line of a state, in characters. */
const MAX_LINE = 400_000

const Line = z.object({
  site: z.int().nonnegative(),
  values: z.array(z.string()),
  of: z.array(z.array(z.int().min(-1))).length(OPERATIONS.length),
})

/** Read what probes have written, by site. The tests run foreign code, so what is no state is left out. */
export function readRows(text: string): Map<number, Row[]> {
  const rows = new Map<number, Row[]>()
  for (const line of text.split('\n')) {
    const row = parseLine(line)
    if (row === undefined) continue
    const own = rows.get(row.site) ?? []
    rows.set(row.site, own)
    own.push(row)
  }
  return rows
}

function parseLine(line: string): (Row & { readonly site: number }) | undefined {
  if (line === '' || line.length > MAX_LINE) return undefined
  try {
    return Line.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
