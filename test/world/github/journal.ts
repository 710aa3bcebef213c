/** One request that reached the local GitHub. */
export interface JournalEntry {
  readonly method: string
  /** As GitHub's documentation writes it, without `/api/v3`; the query is kept. */
  readonly path: string
  /** Absent for git, pages and downloads; `graphql/…` with the field, once answered. */
  readonly operationId?: string
  /** 0 until answered, and if the connection was reset instead. */
  readonly status: number
  readonly fault?: string
}

type Draft = { -readonly [Key in keyof JournalEntry]: JournalEntry[Key] }

/** Every request in the order of arrival. */
export class Journal {
  readonly #entries: Draft[] = []

  get entries(): readonly JournalEntry[] {
    return this.#entries
  }

  /** Record the arrival at once; the returned function adds the answer's status. */
  open(arrival: Omit<JournalEntry, 'status'>): (status: number, operationId?: string) => void {
    const entry: Draft = { ...arrival, status: 0 }
    this.#entries.push(entry)
    return (status, operationId = entry.operationId) => {
      entry.status = status
      if (operationId !== undefined) entry.operationId = operationId
    }
  }
}
