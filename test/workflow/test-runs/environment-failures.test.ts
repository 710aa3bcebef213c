import { expect, it } from 'vitest'
import { type TestCase, testKey } from '../../../src/domain/model/test-case.ts'
import { environmentFailures, machineFailures } from '../../../src/workflow/test-runs/environment-failures.ts'

const BUG = failing('bug', 'expected 1 to be 2')

it.each<[string, string, string | undefined]>([
  ['a service that does not answer', 'connect ECONNREFUSED 127.0.0.1:5432', 'A service did not answer'],
  [
    'a variable that is not set',
    "KeyError: 'DATABASE_URL'",
    'The tests do not get the environment variable DATABASE_URL',
  ],
  [
    'a submodule that is not checked out',
    "ENOENT: no such file or directory, scandir '/app/tests/suite/cases'",
    'tests/suite was not fetched: run git submodule update --init',
  ],
  ['a package that is not installed, whose name may be misspelt', "Cannot find package 'lodahs'", undefined],
  ['a wrong value', 'expected 3 to be 4', undefined],
])('beside another failure, %s is told apart from the work: %s', (_, message, note) => {
  const other = failing('other', message)

  const found = machineFailures([BUG, other], ['tests/suite'])
  const { keys, notes } = environmentFailures(found, { played: new Set(), failing: 2 })

  expect(keys).toEqual(note === undefined ? [] : [testKey(other.id)])
  expect(notes).toEqual(note === undefined ? [] : [expect.stringContaining(`other.test.js › other fails here`)])
  expect(notes.join()).toContain(note ?? '')
})

it('is the work if nothing else fails', () => {
  const found = machineFailures([failing('a', 'connect ECONNREFUSED')], [])

  expect(environmentFailures(found, { played: new Set(), failing: 1 })).toEqual({ keys: [], notes: [] })
})

it('is the work if its test only plays it', () => {
  const played = failing('played', 'connect ECONNREFUSED')
  const found = machineFailures([BUG, played], [])

  expect(environmentFailures(found, { played: new Set([testKey(played.id)]), failing: 2 }).keys).toEqual([])
})

function failing(name: string, message: string): TestCase {
  const id = { framework: 'vitest', file: `${name}.test.js`, suite: [], name }
  return { id, status: 'failed', durationMs: 1, problems: [{ kind: 'error', type: 'Error', message, stack: '' }] }
}
