import { z } from 'zod'
import type { FixerTools, ReaderTools } from '../../../contracts/ports.ts'
import type { Analysis } from '../../../domain/model/attempt.ts'
import type { IsHidden } from '../../../domain/policy/hidden-files.ts'
import type { Redact } from '../../../domain/policy/redaction.ts'
import type { Finding } from '../../../domain/model/review.ts'

/** The tools of a conversation; without `guard` in roles that only read. */
export type ConversationTools = ReaderTools & Partial<Pick<FixerTools, 'guard'>>

/** The context of a tool call. */
export type ToolContext = ConversationTools & {
  readonly redact: Redact
  readonly isHidden: IsHidden
  /** Takes lines of hidden files out of what programs print. */
  readonly hide: Redact
  /** Counts the test runs of the conversation. */
  readonly testRuns: { used: number }
}

/** The report that ends a conversation. */
export type FinalReport =
  | { readonly of: 'analysis'; readonly analysis: Analysis; readonly wrong: 'code' | 'test' | 'environment' }
  | {
      readonly of: 'change'
      readonly summary: string
      /** The files that differ from the branch. */
      readonly files: readonly string[]
      readonly leftUndone: string
    }
  | { readonly of: 'review'; readonly approved: boolean; readonly findings: readonly Finding[] }

/** The outcome of a tool call: text for the model, or the end of the conversation. */
export type ToolOutcome =
  | { readonly kind: 'result'; readonly text: string; readonly isError: boolean }
  | { readonly kind: 'final'; readonly final: FinalReport }
  | { readonly kind: 'gave-up'; readonly reason: string }

export interface Tool<Input> {
  readonly description: string
  readonly input: z.ZodType<Input>
  /** The schema that the provider enforces, if it is stricter than `input`. */
  readonly strictInput?: z.ZodType
  run(input: Input, context: ToolContext): Promise<ToolOutcome> | ToolOutcome
}

/** A number, also as text: weaker models write it so. */
export const WRITTEN_NUMBER = z.preprocess(
  value =>
    typeof value === 'string' && /^\s{0,9}-?\d{1,15}(?:\.\d{1,15})?\s{0,9}$/.test(value) ? Number(value) : value,
  z.number(),
)

/** Infer the input type of a tool from its schema. */
export function defineTool<Input>(tool: Tool<Input>): Tool<Input> {
  return tool
}

export function toolResult(text: string): ToolOutcome {
  return { kind: 'result', text, isError: false }
}

export function toolError(text: string): ToolOutcome {
  return { kind: 'result', text, isError: true }
}
