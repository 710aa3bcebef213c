import { expect, it } from 'vitest'
import { checkStepId } from '../../../src/domain/model/check.ts'
import type { State } from '../../../src/domain/model/state.ts'
import type { TestSelection } from '../../../src/domain/model/test-case.ts'
import { guardChange } from '../../../src/workflow/test-runs/guard-change.ts'
import { fixedState, id, key, part, run, type Statuses } from '../fake-world.ts'

const LINT = { id: checkStepId('eslint .'), status: 'passed' } as const

/** Guard a change with which the tests have these results. @returns the kinds of the runs, and names of broken tests */
async function guarded(after: Statuses, { isChecked }: { isChecked: boolean }) {
  const state = fixedState(['target'], { target: 'failed', other: 'passed' })
  const tests = [...(state.initial?.tests ?? []), ...(isChecked ? [LINT] : [])]
  const initial = { ...state.current, ...state.initial, tests } as NonNullable<State['initial']>
  const kinds: string[] = []
  const { broken } = await guardChange(['src/a.js'], {
    state: { ...state, initial },
    targets: [id('target')],
    of: [key('target')],
    run: async (selection: TestSelection) => {
      kinds.push(selection.kind)
      return selection.kind === 'affected' ? run(after) : part(run(after), selection)
    },
  })
  return { kinds, broken: broken.map(test => test.id.name) }
}

it.each<[what: string, after: Statuses, isChecked: boolean, kinds: readonly string[], broken: readonly string[]]>([
  ['one that breaks a test', { target: 'passed', other: 'failed' }, true, ['affected', 'only'], ['other']],
  ['one that repairs nothing', { target: 'failed', other: 'passed' }, true, ['affected'], []],
  ['a good one', { target: 'passed', other: 'passed' }, true, ['affected', 'all'], []],
  ['any one where there is no check', { target: 'failed', other: 'passed' }, false, ['all'], []],
])(
  'the project’s check, which may be slow, runs for a good change only: %s',
  async (_, after, isChecked, kinds, broken) => {
    expect(await guarded(after, { isChecked })).toEqual({ kinds, broken })
  },
)
