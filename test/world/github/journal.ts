/** One request that reached the local GitHub. */
export interface JournalEntry {
  readonly method: string
  /** As GitHub's documentation writes it, without `/api/v3`; the query is kept. */
  readonly path: string
  /** Absent for git requests, pages and downloads; `graphql/…` with the fields asked for, once answered. */
  readonly operationId?: string
  /** 0 until answered, and for ever when the connection was reset instead. */
  readonly status: number
  /** The token's name; its value is never written anywhere. */
  readonly token: string | undefined
  readonly fault?: string
}

type Draft = { -readonly [Key in keyof JournalEntry]: JournalEntry[Key] }

/** Every request in the order of arrival. */
export class Journal {
  readonly #entries: Draft[] = []

  get entries(): readonly JournalEntry[] {
    return this.#entries
  }

  /** Notes the arrival at once; the answer's status is filled in when it is known. */
  open(arrival: Omit<JournalEntry, 'status'>): (status: number, operationId?: string) => void {
    const entry: Draft = { ...arrival, status: 0 }
    this.#entries.push(entry)
    return (status, operationId = entry.operationId) => {
      entry.status = status
      if (operationId !== undefined) entry.operationId = operationId
    }
  }
}
