import type { SourceTree } from '../../../contracts/ports.ts'
import type { Candidate } from './candidates.ts'

/**
 * The file with the candidate of a search. The next candidate of the same file replaces it; the file is restored before
 * one of another file, and at the end.
 */
export class TriedFile implements AsyncDisposable {
  readonly #source: SourceTree
  #file: string | undefined
  /** Its text from before the candidates, which need not be the branch's. */
  #before: string | undefined

  constructor(source: SourceTree) {
    this.#source = source
  }

  /** Read a file as it is without a candidate. */
  async text(file: string): Promise<string | undefined> {
    return file === this.#file ? this.#before : this.#source.read(file)
  }

  /** Write a candidate. @returns false if its file cannot be written */
  async write({ file, result }: Pick<Candidate, 'file' | 'result'>): Promise<boolean> {
    if (file !== this.#file) {
      await this.restore()
      this.#before = await this.#source.read(file)
      this.#file = file
    }
    return (await this.#source.write(file, result)).ok
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.restore()
  }

  /** Restore the file, if it holds a candidate. */
  async restore(): Promise<void> {
    const [file, before] = [this.#file, this.#before]
    this.#file = undefined
    if (file === undefined) return
    if (before === undefined || before === (await this.#source.original(file))) await this.#source.reset(file)
    else await this.#source.write(file, before)
  }
}
