import { appendFileSync } from 'node:fs'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { keptAttempts } from '../domain/model/selectors.ts'
import { type Redact, redactor } from '../domain/policy/redaction.ts'
import { SCHEMA, State } from '../domain/model/state.ts'
import { RequestBusy, UserError, LedgerConflict } from '../contracts/errors.ts'
import type { Event } from '../contracts/events.ts'
import { type Clock, type StateStore, type StoredFiles, type Ledger } from '../contracts/ports.ts'
import { Mutex } from '../concurrency/mutex.ts'
import { isLeaseHeld, LEASE_MS, type Owner, readLease, RENEWED_MS } from './lease.ts'

const STATE = 'state.json'
const EVENTS = 'events.jsonl'
const LEASE = 'lease.json'

/** How often somebody else's lease is looked at while it is waited for, in milliseconds. */
const POLL_MS = 5_000
/** Of earlier sessions' events so many characters are kept, the newest. */
const MOST_EVENTS = 2_000_000

export interface LedgerOptions {
  readonly keeper: StateStore
  /** Values that are taken out of what is kept, beside what looks like a secret. */
  readonly secrets?: readonly string[]
  readonly owner: Owner
  readonly clock: Clock
}

/** What to do while another run works on the same request. */
export interface LeaseOptions {
  readonly mode: 'wait' | 'leave'
  /** What is known of a run's end, beside its lease. */
  readonly isGone: (owner: Owner) => Promise<boolean>
  readonly onWait: (owner: Owner) => void
  readonly signal: AbortSignal
  readonly pollMs?: number
}

/** The ledger in a directory of this machine, and with a keeper of its copies. */
export class FileLedger implements Ledger, AsyncDisposable {
  readonly #dir: string
  readonly #options: LedgerOptions
  readonly #redact: Redact
  readonly #problems: string[] = []
  /** What was appended in this session, and in earlier ones as far as it was kept. */
  #said = ''
  #earlier = ''
  /** What was kept last, and whether that was the work of this session. */
  #kept: StoredFiles = new Map()
  #isOurs = false
  #isGivenBack = false
  /** Branch and ledger are kept one time after the other. */
  readonly #queue = new Mutex()
  #keptAt = 0
  #heart: NodeJS.Timeout | undefined
  #lost: Error | undefined
  #state: State | undefined

  private constructor(dir: string, options: LedgerOptions) {
    this.#redact = redactor(options.secrets ?? [])
    this.#dir = dir
    this.#options = options
  }

  static async open(dir: string, options: LedgerOptions): Promise<FileLedger> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await appendFile(join(dir, EVENTS), '')
    return new FileLedger(dir, options)
  }

  /** Why a state that was found could not be used, as sentences. */
  get problems(): readonly string[] {
    return this.#problems
  }

  /**
   * Takes the request for this run, when no other works on it; from then on the lease is renewed until this is disposed of.
   * @throws Busy
   */
  async take({ mode, isGone, onWait, signal, pollMs = POLL_MS }: LeaseOptions): Promise<void> {
    const { keeper, owner: me, clock } = this.#options
    for (let told = false; ; ) {
      this.#kept = (await keeper.load()) ?? new Map()
      this.#earlier = newest(this.#kept.get(EVENTS) ?? '')
      const lease = readLease(this.#kept.get(LEASE))
      if (!(await isLeaseHeld(lease, { me, now: clock.now(), isGone }))) {
        try {
          await this.#renew()
          break
        } catch (error) {
          // Another run was faster: its lease is looked at.
          if (!(error instanceof LedgerConflict)) throw error
          continue
        }
      }
      const other = lease?.owner
      if (mode === 'leave' || other === undefined) {
        throw new RequestBusy(
          `Another run (${other?.name ?? 'unknown'}) works on the same request.`,
          'It will publish what it finds. With if-running: wait, this one would wait for its end.',
        )
      }
      if (!told) onWait(other)
      told = true
      await sleep(pollMs, undefined, { signal })
    }
    this.#heart = setInterval(() => this.#beat(), RENEWED_MS / 4)
    this.#heart.unref()
  }

  /** The state that is further along: this machine's, or the kept one. */
  async load(options: { local: boolean } = { local: true }): Promise<State | undefined> {
    const here = options.local ? await readFile(this.#file, 'utf8').catch(() => undefined) : undefined
    const local = this.#parse('on this machine', here)
    const kept = this.#parse('in the repository', this.#kept.get(STATE))
    if (local === undefined || kept === undefined) return local ?? kept
    return kept.revision > local.revision ? kept : local
  }

  async save(state: State): Promise<void> {
    await writeFile(`${this.#file}.new`, JSON.stringify(state))
    await rename(`${this.#file}.new`, this.#file)
  }

  async publish(state: State): Promise<void> {
    if (this.#lost !== undefined) throw this.#lost
    // It is pushed for all to see: nothing in it may be a secret that a test printed.
    const text = JSON.stringify(state, (_, value: unknown) => (typeof value === 'string' ? this.#redact(value) : value))
    this.#state = state
    this.#isOurs = true
    // The last word of a run gives the request back with it: there may be no time for another.
    const isLast = state.outcome === 'stopped' || state.phase.at === 'done'
    await this.#queue.add(async () => {
      this.#kept = new Map([...this.#kept, [STATE, text]])
      await this.#renew(!isLast)
      this.#isGivenBack = isLast
    })
  }

  append(event: Event): void {
    if (event.kind === 'trying') return
    // Synchronously: an event that was told to people is in the log, whatever happens next.
    const line = `${this.#redact(JSON.stringify(event))}\n`
    this.#said += line
    appendFileSync(this.#events, line)
  }

  /** Gives the request back: whoever comes next need not wait. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#heart === undefined) return
    clearInterval(this.#heart)
    this.#heart = undefined
    await this.#queue.idle()
    if (this.#lost !== undefined || this.#isGivenBack) return
    // What was not kept here is not ours to keep: a lease alone leaves nothing behind.
    const release = this.#isOurs || this.#kept.has(STATE) ? this.#keep(false) : this.#options.keeper.drop()
    // A lease that could not be given back ends by itself.
    await release.catch(() => undefined)
  }

  get #file(): string {
    return join(this.#dir, STATE)
  }

  get #events(): string {
    return join(this.#dir, EVENTS)
  }

  #beat(): void {
    if (this.#isGivenBack || this.#options.clock.now() - this.#keptAt < RENEWED_MS) return
    this.#keptAt = this.#options.clock.now()
    // What goes wrong is told when the next state is to be kept; a network that is down for a while is not the end.
    this.#queue.add(() => this.#renew()).catch(() => undefined)
  }

  async #renew(leased = true): Promise<void> {
    try {
      await this.#keep(leased)
    } catch (error) {
      if (!(error instanceof LedgerConflict) || this.#heart === undefined) throw error
      this.#lost = taken(error)
      throw this.#lost
    }
    this.#keptAt = this.#options.clock.now()
  }

  async #keep(leased: boolean): Promise<void> {
    const { keeper, owner, clock } = this.#options
    const texts = new Map(this.#kept)
    const said = this.#earlier + this.#said
    if (said !== '') texts.set(EVENTS, said)
    if (leased) texts.set(LEASE, JSON.stringify({ owner, until: clock.now() + LEASE_MS }))
    else texts.delete(LEASE)
    const state = this.#state
    const files = new Map<string, string>()
    for (const [name, text] of texts) files.set(name, await this.#written(name, text))
    await keeper.keep({
      branch: state?.branch ?? '',
      tip: state?.attempts.some(attempt => attempt.commit !== undefined) === true ? state.tip : undefined,
      files,
      over: state !== undefined && state.squashed?.sha === state.tip ? state.squashed.from : undefined,
      message:
        state === undefined
          ? 'fix-tests: at work'
          : `fix-tests: ${state.phase.at}, ${state.attempts.length} attempts, ${keptAttempts(state).length} commits stand`,
    })
  }

  /** Written anew from memory: a test may have put anything, or a link to anything, in its place. */
  async #written(name: string, text: string): Promise<string> {
    const path = join(this.#dir, `${name}.published`)
    await rm(path, { recursive: true, force: true })
    await writeFile(path, text, { flag: 'wx' })
    return path
  }

  #parse(where: string, text: string | undefined): State | undefined {
    if (text === undefined) return undefined
    try {
      return State.parse(JSON.parse(text))
    } catch {
      this.#problems.push(`The ledger ${where} is damaged or of another version than ${SCHEMA}.`)
      return undefined
    }
  }
}

/** The newest events, in whole lines. */
function newest(events: string): string {
  const cut = events.slice(-MOST_EVENTS)
  return cut === events ? cut : cut.slice(cut.indexOf('\n') + 1)
}

function taken(cause: Error): UserError {
  return new UserError(
    'Another run has taken over this request.',
    'Nothing is lost: it goes on from what was kept. Look at its result.',
    { cause },
  )
}
