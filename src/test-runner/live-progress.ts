import type { Emit } from '../contracts/ports.ts'
import { endedTest } from '../test-reports/formats/result-lines.ts'
/** Minimum time between two progress events, in milliseconds. */
const PROGRESS_MS = 500

/**
 * Line that shows tests start: an event of `go test -json`, the count of tests of cargo, a class of Maven, a
 * test of ctest or of our script for Gradle. nextest prints only that they end.
 */
const STARTED =
  /^(?:\{"Time":"[^"]*","Action":"(?:run|cont)"|running \d+ tests?$| +(?:PASS|FAIL|LEAK) \[ *[\d.]+s\]|\[INFO\] Running \S+$|\s*Start +\d+: |[\w.$]+ > .* STARTED$)/

/** Line of pytest behind which the first test starts, with its fixtures. */
const COLLECTED = /^(?:collecting \.\.\. )?collected \d+ items?\b/

/** Line of pytest behind which no test starts: the result of the last one, or the head of a part of its report. */
const ENDED =
  /^\S+\.py\b.*\[ *100%\] *$|^\[gw\d+\] \[100%\] |^=+ (?:FAILURES|ERRORS|warnings summary|short test summary info) =+$/

/** Signs of life of a run. */
export interface RunSigns {
  /** A test starts or ends. */
  onTest(): void
  /** The tests are known, and the first one is about to start. */
  onTests(): void
  /** The last test has ended. */
  onEnd(): void
}

/** Emits the number of ended tests while they run. */
export class LiveProgress {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 }
  readonly #emit: Emit
  readonly #signs: RunSigns | undefined
  #emittedAt = 0

  constructor(emit: Emit, signs?: RunSigns) {
    this.#emit = emit
    this.#signs = signs
  }

  line(line: string): void {
    const test = endedTest(line)
    if (COLLECTED.test(line)) this.#signs?.onTests()
    if (test !== undefined || STARTED.test(line)) this.#signs?.onTest()
    if (ENDED.test(line)) this.#signs?.onEnd()
    if (test === undefined) return
    this.#counts[test.status] += 1
    const now = Date.now()
    if (now - this.#emittedAt < PROGRESS_MS) return
    this.#emittedAt = now
    this.#emit({ kind: 'tests-progress', ...this.#counts, latest: test.title })
  }
}
