import { expect, test } from 'vitest'
import { isSlip } from '../../../../src/fixers/offline/operators/name-likeness.ts'

test.for<readonly [a: string, b: string, is: boolean]>([
  ['itmes', 'items', true],
  ['lenght', 'length', true],
  ['totl', 'total', true],
  ['totall', 'total', true],
  ['nmae', 'name', true],
  ['descirption', 'description', true],
  ['discriptoin', 'description', false],
  ['descriptoins', 'description', false],
  ['toatls', 'totals', true],
  ['tocals', 'totals', false],
  ['rate', 'date', false],
  ['rate', 'dates', false],
  ['startX', 'startY', false],
  ['users', 'user', false],
  ['item1', 'item2', false],
  ['maxC', 'maxA', false],
  ['items', 'prices', false],
  ['a', 'b', false],
  ['total', 'total', false],
])('%s is %s but for a slip: %s', ([a, b, is]) => {
  expect([isSlip(a, b), isSlip(b, a)]).toEqual([is, is])
})
