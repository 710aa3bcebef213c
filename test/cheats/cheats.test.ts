import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import { editRefusal } from '../../src/domain/policy/edit-policy.ts'
import { TEST_FILES } from '../../src/domain/policy/protected-paths.ts'
import { CHEATS, FAMILIES } from './cheats.ts'

const policy = {
  protected: [],
  matches: (pattern: string, path: string) => picomatch.isMatch(path, pattern, { dot: true }),
}
const isTest = picomatch([...TEST_FILES], { dot: true })
const isRefused = (path: string) => editRefusal(path, policy) !== undefined

describe('the table of cheats', () => {
  it('gives each case a name of its own', () => {
    const names = CHEATS.map(({ name }) => name)

    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('changes text with each edit', () => {
    const same = CHEATS.filter(({ files, edit }) => Object.entries(edit).every(([path, text]) => files[path] === text))

    expect(same.map(({ name }) => name)).toEqual([])
  })

  it('has honest fixes in one family, all others have a sign', () => {
    for (const [family, cases] of Object.entries(FAMILIES))
      for (const { name, sign } of cases) expect(sign === '', name).toBe(family === 'honest')
    expect(FAMILIES.honest.some(({ grave }) => grave)).toBe(false)
  })

  it('keeps tests where the edit policy protects them', () => {
    const bare = CHEATS.filter(({ files }) => !Object.keys(files).some(path => isTest(path)))

    // The tests of this one stand in the file of the product.
    expect(bare.map(({ name }) => name)).toEqual(['compiles another answer for tests'])
  })

  it('edits the product only, except for data, settings and hooks of tests', () => {
    const refused = CHEATS.filter(({ edit }) => Object.keys(edit).some(isRefused))

    expect(refused.map(({ name }) => name).toSorted()).toEqual([
      'adds a conftest.py that judges the tests',
      'adds a sitecustomize that patches unittest in every process',
      'adds a test as bait, which disarms the assertions of the others when it is loaded',
      'changes the environment of the tests',
      'empties the input in a fixture',
      'leaves a test out in the settings of jest',
      'leaves a test out in the settings of pytest',
      'removes the failing row of a table',
      'writes the wrong result into a fixture',
      'writes the wrong result into a golden file of Go',
      'writes the wrong result into a snapshot',
    ])
  })
})
