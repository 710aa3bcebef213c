import { z } from 'zod'

/**
 * Role in which a model works: it finds the cause, makes the change, reviews the whole change, or writes tests for it.
 */
export const Role = z.enum(['analyst', 'fixer', 'reviewer', 'test-writer'])

export type Role = z.infer<typeof Role>

export const Usage = z.object({
  requests: z.number(),
  /** Milliseconds of waiting for answers. */
  waitedMs: z.number(),
  /** Tokens sent, including cached ones. */
  inputTokens: z.number(),
  /** Tokens read from the provider's cache. */
  cachedTokens: z.number(),
  outputTokens: z.number(),
  /** Cost in US dollars; models without a known price are not counted. */
  dollars: z.number().default(0),
  /** US dollars saved by the provider's cache. */
  savedDollars: z.number().default(0),
  /** Input and output tokens of models without a known price. */
  unpricedTokens: z.number().default(0),
})

export type Usage = z.infer<typeof Usage>

export const noUsage: Usage = {
  requests: 0,
  waitedMs: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  dollars: 0,
  savedDollars: 0,
  unpricedTokens: 0,
}

/** Usage by role. */
export const Spending = z.partialRecord(Role, Usage)

export type Spending = Readonly<z.infer<typeof Spending>>

export function sumOf(usages: readonly Usage[]): Usage {
  const total = { ...noUsage }
  for (const usage of usages) for (const key of Object.keys(total) as (keyof Usage)[]) total[key] += usage[key]
  return total
}

/** Sum up the usage of all roles. */
export function usageOf({ spending }: { readonly spending: Spending }): Usage {
  return sumOf(Role.options.flatMap(role => spending[role] ?? []))
}

/** Add up spendings, role by role. */
export function spentTogether(all: readonly Spending[]): Spending {
  return Object.fromEntries(
    Role.options.flatMap(role => {
      const usages = all.flatMap(spending => spending[role] ?? [])
      return usages.length === 0 ? [] : [[role, sumOf(usages)]]
    }),
  )
}

/** Add up input and output tokens. */
export function tokensOf({ inputTokens, outputTokens }: Usage): number {
  return inputTokens + outputTokens
}

/** Reasoning effort of a model, if the provider supports it. */
export const EFFORTS = ['none', 'low', 'medium', 'high', 'xhigh', 'max'] as const

export type Effort = (typeof EFFORTS)[number]
