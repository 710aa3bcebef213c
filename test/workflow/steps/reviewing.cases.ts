import { expect } from 'vitest'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import type { Finding } from '../../../src/domain/model/review.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { abstention, type Doing, type Edits, reviews, type Script, Stage, thought, unit } from '../stage.ts'

export const FIRST = 'exports.value = 1 // for now\n'
export const SECOND = 'exports.value = 1\n'
export const hasty: Edits = { 'src/a.js': FIRST }
export const proper: Edits = { 'src/a.js': SECOND }
export const high: Finding = {
  severity: 'high',
  file: 'src/a.js',
  line: 1,
  what: 'It is only for now.',
  why: 'It will stay.',
}
export const low: Finding = { severity: 'low', file: 'src/a.js', what: 'It is short.', why: 'One may wonder.' }

/** Mends the test in haste, and then does this about what is demanded, demand by demand. */
export function revising(
  ...revisions: readonly (Edits | ReturnType<typeof abstention>)[]
): Script & { asked: Assignment[] } {
  const asked: Assignment[] = []
  const doing: Doing = async assignment =>
    assignment.kind === 'repair' ? hasty : (revisions[assignment.earlier.length] ?? {})
  const thinking: typeof thought = (assignment, tools) => {
    asked.push(assignment)
    return thought(assignment, tools)
  }
  return { doing, thinking, revises: true, asked }
}

/** What a review finds that demands nothing, and its verdict. */
export const CONTENT: readonly [what: string, findings: readonly Finding[], verdict: string][] = [
  ['finds little', [low], 'findings'],
  ['finds nothing', [], 'approved'],
]

/** A review is content, and the change is published as it was. */
export async function expectNoDemand(_: string, findings: readonly Finding[], verdict: string): Promise<void> {
  await using stage = new Stage({ files: () => unit('a', 0) })

  const end = await stage.run({ fixers: [revising(proper)], reviewing: reviews({ findings }) })

  expect(end).toMatchObject({ outcome: 'fixed', reviews: [{ verdict }], attempts: [{ kind: 'repair' }] })
  expect(stage.show(end, 'src/a.js')).toBe(FIRST.trim())
}

interface Undone {
  readonly demand: string
  readonly change: Partial<Script>
  /** What came of the revisions. */
  readonly results: readonly string[]
}

export const UNDONE: readonly Undone[] = [
  { demand: 'nobody can do', change: { revises: false }, results: [] },
  { demand: 'everybody gives up', change: { doing: givingUp({ final: true }) }, results: ['abstained'] },
  { demand: 'nobody has an idea for', change: { doing: givingUp({}) }, results: ['abstained', 'abstained'] },
  {
    demand: 'changes nothing',
    change: { doing: async ({ kind }) => (kind === 'repair' ? hasty : {}) },
    results: ['abstained', 'abstained'],
  },
  { demand: 'nobody can be reached for', change: { doing: givingUp({ unavailable: true }) }, results: ['abstained'] },
]

/** What a review demands is not done. */
export async function expectObjections({ change, results }: Undone): Promise<void> {
  await using stage = new Stage({ files: () => unit('a', 0) })

  const end = await stage.run({
    fixers: [{ ...revising(), ...change }],
    reviewing: reviews({ findings: [high] }),
  })

  expect(end).toMatchObject({ outcome: 'fixed', reviews: [{ sha: end.tip, findings: [high] }] })
  expect(revisionsOf(end)).toEqual(results)
  expect(stage.show(end, 'src/a.js')).toBe(FIRST.trim())
  expect(stage.changes, 'nothing new is there to be seen').toHaveLength(1)
  expect(stage.published).toHaveLength(1)
}

export function givingUp(change: Parameters<typeof abstention>[0]): Doing {
  return async ({ kind }) => (kind === 'repair' ? hasty : abstention(change))
}

export function revisionsOf({ attempts }: State): (string | undefined)[] {
  return attempts.filter(({ kind }) => kind === 'revision').map(({ result }) => result)
}
