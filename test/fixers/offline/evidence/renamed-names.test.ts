import { expect, test } from 'vitest'
import { renamedNames } from '../../../../src/fixers/offline/evidence/renamed-names.ts'

const diffOf = (...hunks: readonly (readonly [before: string, after: string])[]) =>
  hunks
    .map(
      ([before, after], index) =>
        `diff --git a/${index}.py b/${index}.py\n--- a/${index}.py\n+++ b/${index}.py\n@@ -1 +1 @@\n-${before}\n+${after}\n`,
    )
    .join('')

test('a name that took the place of another is listed, the most frequent first', () => {
  const diff = diffOf(
    ['total = first.rate', 'total = first.price'],
    ['    estimated: bool', '    is_estimate: bool'],
    ['f(estimated=first.estimated)', 'f(is_estimate=first.is_estimate)'],
  )

  expect(renamedNames(diff)).toEqual([
    { name: 'estimated', to: 'is_estimate' },
    { name: 'rate', to: 'price' },
  ])
})

test.each([
  ['words that were added', 'f(a)', 'f(a, bb)'],
  ['several words in the place of one', 'f(old)', 'f(one.two)'],
  ['numbers and signs', 'f(10 < 2)', 'f(20 > 2)'],
  ['names of one letter', 'f(a)', 'f(b)'],
])('%s are no renaming', (_, before, after) => expect(renamedNames(diffOf([before, after]))).toEqual([]))
