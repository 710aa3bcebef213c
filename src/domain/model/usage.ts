import { z } from 'zod'

/** Who talks to a model: makes out the cause, makes the change, or looks at the change as a whole. */
export const Role = z.enum(['analyst', 'fixer', 'reviewer'])

export type Role = z.infer<typeof Role>

export const Usage = z.object({
  requests: z.number(),
  /** Milliseconds of waiting for answers. */
  waitedMs: z.number(),
  /** All tokens that were sent, those from the cache included. */
  inputTokens: z.number(),
  /** Of them, those read from the provider's cache. */
  cachedTokens: z.number(),
  outputTokens: z.number(),
  /** What it cost in US dollars, as far as prices are known. */
  dollars: z.number().default(0),
  /** What it would have cost more without the provider's cache. */
  savedDollars: z.number().default(0),
  /** Input and output tokens of models whose price nobody knows. */
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

/** What was used, by the role that used it. */
export const Spending = z.partialRecord(Role, Usage)

export type Spending = Readonly<z.infer<typeof Spending>>

export function sumOf(usages: readonly Usage[]): Usage {
  const total = { ...noUsage }
  for (const usage of usages) for (const key of Object.keys(total) as (keyof Usage)[]) total[key] += usage[key]
  return total
}

/** All roles together. */
export function usageOf({ spending }: { readonly spending: Spending }): Usage {
  return sumOf(Role.options.flatMap(role => spending[role] ?? []))
}

/** Role by role, both together. */
export function spentTogether(all: readonly Spending[]): Spending {
  return Object.fromEntries(
    Role.options.flatMap(role => {
      const usages = all.flatMap(spending => spending[role] ?? [])
      return usages.length === 0 ? [] : [[role, sumOf(usages)]]
    }),
  )
}

/** Input and output tokens together. */
export function tokensOf({ inputTokens, outputTokens }: Usage): number {
  return inputTokens + outputTokens
}

/** How hard a model should think, where it can be told. */
export const EFFORTS = ['none', 'low', 'medium', 'high', 'xhigh', 'max'] as const

export type Effort = (typeof EFFORTS)[number]
