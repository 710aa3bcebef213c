import type { TestTrace } from '../../../domain/model/code.ts'

/** Weights of code that did not run: a trace may lack what ran in another process, or while a file was loaded. */
const IDLE = { line: 0.3, function: 0.1 } as const

/** The code that ran in the failing tests. */
export class ExecutedCode {
  readonly #files = new Map<string, { readonly names: Set<string>; readonly lines: Set<number>; isByLine: boolean }>()

  constructor(trace: TestTrace) {
    for (const { file, name, lines } of trace) {
      const own = this.#files.get(file) ?? { names: new Set(), lines: new Set(), isByLine: false }
      this.#files.set(file, own)
      own.names.add(name)
      for (const [line] of lines ?? []) own.lines.add(line)
      own.isByLine ||= lines !== undefined
    }
  }

  /** Weigh a line by whether it ran, from 0 to 1. @param symbol the enclosing function, or '' */
  weight(file: string, line: number, symbol: string): number {
    // Nothing is known about a run that could not be traced. Code outside of functions runs when its file is loaded.
    if (this.#files.size === 0 || symbol === '') return 1
    const own = this.#files.get(file)
    if (own === undefined) return IDLE.function
    if (own.lines.has(line)) return 1
    // A runtime that tells no names tells lines.
    if (!own.names.has(symbol)) return IDLE.function
    return own.isByLine ? IDLE.line : 1
  }

  /** True if it is known that no function of a file ran. */
  isIdle(file: string): boolean {
    return this.#files.size > 0 && !this.#files.has(file)
  }

  /** True for a line that is known to have run. */
  hasRun(file: string, line: number): boolean {
    return this.#files.get(file)?.lines.has(line) === true
  }
}
