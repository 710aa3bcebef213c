import { expect, it } from 'vitest'
import type { TestId } from '../../src/domain/model/test-case.ts'
import { Sifter } from '../../src/test-runner/warm/sifter.ts'
import { WarmAnswer } from '../../src/test-runner/warm/warm-process.ts'

const id = (name: string): TestId => ({ framework: 'node', file: 'a.test.js', suite: [], name })
const control = (problem: string) => ({ isShared: true, unchanged: 1, problems: [problem, ''] })
const VERDICT = { isShared: true, verdicts: [true] }

it('a process that was spoilt is no measure for the next one', async () => {
  const answers = [control('fail a'), VERDICT, control('fail b'), control('fail a'), VERDICT, control('fail a')]
  let renewed = 0
  const sifter = new Sifter({
    failing: [id('one')],
    passing: [id('two')],
    named: () => ({}),
    keepsState: () => true,
    pathOf: file => file,
    ask: async () => WarmAnswer.parse(answers.shift()),
    renew: async () => void (renewed += 1),
  })
  const sift = () => sifter.sift([id('one')], [{ file: 'a.js', text: '' }], { enough: 1, eachMs: 100 })

  expect(await sift()).toEqual([undefined])
  expect(renewed).toBe(1)
  expect(await sift()).toEqual(['passed'])
})
