import type { Role } from '../../domain/model/usage.ts'

/** What one conversation of a role may take, whatever else is allowed. */
export interface RoleLimits {
  /** Requests. */
  readonly turns: number
  /** Tokens of one answer, thinking included; asked for twice as many when one was cut off. */
  readonly answer: number
  /** Input and output tokens in all. */
  readonly tokens: number
}

export const ROLES: Readonly<Record<Role, RoleLimits>> = {
  analyst: { turns: 20, answer: 16_000, tokens: 600_000 },
  fixer: { turns: 40, answer: 16_000, tokens: 2_000_000 },
  reviewer: { turns: 15, answer: 16_000, tokens: 600_000 },
}
