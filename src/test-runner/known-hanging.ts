import { type TestId, testKey, type TestKey } from '../domain/model/test-case.ts'

/** Tests of one suite that did not end in some testbed. */
export class HangingTests {
  readonly #tests = new Map<TestKey, TestId>()
  #activeMs = 0

  get tests(): readonly TestId[] {
    return [...this.#tests.values()]
  }

  /** Milliseconds that the tests take which end. */
  get activeMs(): number {
    return this.#activeMs
  }

  /** Note a test that did not end. @param activeMs milliseconds that the tests take which end */
  add(test: TestId, activeMs: number): void {
    this.#tests.set(testKey(test), test)
    this.#activeMs = Math.max(this.#activeMs, activeMs)
  }
}

/**
 * Tests that did not end in some testbed, by suite. All testbeds share them: a new one would wait for each as long as
 * the first did.
 */
export class KnownHanging {
  readonly #suites = new Map<string, HangingTests>()

  of(suite: string): HangingTests {
    const known = this.#suites.get(suite) ?? new HangingTests()
    this.#suites.set(suite, known)
    return known
  }
}
