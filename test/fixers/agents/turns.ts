import type { Turn } from '../../world/model/model.ts'

/** What models say in these tests: of a project whose one test wants `a + b`. */

export const PLACE = { file: 'src/sum.ts', line: 1, says: 'a - b', change: 'add' }

/** The arguments of `report_analysis`, all of them. */
export const REPORT = {
  rootCause: 'sum subtracts its second number.',
  wrong: 'code',
  places: [PLACE],
  affectedTests: ['src/sum.test.ts'],
  hypothesis: '',
  confidence: 0.9,
}

export const CHANGE = { summary: 'Add', leftUndone: '' }
export const FINDING = { severity: 'high', file: 'src/sum.ts', line: 1, what: 'It is special.' }

export const report = call('report_analysis', REPORT)
export const edit = call('edit_file', { path: 'src/sum.ts', old: 'a - b', new: 'a + b' })
/** The last edit: the tests run after it. */
export const lastEdit = call('edit_file', { path: 'src/sum.ts', old: 'a - b', new: 'a + b', summary: 'Add' })
export const wrongEdit = call('edit_file', { path: 'src/sum.ts', old: 'a - b', new: 'a * b' })
export const runTests = call('run_tests', {})
export const read = call('read_file', { path: 'src/sum.ts' })
/** Another call in each turn: the same ones again and again end a conversation. */
export const readInTurn = (index: number, path = 'src/sum.ts'): Turn =>
  call('read_file', { path, from: 1 + (index % 2) })
export const done = call('done', CHANGE)
export const approve = call('report_review', { approved: true, findings: [] })

export function call(name: string, input: unknown): Turn {
  return calls([name, input])
}

export function calls(...all: readonly (readonly [name: string, input: unknown])[]): Turn {
  return { tools: all.map(([name, input]) => ({ name, input })) }
}

export function reported(change: object): Turn {
  return call('report_analysis', { ...REPORT, ...change })
}
