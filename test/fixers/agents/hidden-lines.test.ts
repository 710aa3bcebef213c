import { expect, it } from 'vitest'
import { attempt } from '../../domain/states.ts'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import { evidenceOf } from '../../../src/fixers/agents/prompts/evidence.ts'
import { shownAssignment, withoutHiddenLines } from '../../../src/fixers/agents/hidden-lines.ts'
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

it('an opening shows without them what programs printed, and as it is what models may read', async () => {
  const hide = await withoutHiddenLines({ source, isHidden })
  const line = 'zebra_key = 1'
  const id = { framework: 'pytest', file: 'tests/test_a.py', suite: [], name: 'test_a' }
  const problem = { kind: 'failure' as const, type: 'ValueError', message: `bad\n${line}`, stack: `at a\n>   ${line}` }
  const assignment: Assignment = {
    iteration: 1,
    kind: 'repair',
    strategy: 'conservative',
    clusters: [],
    failures: [{ id, problem, frames: [], durationMs: 1 }],
    earlier: [attempt({ result: 'fail', reason: `It printed:\n${line}`, output: line })],
    debugging: { count: 1, log: `captured:\n${line}` },
    candidate: 0,
    failingDiff: '',
    known: [line],
    demands: [],
    change: '',
  }
  const context = { source, redact: (text: string) => text, isHidden, guidance: [], recollections: [] }

  const opening = async (shown: Assignment) => (await evidenceOf(shown, context)).join('\n')
  const counted = (text: string) => text.split(line).length - 1

  expect(counted(await opening(assignment))).toBe(4)
  // What fix-tests itself knows is no print of a program.
  expect(counted(await opening(shownAssignment(assignment, hide)))).toBe(1)
})
