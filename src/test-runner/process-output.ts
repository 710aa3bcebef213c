import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { clearPath } from '../isolation/shared-folder.ts'
import { CappedText } from '../test-reports/capped-text.ts'

/** Maximum bytes of a report on the standard output. */
const MAX_REPORT = 512 * 1024 * 1024
const PIECE = 64 * 1024
/** Time between two reads of a file that a process writes, in milliseconds. */
const FOLLOW_MS = 100
/** Maximum bytes of one read. A process that never stops printing still meets its deadline. */
const MAX_READ = 8 * 1024 * 1024
/** Maximum characters of an unfinished line. */
const MAX_LINE = 20_000

/** The beginning and the end of an output, with the number of omitted characters between them. */
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

/** Splits output into lines and passes each complete one on. */
export class Lines {
  #rest = ''
  readonly #decoder = new TextDecoder()
  readonly #onLine: ((line: string) => void) | undefined

  constructor(onLine: ((line: string) => void) | undefined) {
    this.#onLine = onLine
  }

  add(chunk: Buffer): void {
    if (this.#onLine === undefined) return
    const lines = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split('\n')
    this.#rest = (lines.pop() ?? '').slice(-MAX_LINE)
    for (const line of lines) this.#onLine(line)
  }

  end(): void {
    if (this.#rest !== '') this.#onLine?.(this.#rest)
    this.#rest = ''
  }
}

/** A file for output that is a report. A reader can follow it while the process writes. */
export class KeptOutput implements Disposable {
  readonly descriptor: number
  readonly #reading: number
  #written = 0
  #read = 0

  constructor(path: string) {
    clearPath(path)
    this.descriptor = openSync(path, 'a', 0o600)
    this.#reading = openSync(path, 'r')
  }

  write(chunk: Buffer): void {
    this.#written += chunk.length
    if (this.#written > MAX_REPORT) return
    try {
      writeSync(this.descriptor, chunk)
    } catch {
      // The disk is full: the kept output breaks off here, like a report of a killed run.
      this.#written = Number.POSITIVE_INFINITY
    }
  }

  /** Pass on the output as it is written, until disposed. */
  follow(onChunk: (chunk: Buffer) => void): Disposable {
    const timer = setInterval(() => this.rest(onChunk), FOLLOW_MS)
    return { [Symbol.dispose]: () => clearInterval(timer) }
  }

  /** Pass on the output since the last read, up to a limit. */
  rest(onChunk: (chunk: Buffer) => void): void {
    for (let passed = 0; passed < MAX_READ; passed += PIECE) {
      const piece = Buffer.alloc(PIECE)
      const length = readSync(this.#reading, piece, 0, PIECE, this.#read)
      if (length === 0) return
      this.#read += length
      onChunk(piece.subarray(0, length))
    }
  }

  [Symbol.dispose](): void {
    // A process that survives goes on writing, and the descriptor's number is soon that of another file.
    this.#written = Number.POSITIVE_INFINITY
    closeSync(this.descriptor)
    closeSync(this.#reading)
  }
}
