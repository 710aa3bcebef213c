import type { z } from 'zod'
import type { FixerTools, ReaderTools } from '../../../contracts/ports.ts'
import type { Analysis } from '../../../domain/model/attempt.ts'
import type { Redact } from '../../../domain/policy/redaction.ts'
import type { Finding } from '../../../domain/model/review.ts'

/** What tools work with; who may only read has nothing to run tests with. */
export type ToolContext = ReaderTools & Partial<Pick<FixerTools, 'runTests'>> & { readonly redact: Redact }

/** What a conversation was for, in the model's words. */
export type Final =
  | { readonly of: 'analysis'; readonly analysis: Analysis; readonly wrong: 'code' | 'test' | 'environment' }
  | {
      readonly of: 'change'
      readonly summary: string
      readonly changes: readonly { file: string; why: string }[]
      readonly leftUndone: string
    }
  | { readonly of: 'review'; readonly approved: boolean; readonly findings: readonly Finding[] }

/** What a tool call gave: text for the model, or the end of the conversation. */
export type ToolOutcome =
  | { readonly kind: 'result'; readonly text: string; readonly isError: boolean }
  | { readonly kind: 'final'; readonly final: Final }
  | { readonly kind: 'gave-up'; readonly reason: string }

export interface Tool<Input> {
  readonly description: string
  readonly input: z.ZodType<Input>
  /** What the provider is to keep the model to, to the letter, where that is stricter than what is taken. */
  readonly asked?: z.ZodType
  run(input: Input, bench: ToolContext): Promise<ToolOutcome> | ToolOutcome
}

/** Keeps a tool's input type where it is written. */
export function define<Input>(tool: Tool<Input>): Tool<Input> {
  return tool
}

export function result(text: string): ToolOutcome {
  return { kind: 'result', text, isError: false }
}

export function error(text: string): ToolOutcome {
  return { kind: 'result', text, isError: true }
}
