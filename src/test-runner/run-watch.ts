import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { TestId } from '../domain/model/test-case.ts'
import type { RunExit } from '../domain/model/test-run.ts'
import type { Framework } from '../frameworks/framework.ts'
import { readShared } from '../isolation/shared-folder.ts'
import type { GuardedRun } from './hang-guard.ts'
import type { ProcessResult } from './process.ts'
import { QuietWatch } from './quiet-watch.ts'
import { isIdle, NO_JOURNAL, readJournal, type RunJournal } from './run-journal.ts'

const NOT_READ = { size: -1, answer: undefined } as const

/** A clock that no correction of the machine's time moves, in milliseconds. */
const now = () => performance.now()

/** Watches the processes of one run, and finds what was running when one of them was stopped. */
export class RunWatch {
  readonly #leastMs: number | undefined
  #quiet: QuietWatch
  #journal: string | undefined
  #journalSize = 0
  /** Answer whether no test runs, of the journal with this size; undefined while it is read. */
  #idle: { readonly size: number; readonly answer: boolean | undefined } = NOT_READ
  #isStopped = false
  #last: { exit: RunExit; quietMs: number; output: string; kept: string | undefined } | undefined
  #activeMs = 0
  #timeoutMs = 0
  /** Time after which the process is stopped whatever it does. */
  #endMs = 0

  /**
   * @param longestMs the longest time between two tests of earlier runs
   * @param leastMs time that may pass between them in any case; by default that of `QuietWatch`
   */
  constructor(longestMs: number, leastMs?: number) {
    this.#leastMs = leastMs
    this.#quiet = new QuietWatch(longestMs, now, leastMs)
  }

  /** Start to watch a process. @param journal the file in which it notes its tests */
  begin(journal: string | undefined): void {
    this.#quiet = new QuietWatch(this.#quiet.longestMs, now, this.#leastMs)
    this.#journal = journal
    this.#journalSize = 0
    this.#idle = NOT_READ
    this.#isStopped = false
  }

  /** Record that a test started or ended. Lines of a runner that is being stopped do not count: it sums up then. */
  heard(): void {
    const elapsedMs = this.#quiet.activeMs + this.#quiet.quietMs
    if (!this.#isStopped && (this.#endMs === 0 || elapsedMs < this.#endMs)) this.#quiet.heard()
  }

  /** Record that the tests are known, and the first one is about to start. */
  heardOfTests(): void {
    this.#quiet.heardOfTests()
  }

  /** Record that the last test has ended. */
  heardOfEnd(): void {
    this.#quiet.heardOfEnd()
  }

  /** Record that the runner printed something. */
  printed(): void {
    this.#quiet.printed()
  }

  /**
   * Check during a run whether to stop it.
   * @param timeoutMs time limit of the tests @param endMs that of the process, which may compile before
   */
  isTooQuiet(timeoutMs: number, endMs = timeoutMs): boolean {
    this.#timeoutMs = timeoutMs
    this.#endMs = endMs
    const size = this.#journal === undefined ? 0 : (statSync(this.#journal, { throwIfNoEntry: false })?.size ?? 0)
    if (size !== this.#journalSize) this.heard()
    this.#journalSize = size
    this.#isStopped ||= this.#quiet.isTooQuiet(timeoutMs) && this.#isTooQuietAt(timeoutMs, size)
    this.#isStopped ||= this.#quiet.testingMs >= timeoutMs
    return this.#isStopped
  }

  /** Check again with what the journal says of running tests. It is read once for each of its sizes. */
  #isTooQuietAt(timeoutMs: number, size: number): boolean {
    if (this.#idle.size !== size) void this.#look(size)
    const { answer } = this.#idle
    return answer !== undefined && this.#quiet.isTooQuiet(timeoutMs, answer)
  }

  async #look(size: number): Promise<void> {
    this.#idle = { size, answer: undefined }
    const to = { framework: '', relative: (file: string) => file }
    const journal = this.#journal === undefined ? NO_JOURNAL : await readJournal(this.#journal, to)
    if (this.#idle.size === size) this.#idle = { size, answer: isIdle(journal) }
  }

  get longestMs(): number {
    return this.#quiet.longestMs
  }

  async ended({ exit, output }: ProcessResult, kept: string | undefined): Promise<void> {
    this.#last = { exit, output, kept, quietMs: this.#quiet.quietMs }
    this.#activeMs += this.#quiet.activeMs
    // The next process writes the same file.
    if (exit.kind !== 'timed-out' && this.#journal !== undefined) await rm(this.#journal, { force: true })
  }

  async result(framework: Framework, relative: (file: string) => string): Promise<Omit<GuardedRun, 'run'>> {
    const { exit, quietMs = 0 } = this.#last ?? {}
    const isStopped = exit?.kind === 'timed-out' && exit.isOver !== true
    const journal = isStopped ? await this.#running(framework, relative) : NO_JOURNAL
    return {
      journal,
      isHanging: isStopped && this.#quiet.wasHanging(this.#timeoutMs || exit.afterMs, isIdle(journal)),
      activeMs: this.#activeMs,
      quietMs,
      timeoutMs: this.#timeoutMs,
    }
  }

  async #running(framework: Framework, relative: (file: string) => string): Promise<RunJournal> {
    if (this.#journal !== undefined) return readJournal(this.#journal, { framework: framework.name, relative })
    const { output = '', kept } = this.#last ?? {}
    const text = kept === undefined ? output : ((await readShared(kept)) ?? '')
    const running = framework.running?.(text) ?? []
    return { ...NO_JOURNAL, running: running.map((id: TestId) => ({ ...id, file: relative(id.file) })) }
  }
}
