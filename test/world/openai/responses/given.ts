import type { OutputItem } from './response.ts'
import type { InputItem } from './shapes.ts'

/** A reasoning item that the server gave. */
export interface GivenReasoning {
  id: string
  /** What proves it, if the client wanted that. */
  encrypted: string | undefined
  /** The server would find it again by its id. */
  isStored: boolean
  /** The item it led to. An answer may end before there is one. */
  next: OutputItem | undefined
}

/** What the server gave, which it knows again when it comes back. */
export class GivenItems {
  readonly #reasoning: GivenReasoning[] = []
  /** By the id of what followed. */
  readonly #before = new Map<string, GivenReasoning>()

  remember(output: readonly OutputItem[], { isStored }: { isStored: boolean }): void {
    const [first, ...rest] = output
    if (first?.type !== 'reasoning') return
    const given = { id: first.id, encrypted: first.encrypted_content ?? undefined, isStored, next: rest[0] }
    this.#reasoning.push(given)
    for (const { id } of rest) this.#before.set(String(id), given)
  }

  /** By its id, or by its content where it comes without one. */
  find({ id, encrypted_content: encrypted }: Extract<InputItem, { type: 'reasoning' }>): GivenReasoning | undefined {
    return this.#reasoning.find(given => (id === undefined ? given.encrypted === encrypted : given.id === id))
  }

  /** The reasoning that an item needs before it. One that comes without an id is no longer known. */
  before({ id }: { id?: string | undefined }): GivenReasoning | undefined {
    return id === undefined ? undefined : this.#before.get(id)
  }
}
