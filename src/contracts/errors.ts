/**
 * A mistake that the user can mend. Shown as one sentence and its remedy, never with a stack.
 * Everything else that is thrown is a bug or broken infrastructure and keeps its stack and its `cause`.
 */
export class UserError extends Error {
  readonly remedy: string

  /** @param problem what is wrong, one sentence. @param remedy what to do about it, one sentence. */
  constructor(problem: string, remedy: string, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'UserError'
    this.remedy = remedy
  }

  /** Problem and remedy as people read them. */
  get sentence(): string {
    return `${this.message} ${this.remedy}`
  }
}

/** The message of anything thrown, on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\s+/g, ' ').trim()
}

/** What people are to read of anything thrown: of a UserError its remedy too. */
export function sentenceOf(error: unknown): string {
  return error instanceof UserError ? error.sentence : messageOf(error)
}

/** Words that were to name failing tests name none. */
export class NoSuchTest extends UserError {}

/** Another run is at work on the same request, and this one is not to wait for it. */
export class RequestBusy extends UserError {}

/** Somebody else has kept a ledger meanwhile: this run is not the only one for its request. */
export class LedgerConflict extends Error {}

/** Somebody else has pushed to the branch: nothing is pushed over what is not ours. */
export class BranchConflict extends Error {}
