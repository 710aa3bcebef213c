import { count, listOf } from '../../domain/text/wording.ts'
import { testById } from '../../domain/model/test-results.ts'
import type { State } from '../../domain/model/state.ts'
import { encloses, type TestId, testKey, type TestKey, titleOf } from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import type { Verdict } from '../../domain/workflow/verdict.ts'

/** Limit of tests named in a sentence. */
const MAX_NAMED = 3

/** Write a verdict as a sentence for users and for the next attempt, and list the broken tests. */
export function verdictText(verdict: Verdict, state: State, run?: TestRun): { reason: string; broken: string[] } {
  const ids = testById(state)
  const title = (key: TestKey) => {
    const id = ids.get(key)
    return id === undefined ? 'a test' : titleOf(id)
  }
  switch (verdict.kind) {
    case 'pass':
      return {
        reason: `${greenText(verdict.fixed.length)}, and no other test that ran broke.`,
        broken: [],
      }
    case 'progress': {
      const red = `still red: ${listOf(verdict.red.map(title), MAX_NAMED)}`
      return { reason: `${count(verdict.fixed.length, 'target')} now green; ${red}.`, broken: [] }
    }
    case 'fail':
      return {
        reason: `Still failing: ${listOf(verdict.red.map(title), MAX_NAMED)}.${loaded(verdict.red, ids, run)}${firstMessage(verdict.red, run)}`,
        broken: [],
      }
    case 'regression': {
      const broken = verdict.broken.map(({ key, how }) => `${title(key)} (${how})`)
      return { reason: `It broke ${listOf(broken, MAX_NAMED)}.`, broken }
    }
    case 'incomplete':
      return { reason: `The test run is inconclusive: ${verdict.reason}`, broken: [] }
  }
}

function greenText(fixed: number): string {
  if (fixed === 0) return 'There was no target to turn green here'
  return fixed === 1 ? 'The target passes' : `All ${fixed} targets pass`
}

/** Say which tests fail in files that could not be loaded before. */
function loaded(red: readonly TestKey[], ids: ReadonlyMap<TestKey, TestId>, run: TestRun | undefined): string {
  const units = red.flatMap(key => ids.get(key) ?? []).filter(id => id.name === '' && id.file !== '')
  const failed = (run?.cases ?? []).filter(({ id, status }) => status === 'failed' && id.name !== '')
  const inside = failed.filter(({ id }) => units.some(unit => encloses(unit, id)))
  if (inside.length === 0) return ''
  return ` It can be loaded now, but ${count(inside.length, 'test')} in it ${inside.length === 1 ? 'fails' : 'fail'}: ${listOf(
    inside.map(({ id }) => titleOf(id)),
    MAX_NAMED,
  )}.`
}

/** Quote the first line of the message of a target, or of what failed instead of it. */
function firstMessage(red: readonly TestKey[], run: TestRun | undefined): string {
  const failed = run?.cases.filter(({ status }) => status === 'failed') ?? []
  const shown = failed.find(({ id }) => red.includes(testKey(id))) ?? failed[0]
  const first = shown?.problems[0]?.message ?? ''
  return first === '' ? '' : ` ${first.split('\n')[0]?.slice(0, 300)}`
}
