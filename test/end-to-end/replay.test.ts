import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOneSentence, expectSameEnd, GREEN, Recorded } from './replay.cases.ts'

let recorded: Recorded
beforeAll(async () => {
  recorded = await Recorded.record()
})
afterAll(() => recorded?.[Symbol.asyncDispose]())

describe('a conversation that is had again', () => {
  it('comes to the same end', () =>
    expectSameEnd(recorded, [
      '001-fixer-2',
      5,
      ['edit_file: ', 'run_tests: 0 passed, 1 failed.', 'edit_file: ', `run_tests: ${GREEN}`, 'done'],
    ]))

  it('has another result where the code behaves otherwise than it did', async () => {
    const file = recorded.changed('001-fixer-2', text => text.replaceAll(GREEN, '0 passed, 1 failed.'))

    const { code, stdout } = await recorded.replay(file)

    expect(code, stdout).toBe(1)
    expect(stdout).toContain(`≠ run_tests: ${GREEN}\n    recorded: 0 passed, 1 failed.\n`)
    expect(stdout).toMatch(/\nSame end: .*\n1 of 5 calls has a different result\.\n$/)
  })

  it('is refused in one sentence when its commit is not here', () =>
    expectOneSentence(recorded, [
      'a commit that is not here',
      all => [all.changed('001-fixer-2', text => text.replace(/"commit": "\w+"/, `"commit": "${'ab'.repeat(20)}"`))],
      /^Commit abababa of the transcript is not in this repository\. /,
    ]))
})
