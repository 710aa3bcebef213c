import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { CappedText } from '../test-reports/capped-text.ts'

/** Bytes of a report on the standard output beyond which nothing is kept. */
const MOST_KEPT = 512 * 1024 * 1024
const PIECE = 64 * 1024
/** How often a file that a process writes is looked at, in milliseconds. */
const FOLLOW_MS = 100
/** Bytes that are passed on at one look, so that a process that never stops printing is stopped at its deadline. */
const MOST_AT_ONCE = 8 * 1024 * 1024
/** Characters of a line that is not ended beyond which it is passed on. */
const LONGEST_LINE = 20_000

/** Keeps the beginning and the end of what a process prints, and says how much was left out between them. */
export class CappedOutput {
  readonly #decoder = new TextDecoder()
  readonly #text: CappedText

  constructor(kept: { readonly head: number; readonly tail: number }) {
    this.#text = new CappedText(kept)
  }

  add(chunk: Buffer): void {
    this.#text.add(this.#decoder.decode(chunk, { stream: true }))
  }

  text(): string {
    return this.#text.text()
  }
}

/** Tells of each line as it is complete. */
export class Lines {
  #rest = ''
  readonly #decoder = new TextDecoder()
  readonly #heard: ((line: string) => void) | undefined

  constructor(heard: ((line: string) => void) | undefined) {
    this.#heard = heard
  }

  add(chunk: Buffer): void {
    if (this.#heard === undefined) return
    const lines = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split('\n')
    this.#rest = (lines.pop() ?? '').slice(-LONGEST_LINE)
    for (const line of lines) this.#heard(line)
  }

  end(): void {
    if (this.#rest !== '') this.#heard?.(this.#rest)
    this.#rest = ''
  }
}

/** A file for output that is a report. What a process writes into it can be followed while it runs. */
export class KeptOutput implements Disposable {
  readonly descriptor: number
  readonly #reading: number
  #written = 0
  #read = 0

  constructor(path: string) {
    this.descriptor = openSync(path, 'a', 0o600)
    this.#reading = openSync(path, 'r')
  }

  write(chunk: Buffer): void {
    this.#written += chunk.length
    if (this.#written > MOST_KEPT) return
    try {
      writeSync(this.descriptor, chunk)
    } catch {
      // The disk is full: what is kept breaks off here, and is read as a report that does.
      this.#written = Number.POSITIVE_INFINITY
    }
  }

  /** Passes on what is written, until it is disposed of. */
  follow(heard: (chunk: Buffer) => void): Disposable {
    const timer = setInterval(() => this.rest(heard), FOLLOW_MS)
    return { [Symbol.dispose]: () => clearInterval(timer) }
  }

  /** Passes on what was written since it was last looked at, up to a limit. */
  rest(heard: (chunk: Buffer) => void): void {
    for (let passed = 0; passed < MOST_AT_ONCE; passed += PIECE) {
      const piece = Buffer.alloc(PIECE)
      const length = readSync(this.#reading, piece, 0, PIECE, this.#read)
      if (length === 0) return
      this.#read += length
      heard(piece.subarray(0, length))
    }
  }

  [Symbol.dispose](): void {
    closeSync(this.descriptor)
    closeSync(this.#reading)
  }
}
