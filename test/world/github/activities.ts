import type { ActivityRecord, ActivityType } from './records.ts'
import { type Repository, now } from './repository.ts'

const nothing = '0'.repeat(40)
const branches = 'refs/heads/'

/** Whoever changed the repository behind our back. */
const somebody = 'octocat'

/**
 * Records every move of a branch since the last time, as moves of `actor`. To be called before something is done
 * in somebody's name, for what others have done, and again after it.
 */
export function noteMoves(
  repo: Repository,
  actor = somebody,
  { type, timestamp = now() }: { readonly type?: ActivityType; readonly timestamp?: string } = {},
): void {
  const tips = Object.fromEntries(repo.git.refs(branches).map(({ name, sha }) => [name, sha]))
  const noted = repo.world.notedBranches
  const moved = [...new Set([...Object.keys(noted), ...Object.keys(tips)])].filter(ref => noted[ref] !== tips[ref])
  if (moved.length === 0) return
  repo.change(world => {
    for (const ref of moved) {
      const ends = { before: noted[ref] ?? nothing, after: tips[ref] ?? nothing }
      const made = { ...ends, ref, timestamp, type: type ?? typeOf(repo, ends), actor, isTold: false }
      world.activities.push({ id: world.nextId++, ...made })
    }
    world.notedBranches = tips
  })
}

export interface ToldActivity {
  readonly branch: string
  /** Where the branch went; to its present tip unless told. All zeros: it was deleted. */
  readonly sha?: string
  /** Where it was; as it was noticed unless told, or else all zeros, as for a new branch. */
  readonly before?: string
  /** Now unless told. */
  readonly timestamp?: string
  readonly login?: string
  /** Follows from the two commits unless told. */
  readonly type?: ActivityType
}

/** An activity as a test tells it, in place of what was noticed about the same branch and commit. */
export function tellActivity(repo: Repository, told: ToldActivity): ActivityRecord {
  noteMoves(repo)
  const ref = branches + told.branch
  const after = told.sha ?? repo.git.branch(told.branch) ?? nothing
  const isNoticed = (each: ActivityRecord): boolean => !each.isTold && each.ref === ref && each.after === after
  const ends = { before: told.before ?? repo.world.activities.findLast(isNoticed)?.before ?? nothing, after }
  const { timestamp = now(), login: actor = somebody, type = typeOf(repo, ends) } = told
  return repo.change(world => {
    const record = { id: world.nextId++, ...ends, ref, timestamp, type, actor, isTold: true }
    world.activities = [...world.activities.filter(each => !isNoticed(each)), record]
    return record
  })
}

/** Newest first, with what has happened until now. */
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
