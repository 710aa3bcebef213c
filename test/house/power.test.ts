import { describe, expect, it } from 'vitest'
import { ALL_MUTATIONS } from '../../scripts/power/all-mutations.ts'
import { misfitsOf } from '../../scripts/power/misfits.ts'
import type { Mutation } from '../../scripts/power/mutation.ts'
import { ROOT } from '../world/project.ts'

describe('the mutations of `npm run power`', () => {
  it('fit the code, and name test files that are there', () => {
    expect(ALL_MUTATIONS.length).toBeGreaterThan(100)
    expect(misfitsOf(ALL_MUTATIONS, ROOT)).toEqual([])
  })

  it('have a name each', () => {
    const names = ALL_MUTATIONS.map(({ name }) => name)

    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  const fitting: Mutation = {
    name: 'planted',
    file: 'cli.ts',
    find: 'await runCommandLine(',
    replace: '',
    tests: ['house/power.test.ts'],
  }

  it.each<[what: string, change: Partial<Mutation>, problem: RegExp]>([
    ['a text that is gone', { find: 'no such text' }, /^planted: src\/cli\.ts holds "no such text" 0 times\.$/],
    ['a text that recurs', { find: 'e' }, /^planted: src\/cli\.ts holds "e" \d{2,} times\.$/],
    ['a file that moved', { file: 'moved.ts' }, /^planted: ENOENT.*moved\.ts/],
    ['a test file that moved', { tests: ['moved.test.ts'] }, /^planted: test\/moved\.test\.ts is missing\.$/],
  ])('do not fit with %s', (_, change, problem) => {
    expect(misfitsOf([fitting], ROOT)).toEqual([])
    expect(misfitsOf([{ ...fitting, ...change }], ROOT)).toEqual([expect.stringMatching(problem)])
  })
})
