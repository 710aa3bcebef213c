import { z } from 'zod'

/** Runs of fix-tests per branch since a person last changed it. */
export const RunCounts = z.object({
  version: z.literal(1),
  branches: z.record(
    z.string(),
    z.object({
      /** Newest commit that is not the bot's own. */
      human: z.string(),
      /** Ids of the runs; a rerun counts once. */
      runs: z.array(z.string()).readonly(),
      /** Time of the last run, in milliseconds since the epoch. */
      at: z.number(),
    }),
  ),
})
export type RunCounts = z.infer<typeof RunCounts>

/** Limit of runs per branch. */
export const MAX_RUNS = 3
/** Limit of stored branches; the latest stay. */
const MAX_BRANCHES = 500

/** Parse the stored counts; an unreadable text counts as empty. */
export function parseRunCounts(text: string | undefined): RunCounts {
  if (text !== undefined) {
    try {
      const parsed = RunCounts.safeParse(JSON.parse(text))
      if (parsed.success) return parsed.data
    } catch {
      // Treat a broken text as empty.
    }
  }
  return { version: 1, branches: {} }
}

/** Add a run; a commit or a command of a person resets the count. */
export function withRun(
  counts: RunCounts,
  { branch, human, run, anew, at }: { branch: string; human: string; run: string; anew: boolean; at: number },
): RunCounts {
  const name = keyOf(branch)
  const known = counts.branches[name]
  // A run that is already counted changes nothing, so the jobs of one run need not wait for one another.
  if (!anew && known?.human === human && known.runs.includes(run)) return counts
  const before = anew || known?.human !== human ? [] : known.runs
  const branches = { ...counts.branches, [name]: { human, runs: [...new Set([...before, run])], at } }
  const latest = Object.entries(branches)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_BRANCHES)
  return { version: 1, branches: Object.fromEntries(latest) }
}

/** Prefix of each branch, so that no branch name equals a property of every object. */
const PREFIX = 'refs/heads/'

function keyOf(branch: string): string {
  return `${PREFIX}${branch}`
}

/** Count the runs of a branch. */
export function runsOfBranch({ branches }: RunCounts, branch: string): number {
  return branches[keyOf(branch)]?.runs.length ?? 0
}

/** List the branches that may have no other run before a person changes them. @param human newest commit of a person */
export function fullBranches({ branches }: RunCounts, human: string): string[] {
  return Object.entries(branches)
    .filter(([, each]) => each.human === human && each.runs.length >= MAX_RUNS)
    .map(([name]) => name.slice(PREFIX.length))
}

/** Return true if a branch has had more runs than the limit. */
export function isQuotaReached(counts: RunCounts, branch: string): boolean {
  return runsOfBranch(counts, branch) > MAX_RUNS
}
