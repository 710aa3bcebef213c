import { describe, it } from 'vitest'
import { CONTENT, expectNoDemand, expectObjections, UNDONE } from './reviewing.cases.ts'

describe.concurrent('a review', () => {
  it.each(CONTENT)('that %s asks for nothing', expectNoDemand)
})

describe.concurrent('what a review demands', () => {
  it.each(UNDONE)('and $demand is published as it was, with its objections', expectObjections)
})
