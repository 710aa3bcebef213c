import { describe, it } from 'vitest'
import { expectSeenByHand, VITEST_BY_HAND } from './by-hand.cases.ts'

describe.concurrent('the printed commands show what the report says, in a fresh clone:', () => {
  it('vitest behind a script with a variable and an option', () => expectSeenByHand(VITEST_BY_HAND))
})
