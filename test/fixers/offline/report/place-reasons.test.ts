import { expect, it } from 'vitest'
import { ExecutedCode } from '../../../../src/fixers/offline/suspects/executed-code.ts'
import { placeReason } from '../../../../src/fixers/offline/report/place-reasons.ts'
import type { FaultLocalization } from '../../../../src/fixers/offline/suspects/suspect-files.ts'

const at = { file: 'a.ts', line: 3, symbol: 'page' }
const NOTHING: Pick<FaultLocalization, 'stack' | 'changed' | 'suspects' | 'asserted' | 'mentioned'> = {
  stack: new Map(),
  changed: new Map(),
  suspects: [],
  asserted: new Set(),
  mentioned: new Set(),
}
const lines = new Map([['a.ts', new Set([3])]])
const executed = new ExecutedCode([{ file: 'a.ts', name: 'page', line: 1, calls: 1, lines: [[3, 1]] }])
const span = { file: 'a.ts', from: 1, to: 9, share: 1 }

it.each<[Partial<FaultLocalization>, string]>([
  [{}, ''],
  [{ stack: lines }, 'the failure names it'],
  [{ stack: new Map([['a.ts', new Set([4])]]) }, ''],
  [{ changed: lines }, 'the failing change touched it'],
  [
    { changed: lines, suspects: [{ ...span, isInducing: true }] },
    'the tests pass without what the failing change did there',
  ],
  [{ suspects: [{ ...span, from: 4, isInducing: true }] }, ''],
  [{ asserted: new Set(['page']), mentioned: new Set(['page']) }, 'the failing assertion calls `page`'],
  [{ mentioned: new Set(['page']), executed }, 'the failing tests name `page` and the failing tests run it'],
  [
    { stack: lines, changed: lines, executed },
    'the failure names it, the failing change touched it and the failing tests run it',
  ],
])('%j', (part, reasons) => {
  const reason = placeReason(at, { ...NOTHING, ...part } as FaultLocalization)

  expect(reason).toBe(reasons === '' ? '' : `Line 3 was looked at since ${reasons}.`)
})
