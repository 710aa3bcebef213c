import { appendFileSync } from 'node:fs'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Redact, redactor } from '../domain/redact.ts'
import { SCHEMA, standing, State } from '../domain/state.ts'
import type { Event } from '../events.ts'
import type { Keeper, Ledger } from '../ports.ts'

/** The ledger in a directory of this machine, and with a keeper of its copies. */
export class FileLedger implements Ledger {
  readonly #dir: string
  readonly #keeper: Keeper
  readonly #redact: Redact
  readonly #problems: string[] = []
  /** What was appended in this session. */
  #said = ''

  private constructor(dir: string, keeper: Keeper, redact: Redact) {
    this.#redact = redact
    this.#dir = dir
    this.#keeper = keeper
  }

  /** @param secrets values that are taken out of what is kept, beside what looks like a secret */
  static async open(dir: string, keeper: Keeper, secrets: readonly string[] = []): Promise<FileLedger> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await appendFile(join(dir, 'events.jsonl'), '')
    return new FileLedger(dir, keeper, redactor(secrets))
  }

  /** Why a state that was found could not be used, as sentences. */
  get problems(): readonly string[] {
    return this.#problems
  }

  /** The state that is further along: this machine's, or the kept one. */
  async load(options: { local: boolean } = { local: true }): Promise<State | undefined> {
    const here = options.local ? await readFile(this.#file, 'utf8').catch(() => undefined) : undefined
    const local = this.#parse('on this machine', here)
    const kept = this.#parse('in the repository', await this.#keeper.load())
    if (local === undefined || kept === undefined) return local ?? kept
    return kept.revision > local.revision ? kept : local
  }

  async save(state: State): Promise<void> {
    await writeFile(`${this.#file}.new`, JSON.stringify(state))
    await rename(`${this.#file}.new`, this.#file)
  }

  async publish(state: State): Promise<void> {
    // A copy, since the state goes on while this is under way.
    const copy = `${this.#file}.published`
    // It is pushed for all to see: nothing in it may be a secret that a test printed.
    await rm(copy, { recursive: true, force: true })
    await writeFile(
      copy,
      JSON.stringify(state, (_, value: unknown) => (typeof value === 'string' ? this.#redact(value) : value)),
      { flag: 'wx' },
    )
    const committed = state.attempts.some(attempt => attempt.commit !== undefined)
    // Written anew from memory beside it: a test may have put anything, or a link to anything, in its place.
    const events = `${this.#events}.published`
    await rm(events, { recursive: true, force: true })
    await writeFile(events, this.#said, { flag: 'wx' })
    await this.#keeper.keep({
      branch: state.branch,
      tip: committed ? state.tip : undefined,
      files: new Map([
        ['state.json', copy],
        ['events.jsonl', events],
      ]),
      message: `fix-tests: ${state.phase.at}, ${state.attempts.length} attempts, ${standing(state).length} commits stand`,
    })
  }

  append(event: Event): void {
    if (event.kind === 'trying') return
    // Synchronously: an event that was told to people is in the log, whatever happens next.
    const line = `${this.#redact(JSON.stringify(event))}\n`
    this.#said += line
    appendFileSync(this.#events, line)
  }

  get #file(): string {
    return join(this.#dir, 'state.json')
  }

  get #events(): string {
    return join(this.#dir, 'events.jsonl')
  }

  #parse(where: string, text: string | undefined): State | undefined {
    if (text === undefined) return undefined
    try {
      return State.parse(JSON.parse(text))
    } catch {
      this.#problems.push(
        `The ledger ${where} is damaged or of another version than ${SCHEMA}, so the work begins anew.`,
      )
      return undefined
    }
  }
}
