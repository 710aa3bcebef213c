import type { Ledger } from '../../src/contracts/ports.ts'

/** A ledger's part for fixers that hold no conversations. */
export const NO_CONVERSATIONS: Pick<Ledger, 'conversation' | 'keepConversation'> = {
  conversation: () => undefined,
  keepConversation: async () => undefined,
}
