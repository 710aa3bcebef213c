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

/** Emits the number of ended tests while they run. */
export class LiveProgress {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 }
  readonly #emit: Emit
  readonly #onTest: () => void
  readonly #onTests: () => void
  #emittedAt = 0

  /**
   * @param onTest called if a line shows that a test starts or ends
   * @param onTests called if a line shows that the first test is about to start
   */
  constructor(emit: Emit, onTest: () => void = () => undefined, onTests: () => void = () => undefined) {
    this.#emit = emit
    this.#onTest = onTest
    this.#onTests = onTests
  }

  line(line: string): void {
    const test = endedTest(line)
    if (COLLECTED.test(line)) this.#onTests()
    if (test !== undefined || STARTED.test(line)) this.#onTest()
    if (test === undefined) return
    this.#counts[test.status] += 1
    const now = Date.now()
    if (now - this.#emittedAt < PROGRESS_MS) return
    this.#emittedAt = now
    this.#emit({ kind: 'tests-progress', ...this.#counts, latest: test.title })
  }
}
