import { z } from 'zod'

/** A small change of a fixed line, which makes it wrong again if the tests are good. */
export interface Mutant {
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** A description as a phrase: "replace `<` by `<=`". */
  readonly what: string
  /** The whole file with the change. */
  readonly text: string
}

/** Lists the mutants of some lines of a file. */
export type FindMutants = (source: { file: string; text: string }, lines: ReadonlySet<number>) => readonly Mutant[]

/** Mutants of the fixed lines that ran against the tests, and those that the tests did not notice. */
export const MutantCheck = z.object({
  checked: z.number(),
  survivors: z.array(z.object({ file: z.string(), line: z.number(), what: z.string() })).readonly(),
})
export type MutantCheck = z.infer<typeof MutantCheck>
