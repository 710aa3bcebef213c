import { describe, it } from 'vitest'
import { expectBudgetsKept, expectDollarsKept, expectTokensKept, TEXTS } from './budget-cases.ts'
import { PROVIDERS } from './play.ts'

describe.each(PROVIDERS)('with %s, no request is made that could pass other budgets:', provider => {
  it.each([8_000, 10_000, 15_000, 40_000, 80_000])('%i tokens', budget => expectTokensKept(provider, budget))

  it.each([0.03, 0.05, 0.2])('%d dollars', budget => expectDollarsKept(provider, budget))

  it.each(Object.keys(TEXTS))('whatever is read, such as %s', path => expectBudgetsKept(provider, path))
})
