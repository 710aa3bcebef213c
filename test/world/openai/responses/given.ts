import type { OutputItem } from './response.ts'
import type { ReasoningItem } from './shapes.ts'

/** A reasoning item that the server gave. */
export interface GivenReasoning {
  id: string
  /** Its proof, if the client asked for that. */
  encrypted: string | undefined
  /** The item it led to. An answer can end before there is one. */
  next: OutputItem | undefined
}

/** The items that the server gave, to recognize them when they come back. */
export class GivenItems {
  readonly #reasoning: GivenReasoning[] = []
  /** By the id of the item that followed. */
  readonly #before = new Map<string, GivenReasoning>()

  remember(output: readonly OutputItem[]): void {
    const [first, ...rest] = output
    if (first?.type !== 'reasoning') return
    const given = { id: first.id, encrypted: first.encrypted_content ?? undefined, next: rest[0] }
    this.#reasoning.push(given)
    for (const { id } of rest) this.#before.set(String(id), given)
  }

  /** Find by id, or by content for an item without one. */
  find({ id, encrypted_content: encrypted }: ReasoningItem): GivenReasoning | undefined {
    return this.#reasoning.find(given => (id === undefined ? given.encrypted === encrypted : given.id === id))
  }

  /** The reasoning that an item needs before it; undefined for an item without an id. */
  before(id: string | undefined): GivenReasoning | undefined {
    return id === undefined ? undefined : this.#before.get(id)
  }
}
