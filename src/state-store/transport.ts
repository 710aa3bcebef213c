/** Moves refs and commits between the bot's own repository and the one that users see. */
export interface Transport {
  /** Look up refs by full name. Missing refs are left out. */
  list(refs: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Fetch refs or commits into the bot's repository. */
  fetch(refs: readonly string[]): Promise<void>
  /**
   * Move refs in one atomic step: all of them or none.
   * @throws LedgerConflict, BranchConflict if another run or person has moved a ref
   */
  update(updates: readonly RefUpdate[], names: UpdateNames): Promise<void>
}

/** One ref to create, move or delete. */
export interface RefUpdate {
  readonly ref: string
  /** The new commit; undefined to delete the ref. */
  readonly to: string | undefined
  /** The lease: the commit that the ref must be at, or `missing`. Without one, only a fast-forward is allowed. */
  readonly expected?: string | undefined
}

/** The lease of a ref that must not exist yet. */
export const MISSING = 'missing'

/** Names that tell apart the reasons for a rejected update. */
export interface UpdateNames {
  /** The ledger's ref: moving it is a conflict of ledgers, and of branches otherwise. */
  readonly ledger: string
  /** The failing branch, if the fix goes onto it directly. */
  readonly landing?: string | undefined
}
