import { describe, it } from 'vitest'
import { BUILT_BY_HAND, expectSeenByHand, NODE_BY_HAND } from './by-hand.cases.ts'

describe.concurrent('the printed commands show what the report says, in a fresh clone:', () => {
  it('node:test behind a script with a variable and an option', () => expectSeenByHand(NODE_BY_HAND))
  it('node:test behind a compiler', () => expectSeenByHand(BUILT_BY_HAND))
})
