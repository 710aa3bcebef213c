import { expect, it } from 'vitest'
import { comparedValues } from '../../../src/domain/text/compared-values.ts'

it('the values of a comparison are found behind very many empty lines', () => {
  const text = `${' \n'.repeat(100_000)}AssertionError: expected 1 to be 2`

  expect(comparedValues(text)).toEqual({ expected: '2', actual: '1' })
})
