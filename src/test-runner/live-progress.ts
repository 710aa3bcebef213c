import type { Emit } from '../contracts/ports.ts'
import { endedTest } from '../test-reports/formats/result-lines.ts'
/** Minimum time between two progress events, in milliseconds. */
const PROGRESS_MS = 500

/** Emits the number of ended tests while they run. */
export class LiveProgress {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 }
  readonly #emit: Emit
  #emittedAt = 0

  constructor(emit: Emit) {
    this.#emit = emit
  }

  line(line: string): void {
    const test = endedTest(line)
    if (test === undefined) return
    this.#counts[test.status] += 1
    const now = Date.now()
    if (now - this.#emittedAt < PROGRESS_MS) return
    this.#emittedAt = now
    this.#emit({ kind: 'tests-progress', ...this.#counts, latest: test.title })
  }
}
