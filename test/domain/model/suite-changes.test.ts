import { expect, it } from 'vitest'
import { isUnchanged, suiteChanges } from '../../../src/domain/model/suite-changes.ts'
import { at, key, snapshot } from '../states.ts'

it('a test whose name only contains another number has not changed', () => {
  const state = at(
    { at: 'choosing' },
    {
      initial: snapshot('head', { red: 'failed', 'parses in 4.42 ms': 'passed' }),
      current: snapshot('fix', { red: 'passed', 'parses in 3 ms': 'passed' }),
    },
  )

  expect(isUnchanged(suiteChanges(state))).toBe(true)
})

it('a test is missing if no test of its name is there, and another one is new', () => {
  const state = at(
    { at: 'choosing' },
    {
      initial: snapshot('head', { red: 'failed', 'parses 1 file': 'passed' }),
      current: snapshot('fix', { red: 'passed', 'parses 1 page': 'passed' }),
    },
  )

  expect(suiteChanges(state)).toMatchObject({ removed: [key('parses 1 file')], added: [key('parses 1 page')] })
})

it('a test that is skipped was not skipped before only if it had a result then', () => {
  const changesOf = (before: Record<string, 'failed' | 'passed'>) =>
    suiteChanges(
      at(
        { at: 'choosing' },
        {
          initial: snapshot('head', { red: 'failed', ...before }),
          current: snapshot('fix', { red: 'passed', late: 'skipped' }),
        },
      ),
    )

  expect(changesOf({ late: 'passed' }).skipped).toEqual([key('late')])
  // What ended the process kept it from running.
  expect(changesOf({}).skipped).toEqual([])
})
