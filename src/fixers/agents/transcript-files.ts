import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { redacted, type Redact } from '../../domain/policy/redaction.ts'
import { asMarkdown, type Transcript } from './transcript.ts'

/** Keeps conversations in a directory of this machine: each as JSON, and as Markdown for people. */
export class Transcripts {
  readonly #dir: string
  readonly #redact: Redact
  #count = 0

  constructor(dir: string, redact: Redact) {
    this.#dir = dir
    this.#redact = redact
  }

  /** The name of the next conversation; of two at the same time each has its own. */
  name({ iteration, role }: { iteration: number; role: string }): string {
    const begun = `${String(iteration).padStart(3, '0')}-${role}`
    // Conversations of an earlier run that died are kept.
    do this.#count += 1
    while (existsSync(join(this.#dir, `${begun}-${this.#count}.json`)))
    return `${begun}-${this.#count}`
  }

  /** Keeps a conversation as far as it has come. */
  async save(name: string, transcript: Transcript): Promise<void> {
    // Text by text, so that what is taken out leaves the form whole.
    const clean = redacted(transcript, this.#redact)
    await mkdir(this.#dir, { recursive: true, mode: 0o700 })
    await writeFile(join(this.#dir, `${name}.json`), `${JSON.stringify(clean, null, 2)}\n`)
    await writeFile(join(this.#dir, `${name}.md`), asMarkdown(clean))
  }
}
