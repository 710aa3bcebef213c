import type { ActivityRecord, ActivityType } from './records.ts'
import { type Repository, now } from './repository.ts'

const nothing = '0'.repeat(40)
const branches = 'refs/heads/'

/** The actor of changes that bypass GitHub. */
const somebody = 'octocat'

/**
 * Record every move of a branch since the last call, as moves of `actor`. Call it before an action, for what others
 * did until then, and again after it.
 */
export function noteMoves(repo: Repository, actor = somebody, timestamp = now()): void {
  const tips = Object.fromEntries(repo.git.tips(branches))
  const noted = repo.world.notedBranches
  const moved = [...new Set([...Object.keys(noted), ...Object.keys(tips)])].filter(ref => noted[ref] !== tips[ref])
  if (moved.length === 0) return
  repo.change(world => {
    for (const ref of moved) {
      const ends = { before: noted[ref] ?? nothing, after: tips[ref] ?? nothing }
      const made = { ...ends, ref, timestamp, type: typeOf(repo, ends), actor, isTold: false }
      world.activities.push({ id: world.nextId++, ...made })
    }
    world.notedBranches = tips
  })
}

export interface ToldActivity {
  readonly branch: string
  /** Where the branch went. Default: its present tip. All zeros: it was deleted. */
  readonly sha?: string
  /** Where it was. Default: as recorded, or all zeros, as for a new branch. */
  readonly before?: string
  readonly timestamp: string
  /** Default: as the two commits say. */
  readonly type?: ActivityType
}

/** Record an activity that a test describes, in place of the recorded one for the same branch and commit. */
export function tellActivity(repo: Repository, told: ToldActivity): void {
  noteMoves(repo)
  const ref = branches + told.branch
  const after = told.sha ?? repo.git.branch(told.branch) ?? nothing
  const isNoticed = (each: ActivityRecord): boolean => !each.isTold && each.ref === ref && each.after === after
  const ends = { before: told.before ?? repo.world.activities.findLast(isNoticed)?.before ?? nothing, after }
  repo.change(world => {
    const { timestamp, type = typeOf(repo, ends) } = told
    const record = { id: world.nextId++, ...ends, ref, timestamp, type, actor: somebody, isTold: true }
    world.activities = [...world.activities.filter(each => !isNoticed(each)), record]
  })
}

/** Every activity until now, newest first. */
export function readActivities(repo: Repository): ActivityRecord[] {
  noteMoves(repo)
  return repo.world.activities.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp) || b.id - a.id)
}

function typeOf({ git }: Repository, { before, after }: Pick<ActivityRecord, 'before' | 'after'>): ActivityType {
  if (before === nothing) return 'branch_creation'
  if (after === nothing) return 'branch_deletion'
  const isForward = git.attempt(['merge-base', '--is-ancestor', before, after]) !== undefined
  return isForward ? 'push' : 'force_push'
}
