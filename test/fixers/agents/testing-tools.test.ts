import { expect, it } from 'vitest'
import type { TestRun } from '../../../src/domain/model/test-case.ts'
import { TEST, testRun } from './bench.ts'
import { repairing, resultsSent } from './fixing.ts'
import { done, edit, runTests } from './turns.ts'

it('a run of the tests tells what failed and how, and when nothing does any more', async () => {
  const { world, events } = await repairing([runTests, edit, runTests, done])

  const [before, after] = resultsSent(world).filter(({ text }) => text.includes('passed'))
  expect(before?.text).toMatch(
    /^0 passed, 1 failed\.\nFAIL src\/sum\.test\.ts › sums\nexpected -1 to be 3\nCompare these messages/,
  )
  expect(before?.isError).toBe(false)
  expect(after?.text).toBe('1 passed, 0 failed. If the change is whole, call done.')
  expect(events.filter(({ kind }) => kind === 'thought')).toMatchObject([
    { text: '0 passed, 1 failed.' },
    { text: '1 passed, 0 failed. If the change is whole, call done.' },
  ])
})

it.each<[string, Partial<TestRun>, RegExp]>([
  [
    'that did not come to its end tells why, with its output cut to size',
    { complete: false, notes: ['It timed out.'], output: `begin${'o'.repeat(9_000)}end` },
    /^0 passed, 1 failed\. The run is incomplete: It timed out\.\nSee first that .+\nbegino+\n… \d+ characters left out …\no+end$/,
  ],
  [
    'with a failed check counts it apart from the tests',
    {
      cases: [
        red('m'),
        { ...red('no such name'), id: { framework: 'check', file: 'a.ts', suite: ['tsc'], name: 'x' } },
      ],
    },
    /^0 passed, 1 failed, 1 failing check\.\n/,
  ],
  [
    'with many failures tells the first ones',
    { cases: Array.from({ length: 11 }, () => red('short')) },
    /\n… and 3 more failures\n/,
  ],
  [
    'with a long stack tells the whole message, and no frames of runners',
    {
      cases: [
        redWith(
          `expected ${'1'.repeat(700)} to be 2`,
          `Error: expected ${'1'.repeat(700)} to be 2\n    at total (/app/src/cart.ts:1:2)\n${'    at run (/app/node_modules/jest-circus/a.js:1:2)\n'.repeat(90)}`,
        ),
      ],
    },
    /\nexpected 1{700} to be 2\n {0,4}at total \(\/app\/src\/cart\.ts:1:2\)\n {4}… 90 frames outside of the project\n/,
  ],
  [
    'with a long failure tells its beginning and its end',
    { cases: [red(`a${'x'.repeat(9_000)}z`)] },
    /\nax+\n… 7502 characters left out …\nx+z\n/,
  ],
])('a run of the tests %s', async (_, change, told) => {
  const run = { ...testRun(false, 'm'), ...change }

  const { world } = await repairing([runTests, done], { tools: { runTests: async () => run } })

  expect(resultsSent(world)[0]?.text).toMatch(told)
})

function redWith(message: string, stack: string): TestRun['cases'][number] {
  return { id: TEST, status: 'failed', durationMs: 1, problems: [{ kind: 'failure', type: 'E', message, stack }] }
}

function red(stack: string): TestRun['cases'][number] {
  return { id: TEST, status: 'failed', durationMs: 1, problems: [{ kind: 'failure', type: 'E', message: 'm', stack }] }
}
