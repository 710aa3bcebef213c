import { z } from 'zod'
import { type Attempt } from './attempt.ts'
import { Spending, noUsage, Role } from './usage.ts'

/** A conversation that is under way: its cost so far, and its text for the fixer that continues it. */
export const OpenConversation = z.object({
  /** Start of its attempt in milliseconds since the epoch: another run's attempt of the same number is another one. */
  startedAt: z.number(),
  spending: Spending,
  /** Empty if it cannot be continued. */
  text: z.string(),
})
export type OpenConversation = z.infer<typeof OpenConversation>

/** Keeps the conversation of one attempt, so that a resumed run continues it. */
export interface ConversationKeeper {
  load(): OpenConversation | undefined
  keep(conversation: Omit<OpenConversation, 'startedAt'>): Promise<void>
}

/** The attempt that a conversation belongs to. */
export type ConversationOf = Pick<Attempt, 'iteration' | 'startedAt'>

/** Count what the conversation of an attempt has cost, of which the state may have only a part: a run died in it. */
export function withConversation(attempt: Attempt, { spending }: OpenConversation): Attempt {
  const entries = Role.options.flatMap(role => {
    const [counted = noUsage, known = noUsage] = [attempt.spending[role], spending[role]]
    const more = known.requests > counted.requests ? known : counted
    return more.requests === 0 ? [] : [[role, more] as const]
  })
  return { ...attempt, spending: Object.fromEntries(entries) }
}
