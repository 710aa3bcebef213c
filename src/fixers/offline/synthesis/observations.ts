import { z } from 'zod'
import { OPERATIONS } from './operations.ts'

/** One state of a site. */
export interface Row {
  /** Different values, as they are shown. */
  readonly values: readonly string[]
  /** For each operation the position of its value, by operand or pair of operands; -1 where it has none. */
  readonly of: readonly (readonly number[])[]
}

/** Lines, states of a site and states of an expression that are read: each process has limits of its own. */
const MAX = { lines: 5_000, rows: 60, states: 200 } as const
/** Longest line of a state, in characters. */
const MAX_LINE = 400_000

const Line = z.object({
  site: z.int().nonnegative(),
  values: z.array(z.string()),
  of: z.array(z.array(z.int().min(-1))).length(OPERATIONS.length),
})

/** A state of a watched expression: equal numbers for codes with equal values, in the order of the codes. */
const State = z.union([
  z.object({ watched: z.int().nonnegative(), of: z.array(z.int()) }),
  z.object({ watched: z.int().nonnegative(), isCut: z.literal(true) }),
])

/** States of a watched expression. */
export interface States {
  readonly rows: readonly (readonly number[])[]
  /** True if there were more. */
  readonly isCut: boolean
}

/** States that probes have written, by the numbers of sites and of watched expressions. */
export interface Observations {
  readonly sites: ReadonlyMap<number, readonly Row[]>
  readonly watched: ReadonlyMap<number, States>
}

/** Read what probes have written. The tests run foreign code, so what is no state is left out. */
export function readObservations(text: string): Observations {
  const sites = new Map<number, Row[]>()
  const watched = new Map<number, { rows: (readonly number[])[]; isCut: boolean }>()
  for (const line of new Set(text.split('\n', MAX.lines))) {
    const value = parsedJson(line)
    const row = Line.safeParse(value).data
    if (row !== undefined) {
      const own = sites.get(row.site) ?? []
      sites.set(row.site, own)
      if (own.length < MAX.rows) own.push(row)
    }
    const state = row === undefined ? State.safeParse(value).data : undefined
    if (state === undefined) continue
    const own = watched.get(state.watched) ?? { rows: [], isCut: false }
    watched.set(state.watched, own)
    if ('of' in state && own.rows.length < MAX.states) own.rows.push(state.of)
    else own.isCut = true
  }
  return { sites, watched }
}

function parsedJson(line: string): unknown {
  try {
    return line === '' || line.length > MAX_LINE ? undefined : JSON.parse(line)
  } catch {
    return undefined
  }
}
