import { NO_MESSAGE, type Problem, type TestCase } from '../../domain/model/test-case.ts'
import { TestOutput } from '../capped-text.ts'
import { goFailure } from '../dialects/go.ts'
import { crashedTest, GoCrash } from './go-crash.ts'

/** Outcome of a Go test. */
export interface GoResult {
  readonly status: TestCase['status']
  readonly durationMs: number
}

/**
 * The tests of one package of `go test` while they run. A package that does not compile, or fails outside of its tests,
 * is a failed case without a name. If its process ends while tests run, the test that ended it failed. The others did
 * not run: which of them have a result is chance.
 */
export class GoPackage {
  /** Import path; empty while no line has named it. */
  name: string
  hasEnded = false
  /** True once the test binary itself has said how its tests ended: no test ends it any more. */
  hasSummary = false
  /** Sentence about tests that did not run. */
  note: string | undefined
  readonly #output = new TestOutput()
  readonly #running = new Map<string, TestOutput>()
  readonly #crash = new GoCrash()
  /** Tests that ever waited for others to end. */
  readonly #parallel = new Set<string>()
  readonly #failed = new Set<string>()
  /** Subtests that failed, and have printed nothing so far. */
  #silent: TestCase[] = []

  constructor(name = '') {
    this.name = name
  }

  get hasOpenTests(): boolean {
    return this.#running.size > 0
  }

  /** Reason of a crash; empty if none was printed. */
  get crash(): string {
    return this.#crash.reason
  }

  /** Tests that began and have no result. */
  get openTests(): readonly string[] {
    return [...this.#running.keys()]
  }

  isRunning(test: string): boolean {
    return this.#running.has(test)
  }

  run(test: string): void {
    this.#running.set(test, new TestOutput())
  }

  pause(test: string): void {
    this.#parallel.add(test)
  }

  /** @param test the test that printed the text, if it is known */
  print(text: string, test?: string): void {
    const output = (test === undefined ? undefined : this.#running.get(test)) ?? this.#output
    output.add(text)
    this.#crash.add(text)
  }

  /** Open the test that the text of a crash names: without -v no line tells which tests run. */
  openCrashed(): void {
    const [named] = this.#crash.tests()
    if (named !== undefined && !this.#failed.has(named) && !this.hasOpenTests) this.run(named)
  }

  /**
   * End a test. A subtest that failed and has printed nothing waits for the test around it: with -json, the panic of a
   * subtest is printed by that one.
   * @returns the cases that ended with it
   */
  end(test: string, { status, durationMs }: GoResult): TestCase[] {
    const output = this.#running.get(test)?.text() ?? ''
    this.#running.delete(test)
    if (status === 'failed') this.#failed.add(test)
    const problems = status === 'failed' ? [problemOf(output, { kind: 'failure', silent: NO_MESSAGE })] : []
    const testCase = { id: this.#id(test), status, durationMs, problems }
    const isSilent = problems[0]?.message === NO_MESSAGE
    if (isSilent && test.includes('/')) {
      this.#silent.push(testCase)
      return []
    }
    const below = this.#silent.filter(({ id }) => id.name.startsWith(`${test}/`))
    this.#silent = this.#silent.filter(each => !below.includes(each))
    return given(below, testCase)
  }

  /** Take the subtests that wait for a test around them: it gets no result any more. */
  takeSilent(): TestCase[] {
    const silent = this.#silent
    this.#silent = []
    return silent
  }

  /**
   * End a package that failed.
   * @param build what the compiler printed about it; empty if it was built
   * @param durationMs time that its tests took
   * @returns the cases that failed since it ended while they ran, or else since no test of it did
   */
  fail(build: string, durationMs: number): TestCase[] {
    const silent = this.takeSilent()
    const ended = this.#endedWithin()
    const [first] = ended
    // The process may end before the test around a subtest that panicked.
    const within = ended.length === 1 && first !== undefined ? given(silent, first) : [...silent, ...ended]
    if (this.#failed.size > 0) return within
    const problems = [problemOf(build || this.#output.text(), { kind: 'error', silent: NO_TEST })]
    return [...within, { id: this.#id(''), status: 'failed', durationMs, problems }]
  }

  #endedWithin(): TestCase[] {
    const crash = this.#crash
    // A panic waits for the subtests that ended beside it: each test that began may have a result.
    if (!this.hasOpenTests) {
      const [named] = crash.tests()
      if (!this.hasSummary && crash.hasStack && named !== undefined) this.#noteEnd(named)
      return []
    }
    const open = new Set(this.#running.keys())
    const ended = crash.isTimeout
      ? [...open]
      : [crashedTest(crash, { open, failed: this.#failed, parallel: this.#parallel })]
    const cases = ended.filter(name => name !== undefined).map(name => this.#crashed(name))
    this.#running.clear()
    if (crash.isTimeout) return cases
    this.#noteEnd(ended[0] || 'A test')
    return cases
  }

  #noteEnd(by: string): void {
    this.note = `${by} ended the process of ${this.name || 'its package'}. Its tests without a result did not run.`
  }

  #crashed(test: string): TestCase {
    const crash = this.#crash
    const output = (this.#running.get(test)?.text() ?? '') + this.#output.text()
    // The lines of a crash belong to the test that printed last, which may be another one.
    const isWhole = crash.isTimeout || output.includes(crash.reason)
    this.#failed.add(test)
    const problems = [problemOf(isWhole ? output : output + crash.text(), { kind: 'error', silent: RUNNING })]
    return { id: this.#id(test), status: 'failed', durationMs: 0, problems }
  }

  #id(name: string): TestCase['id'] {
    return { framework: 'go', file: '', suite: this.name === '' ? [] : [this.name], name }
  }
}

/** Give the panic that the test around some silent subtests has printed to the one that panicked, if that is known. */
function given(silent: readonly TestCase[], around: TestCase): TestCase[] {
  const [problem] = around.problems
  const below = silent.filter(({ id }) => id.name.startsWith(`${around.id.name}/`))
  const isOfSubtest = problem?.type === 'panic' && !panicsItself(around.id.name, problem.stack)
  const thrower = isOfSubtest ? innermost(below) : undefined
  if (thrower === undefined) return [...silent, around]
  const told = silent.map(each => (each === thrower ? { ...each, problems: around.problems } : each))
  return [...told, { ...around, problems: [problemOf('', { kind: 'failure', silent: NO_MESSAGE })] }]
}

/** True if a stack leads through the function of the test, and through none that it has given to a subtest. */
function panicsItself(test: string, stack: string): boolean {
  const own = test.split('/', 1)[0] ?? ''
  return stack.includes(`.${own}(`) && !stack.includes(`.${own}.func`)
}

/** Return the subtest that all others are around; undefined if there is none: which one panicked is not known. */
function innermost(subtests: readonly TestCase[]): TestCase | undefined {
  return subtests.find(({ id }) => subtests.every(other => `${id.name}/`.startsWith(`${other.id.name}/`)))
}

/** Messages of a failure of which nothing is printed: a package's, and that of a test that ran. */
const NO_TEST = 'The package failed, and no test of it did.'
const RUNNING = 'It was running when its package ended.'

function problemOf(output: string, { kind, silent }: { kind: Problem['kind']; silent: string }): Problem {
  const { message, type = '' } = goFailure(output)
  return { kind: type === 'panic' ? 'error' : kind, type, message: message || silent, stack: output }
}
