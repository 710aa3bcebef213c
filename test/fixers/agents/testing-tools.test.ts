import { describe, expect, it } from 'vitest'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import type { FixerTools } from '../../../src/contracts/ports.ts'
import { TEST, testRun } from './bench.ts'
import { repairing, resultsSent } from './fixing.ts'
import { call, done, edit, lastEdit, runTests } from './turns.ts'

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
    { text: '1 passed, 0 failed.' },
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
    /\n… and 3 more\n/,
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

describe('a last edit', () => {
  it('whose tests pass ends the work, with its summary and the files', async () => {
    const { answer, world, runs } = await repairing([lastEdit])

    expect(answer).toMatchObject({
      kind: 'proposal',
      proposal: { summary: 'Add', changes: [{ file: 'src/sum.ts' }], leftUndone: '' },
    })
    expect([world.requests.length, runs()]).toEqual([1, 1])
  })

  it('is followed by the tests that the change may break, whose failures are shown as broken', async () => {
    const scopes: unknown[] = []
    const other = { ...TEST, file: 'src/twice.test.ts', name: 'doubles' }
    const guard: FixerTools['guard'] = async scope => {
      scopes.push(scope)
      const isWide = scope !== 'own files'
      const cases = [
        ...testRun(true, '').cases,
        ...(isWide ? [{ ...redWith('expected 4 to be 2', ''), id: other }] : []),
      ]
      return {
        run: { ...testRun(true, ''), cases },
        red: [],
        broken: isWide ? [{ id: other, how: 'newly failing' }] : [],
      }
    }

    const { answer, world } = await repairing([lastEdit, done], { tools: { guard } })

    expect(answer.kind).toBe('proposal')
    expect(scopes).toEqual(['own files', ['src/sum.ts']])
    expect(resultsSent(world)[0]?.text).toContain(
      '\n\n1 passed, 1 failed (1 broken by the change).\nBROKEN (newly failing) src/twice.test.ts › doubles\nexpected 4 to be 2',
    )
  })

  it('counts apart what failed before and belongs to other work', async () => {
    const other = { ...redWith('expected 1 to be 2', ''), id: { ...TEST, name: 'of others' } }
    const guard: FixerTools['guard'] = async () => ({
      run: { ...testRun(true, ''), cases: [...testRun(true, '').cases, other] },
      red: [],
      broken: [],
    })

    const { world } = await repairing([edit, call('run_tests', {}), done], { tools: { guard } })

    expect(resultsSent(world).at(-1)?.text).toBe('1 passed, 1 failed (1 not yours). If the change is whole, call done.')
  })

  it('does not end the work while a failing test has no result', async () => {
    const guard: FixerTools['guard'] = async () => ({
      run: { ...testRun(true, ''), cases: [] },
      red: [TEST],
      broken: [],
    })

    const { world } = await repairing([lastEdit, done], { tools: { guard } })

    expect(resultsSent(world)[0]?.text).toContain('FAIL src/sum.test.ts › sums\nThe run has no result of it.')
  })

  it('is made, and no error, where its tests cannot start', async () => {
    const guard: FixerTools['guard'] = async () => {
      throw new Error('spawn node EAGAIN')
    }

    const { world } = await repairing([lastEdit, done], { tools: { guard } })

    expect(resultsSent(world)[0]).toMatchObject({
      isError: false,
      text: expect.stringMatching(/^Done\. Line 1 is new:[^]*\n\nThe tests could not run: spawn node EAGAIN$/),
    })
  })

  it('is made, and no error, where no test run is left', async () => {
    const runs = Array.from({ length: 8 }, (_, index) => [
      call('edit_file', { path: 'src/twice.ts', old: index === 0 ? 'x = x' : `x = ${index}`, new: `x = ${index + 1}` }),
      runTests,
    ])

    const { world } = await repairing([...runs.flat(), lastEdit, done])

    const last = resultsSent(world).at(-1)
    expect(last?.text).toContain('Done. Line 1 is new:')
    expect(last?.text).toContain('are used up: call done or give_up.')
    expect(last?.isError).toBe(false)
  })

  it('that cannot be made runs no test', async () => {
    const wrong = call('edit_file', { path: 'src/sum.ts', old: 'nowhere', new: 'x', summary: 'Add' })

    const { runs, world } = await repairing([wrong, lastEdit])

    expect(runs()).toBe(1)
    expect(resultsSent(world)[0]).toMatchObject({ isError: true, text: expect.stringMatching(/^old does not stand/) })
  })
})

it('a green run ends the work where a summary is given, unless nothing was changed', async () => {
  const green = call('run_tests', { summary: 'Add' })

  const { answer, world } = await repairing([green, edit, green])

  expect(answer).toMatchObject({ kind: 'proposal', proposal: { summary: 'Add' } })
  expect(world.requests).toHaveLength(3)
})
