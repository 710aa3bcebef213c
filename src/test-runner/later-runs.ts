import { byKey, encloses, type TestId, testKey, type TestKey, type TestSelection } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'
import type { TestRunner } from '../contracts/ports.ts'
import type { CheckStep } from '../frameworks/commands/check-plan.ts'
import { ranIn } from './combine-runs.ts'

/** Runs tests in the first way of the project's check, or in that of one of its steps. */
export interface StepRunner extends TestRunner {
  run(selection: TestSelection, signal: AbortSignal, step?: string): Promise<TestRun>
  describe(tests: readonly TestId[], step?: string): string
}

export type PartialSelection = Exclude<TestSelection, { kind: 'all' }>

/** Name of the first way to run the tests. */
const FIRST = ''

/** A test, and whether it ever failed. */
interface SeenTest {
  readonly id: TestId
  readonly isRed: boolean
}

/** Remembers which tests each way to run them has. Several testbeds share it. */
export class TestsByStep {
  readonly #tests = new Map<string, Map<TestKey, SeenTest>>()

  /** Record the tests of a run of the whole suite. */
  record(run: TestRun, step: string = FIRST): void {
    const tests = this.#tests.get(step) ?? new Map<TestKey, SeenTest>()
    for (const { id, status } of run.cases) {
      const key = testKey(id)
      tests.set(key, { id, isRed: status === 'failed' || tests.get(key)?.isRed === true })
    }
    this.#tests.set(step, tests)
  }

  /** True if the first way has to run a test: all but those that only later ways have. */
  isFirst(test: TestId): boolean {
    return this.#has(FIRST, test) !== false || ![...this.#tests.keys()].some(step => this.#has(step, test) === true)
  }

  /** True if a step has shown a test. */
  hasShown({ text }: CheckStep, test: TestId): boolean {
    return this.#has(text, test) === true
  }

  /**
   * List the tests that a step has to run after a run of some tests in the first way: those that were wanted, and those
   * that ran and failed in this step before, of which the first way alone says nothing. What failed already needs no
   * second failure.
   */
  wantedIn({ text }: CheckStep, selection: PartialSelection, first: TestRun): readonly TestId[] {
    const cases = byKey(first.cases)
    const known = this.#tests.get(text)
    const ran = ranIn(first)
    const wanted = selection.tests.filter(test => this.#has(text, test) ?? !ran(test))
    const keys = new Set(wanted.map(testKey))
    const others = [...cases.values()].map(({ id }) => id).filter(id => known?.get(testKey(id))?.isRed === true)
    return [...wanted, ...others.filter(id => !keys.has(testKey(id)))].filter(
      test => cases.get(testKey(test))?.status !== 'failed',
    )
  }

  /** @returns undefined if no run of the whole suite has shown it */
  #has(step: string, test: TestId): boolean | undefined {
    const tests = this.#tests.get(step)
    if (tests === undefined) return undefined
    return tests.has(testKey(test)) || (test.name === '' && [...tests.values()].some(({ id }) => encloses(test, id)))
  }
}
