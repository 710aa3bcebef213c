import { describe, it } from 'vitest'
import { expectAbstention, expectPassed, OTHER_CASES } from './fault-cases.ts'

describe('a fault, in every other case than those of faults.test.ts,', () => {
  it.each(OTHER_CASES)('$name passes at $place turn, $way, and the work goes on ($provider)', expectPassed)

  it.each(OTHER_CASES)('$name lasts at $place turn, $way, and the next fixer is asked ($provider)', expectAbstention)
})
