import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { redacted, type Redact } from '../../domain/policy/redaction.ts'
import { asMarkdown, type Transcript } from './transcript.ts'

/** Saves conversations in a local directory: as JSON, and as Markdown for people. */
export class Transcripts {
  readonly #dir: string
  readonly #redact: Redact
  #count = 0

  constructor(dir: string, redact: Redact) {
    this.#dir = dir
    this.#redact = redact
  }

  /** Make a unique name for the next conversation. */
  name({ iteration, role }: { iteration: number; role: string }): string {
    const prefix = `${String(iteration).padStart(3, '0')}-${role}`
    // Keep the conversations of an earlier run that crashed.
    do this.#count += 1
    while (existsSync(join(this.#dir, `${prefix}-${this.#count}.json`)))
    return `${prefix}-${this.#count}`
  }

  /** Save the conversation so far. */
  async save(name: string, transcript: Transcript): Promise<void> {
    // Redact each text, so that the JSON stays valid.
    const clean = redacted(transcript, this.#redact)
    await mkdir(this.#dir, { recursive: true, mode: 0o700 })
    await writeFile(join(this.#dir, `${name}.json`), `${JSON.stringify(clean, null, 2)}\n`)
    await writeFile(join(this.#dir, `${name}.md`), asMarkdown(clean))
  }
}
