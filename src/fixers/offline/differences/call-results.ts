import { z } from 'zod'
import type { Language } from '../../../syntax/languages.ts'
import type { QuickRejection } from '../candidates/quick-rejection.ts'
import type { CallInput } from './input-variations.ts'
import { literalOf, SeenValue } from './seen-value.ts'

/**
 * The end of a call: the value that it returned or the error that it threw, as text, or that it did not end in time.
 */
export interface CallResult {
  readonly kind: 'value' | 'error' | 'endless'
  readonly text: string
}

/** Lines that are read. */
const MAX_LINES = 1_000

const InputLine = z.object({ input: z.array(SeenValue) })
const ResultLine = z.object({
  at: z.int().nonnegative(),
  value: SeenValue.optional(),
  thrown: z.string().optional(),
})
const EndLine = z.object({ isEnd: z.literal(true) })

type Look = Awaited<ReturnType<QuickRejection['look']>>

/** Read the inputs that a function took. */
export function readInputs(look: Look | undefined, parameters: number): CallInput[] {
  return linesOf(look, InputLine).flatMap(({ input }) => (input.length === parameters ? [input] : []))
}

/**
 * Read the results of calls by the numbers of their inputs: the first of each, since a module may be loaded more than
 * once. All calls together have less time than a run, so the one at which the time of the run was over is one that does
 * not end.
 */
export function readResults(look: Look | undefined, language: Pick<Language, 'name'>): ReadonlyMap<number, CallResult> {
  const found = new Map<number, CallResult>()
  const lines = new Set<number>()
  for (const { at, value, thrown } of linesOf(look, ResultLine)) {
    if (lines.has(at)) continue
    lines.add(at)
    if (value !== undefined) found.set(at, { kind: 'value', text: literalOf(value, language) })
    else if (thrown !== undefined) found.set(at, { kind: 'error', text: thrown.replace(/\s+/g, ' ').trim() })
  }
  if (look?.ended === 'in time' || lines.size === 0 || linesOf(look, EndLine).length > 0) return found
  if (look?.ended === 'too late') found.set(lines.size, { kind: 'endless', text: '' })
  return found
}

/** Read lines that the probes have written. The tests run foreign code, so what is none is left out. */
function linesOf<Line>(look: Look | undefined, schema: z.ZodType<Line>): Line[] {
  return (look?.notes ?? '').split('\n', MAX_LINES).flatMap(text => {
    try {
      return text === '' ? [] : (schema.safeParse(JSON.parse(text)).data ?? [])
    } catch {
      return []
    }
  })
}
