/**
 * A mistake that the user can correct. Shown as one sentence and its remedy, never with a stack. Anything else that is
 * thrown is a bug or broken infrastructure and keeps its stack and its `cause`.
 */
export class UserError extends Error {
  readonly remedy: string

  /** @param problem what is wrong, one sentence. @param remedy what to do about it, one sentence. */
  constructor(problem: string, remedy: string, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'UserError'
    this.remedy = remedy
  }

  /** Problem and remedy, as users read them. */
  get sentence(): string {
    return `${this.message} ${this.remedy}`
  }
}

/** Return the message of an error on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\s+/g, ' ').trim()
}

/** Return the message of an error for users; for a UserError also its remedy. */
export function sentenceOf(error: unknown): string {
  return error instanceof UserError ? error.sentence : messageOf(error)
}

/** Explain that a branch leaves no room for the branch of the fix. @param branch the one that is there */
export function branchInTheWay(branch: string, options?: ErrorOptions): UserError {
  return new UserError(
    `The branch ${branch} is in the way of the branch of the fix: git keeps branches as files and folders.`,
    'Rename it, or choose another name with the input branch.',
    options,
  )
}

/** No failing test matches the words of the request. */
export class NoSuchTest extends UserError {}

/** The failed job left no test report. */
export class NoReports extends UserError {}

/** Files of the failed job may be test reports, but none can be read as one. */
export class UnreadableReports extends NoReports {}

/** The test reports are of an earlier run. */
export class StaleReports extends UserError {}

/** The event says nothing new of its request, whose work has ended. */
export class NothingNew extends UserError {}

/** Another run holds the lease of the same request, and the settings say not to wait for it. */
export class RequestBusy extends UserError {}

/** Another run has saved the ledger of this request since this run loaded it. */
export class LedgerConflict extends Error {}

/** Commits of another author are on the branch; they are never overwritten. */
export class BranchConflict extends Error {}

/** The branch is checked out, and git does not move it beneath the files of a work tree. */
export class BranchCheckedOut extends BranchConflict {
  /** Path of the work tree. */
  readonly worktree: string

  constructor(worktree: string, options?: ErrorOptions) {
    super(`the branch is checked out in ${worktree}`, options)
    this.worktree = worktree
  }
}
