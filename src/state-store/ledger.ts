import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commitsOfWork, showsBranch, workTip } from '../domain/model/selectors.ts'
import { redactor } from '../domain/policy/redaction.ts'
import type { ConversationOf, OpenConversation } from '../domain/model/open-conversation.ts'
import { SCHEMA, State } from '../domain/model/state.ts'
import { RequestBusy, LedgerConflict } from '../contracts/errors.ts'
import type { Event } from '../contracts/events.ts'
import { type Clock, type StateStore, type StoredFiles, type Ledger } from '../contracts/ports.ts'
import { Mutex } from '../concurrency/mutex.ts'
import { EVENTS, EventLog } from './event-log.ts'
import { ledgerMessage, writeAnew } from './ledger-commit.ts'
import { OpenConversations } from './open-conversations.ts'
import { StateText } from './state-text.ts'
import { isLeaseHeld, LEASE_FILE, LEASE_MS, type Owner, readLease, RENEW_MS, takeoverError } from './lease.ts'

const STATE = 'state.json'

/** Time between two looks at another run's lease, in milliseconds. */
const POLL_MS = 5_000
/** Time between two pushes of a conversation that is under way, in milliseconds. */
const CONVERSATION_MS = 20_000

export interface LedgerOptions {
  readonly store: StateStore
  /** Values to redact, in addition to text that looks like a secret. */
  readonly secrets?: readonly string[]
  readonly owner: Owner
  readonly clock: Clock
}

/** Behaviour while another run works on the same request. */
export interface LeaseOptions {
  readonly mode: 'wait' | 'leave'
  /** Checks by other means than the lease that a run has ended. */
  readonly isGone: (owner: Owner) => Promise<boolean>
  readonly onWait: (owner: Owner) => void
  readonly signal: AbortSignal
  readonly pollMs?: number
}

/** The ledger in a directory of this machine, with a copy in the state store. */
export class FileLedger implements Ledger, AsyncDisposable {
  readonly #dir: string
  readonly #options: LedgerOptions
  readonly #texts = new StateText()
  readonly #redactedTexts: StateText
  readonly #problems: string[] = []
  readonly #conversations: OpenConversations
  readonly #events: EventLog
  /** Files stored last. */
  #stored: StoredFiles = new Map()
  /** True once this session has stored a state. */
  #hasPublished = false
  #isReleased = false
  /** One write to the store at a time. */
  readonly #mutex = new Mutex()
  #renewedAt = 0
  #heartbeat: NodeJS.Timeout | undefined
  #takeover: Error | undefined
  #state: State | undefined

  private constructor(dir: string, options: LedgerOptions) {
    const redact = redactor(options.secrets ?? [])
    this.#redactedTexts = new StateText(redact)
    this.#dir = dir
    this.#options = options
    this.#events = new EventLog(dir, redact)
    this.#conversations = new OpenConversations(dir, redact)
  }

  static async open(dir: string, options: LedgerOptions): Promise<FileLedger> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const ledger = new FileLedger(dir, options)
    await ledger.#events.open()
    return ledger
  }

  /** Sentences about stored states that could not be read. */
  get problems(): readonly string[] {
    return this.#problems
  }

  /**
   * Acquire the lease of the request, and renew it until the ledger is disposed of.
   * @throws RequestBusy if another run holds it and the mode is `leave`
   */
  async take({ mode, isGone, onWait, signal, pollMs = POLL_MS }: LeaseOptions): Promise<void> {
    const { store, owner: me, clock } = this.#options
    for (let isWaiting = false; ; ) {
      this.#stored = this.#conversations.take((await store.load()) ?? new Map())
      this.#events.continueFrom(this.#stored.get(EVENTS) ?? '')
      const lease = readLease(this.#stored.get(LEASE_FILE))
      if (!(await isLeaseHeld(lease, { me, now: clock.now(), isGone }))) {
        try {
          await this.#renew()
          break
        } catch (error) {
          // Another run was faster: look at its lease.
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
      if (!isWaiting) onWait(other)
      isWaiting = true
      await sleep(pollMs, undefined, { signal })
    }
    this.#heartbeat = setInterval(() => this.#renewIfDue(RENEW_MS), RENEW_MS / 4)
    this.#heartbeat.unref()
  }

  /** Load the state that is further along: this machine's or the stored one. */
  async load(options: { local: boolean } = { local: true }): Promise<State | undefined> {
    const here = options.local ? await readFile(this.#statePath, 'utf8').catch(() => undefined) : undefined
    const local = this.#parse('on this machine', here)
    const stored = this.#parse('in the repository', this.#stored.get(STATE))
    const further = (stored?.revision ?? -1) > (local?.revision ?? -1) ? stored : local
    return further && this.#conversations.countedIn(further)
  }

  async save(state: State): Promise<void> {
    await writeFile(`${this.#statePath}.new`, this.#texts.of(state))
    await rename(`${this.#statePath}.new`, this.#statePath)
  }

  publish(state: State): Promise<void> {
    return this.#publish(state, false)
  }

  publishBranch(state: State): Promise<void> {
    return this.#publish(state, true)
  }

  conversation(attempt: ConversationOf): OpenConversation | undefined {
    return this.#conversations.get(attempt)
  }

  async keepConversation(
    { iteration, startedAt }: ConversationOf,
    conversation: Omit<OpenConversation, 'startedAt'>,
  ): Promise<void> {
    await this.#conversations.keep(iteration, { ...conversation, startedAt })
    // A machine can be lost in a long conversation, and what was paid for with it.
    this.#renewIfDue(CONVERSATION_MS)
  }

  /** Events of this request, one as JSON in each line. */
  get events(): string {
    return this.#events.text
  }

  append(event: Event): void {
    this.#events.append(event, this.#options.clock.now())
  }

  /** Release the lease, so that the next run need not wait. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#heartbeat === undefined) return
    clearInterval(this.#heartbeat)
    this.#heartbeat = undefined
    await this.#mutex.idle()
    if (this.#takeover !== undefined || this.#isReleased) return
    // A request that has only a lease leaves nothing behind.
    const release =
      this.#hasPublished || this.#stored.has(STATE)
        ? this.#keep({ isLeased: false, withBranch: false })
        : this.#options.store.deleteLedger()
    // A lease that cannot be released expires.
    await release.catch(() => undefined)
  }

  async #publish(state: State, withBranch: boolean): Promise<void> {
    if (this.#takeover !== undefined) throw this.#takeover
    // The state is pushed where others can read it: a test may have printed a secret.
    const text = this.#redactedTexts.of(state)
    this.#state = state
    this.#hasPublished = true
    // The last state of a run releases the lease too: there may be no time for another push.
    const isLast = state.outcome === 'stopped' || state.phase.at === 'done'
    await this.#mutex.add(async () => {
      await this.#conversations.retainFor(state)
      this.#stored = new Map([...this.#stored, [STATE, text]])
      await this.#renew({ isLeased: !isLast, withBranch })
      this.#isReleased = isLast
    })
  }

  get #statePath(): string {
    return join(this.#dir, STATE)
  }

  #renewIfDue(ms: number): void {
    if (this.#isReleased || this.#options.clock.now() - this.#renewedAt < ms) return
    this.#renewedAt = this.#options.clock.now()
    // Ignore a failure: the network may be down for a while, and the next state's push reports it.
    this.#mutex.add(() => this.#renew()).catch(() => undefined)
  }

  async #renew(how = { isLeased: true, withBranch: false }): Promise<void> {
    try {
      await this.#keep(how)
    } catch (error) {
      if (!(error instanceof LedgerConflict) || this.#heartbeat === undefined) throw error
      this.#takeover = takeoverError(error)
      throw this.#takeover
    }
    this.#renewedAt = this.#options.clock.now()
  }

  async #keep({ isLeased, withBranch }: { isLeased: boolean; withBranch: boolean }): Promise<void> {
    const { store, owner, clock } = this.#options
    const texts = new Map(this.#stored)
    if (this.#events.text !== '') texts.set(EVENTS, this.#events.text)
    for (const [name, text] of this.#conversations.files) texts.set(name, text)
    if (isLeased) texts.set(LEASE_FILE, JSON.stringify({ owner, until: clock.now() + LEASE_MS }))
    else texts.delete(LEASE_FILE)
    const state = this.#state
    const files = new Map<string, string>()
    for (const [name, text] of texts) files.set(name, await writeAnew(join(this.#dir, `${name}.published`), text))
    await store.save({
      branch: state?.branch ?? '',
      tip: withBranch && state !== undefined && showsBranch(state) ? workTip(state) : undefined,
      // Before the state is loaded: it may turn out to be damaged.
      keeps: state === undefined ? await store.kept() : commitsOfWork(state),
      files,
      over: state !== undefined && state.squashed?.sha === state.tip ? state.squashed.from : undefined,
      message: ledgerMessage(state),
    })
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
