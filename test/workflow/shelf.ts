import { EventEmitter, once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { FileLedger, type LeaseOptions } from '../../src/state-store/ledger.ts'
import type { Owner } from '../../src/state-store/lease.ts'
import { LedgerConflict } from '../../src/contracts/errors.ts'
import { type StateStore, type StoredFiles } from '../../src/contracts/ports.ts'

type Keep = Parameters<StateStore['save']>[0]

/** Where the keepers of several machines keep one ledger: only who knows the newest version may put another on top. */
export class Shelf {
  texts: StoredFiles | undefined
  /** The texts that all requests share. */
  readonly shared = new Map<string, string>()
  /** What was kept, oldest first. */
  readonly kept: (Omit<Keep, 'files'> & { readonly texts: StoredFiles })[] = []
  /** How often something was to be changed, refused changes included. */
  asked = 0
  /** Thrown instead of the next change. */
  failure: Error | undefined
  #version = 0
  readonly #events = new EventEmitter()

  /** What somebody else has kept meanwhile. */
  put(texts: Readonly<Record<string, string>>): void {
    this.texts = new Map(Object.entries(texts))
    this.#version += 1
  }

  text(name: string): string | undefined {
    return this.texts?.get(name)
  }

  /** Resolves when the next change was asked for, and was made or refused. */
  async change(): Promise<void> {
    await once(this.#events, 'asked')
    // What follows from it at once has happened too.
    await setImmediate()
  }

  keeper(): StateStore {
    let mine = 0
    const change = (texts: StoredFiles | undefined) => {
      this.asked += 1
      this.#events.emit('asked')
      const { failure } = this
      this.failure = undefined
      if (failure !== undefined) throw failure
      // As git has it: what is not there can be made by anybody.
      const isNew = this.texts === undefined && texts !== undefined
      if (mine !== this.#version && !isNew) throw new LedgerConflict('the ledger was moved')
      this.texts = texts
      this.#version += 1
      mine = this.#version
    }
    return {
      load: async () => {
        mine = this.#version
        return this.texts
      },
      kept: async () => this.kept.at(-1)?.keeps ?? [],
      save: async ({ files, ...rest }) => {
        // The files may change as soon as this has returned.
        const texts = new Map([...files].map(([name, path]) => [name, readFileSync(path, 'utf8')] as const))
        change(texts)
        this.kept.push({ ...rest, texts })
      },
      updateShared: async (name, changed) => void this.shared.set(name, changed(this.shared.get(name))),
      loadShared: async name => this.shared.get(name),
      deleteLedger: async () => change(undefined),
      hasBranch: async () => false,
      saveBeside: async ([name = '']) => name,
      fetchBranch: async branch => {
        throw new Error(`there is no branch ${branch}`)
      },
    }
  }
}

/** A clock that stands still until it is moved. */
export class StoppedClock {
  ms = 1_000_000

  now(): number {
    return this.ms
  }
}

export function owner(id: string, change: Partial<Owner> = {}): Owner {
  return { id, name: `run ${id}`, host: 'here', pid: 1, ...change }
}

/** A run's ledger on a machine of its own, which is gone after the test. */
export async function machine(
  shelf: Shelf,
  options: { owner?: Owner; clock?: StoppedClock; secrets?: readonly string[]; dir?: string; keeper?: StateStore } = {},
): Promise<{ ledger: FileLedger; dir: string }> {
  const { secrets = [], clock = new StoppedClock(), keeper = shelf.keeper() } = options
  const dir = options.dir ?? join(mkdtempSync(join(tmpdir(), 'fix-tests-ledger-')), 'ledger')
  const ledger = await FileLedger.open(dir, { store: keeper, secrets, clock, owner: options.owner ?? owner('me') })
  onTestFinished(async () => {
    await ledger[Symbol.asyncDispose]()
    rmSync(join(dir, '..'), { recursive: true, force: true })
  })
  return { ledger, dir }
}

export function waiting(change: Partial<LeaseOptions> = {}): LeaseOptions {
  return {
    mode: 'wait',
    isGone: async () => false,
    onWait: () => undefined,
    signal: new AbortController().signal,
    pollMs: 1,
    ...change,
  }
}
