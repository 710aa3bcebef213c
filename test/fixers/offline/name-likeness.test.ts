import { expect, test } from 'vitest'
import { isSlip } from '../../../src/fixers/offline/name-likeness.ts'

test.for<readonly [a: string, b: string, is: boolean]>([
  ['itmes', 'items', true],
  ['lenght', 'length', true],
  ['totl', 'total', true],
  ['totall', 'total', true],
  ['tocal', 'total', false],
  ['toatls', 'totals', true],
  ['tocals', 'totals', true],
  ['descirption', 'description', true],
  ['discriptoin', 'description', true],
  ['discriptoins', 'description', false],
  ['rate', 'date', false],
  ['nmae', 'name', true],
  ['rate', 'dates', false],
  ['items', 'prices', false],
  ['a', 'b', false],
  ['total', 'total', false],
])('%s is %s but for a slip: %s', ([a, b, is]) => {
  expect([isSlip(a, b), isSlip(b, a)]).toEqual([is, is])
})
