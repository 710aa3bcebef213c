import { expect, it } from 'vitest'
import { redactedParts, withoutHiddenLines } from '../../../src/fixers/agents/hidden-lines.ts'
import type { SourceTree } from '../../../src/contracts/ports.ts'

const FILES: Record<string, string> = {
  'shop/rules.py': 'def divisor(kind):\n    zebra_key = 1\n    raise ValueError("bad kind")  # ZEBRA\n    x = 1\n',
  'shop/cart.py': 'from shop.rules import divisor\n',
}
const source = {
  list: async () => Object.keys(FILES),
  read: async (file: string) => FILES[file],
} as unknown as SourceTree
const isHidden = (file: string) => file === 'shop/rules.py'

it.each([
  ['>       raise ValueError("bad kind")  # ZEBRA', '>       (a line of a file that models do not see)'],
  ['    zebra_key = 1', '    (a line of a file that models do not see)'],
  ['  12 | def divisor(kind):', '  12 | (a line of a file that models do not see)'],
  ['E       ValueError: bad kind', 'E       ValueError: bad kind'],
  ['from shop.rules import divisor', 'from shop.rules import divisor'],
  // Too short to tell which file it is of.
  ['    x = 1', '    x = 1'],
])('%j is shown as %j', async (line, shown) => {
  const hide = await withoutHiddenLines({ source, isHidden })

  expect(hide(`a\n${line}\nb`)).toBe(`a\n${shown}\nb`)
})

it('what programs printed is shown without them, and code that models may read as it is', async () => {
  const hide = await withoutHiddenLines({ source, isHidden })

  expect(redactedParts(['<failure>\nzebra_key = 1\n', '<file>\nzebra_key = 1\n'], text => text, hide)).toEqual([
    '<failure>\n(a line of a file that models do not see)\n',
    '<file>\nzebra_key = 1\n',
  ])
})
