import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TestId, testKey, titleOf, titleOfKey } from '../../../src/domain/model/test-case.ts'
import { SEED } from '../../seed.ts'

const word = fc.oneof(fc.constantFrom('', 'adds', '7', '["a"]', 'größe › 2', 'ü\ud800'), fc.string())

const testId: fc.Arbitrary<TestId> = fc
  .record({
    framework: fc.constantFrom('', 'vitest', 'go'),
    file: fc.oneof(fc.constantFrom('', 'test/cart.test.ts'), word),
    suite: fc.array(word, { maxLength: 3 }),
    name: word,
    occurrence: fc.constantFrom(undefined, 2, 13),
  })
  .map(({ occurrence, ...id }) => (occurrence === undefined ? id : { ...id, occurrence }))

test('a test has the same title by its key and by its parts', () => {
  fc.assert(
    fc.property(testId, id => {
      expect(titleOfKey(testKey(id))).toBe(titleOf(id))
    }),
    { seed: SEED },
  )
})
