import { describe, it } from 'vitest'
import { expectSeenByHand, PYTEST_BY_HAND, VITEST_BY_HAND } from './by-hand.cases.ts'

describe.concurrent('the printed commands show what the report says, in a fresh clone:', () => {
  it('vitest behind a script with a variable and an option', () => expectSeenByHand(VITEST_BY_HAND))

  it('pytest in a folder, by a command with a variable', () => expectSeenByHand(PYTEST_BY_HAND))
})
