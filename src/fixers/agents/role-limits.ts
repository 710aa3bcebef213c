import type { Role } from '../../domain/model/usage.ts'

/** Limits of one conversation, beside those of the run. */
export interface RoleLimits {
  /** Requests. */
  readonly turns: number
  /** Tokens of one answer, thinking included; doubled after an answer that was cut off. */
  readonly answer: number
  /** Input and output tokens in all. */
  readonly tokens: number
}

export const ROLE_LIMITS: Readonly<Record<Role, RoleLimits>> = {
  analyst: { turns: 20, answer: 16_000, tokens: 600_000 },
  fixer: { turns: 40, answer: 16_000, tokens: 2_000_000 },
  reviewer: { turns: 15, answer: 16_000, tokens: 600_000 },
  'test-writer': { turns: 20, answer: 16_000, tokens: 600_000 },
}
