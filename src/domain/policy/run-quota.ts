import { z } from 'zod'

/** How often fix-tests has run on each branch since a person last changed it. */
export const RunCounts = z.object({
  version: z.literal(1),
  branches: z.record(
    z.string(),
    z.object({
      /** The newest commit that is not the bot's own. */
      human: z.string(),
      /** Ids of the runs, each once however often it was run again. */
      runs: z.array(z.string()).readonly(),
      /** Milliseconds since the epoch of the last one. */
      at: z.number(),
    }),
  ),
})
export type RunCounts = z.infer<typeof RunCounts>

/** So many runs a branch gets. */
export const MAX_RUNS = 3
/** So many branches are remembered, the latest. */
const MOST_BRANCHES = 500

/** @param text as it was kept; what cannot be read counts nothing */
export function parseRunCounts(text: string | undefined): RunCounts {
  if (text !== undefined) {
    try {
      const parsed = RunCounts.safeParse(JSON.parse(text))
      if (parsed.success) return parsed.data
    } catch {
      // As if there were none.
    }
  }
  return { version: 1, branches: {} }
}

/** The book with one run more: a person's commit, or a person's word, begins to count anew. */
export function withRun(
  book: RunCounts,
  { branch, human, run, anew, at }: { branch: string; human: string; run: string; anew: boolean; at: number },
): RunCounts {
  const name = keyOf(branch)
  const known = book.branches[name]
  // A run that is counted already changes nothing: the jobs of one run need not wait for one another.
  if (!anew && known?.human === human && known.runs.includes(run)) return book
  const before = anew || known?.human !== human ? [] : known.runs
  const branches = { ...book.branches, [name]: { human, runs: [...new Set([...before, run])], at } }
  const kept = Object.entries(branches)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_BRANCHES)
  return { version: 1, branches: Object.fromEntries(kept) }
}

/** As git names it in full: no branch is called like what every object has. */
function keyOf(branch: string): string {
  return `refs/heads/${branch}`
}

/** How many runs a branch has had. */
export function runsOfBranch({ branches }: RunCounts, branch: string): number {
  return branches[keyOf(branch)]?.runs.length ?? 0
}

/** Whether a branch has had more runs than it gets. */
export function isQuotaReached(book: RunCounts, branch: string): boolean {
  return runsOfBranch(book, branch) > MAX_RUNS
}
