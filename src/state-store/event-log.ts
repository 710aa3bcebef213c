import { appendFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Event } from '../contracts/events.ts'
import type { Redact } from '../domain/policy/redaction.ts'

/** Name of the events among the texts of a ledger. */
export const EVENTS = 'events.jsonl'

/** Characters kept of earlier sessions' events, the newest first. */
const MAX_EVENTS_LENGTH = 2_000_000

/** The events of a request: a file on this machine, and those of earlier sessions from the store. */
export class EventLog {
  readonly #path: string
  readonly #redact: Redact
  #events = ''
  #earlier = ''

  constructor(dir: string, redact: Redact) {
    this.#path = join(dir, EVENTS)
    this.#redact = redact
  }

  /** Make the file, if it is missing. */
  async open(): Promise<void> {
    await appendFile(this.#path, '')
  }

  /** All events, one in each line. */
  get text(): string {
    return this.#earlier + this.#events
  }

  /** Begin with the stored events of earlier sessions. */
  continueFrom(stored: string): void {
    const cut = stored.slice(-MAX_EVENTS_LENGTH)
    // Cut to the newest whole lines.
    this.#earlier = cut === stored ? cut : cut.slice(cut.indexOf('\n') + 1)
  }

  /** Append an event. @param at milliseconds since the epoch */
  append(event: Event, at: number): void {
    if (event.kind === 'trying') return
    // Synchronous: an event that users have seen is in the file, whatever happens next.
    const line = `${this.#redact(JSON.stringify({ ...event, at }))}\n`
    this.#events += line
    appendFileSync(this.#path, line)
  }
}
