import { readdirSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConversationOf, OpenConversation, withConversation } from '../domain/model/open-conversation.ts'
import type { State } from '../domain/model/state.ts'
import type { Redact } from '../domain/policy/redaction.ts'
import type { StoredFiles } from '../contracts/ports.ts'

/** The conversations of open attempts by iteration, in files of this machine and of the store. */
export class OpenConversations {
  readonly #dir: string
  readonly #redact: Redact
  readonly #known = new Map<number, OpenConversation>()

  /** Read those that a run on this machine left in the directory. */
  constructor(dir: string, redact: Redact) {
    this.#dir = dir
    this.#redact = redact
    for (const name of readdirSync(dir))
      if (iterationIn(name) !== undefined) this.#add(name, readFileSync(join(dir, name), 'utf8'))
  }

  get({ iteration, startedAt }: ConversationOf): OpenConversation | undefined {
    const known = this.#known.get(iteration)
    return known?.startedAt === startedAt ? known : undefined
  }

  async keep(iteration: number, conversation: OpenConversation): Promise<void> {
    this.#known.set(iteration, conversation)
    const path = join(this.#dir, nameOf(iteration))
    await writeFile(`${path}.new`, this.#textOf(conversation))
    await rename(`${path}.new`, path)
  }

  /** Take those of stored files that are further than the ones of this machine. @returns the other files */
  take(stored: StoredFiles): StoredFiles {
    for (const [name, text] of stored) this.#add(name, text)
    return new Map([...stored].filter(([name]) => iterationIn(name) === undefined))
  }

  /** Count in a state what the conversations of its open attempts have cost. */
  countedIn(state: State): State {
    const attempts = state.attempts.map(attempt => {
      const open = attempt.result === undefined ? this.get(attempt) : undefined
      return open === undefined ? attempt : withConversation(attempt, open)
    })
    return { ...state, attempts }
  }

  /** Forget those of attempts that have a result. */
  async retainFor({ attempts }: State): Promise<void> {
    const open = new Set(attempts.filter(({ result }) => result === undefined).map(({ iteration }) => iteration))
    for (const iteration of this.#known.keys()) {
      if (open.has(iteration)) continue
      this.#known.delete(iteration)
      await rm(join(this.#dir, nameOf(iteration)), { force: true })
    }
  }

  /** Return their texts by file name. */
  get files(): StoredFiles {
    return new Map([...this.#known].map(([iteration, each]) => [nameOf(iteration), this.#textOf(each)]))
  }

  /** A file that is damaged is none: then the conversation begins anew. */
  #add(name: string, text: string): void {
    const iteration = iterationIn(name)
    const parsed = iteration === undefined ? undefined : parse(text)
    if (iteration === undefined || parsed === undefined) return
    const here = this.#known.get(iteration)
    if (here === undefined || requestsOf(parsed) > requestsOf(here)) this.#known.set(iteration, parsed)
  }

  #textOf(conversation: OpenConversation): string {
    return JSON.stringify(conversation, (_, value: unknown) =>
      typeof value === 'string' ? this.#redact(value) : value,
    )
  }
}

function nameOf(iteration: number): string {
  return `conversation-${iteration}.json`
}

function iterationIn(name: string): number | undefined {
  const number = /^conversation-(\d{1,9})\.json$/.exec(name)?.[1]
  return number === undefined ? undefined : Number(number)
}

function parse(text: string): OpenConversation | undefined {
  try {
    return OpenConversation.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function requestsOf({ spending }: OpenConversation): number {
  return Object.values(spending).reduce((sum, { requests }) => sum + requests, 0)
}
